/** Appointments at properties that have left the site, or are sold or let. The office is notified once. */
import type { NotNull } from 'kysely'
import type { ServiceDeps } from '../deps.ts'
import { enqueue } from '../outbox/enqueue.ts'
import { findAppointment } from './agenda.ts'
import { goneMails } from './appointment-mails.ts'
import { isChangeable } from './changes.ts'
import { visitable } from './subject.ts'

type GoneDeps = Omit<ServiceDeps, 'log'>

/** Returns the number of appointments about which the office was notified. */
export async function tellOfGoneHomes(deps: GoneDeps): Promise<number> {
  const site = deps.site()
  const rows = await deps.store.db
    .selectFrom('appointment')
    .select(['id', 'property'])
    .where('property', 'is not', null)
    // The office does not know of a booking that the visitor has not confirmed.
    .where('state', 'in', ['requested', 'confirmed'])
    .where('gone_at', 'is', null)
    .where('ends_at', '>', deps.now())
    .$narrowType<{ property: NotNull }>()
    .execute()
  const gone = rows.filter(({ property }) => visitable(property, site) === undefined)
  let told = 0
  for (const { id } of gone) if (await tellOf(id, deps)) told++
  if (told > 0) deps.wakeOutbox()
  return told
}

/** Two processes may run at once. The one that marks the row notifies the office. */
function tellOf(id: string, deps: GoneDeps): Promise<boolean> {
  return deps.store.write(async (transaction) => {
    const marked = await transaction
      .updateTable('appointment')
      .set({ gone_at: deps.now() })
      .where('id', '=', id)
      .where('gone_at', 'is', null)
      .executeTakeFirst()
    const row = await findAppointment(transaction, id)
    if (Number(marked.numUpdatedRows) === 0 || !isChangeable(row, deps)) return false
    await enqueue(transaction, { submission: id, messages: goneMails(row, deps) }, deps)
    return true
  })
}
