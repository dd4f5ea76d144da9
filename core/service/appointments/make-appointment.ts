/** Books the free hour that a visitor has chosen. A form without an hour is a request, which the office reads. */
import type { Transaction } from 'kysely'
import { NO_HOUR } from '../../domain/form-fields.ts'
import type { FormProblem } from '../../domain/form-problem.ts'
import type { SubmittedValues } from '../../http/submission.ts'
import type { ServiceDeps } from '../deps.ts'
import { composeMails, valueText } from '../mail/compose.ts'
import type { FormHandler, Handled, Received } from '../submissions/handler.ts'
import { eraseAt } from '../submissions/retention.ts'
import type { Tables } from '../store/tables.ts'
import { appointmentsAhead, lockAgenda, takenIn } from './agenda.ts'
import { changePath } from './appointment-links.ts'
import { bookingMail } from './appointment-mails.ts'
import { bookedHour } from './booked-hour.ts'
import type { AppointmentRow } from './appointment-tables.ts'
import { readHour } from './free-hours.ts'
import { dropHolds, holdsHour, isOffered } from './holds.ts'
import { bookedState, officeOf } from './opening.ts'
import { placeNow } from './place.ts'
import { fits } from './slots.ts'
import { askedIn, engagementAt, findSubject, memberNamed } from './subject.ts'
import type { Asked, Subject } from './subject.ts'
import { confirmationOf } from './unconfirmed.ts'

/** A visitor who looks for a home sees several in a week. More appointments would block other visitors. */
export const MOST_HELD = 6

type HandlerContext = Parameters<FormHandler>[1]

export const makeAppointment: FormHandler = async (received, context) => {
  const { values, request } = received
  const found = findSubject(askedOf(values), context.deps)
  const start = textOf(values, 'start')
  // A registration for an open-house day takes no free hour. With an hour beside it, both are meant.
  const isOpenDay = textOf(values, 'openDays') !== '' && start === ''
  if (isOpenDay || found.kind === 'closed' || start === NO_HOUR) return requestOnce(received, context)
  if (found.kind === 'incomplete')
    return unfit({ field: found.missing, key: `form.error.${found.missing}.required` })
  // A browser without a script is redirected to the hours. A program that sends no hour leaves the choice to
  // the office.
  if (start === '') return acceptsJson(request) ? requestOnce(received, context) : { kind: 'choose' }
  return book(received, { subject: found.subject, start: readHour(start) }, context)
}

function askedOf(values: SubmittedValues): Asked {
  return askedIn((name) => textOf(values, name))
}

function acceptsJson({ headers }: Request): boolean {
  return (headers.get('Accept') ?? '').includes('application/json')
}

interface Chosen {
  readonly subject: Subject
  readonly start: number
}

async function book(
  received: Received,
  chosen: Chosen,
  { deps, transaction }: HandlerContext,
): Promise<Handled> {
  const { subject, start } = chosen
  const email = emailOf(received.values)
  await lockAgenda(transaction)
  const ahead = await appointmentsAhead(transaction, email, deps.now())
  const same = ahead.find((row) => row.starts_at === start && isSame(row, subject))
  if (same !== undefined) return { kind: 'done', messages: [], next: `${changePath(same, deps)}?booked` }
  const problem = await problemOf(transaction, { received, chosen, ahead }, deps)
  if (problem !== undefined) return unfit(problem)
  const booking = { start, address: received.address, ahead }
  const confirmation = await confirmationOf(transaction, booking, deps)
  if (confirmation.kind === 'often') return confirmation
  const row = rowOf(received, { ...chosen, until: confirmation.until }, deps)
  await transaction.insertInto('appointment').values(row).execute()
  await dropHolds(transaction, { now: deps.now(), hold: textOf(received.values, 'hold') })
  return {
    kind: 'kept',
    messages: bookingMail(row, received, deps),
    // Other programs learn of the hour when the visitor has confirmed it.
    ...(row.state === 'unconfirmed' ? { isUnconfirmed: true } : { booked: bookedHour(row, deps) }),
    next: `${changePath(row, deps)}?booked`,
  }
}

