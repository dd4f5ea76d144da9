/** The time of the last backup. A backup has the time of the one before. */
import type { Kysely } from 'kysely'
import { readSetting, writeSetting } from '../store/settings.ts'
import type { Store } from '../store/store.ts'
import type { Tables } from '../store/tables.ts'

const NAME = 'last-backup'

export function noteBackup(store: Store, at: number): Promise<void> {
  return store.write((transaction) => writeSetting(transaction, NAME, String(at)))
}

/** In milliseconds; null before the first backup. */
export async function lastBackup(db: Kysely<Tables>): Promise<number | null> {
  const at = await readSetting(db, NAME)
  return at === undefined ? null : Number(at)
}
