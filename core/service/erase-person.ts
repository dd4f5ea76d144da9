/** Erases a person at their request, and tells the office of the appointments that are cancelled by it. */
import { appointmentsAhead } from './appointments/agenda.ts'
import { erasedMails } from './appointments/appointment-mails.ts'
import type { AppointmentRow } from './appointments/appointment-tables.ts'
import type { ServiceDeps } from './deps.ts'
import { enqueue } from './outbox/enqueue.ts'
import { eraseData } from './personal-data.ts'

export type EraseDeps = Pick<ServiceDeps, 'store' | 'now'>

/** Mails need the published site and its configuration. */
type NoticeDeps = EraseDeps & Pick<ServiceDeps, 'site' | 'config' | 'secrets' | 'random' | 'address'>

interface ErasedPerson {
  readonly erased: Readonly<Record<string, number>>
  /** The appointments to come that are cancelled. */
  readonly ahead: readonly AppointmentRow[]
  /** Number of mails to the office. */
  readonly told: number
}

/**
 * Nothing is mailed to the person, whose address is erased: the office confirms the erasure in its answer (GDPR, article
 * 12(3)). Without the published site nobody is told, and the caller reports the appointments.
 */
export async function erasePerson(deps: EraseDeps | NoticeDeps, address: string): Promise<ErasedPerson> {
  let ahead: readonly AppointmentRow[] = []
  let told = 0
  const erased = await eraseData(deps.store, address, {
    before: async (transaction, email) => {
      ahead = await appointmentsAhead(transaction, email, deps.now())
    },
    after: async (transaction) => {
      if (!('site' in deps)) return
      const messages = ahead.flatMap((row) => erasedMails(row, deps))
      told = messages.length
      await enqueue(transaction, { submission: null, messages }, deps)
    },
  })
  return { erased, ahead, told }
}
