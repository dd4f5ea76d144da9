/**
 * Runs after each publication and mails every visitor the news of all registered searches in one mail, and that
 * of saved homes in another. A mail and the record of its content are one transaction. A run that was
 * interrupted continues where it stopped, and mails nothing twice.
 */
import type { Kysely } from 'kysely'
import { groupBy } from '../../domain/group-by.ts'
import type { ServiceDeps } from '../deps.ts'
import { enqueue } from '../outbox/enqueue.ts'
import type { Tables } from '../store/tables.ts'
import { matchesOf, townsOf } from './criteria.ts'
import type { Criteria } from './criteria.ts'
import { isEnding } from './life.ts'
import { compare } from './news.ts'
import type { Comparison, News } from './news.ts'
import { noteNewsRun } from './news-runs.ts'
import { compareSaved, sharedIn } from './saved-list.ts'
import { digestMail, renewMail } from './search-mails.ts'
import type { RegisteredSearchRow } from './search-tables.ts'
import { activeSearches, noteKnown, noteTold, toldOf } from './searches.ts'

type NotifyDeps = Pick<
  ServiceDeps,
  'store' | 'site' | 'config' | 'secrets' | 'now' | 'random' | 'address' | 'wakeOutbox'
>

export interface Notified {
  readonly searches: number
  readonly visitors: number
  /** Mails with news, and mails with a link to renew. */
  readonly digests: number
  readonly reminders: number
  /** The searches and the properties of their news, without names and addresses. */
  readonly told: readonly ToldSearch[]
}

interface ToldSearch {
  readonly search: string
  readonly properties: readonly { readonly id: string; readonly kind: News['kind'] }[]
}

export async function notify(deps: NotifyDeps, { dryRun }: { readonly dryRun: boolean }): Promise<Notified> {
  const searches = await activeSearches(deps.store.db, deps.now())
  const mails = [...groupBy(searches, ({ email, saved }) => [`${saved === null} ${email}`]).values()]
  const look = watch(deps)
  const told: ToldSearch[] = []
  let digests = 0
  for (const own of mails) {
    const found = dryRun ? await lookOnly(deps, own, look) : await tellVisitor(deps, own, look)
    if (found.length > 0) digests++
    told.push(...found)
  }
  const reminders = await remind(deps, searches, dryRun)
  if (!dryRun && digests + reminders > 0) {
    await noteNewsRun({ digests, reminders, told }, deps)
    deps.wakeOutbox()
  }
  return {
    searches: searches.length,
    visitors: new Set(searches.map(({ email }) => email)).size,
    digests,
    reminders,
    told,
  }
}

type Look = (search: RegisteredSearchRow, db: Kysely<Tables>) => Promise<Comparison>

/** The stock is read once for all searches. */
function watch({ site }: NotifyDeps): Look {
  const published = site()
  const towns = townsOf(published)
  return async (search, db) => {
    const shared = sharedIn(search)
    if (shared !== undefined) return compareSaved(shared, published, await toldOf(db, search.id))
    const matches = matchesOf(JSON.parse(search.criteria) as Criteria, published, towns)
    return compare(matches, await toldOf(db, search.id))
  }
}

async function lookOnly(
  { store }: NotifyDeps,
  searches: readonly RegisteredSearchRow[],
  look: Look,
): Promise<readonly ToldSearch[]> {
  const found: ToldSearch[] = []
  for (const search of searches) {
    const { news } = await look(search, store.db)
    if (news.length > 0) found.push(toldSearch(search, news))
  }
  return found
}

function tellVisitor(
  deps: NotifyDeps,
  searches: readonly RegisteredSearchRow[],
  look: Look,
): Promise<readonly ToldSearch[]> {
  return deps.store.write(async (transaction) => {
    const found: { readonly search: RegisteredSearchRow; readonly news: readonly News[] }[] = []
    for (const search of searches) {
      const telling = { search: search.id, now: deps.now() }
      const comparison = await look(search, transaction)
      const news: News[] = []
      for (const item of comparison.news) if (await noteTold(transaction, item, telling)) news.push(item)
      await noteKnown(transaction, comparison, telling)
      if (news.length > 0) found.push({ search, news })
    }
    if (found.length === 0) return []
    const each = new Map(found.flatMap(({ news }) => news).map((item) => [item.property.id, item]))
    const digest = { searches: found.map(({ search }) => search), news: [...each.values()] }
    await enqueue(transaction, { submission: null, messages: [digestMail(digest, deps)] }, deps)
    return found.map(({ search, news }) => toldSearch(search, news))
  })
}

function toldSearch({ id }: RegisteredSearchRow, news: readonly News[]): ToldSearch {
  return { search: id, properties: news.map(({ property, kind }) => ({ id: property.id, kind })) }
}

/** One reminder in the life of a search. A renewed search gets another. */
async function remind(
  deps: NotifyDeps,
  searches: readonly RegisteredSearchRow[],
  dryRun: boolean,
): Promise<number> {
  const now = deps.now()
  const due = searches.filter((search) => search.reminded_at === null && isEnding(search, deps))
  if (dryRun) return due.length
  let count = 0
  for (const search of due) {
    const isFirst = await deps.store.write(async (transaction) => {
      const { numUpdatedRows } = await transaction
        .updateTable('search')
        .set({ reminded_at: now })
        .where('id', '=', search.id)
        .where('reminded_at', 'is', null)
        .executeTakeFirst()
      if (Number(numUpdatedRows) === 0) return false
      await enqueue(transaction, { submission: null, messages: [renewMail(search, deps)] }, deps)
      return true
    })
    if (isFirst) count++
  }
  return count
}
