/** Registered searches in the database, and what their visitors were told. */
import type { Kysely, Transaction } from 'kysely'
import type { ServiceProperty } from '../../schema/service-site.ts'
import type { Tables } from '../store/tables.ts'
import type { News } from './news.ts'
import type { RegisteredSearchRow, ToldRow } from './search-tables.ts'

type Changing = Transaction<Tables>

export function findSearch(db: Kysely<Tables>, id: string): Promise<RegisteredSearchRow | undefined> {
  return db.selectFrom('search').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function countSearches(transaction: Changing, email: string): Promise<number> {
  const { count } = await transaction
    .selectFrom('search')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** The same search of the same visitor goes on with a new life, and in the language that was used last. */
export function keepSearch(transaction: Changing, search: RegisteredSearchRow): Promise<RegisteredSearchRow> {
  const { language, expires_at } = search
  return transaction
    .insertInto('search')
    .values(search)
    .onConflict((conflict) =>
      conflict
        .columns(['email', 'criteria'])
        .doUpdateSet({ language, expires_at, paused_at: null, reminded_at: null }),
    )
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Searches that can be told something: neither paused nor over. */
export function activeSearches(db: Kysely<Tables>, now: number): Promise<readonly RegisteredSearchRow[]> {
  return db
    .selectFrom('search')
    .selectAll()
    .where('paused_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('email')
    .orderBy('id')
    .execute()
}

export function toldOf(db: Kysely<Tables>, search: string): Promise<readonly ToldRow[]> {
  return db.selectFrom('told').selectAll().where('search', '=', search).execute()
}

interface Telling {
  readonly search: string
  readonly now: number
}

/**
 * Notes that a property is told, and says whether it was this that noted it: where two processes are about to tell the same, the second
 * finds it told.
 */
export async function noteTold(
  transaction: Changing,
  { property, kind }: News,
  { search, now }: Telling,
): Promise<boolean> {
  const values = { ...knownOf(property), gone: 0, told_at: now }
  if (kind === 'new') {
    const { numInsertedOrUpdatedRows: count } = await transaction
      .insertInto('told')
      .values({ search, property: property.id, ...values })
      .onConflict((conflict) => conflict.columns(['search', 'property']).doNothing())
      .executeTakeFirst()
    return Number(count) === 1
  }
  const changed = transaction
    .updateTable('told')
    .set(values)
    .where('search', '=', search)
    .where('property', '=', property.id)
  const { numUpdatedRows: count } = await (
    kind === 'back' ? changed.where('gone', '=', 1) : changed.where('fingerprint', '!=', property.fingerprint)
  ).executeTakeFirst()
  return Number(count) === 1
}

/** What changed without being news. */
export async function noteKnown(
  transaction: Changing,
  { noted, gone }: { readonly noted: readonly ServiceProperty[]; readonly gone: readonly string[] },
  { search, now }: Telling,
): Promise<void> {
  for (const property of noted)
    await transaction
      .updateTable('told')
      .set({ ...knownOf(property), told_at: now })
      .where('search', '=', search)
      .where('property', '=', property.id)
      .execute()
  for (let start = 0; start < gone.length; start += MOST_AT_ONCE)
    await transaction
      .updateTable('told')
      .set({ gone: 1 })
      .where('search', '=', search)
      .where('property', 'in', gone.slice(start, start + MOST_AT_ONCE))
      .execute()
}

/** Databases take a limited number of values with one query. */
const MOST_AT_ONCE = 500

/** What matches when a search is registered is seen on the site: only what comes later is news. */
export async function noteSeen(
  transaction: Changing,
  properties: readonly ServiceProperty[],
  { search, now }: Telling,
): Promise<void> {
  for (let start = 0; start < properties.length; start += MOST_AT_ONCE) {
    const rows = properties
      .slice(start, start + MOST_AT_ONCE)
      .map((property) => ({ search, property: property.id, ...knownOf(property), gone: 0, told_at: now }))
    await transaction
      .insertInto('told')
      .values(rows)
      .onConflict((conflict) => conflict.columns(['search', 'property']).doNothing())
      .execute()
  }
}

function knownOf({ fingerprint, price }: ServiceProperty): Pick<ToldRow, 'fingerprint' | 'price'> {
  return { fingerprint, price: price ?? null }
}

type By = { readonly id: string } | { readonly email: string }

/** What an ended search knew goes with it. */
export async function endSearches(transaction: Changing, by: By): Promise<number> {
  const rows = transaction.deleteFrom('search')
  const { numDeletedRows: count } = await (
    'id' in by ? rows.where('id', '=', by.id) : rows.where('email', '=', by.email)
  ).executeTakeFirst()
  return Number(count)
}

export function changeSearch(
  transaction: Changing,
  id: string,
  news: Partial<Pick<RegisteredSearchRow, 'paused_at' | 'reminded_at' | 'expires_at'>>,
): Promise<RegisteredSearchRow | undefined> {
  return transaction.updateTable('search').set(news).where('id', '=', id).returningAll().executeTakeFirst()
}
