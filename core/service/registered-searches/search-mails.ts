/** The mails to visitors about their searches. */
import { formatDate } from '../../domain/format.ts'
import type { ServiceSite } from '../../schema/service-site.ts'
import type { ServiceDeps } from '../deps.ts'
import { propertyCard } from '../mail/cards.ts'
import { composeMail, greetingOf } from '../mail/compose-mail.ts'
import type { MailCard, MailLink } from '../mail/mail-content.ts'
import type { MailMessage } from '../mail/message.ts'
import { say, sayCount } from '../strings.ts'
import { dayOf, zoneOf } from '../time-zone.ts'
import { searchUrl } from './life.ts'
import type { News } from './news.ts'
import type { RegisteredSearchRow } from './search-tables.ts'

type MailDeps = Pick<ServiceDeps, 'site' | 'config' | 'secrets' | 'address'>

/** Longer mails are not read, and mail programs truncate them. */
export const MOST_CARDS = 20

interface Digest {
  /** The searches of one visitor with news, or the saved list. The language is that of the last one. */
  readonly searches: readonly RegisteredSearchRow[]
  /** Each property once. */
  readonly news: readonly News[]
}

export function digestMail({ searches, news }: Digest, deps: MailDeps): MailMessage {
  const search = searches.at(-1)
  if (search === undefined) throw new Error('a digest of no search')
  const { email, language } = search
  const site = deps.site()
  const words = wordsOf(search)
  const rest = news.length - MOST_CARDS
  return composeMail({
    site,
    purpose: 'agreed',
    to: email,
    language,
    subject: sayCount(language, `${words}.digest.subject`, news.length),
    greeting: greetingOf(language, undefined),
    paragraphs: [say(language, `${words}.digest.text`)],
    cards: news.slice(0, MOST_CARDS).flatMap((item) => cardOf(item, search, deps) ?? []),
    ...(rest > 0 ? { closing: [sayCount(language, 'registered-search.digest.more', rest)] } : {}),
    links: searches.map((row) => changeLink(row, search, deps)),
    reason: reasonOf(search, site),
    unsubscribe: searchUrl(search, deps),
  })
}

/** The texts of a registered search and of a saved list have the same keys, after this word. */
export function wordsOf({ saved }: Pick<RegisteredSearchRow, 'saved'>): 'registered-search' | 'saved-list' {
  return saved === null ? 'registered-search' : 'saved-list'
}

function cardOf({ property, kind }: News, row: RegisteredSearchRow, { site }: MailDeps): MailCard | null {
  const { language } = row
  const card = propertyCard(property.id, { site: site(), language })
  const state = kind === 'new' ? (`${wordsOf(row)}.kind.new` as const) : KINDS[kind]
  return card && { ...card, lines: [say(language, state), ...card.lines] }
}

const KINDS = {
  cheaper: 'registered-search.kind.cheaper',
  back: 'registered-search.kind.back',
  gone: 'saved-list.kind.gone',
} as const

/** The sentence at the end of a mail about why it was sent. */
export function reasonOf(row: RegisteredSearchRow, { url }: Pick<ServiceSite, 'url'>): string {
  return say(row.language, `${wordsOf(row)}.reason`, { site: new URL(url).host })
}

function changeLink(row: RegisteredSearchRow, { language }: RegisteredSearchRow, deps: MailDeps): MailLink {
  return { label: say(language, `${wordsOf(row)}.change`), url: searchUrl(row, deps) }
}

/** The mail with a link to renew the search. */
export function renewMail(search: RegisteredSearchRow, deps: MailDeps): MailMessage {
  const { email, language } = search
  const words = wordsOf(search)
  const site = deps.site()
  return composeMail({
    site,
    purpose: 'agreed',
    to: email,
    language,
    subject: say(language, `${words}.renew.subject`),
    greeting: greetingOf(language, undefined),
    paragraphs: [say(language, `${words}.renew.text`, { day: lastDay(search, deps) })],
    button: { label: say(language, `${words}.renew.button`), url: searchUrl(search, deps) },
    reason: reasonOf(search, site),
    unsubscribe: searchUrl(search, deps),
  })
}

export function lastDay(
  { expires_at, language }: RegisteredSearchRow,
  { config }: Pick<MailDeps, 'config'>,
): string {
  const day = dayOf(expires_at, zoneOf({ config }))
  return formatDate(day, language) ?? day
}
