/** The page of a registered search or a saved list, by its mailed link. GET shows it, POST confirms, pauses, resumes, renews or ends it. */
import { Hono } from 'hono'
import type { Context } from 'hono'
import { FILTER_LIMITS } from '../../domain/filter-limits.ts'
import { formatLimit } from '../../domain/limit-text.ts'
import { nameIn } from '../../domain/locale.ts'
import type { Locale } from '../../languages/codes.ts'
import type { ServiceDeps } from '../deps.ts'
import { buttonPage } from '../pages/button-page.ts'
import type { ButtonPage } from '../pages/button-page.ts'
import { enqueue } from '../outbox/enqueue.ts'
import { forLink, readAction, saidPage } from '../pages/link-page.ts'
import { isSaid, say } from '../strings.ts'
import { limitField, limitsOf } from './criteria.ts'
import type { Criteria } from './criteria.ts'
import { isEnding, searchExpiry } from './life.ts'
import { savedLink, sharedIn } from './saved-list.ts'
import { savedListMail } from './saved-mails.ts'
import { lastDay, wordsOf } from './search-mails.ts'
import type { RegisteredSearchRow } from './search-tables.ts'
import { changeSearch, countConfirmed, endEarlierLists, endSearches, findSearch } from './searches.ts'
import { ownHref } from '../service-address.ts'

export function registeredSearchRoutes(deps: ServiceDeps): Hono {
  const routes = new Hono()
  routes.get('/api/searches/one-click/:token', forLink(deps, 'search', show))
  routes.post('/api/searches/one-click/:token', forLink(deps, 'search', change))
  return routes
}

async function show(deps: ServiceDeps, context: Context, subject: string): Promise<Response> {
  const row = await findLiving(deps, subject)
  return row === undefined ? ended(deps, context) : page(deps, context, row)
}

async function change(deps: ServiceDeps, context: Context, subject: string): Promise<Response> {
  const action = await readAction(deps, context)
  if (action.answer) return action.answer
  const row = await findLiving(deps, subject)
  if (row === undefined) return ended(deps, context)
  const { pairs } = action
  // A mail program’s own button stands beside a mail that may be about several searches: it stops that mail.
  const wish = pairs.get('List-Unsubscribe') === 'One-Click' ? 'end-all' : pairs.get('action')
  if (wish === 'end' || wish === 'end-all') {
    const only = row.saved === null ? 'searches' : 'saved lists'
    const by = wish === 'end' ? { id: row.id } : ({ email: row.email, only } as const)
    await deps.store.write((transaction) => endSearches(transaction, by))
    return ended(deps, context, row)
  }
  if (wish === 'confirm') return confirm(deps, context, row)
  const news = row.confirmed_at === null ? undefined : newsOf(wish, row, deps)
  if (news !== undefined) await deps.store.write((transaction) => changeSearch(transaction, row.id, news))
  // A reload asks again, and changes nothing again.
  return context.redirect(ownHref(deps, new URL(context.req.url).pathname), 303)
}

/** Enough for a visitor and a family. */
export const MOST_SEARCHES = 20

async function confirm(deps: ServiceDeps, context: Context, row: RegisteredSearchRow): Promise<Response> {
  const isFull = await deps.store.write(async (transaction) => {
    if (row.confirmed_at !== null) return false
    if (row.saved === null && (await countConfirmed(transaction, row.email)) >= MOST_SEARCHES) return true
    const now = deps.now()
    const times = { confirmed_at: now, expires_at: searchExpiry(row, now, deps.config) }
    const confirmed = await changeSearch(transaction, row.id, times)
    if (confirmed === undefined || row.saved === null) return false
    await endEarlierLists(transaction, confirmed)
    const messages = [savedListMail(confirmed, 'agreed', deps)]
    await enqueue(transaction, { submission: null, messages }, deps)
    return false
  })
  deps.wakeOutbox()
  if (!isFull) return context.redirect(ownHref(deps, new URL(context.req.url).pathname), 303)
  const said = {
    title: 'registered-search.page.full.title',
    text: 'registered-search.page.full.text',
  } as const
  return saidPage(deps, context, { locale: row.language, ...said, status: 409 })
}

function newsOf(wish: string | null, row: RegisteredSearchRow, { now, config }: ServiceDeps) {
  switch (wish) {
    case 'pause':
      return { paused_at: row.paused_at ?? now() }
    case 'resume':
      return { paused_at: null }
    case 'renew':
      return { expires_at: searchExpiry(row, now(), config), reminded_at: null }
    default:
      return undefined
  }
}

