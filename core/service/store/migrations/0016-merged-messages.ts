/** Messages of one person that the desk keeps together, and an index for the last action on an object. */
import type { Kysely } from 'kysely'

/** A message whose main message is erased stands for itself again. */
export async function mergedMessages(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('desk_work')
    .addColumn('merged_into', 'text', (column) => column.references('submission.id').onDelete('set null'))
    .execute()
  await db.schema.createIndex('desk_work_merged_into').on('desk_work').column('merged_into').execute()
  await db.schema.createIndex('desk_audit_subject').on('desk_audit').column('subject').execute()
}
