import { PRESENCE_ADDRESS } from '../../core/domain/presence.ts'
import { isRecord } from '../../core/domain/untrusted.ts'
import { once } from './once.ts'

/**
 * Whether the site's own service may be there. Only a static host says that it is not: without an answer, the service is down, and what
 * asks it next says so.
 */
export const isServiceThere = once(async (): Promise<boolean> => {
  try {
    const answer: unknown = await (await fetch(PRESENCE_ADDRESS)).json()
    return !isRecord(answer) || answer.service !== false
  } catch {
    return true
  }
})