/** A form that is sent twice makes one appointment. */
function isSame(row: AppointmentRow, { property, meeting, office }: Subject): boolean {
  return row.property === property && row.meeting === meeting && row.office === office.id
}

interface Checking {
  readonly received: Received
  readonly chosen: Chosen
  readonly ahead: readonly AppointmentRow[]
}

async function problemOf(
  transaction: Transaction<Tables>,
  { received, chosen: { subject, start }, ahead }: Checking,
  deps: ServiceDeps,
): Promise<FormProblem | undefined> {
  const now = deps.now()
  const hold = textOf(received.values, 'hold') || undefined
  const isHeld = await holdsHour(transaction, { hold, start, now })
  if (!isOffered(start, subject, { now, withNotice: !isHeld }))
    return { field: 'start', key: 'form.error.start.invalid' }
  if (ahead.length >= MOST_HELD) return { field: 'start', key: 'form.error.start.limit' }
  const wanted = engagementAt(start, subject)
  if (ahead.some((row) => row.starts_at < wanted.end && start < row.ends_at))
    return { field: 'start', key: 'form.error.start.clash' }
  const period = { from: start, to: wanted.end }
  const taken = await takenIn(transaction, period, { now, site: deps.site(), without: { hold } })
  return fits(wanted, taken, subject.rules) ? undefined : { field: 'start', key: 'form.error.start.taken' }
}

function unfit(problem: FormProblem): Handled {
  return { kind: 'unfit', problems: [problem] }
}

/** The time in which an equal request counts as a repetition. */
const SAME_MILLISECONDS = 10 * 60 * 1000

async function requestOnce(received: Received, context: HandlerContext): Promise<Handled> {
  const { form, values, receivedAt } = received
  const before = await context.transaction
    .selectFrom('submission')
    .select('id')
    .where('form', '=', form)
    .where('email', '=', emailOf(values))
    .where('received_at', '>', receivedAt - SAME_MILLISECONDS)
    .where('fields', '=', JSON.stringify(values))
    .executeTakeFirst()
  if (before !== undefined) return { kind: 'done', messages: [] }
  const { deps } = context
  const site = deps.site()
  const { property, office, agent } = askedOf(values)
  const home = site.properties.find(({ id }) => id === property)
  const agency = officeOf(site, home?.office ?? memberNamed(agent, site)?.office ?? office ?? null)
  return { kind: 'kept', messages: composeMails({ received, site, config: deps.config, agency }) }
}

function rowOf(
  { id, form, language, values, receivedAt }: Received,
  { start, subject, until }: Chosen & { readonly until: number | undefined },
  deps: ServiceDeps,
): AppointmentRow {
  const { property, meeting, office, person, rules } = subject
  const ends = start + rules.length
  return {
    id,
    form,
    language,
    property,
    meeting,
    name: `${textOf(values, 'firstName')} ${textOf(values, 'lastName')}`,
    email: emailOf(values),
    phone: textOf(values, 'phone'),
    office: office.id,
    person: person?.name ?? null,
    place: JSON.stringify(placeNow({ property, office, person }, deps.site())),
    address: meeting === 'home' ? addressOf(values) : null,
    starts_at: start,
    ends_at: ends,
    state: until === undefined ? bookedState(rules) : 'unconfirmed',
    sequence: 0,
    created_at: receivedAt,
    erase_at: eraseAt(form, ends, deps.config),
    confirm_by: until ?? null,
    gone_at: null,
  }
}

function addressOf(values: SubmittedValues): string {
  return `${textOf(values, 'street')}, ${textOf(values, 'zip')} ${textOf(values, 'city')}`
}

function emailOf(values: SubmittedValues): string {
  return textOf(values, 'email').toLowerCase()
}

function textOf(values: SubmittedValues, name: keyof SubmittedValues): string {
  return valueText(values[name])
}
