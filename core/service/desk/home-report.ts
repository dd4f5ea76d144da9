/** The report of a home to one of its owners by mail: the interest of thirty days, and what visitors remarked. */
import { formatDate, formatNumber } from '../../domain/format.ts'
import type { HOME_ENDPOINTS, DeskHomeDetail } from '../../http/desk/homes.ts'
import type { Locale } from '../../languages/codes.ts'
import type { ServiceProperty } from '../../schema/service-site.ts'
import { propertyCard } from '../mail/cards.ts'
import { composeMail, greetingOf } from '../mail/compose-mail.ts'
import type { FactGroup, MailFact } from '../mail/mail-content.ts'
import type { MailMessage } from '../mail/message.ts'
import { writtenName } from '../mail/visitor-text.ts'
import { enqueue } from '../outbox/enqueue.ts'
import { portalPathOf } from '../portal/paths.ts'
import type { OwnerRow } from '../portal/tables.ts'
import { say } from '../strings.ts'
import { dayOf, zoneOf } from '../time-zone.ts'
import type { Call } from './call.ts'
import { refused } from './call.ts'
import { homeDetail } from './home-detail.ts'
import { nameHome } from './named-home.ts'
import { stateOf } from './owners.ts'

type ReportCall = Call<(typeof HOME_ENDPOINTS)['sendReport']>

/** A mail with more remarks would not be read; the portal has all of them. */
const MOST_REMARKS = 10

/** Refuses an owner who has no access to this home, and `retry` if the address has received too many mails today. */
export async function sendReport(property: ServiceProperty, call: ReportCall) {
  const { body, visitor, deps } = call
  const owner = await ownerOf(property.id, call)
  if (owner === undefined) return refused('not-found')
  const home = await homeDetail(property, visitor.member.language, deps)
  const mail = reportMail(property, { home, owner, text: body.text, call })
  const left = await deps.store.write((transaction) =>
    enqueue(transaction, { submission: null, messages: [mail] }, deps),
  )
  if (left === 0) return refused('retry')
  deps.wakeOutbox()
  return { ...home, reportedAt: deps.now() }
}

/** An owner of the home whose account is not disabled. */
function ownerOf(property: string, { body, deps }: ReportCall): Promise<OwnerRow | undefined> {
  return deps.store.db
    .selectFrom('owner')
    .innerJoin('owner_property', 'owner_property.owner', 'owner.id')
    .selectAll('owner')
    .where('owner.id', '=', body.owner)
    .where('owner_property.property', '=', property)
    .where('owner.disabled_at', 'is', null)
    .executeTakeFirst()
}

interface Addressed {
  readonly home: DeskHomeDetail
  readonly owner: OwnerRow
  readonly text: string | undefined
  readonly call: ReportCall
}

function reportMail(property: ServiceProperty, { home, owner, text, call }: Addressed): MailMessage {
  const { visitor, deps } = call
  const { name, email, language } = owner
  const { member } = visitor
  const site = deps.site()
  const { title, reference } = nameHome(property, property.id, { language, deps })
  const url = `${site.url}${portalPathOf(site, language)}`
  const button = stateOf(owner) === 'active' && { label: say(language, 'mail.button.portal'), url }
  return composeMail({
    site,
    purpose: 'own',
    to: email,
    replyTo: member.email,
    language,
    subject: say(language, 'desk.mail.report.subject', { home: `${title} (${reference})` }),
    heading: say(language, 'desk.mail.report.heading'),
    greeting: greetingOf(language, writtenName(name)),
    signer: { name: member.name },
    paragraphs: text?.split(/\n{2,}/) ?? [say(language, 'desk.mail.report.text')],
    cards: [propertyCard(home.id, { site, language }) ?? []].flat(),
    facts: groupsOf(home, { language, siteName: site.name, dayAt: (at) => dayOf(at, zoneOf(deps)) }),
    ...(button && { button }),
    reason: say(language, 'mail.ownerReason', { site: new URL(site.url).host }),
  })
}

interface Told {
  readonly language: Locale
  readonly siteName: string
  /** The day of a moment in the agency's time zone. */
  readonly dayAt: (at: number) => string
}

function groupsOf(home: DeskHomeDetail, { language, siteName, dayAt }: Told): readonly FactGroup[] {
  const number = (value: number) => formatNumber(value, language) ?? String(value)
  const interest = (['views', 'messages', 'visits', 'matches'] as const).map((name) => ({
    label: say(language, `desk.homes.${name}`),
    value: number(home[name]),
  }))
  const sources = [...viewsBySource(home)].map(([source, count]) => ({
    label: source ?? siteName,
    value: number(count),
  }))
  const remarks = home.visited.flatMap(({ at, visitor, remark }): readonly MailFact[] =>
    remark === null ? [] : [{ label: `${formatDate(dayAt(at), language)}, ${visitor}`, value: remark }],
  )
  return [
    { title: say(language, 'desk.mail.report.interest'), facts: interest },
    { title: say(language, 'desk.homes.bySource'), facts: sources },
    { title: say(language, 'desk.homes.visited'), facts: remarks.slice(0, MOST_REMARKS) },
  ].filter(({ facts }) => facts.length > 0)
}

/** The views of the last thirty days; null is the agency’s own site. */
function viewsBySource({ viewsByDay }: DeskHomeDetail): ReadonlyMap<string | null, number> {
  const counts = new Map<string | null, number>()
  for (const { source, count } of viewsByDay) counts.set(source, (counts.get(source) ?? 0) + count)
  return counts
}
