/** The mails to visitors about their searches. */
import { formatDate } from '../../domain/format.ts'
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
const MOST_CARDS = 20

interface Digest {
  /** The searches of one visitor with news. The language is that of the last one. */
  readonly searches: readonly RegisteredSearchRow[]
  /** Each property once. */
  readonly news: readonly News[]
}

export function digestMail({ searches, news }: Digest, deps: MailDeps): MailMessage {
  const search = searches.at(-1)
  if (search === undefined) throw new Error('a digest of no search')
  const { email, language } = search
  const site = deps.site()
  const rest = news.length - MOST_CARDS
  return composeMail({
    site,
    purpose: 'agreed',
    to: email,
    language,
    subject: sayCount(language, 'registered-search.digest.subject', news.length),
    greeting: greetingOf(language, undefined),
    paragraphs: [say(language, 'registered-search.digest.text')],
    cards: news.slice(0, MOST_CARDS).flatMap((item) => cardOf(item, search, deps) ?? []),
    ...(rest > 0 ? { closing: [sayCount(language, 'registered-search.digest.more', rest)] } : {}),
    links: searches.map((row) => changeLink(row, search, deps)),
    reason: say(language, 'registered-search.reason', { site: new URL(site.url).host }),
    unsubscribe: searchUrl(search, deps),
  })
}

function cardOf(
  { property, kind }: News,
  { language }: RegisteredSearchRow,
  { site }: MailDeps,
): MailCard | null {
  const card = propertyCard(property.id, { site: site(), language })
  return card && { ...card, lines: [say(language, `registered-search.kind.${kind}`), ...card.lines] }
}

function changeLink(row: RegisteredSearchRow, { language }: RegisteredSearchRow, deps: MailDeps): MailLink {
  return { label: say(language, 'registered-search.change'), url: searchUrl(row, deps) }
}

/** The mail with a link to renew the search. */
export function renewMail(search: RegisteredSearchRow, deps: MailDeps): MailMessage {
  const { email, language } = search
  const site = deps.site()
  return composeMail({
    site,
    purpose: 'agreed',
    to: email,
    language,
    subject: say(language, 'registered-search.renew.subject'),
    greeting: greetingOf(language, undefined),
    paragraphs: [say(language, 'registered-search.renew.text', { day: lastDay(search, deps) })],
    button: { label: say(language, 'registered-search.renew.button'), url: searchUrl(search, deps) },
    reason: say(language, 'registered-search.reason', { site: new URL(site.url).host }),
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
