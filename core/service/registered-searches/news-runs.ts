/** The runs that mailed news, for the desk. */
import type { Kysely } from 'kysely'
import { daysLong } from '../../domain/duration.ts'
import type { ServiceDeps } from '../deps.ts'
import { newId } from '../ids.ts'
import type { Tables } from '../store/tables.ts'
import type { Notified } from './notify.ts'

const KEPT_DAYS = 400

/** Notes a run that mailed something, and forgets old ones. */
export async function noteNewsRun(
  { digests, reminders, told }: Pick<Notified, 'digests' | 'reminders' | 'told'>,
  deps: Pick<ServiceDeps, 'store' | 'now' | 'random'>,
): Promise<void> {
  const at = deps.now()
  const homes = new Set(told.flatMap(({ properties }) => properties.map(({ id }) => id))).size
  await deps.store.write(async (transaction) => {
    await transaction
      .insertInto('news_run')
      .values({ id: newId(deps), at, digests, reminders, homes })
      .execute()
    await transaction
      .deleteFrom('news_run')
      .where('at', '<', at - daysLong(KEPT_DAYS))
      .execute()
  })
}

/** Newest first. */
export function lastNewsRuns(db: Kysely<Tables>, most: number) {
  return db
    .selectFrom('news_run')
    .select(['at', 'digests', 'reminders', 'homes'])
    .orderBy('id', 'desc')
    .limit(most)
    .execute()
}
