import { PRESENCE_ADDRESS } from '../../core/domain/presence.ts'
import type { Presence } from '../../core/domain/presence.ts'
import { once } from './once.ts'
import { onHost } from './site-root.ts'

const presence = once(async (): Promise<Partial<Presence> | null> => {
  try {
    return (await (await fetch(onHost(PRESENCE_ADDRESS))).json()) as Partial<Presence> | null
  } catch {
    return null
  }
})

/**
 * Whether the service of the site may be available. Only a static host answers that it is not. Without an answer the
 * service is down, which the next request reports.
 */
export async function isServiceThere(): Promise<boolean> {
  return (await presence())?.service !== false
}

/** Returns whether a form can be posted, as the page or the host of its service tells. */
export function hasReceiver(form: HTMLFormElement): Promise<boolean> {
  if (form.dataset.mail !== undefined) return Promise.resolve(false)
  const isForService = new URL(form.action, location.href).pathname.startsWith(onHost('/api/forms/'))
  return isForService && 'service' in document.body.dataset ? isServiceThere() : Promise.resolve(true)
}

/** Whether the host answers the feeds of filtered lists. A static host answers with that of the whole list. */
export async function hasFilteredFeeds(): Promise<boolean> {
  return (await presence())?.feeds === true
}