async function findLiving({ store, now }: ServiceDeps, id: string): Promise<RegisteredSearchRow | undefined> {
  const row = await findSearch(store.db, id)
  return row !== undefined && row.expires_at > now() ? row : undefined
}

function ended(deps: ServiceDeps, context: Context, row?: RegisteredSearchRow): Promise<Response> {
  const locale = row?.language ?? deps.site().defaultLocale
  const words = row === undefined ? 'registered-search' : wordsOf(row)
  const said = { title: `${words}.page.ended.title`, text: `${words}.page.ended.text` } as const
  return saidPage(deps, context, { locale, ...said })
}

async function page(deps: ServiceDeps, context: Context, row: RegisteredSearchRow): Promise<Response> {
  const locale = row.language
  const state = stateOf(row)
  const words = wordsOf(row)
  const text = say(locale, `${words}.page.${state}`, { day: lastDay(row, deps) })
  const href = state === 'pending' ? undefined : savedLink(row, deps.site())
  const shown: ButtonPage = {
    locale,
    title: say(locale, `${words}.page.title`),
    paragraphs: [text],
    ...(href === undefined ? {} : { link: { href, label: say(locale, 'saved-list.open') } }),
    facts: row.saved === null ? factsOf(row, deps) : savedFacts(row),
    buttons: [
      ...actionsOf(state, isEnding(row, deps)).map((action) => ({
        action,
        label: say(
          locale,
          action === 'confirm' || action === 'end'
            ? `${words}.page.${action}`
            : `registered-search.page.${action}`,
        ),
      })),
      ...(state === 'pending' || row.saved !== null
        ? []
        : [{ action: 'end-all', label: say(locale, 'registered-search.page.endAll') }]),
    ],
  }
  return context.html(await buttonPage(deps, shown))
}

type SearchState = 'pending' | 'paused' | 'active'

function stateOf({ confirmed_at, paused_at }: RegisteredSearchRow): SearchState {
  if (confirmed_at === null) return 'pending'
  return paused_at === null ? 'active' : 'paused'
}

function actionsOf(state: SearchState, isEnding: boolean) {
  if (state === 'pending') return ['confirm', 'end'] as const
  const first = isEnding ? (['renew'] as const) : []
  return [...first, state === 'paused' ? 'resume' : 'pause', 'end'] as const
}

function savedFacts(row: RegisteredSearchRow): NonNullable<ButtonPage['facts']> {
  const { homes = [], searches = [] } = sharedIn(row) ?? {}
  const counts = [
    { label: say(row.language, 'saved-list.fact.homes'), count: homes.length },
    { label: say(row.language, 'saved-list.fact.searches'), count: searches.length },
  ]
  return counts.filter(({ count }) => count > 0).map(({ label, count }) => ({ label, value: String(count) }))
}

function factsOf(
  { criteria, language }: RegisteredSearchRow,
  { site }: ServiceDeps,
): NonNullable<ButtonPage['facts']> {
  const asked = JSON.parse(criteria) as Criteria
  const { homeTypes, defaultLocale } = site()
  const names = homeTypes
    .filter(({ webId }) => asked.types.includes(webId))
    .flatMap((type) => nameIn(type.names, language, defaultLocale) ?? [])
  const facts = [
    {
      label: say(language, 'registered-search.fact.goal'),
      value: say(language, `registered-search.fact.goal.${asked.goal}`),
    },
    { label: say(language, 'form.label.types'), value: names.join(', ') },
    { label: say(language, 'form.label.zone'), value: asked.zone },
    ...limitFacts(asked, language),
  ]
  return facts.filter(({ value }) => value !== '')
}

/** The limits with the words of the form, which name the minimum and the maximum. */
function limitFacts(criteria: Criteria, language: Locale): NonNullable<ButtonPage['facts']> {
  const limits = limitsOf(criteria)
  return FILTER_LIMITS.flatMap(({ parameter, unit }) => {
    const limit = limits[parameter]
    const key = `form.label.${limitField(parameter)}`
    const label = say(language, isSaid(key) ? key : `filter.${parameter}`)
    return limit === undefined ? [] : [{ label, value: formatLimit(unit, limit, language) }]
  })
}
