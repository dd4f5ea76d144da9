import type { ServiceDeps } from '../deps.ts'
import { writeAudit } from './audit.ts'

/**
 * Records that an owner asked for something of another. A subject that is no id could be any text, so it is
 * not kept.
 */
export async function noteForeign(owner: string, subject: string, deps: ServiceDeps): Promise<void> {
  const about = /^[0-9a-f]{1,32}$/.test(subject) ? subject : 'malformed'
  await deps.store.write((transaction) =>
    writeAudit(transaction, { action: 'not-theirs', owner, subject: about }, deps),
  )
  deps.log.warn(
    { event: 'portal.not-theirs', owner, subject: about },
    'an owner asked for what is not theirs',
  )
}
