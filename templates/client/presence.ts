import { PRESENCE_ADDRESS } from '../../core/domain/presence.ts'
import type { Presence } from '../../core/domain/presence.ts'
import { once } from './once.ts'
import { onHost } from './site-root.ts'

/**
 * Whether the site's own service may be there. Only a static host says that it is not: without an answer, the service is down, and what
 * asks it next says so.
 */
export const isServiceThere = once(async (): Promise<boolean> => {
  try {
    const answer = (await (await fetch(onHost(PRESENCE_ADDRESS))).json()) as Partial<Presence> | null
    return answer?.service !== false
  } catch {
    return true
  }
})
