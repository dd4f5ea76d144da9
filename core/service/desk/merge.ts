/** Messages of one person that are shown as one: the list has the main message, which has the others as its parts. */
import type { Transaction } from 'kysely'
import type { Tables } from '../store/tables.ts'
import type { MemberCall } from './call.ts'
import { messagesMergedInto, messagesOfSender } from './inbox-query.ts'
import type { MessageRow } from './inbox-query.ts'
import { officeIdOf } from './sight.ts'
import { touchWork } from './work.ts'

/**
 * Only messages of the same address and office that the member sees can be merged, and only into one that was not merged itself: an
 * office keeps its messages.
 */
export async function canMerge(
  ids: readonly string[],
  row: MessageRow,
  { visitor: { member }, deps }: MemberCall,
): Promise<boolean> {
  const { db } = deps.store
  const site = deps.site()
  const office = officeIdOf(row.office, site)
  const parts = await messagesMergedInto(db, row.id)
  const others = await messagesOfSender(db, row, { member, site })
  const near = others.filter((other) => officeIdOf(other.office, site) === office)
  const possible = new Set([...parts, ...near].map(({ id }) => id))
  return row.merged_into === null && ids.every((id) => possible.has(id))
}

/** Makes exactly these messages the parts of the main one. The parts of a message that is merged come along. */
export async function merge(
  transaction: Transaction<Tables>,
  main: string,
  ids: readonly string[],
): Promise<void> {
  const before = await transaction
    .selectFrom('desk_work')
    .select('submission')
    .where('merged_into', '=', main)
    .execute()
  for (const { submission } of before)
    if (!ids.includes(submission)) await touchWork(transaction, submission, { merged_into: null })
  for (const id of ids) await touchWork(transaction, id, { merged_into: main })
  if (ids.length > 0)
    await transaction
      .updateTable('desk_work')
      .set({ merged_into: main })
      .where('merged_into', 'in', ids)
      .execute()
}

/** Marks a message as handled at this time, with its parts; or as open, and then its parts keep what they were. */
export async function mark(
  transaction: Transaction<Tables>,
  id: string,
  handledAt: number | null,
): Promise<void> {
  const change = () => transaction.updateTable('submission').set({ handled_at: handledAt })
  await change().where('id', '=', id).execute()
  if (handledAt === null) return
  await change()
    .where('handled_at', 'is', null)
    .where('id', 'in', (parts) =>
      parts.selectFrom('desk_work').select('submission').where('merged_into', '=', id),
    )
    .execute()
}
