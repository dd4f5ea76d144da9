/** Registered searches in the database, and the properties that their visitors were told of. */
import type { Kysely, Transaction } from 'kysely'
import type { ServiceProperty } from '../../schema/service-site.ts'
import type { Tables } from '../store/tables.ts'
import type { News } from './news.ts'
import type { RegisteredSearchRow, ToldRow } from './search-tables.ts'

type Changing = Transaction<Tables>

export function findSearch(db: Kysely<Tables>, id: string): Promise<RegisteredSearchRow | undefined> {
  return db.selectFrom('search').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Searches of one address that wait to be confirmed. More come from a machine. */
const MOST_PENDING = 20

export async function pendingIsFull(db: Kysely<Tables>, email: string): Promise<boolean> {
  const { count } = await countOf(db, email).where('confirmed_at', 'is', null).executeTakeFirstOrThrow()
  return Number(count) >= MOST_PENDING
}

/** The confirmed searches of a visitor, without saved lists. */
export async function countConfirmed(db: Kysely<Tables>, email: string): Promise<number> {
  const confirmed = countOf(db, email).where('confirmed_at', 'is not', null).where('saved', 'is', null)
  return Number((await confirmed.executeTakeFirstOrThrow()).count)
}

function countOf(db: Kysely<Tables>, email: string) {
  return db
    .selectFrom('search')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('email', '=', email)
}

/** A visitor who asks again before confirming is mailed again only after this time, so that strangers fill nobody's mailbox. */
const ASK_AGAIN_AFTER = 10 * 60_000

/**
 * `asked`: the visitor has to confirm the search. `waiting`: the visitor was asked a moment ago. `known`: the visitor confirmed the same
 * search before; it stays as it is, because a stranger may have sent the form.
 */
export async function keepSearch(
  transaction: Changing,
  search: RegisteredSearchRow,
): Promise<{ readonly kind: 'asked' | 'waiting' | 'known'; readonly row: RegisteredSearchRow }> {
  const { language, expires_at, created_at } = search
  const row = await transaction
    .insertInto('search')
    .values(search)
    .onConflict((conflict) =>
      conflict
        .columns(['email', 'criteria'])
        .doUpdateSet({ language, expires_at, created_at })
        .where('search.confirmed_at', 'is', null)
        .where('search.created_at', '<=', created_at - ASK_AGAIN_AFTER),
    )
    .returningAll()
    .executeTakeFirst()
  if (row !== undefined) return { kind: 'asked', row }
  const existing = await transaction
    .selectFrom('search')
    .selectAll()
    .where('email', '=', search.email)
    .where('criteria', '=', search.criteria)
    .executeTakeFirstOrThrow()
  return { kind: existing.confirmed_at === null ? 'waiting' : 'known', row: existing }
}

/** Searches that are told of news: confirmed, not paused and not over. */
export function activeSearches(db: Kysely<Tables>, now: number): Promise<readonly RegisteredSearchRow[]> {
  return db
    .selectFrom('search')
    .selectAll()
    .where('confirmed_at', 'is not', null)
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
 * Records that a property was mailed, and returns whether this call recorded it. If two processes have the same news,
 * the second gets false.
 */
export async function noteTold(
  transaction: Changing,
  { property, kind }: News,
  { search, now }: Telling,
): Promise<boolean> {
  const values = { ...knownOf(property), gone: kind === 'gone' ? 1 : 0, told_at: now }
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
    kind === 'cheaper'
      ? changed.where('fingerprint', '!=', property.fingerprint)
      : changed.where('gone', '=', kind === 'back' ? 1 : 0)
  ).executeTakeFirst()
  return Number(count) === 1
}

/** Records changes that are no news. */
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

/** Databases accept a limited number of values in one query. */
const MOST_AT_ONCE = 500

/** Records the matches at registration, which the visitor sees on the site. Only later ones are news. */
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

type By = { readonly id: string } | { readonly email: string; readonly only?: 'searches' | 'saved lists' }

/** Deletes searches with all records of their news. */
export async function endSearches(transaction: Changing, by: By): Promise<number> {
  const rows = transaction.deleteFrom('search')
  const { numDeletedRows: count } = await (
    'id' in by
      ? rows.where('id', '=', by.id)
      : rows
          .where('email', '=', by.email)
          .$if(by.only !== undefined, (own) =>
            own.where('saved', by.only === 'searches' ? 'is' : 'is not', null),
          )
  ).executeTakeFirst()
  return Number(count)
}

/** A visitor has one saved list: the last one that was confirmed. */
export async function endEarlierLists(
  transaction: Changing,
  { id, email }: Pick<RegisteredSearchRow, 'id' | 'email'>,
): Promise<void> {
  await transaction
    .deleteFrom('search')
    .where('email', '=', email)
    .where('saved', 'is not', null)
    .where('id', '!=', id)
    .execute()
}

export function changeSearch(
  transaction: Changing,
  id: string,
  news: Partial<Pick<RegisteredSearchRow, 'confirmed_at' | 'paused_at' | 'reminded_at' | 'expires_at'>>,
): Promise<RegisteredSearchRow | undefined> {
  return transaction.updateTable('search').set(news).where('id', '=', id).returningAll().executeTakeFirst()
}
