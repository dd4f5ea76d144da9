/** The mail with the homes of a saved list. */
import type { ServiceDeps } from '../deps.ts'
import { propertyCard } from '../mail/cards.ts'
import { composeMail, greetingOf } from '../mail/compose-mail.ts'
import type { MailMessage, MailPurpose } from '../mail/message.ts'
import { say, sayCount } from '../strings.ts'
import { searchUrl } from './life.ts'
import { savedLink, sharedIn, shownHomes } from './saved-list.ts'
import { MOST_CARDS, reasonOf } from './search-mails.ts'
import type { RegisteredSearchRow } from './search-tables.ts'

/** Some mail programs cut longer addresses. The page of the list has the link then. */
const LONGEST_LINK = 2000

/** `purpose`: `agreed` after the confirmation, `asked` if the form was sent again for a list that is confirmed. */
export function savedListMail(
  row: RegisteredSearchRow,
  purpose: Extract<MailPurpose, 'asked' | 'agreed'>,
  deps: Pick<ServiceDeps, 'site' | 'secrets' | 'address'>,
): MailMessage {
  const { email, language } = row
  const site = deps.site()
  const homes = shownHomes(sharedIn(row) ?? { homes: [] }, site)
  const whole = savedLink(row, site)
  const own = searchUrl(row, deps)
  const rest = homes.length - MOST_CARDS
  return composeMail({
    site,
    purpose,
    to: email,
    language,
    subject: say(language, 'saved-list.list.subject'),
    greeting: greetingOf(language, undefined),
    paragraphs: [say(language, 'saved-list.list.text')],
    button: {
      label: say(language, 'saved-list.open'),
      url: whole !== undefined && whole.length <= LONGEST_LINK ? whole : own,
    },
    cards: homes.slice(0, MOST_CARDS).flatMap(({ id }) => propertyCard(id, { site, language }) ?? []),
    ...(rest > 0 ? { closing: [sayCount(language, 'registered-search.digest.more', rest)] } : {}),
    links: [{ label: say(language, 'saved-list.change'), url: own }],
    reason: reasonOf(row, site),
    unsubscribe: own,
  })
}
