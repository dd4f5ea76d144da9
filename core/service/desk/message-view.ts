/** Messages and appointments as the desk shows them. */
import { fieldsOf } from '../../domain/form-definition.ts'
import { FORMS } from '../../domain/forms.ts'
import type { DeskAppointment } from '../../http/desk/calendar.ts'
import type { DeskMail, DeskMessage, DeskMessageSummary } from '../../http/desk/inbox.ts'
import type { SubmittedValues } from '../../http/submission.ts'
import type { Locale } from '../../languages/codes.ts'
import { findAppointment } from '../appointments/agenda.ts'
import type { AppointmentRow } from '../appointments/appointment-tables.ts'
import { homeText, placeOf } from '../appointments/place.ts'
import { placeText, wordingOf } from '../appointments/wording.ts'
import type { ServiceDeps } from '../deps.ts'
import { factsOf } from '../mail/facts.ts'
import { say } from '../strings.ts'
import type { OutboxRow } from '../store/tables.ts'
import type { MemberCall } from './call.ts'
import { messagesMergedInto, messagesOfSender } from './inbox-query.ts'
import type { MessageRow } from './inbox-query.ts'
import { memberNames } from './members.ts'
import { nameHome } from './named-home.ts'
import { officeIdOf } from './sight.ts'

type ViewDeps = Pick<ServiceDeps, 'site' | 'config' | 'apiOnly'>

/** A home as other objects name it; null without one. */
function namedHomeOf(property: string | null, language: Locale, deps: ViewDeps): DeskMessageSummary['home'] {
  if (property === null) return null
  const home = deps.site().properties.find(({ id }) => id === property)
  return nameHome(home, property, { language, deps })
}

/** The name of a sender; empty without one. */
export function nameOfSender({ firstName = '', lastName = '' }: SubmittedValues): string {
  return [firstName, lastName].flat().join(' ').trim()
}

const EXCERPT = 160

export function summaryOf(row: MessageRow, language: Locale, deps: ViewDeps): DeskMessageSummary {
  const values = JSON.parse(row.fields) as SubmittedValues
  const text = (name: keyof SubmittedValues) => [values[name] ?? ''].flat().join(' ')
  const name = nameOfSender(values)
  const own = fieldsOf(FORMS[row.form]).filter(({ kind }) => kind === 'textarea')
  return {
    id: row.id,
    form: row.form,
    receivedAt: row.received_at,
    language: row.language,
    sender: name || row.email || row.id,
    email: row.email,
    office: officeIdOf(row.office, deps.site()),
    home: namedHomeOf(row.property, language, deps),
    excerpt: own
      .map((field) => text(field.name))
      .join(' ')
      .replaceAll(/\s+/g, ' ')
      .trim()
      .slice(0, EXCERPT),
    state: row.handled_at !== null ? 'done' : row.version === null ? 'new' : 'open',
    assignedTo: row.assigned_to,
    hasFailedMail: Number(row.failed) > 0,
    version: row.version ?? 0,
  }
}

/** A message with all that belongs to it. */
export async function messageOf(row: MessageRow, { deps, visitor }: MemberCall): Promise<DeskMessage> {
  const { member } = visitor
  const { language } = member
  const site = deps.site()
  const { db } = deps.store
  const merged = await messagesMergedInto(db, row.id)
  const work = await workOn(
    [row, ...merged].map(({ id }) => id),
    deps,
  )
  const others = await messagesOfSender(db, row, { member, site })
  return {
    ...(await sentIn(row, language, deps)),
    ...work,
    mergedInto: row.merged_into,
    parts: await Promise.all(merged.map((part) => sentIn(part, language, deps))),
    others: others.map((other) => summaryOf(other, language, deps)),
    readers: await readersOf(row.id, { deps, visitor }),
    eraseAt: row.erase_at,
  }
}

/** The fields that the visitor sent, and the appointment that was booked with them. */
async function sentIn(row: MessageRow, language: Locale, deps: ServiceDeps) {
  const values = JSON.parse(row.fields) as SubmittedValues
  const received = { form: row.form, values }
  const facts = factsOf({ received, site: deps.site(), language, repeated: false })
  const appointment = await findAppointment(deps.store.db, row.id)
  return {
    ...summaryOf(row, language, deps),
    fields: facts.flatMap((group) =>
      group.facts.map(({ label, value, url }) => ({ label, value, href: url ?? null })),
    ),
    appointment: appointment === undefined ? null : appointmentOf(appointment, language, deps),
  }
}

/** The mails about messages, and what members wrote, in the order of time. */
async function workOn(
  submissions: readonly string[],
  { store: { db } }: ServiceDeps,
): Promise<Pick<DeskMessage, 'mails' | 'notes' | 'replies'>> {
  const names = await memberNames(db)
  const by = (member: string) => names.get(member) ?? ''
  const [mails, notes, replies] = await Promise.all([
    db
      .selectFrom('outbox')
      .selectAll()
      .where('submission', 'in', submissions)
      .where('kind', '=', 'mail')
      .orderBy('id')
      .execute(),
    db.selectFrom('desk_note').selectAll().where('submission', 'in', submissions).orderBy('id').execute(),
    db.selectFrom('desk_reply').selectAll().where('submission', 'in', submissions).orderBy('id').execute(),
  ])
  const isReply = new Set(replies.map(({ id }) => id))
  return {
    mails: mails.filter(({ id }) => !isReply.has(id)).map(mailOf),
    notes: notes.map(({ id, at, member, text }) => ({ id, at, by: by(member), text })),
    replies: replies.map(({ id, at, member, subject, text }) => {
      const mail = mails.find((one) => one.id === id)
      return { id, at, by: by(member), subject, text, mail: mail === undefined ? null : mailOf(mail) }
    }),
  }
}

/** The names of colleagues who have it open now. */
async function readersOf(submission: string, { deps, visitor }: MemberCall): Promise<string[]> {
  const rows = await deps.store.db
    .selectFrom('desk_reader')
    .innerJoin('desk_member', 'desk_member.id', 'desk_reader.member')
    .select('desk_member.name')
    .where('desk_reader.submission', '=', submission)
    .where('desk_reader.member', '<>', visitor.member.id)
    .where('desk_reader.until', '>', deps.now())
    .orderBy('desk_member.name')
    .execute()
  return rows.map(({ name }) => name)
}

function mailOf({ id, recipient, state, sent_at, last_error }: OutboxRow): DeskMail {
  return { id, recipient, state, sentAt: sent_at, error: last_error }
}

export function appointmentOf(row: AppointmentRow, language: Locale, deps: ViewDeps): DeskAppointment {
  const site = deps.site()
  const home = namedHomeOf(row.property, language, deps)
  const kept = homeText(placeOf(row, site), { site, language })
  return {
    id: row.id,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    state: row.state,
    office: officeIdOf(row.office, site),
    person: row.person,
    visitor: row.name,
    phone: row.phone,
    email: row.email,
    // A home that has left the site keeps the name that it had when it was booked.
    home:
      home !== null && home.href === null
        ? { ...home, title: kept ?? home.title, titleLanguage: null }
        : home,
    meeting: row.meeting,
    place:
      row.meeting === 'phone'
        ? say(language, 'form.option.meeting.phone')
        : (row.address ?? placeText(row, wordingOf(deps, language))),
  }
}
