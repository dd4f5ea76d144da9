/** The forms that ask for a visit or a meeting: the first free moment that suits is taken, and confirmed at once (spec 4, spec 9). */
import { isAvailable } from '../../domain/availability.ts'
import type { Availability } from '../../domain/availability.ts'
import type { FormProblem } from '../../domain/form-rules.ts'
import type { SubmittedValues } from '../../http/submission.ts'
import type { ServiceDeps } from '../deps.ts'
import type { FormHandler, Received } from '../forms/handler.ts'
import { eraseAt } from '../forms/retention.ts'
import { composeMails } from '../mail/compose.ts'
import type { OutboundMessage } from '../mail/message.ts'
import { calendarEntry, changeButton, officeWords, visitorWords } from './appointment-mails.ts'
import type { AppointmentRow } from './appointment-tables.ts'
import { countHeld, takeSeat } from './appointments.ts'
import { APPOINTMENT_LENGTH, openingRules, placeOf, startsWithin } from './opening.ts'
import type { OpeningRules, Wish } from './opening.ts'

/** Who looks for a home sees several in a week; whoever holds more keeps others from coming. */
export const MOST_HELD = 6

export const makeAppointment: FormHandler = async (received, { deps, transaction }) => {
  const rules = openingRules(deps.config, deps.site())
  const wish = wishOf(received)
  const problems = problemsOf(wish, received, { deps, rules })
  if (problems.length > 0) return { kind: 'unfit', problems }
  const email = emailOf(received.values)
  if ((await countHeld(transaction, email, deps.now())) >= MOST_HELD)
    return { kind: 'refused', answer: 'often' }
  const start = await takeSeat(transaction, {
    appointment: received.id,
    starts: [...startsWithin(wish, deps.now(), rules)],
    capacity: rules.capacity,
  })
  if (start === undefined) return { kind: 'refused', answer: 'full' }
  const row = rowOf(received, start, deps)
  await transaction.insertInto('appointment').values(row).execute()
  return { kind: 'kept', messages: confirmation(row, received, deps) }
}

function wishOf({ values, language }: Received): Wish {
  return {
    from: textOf(values, 'startDate'),
    to: textOf(values, 'endDate'),
    slots: [values.slots ?? []].flat(),
    language,
  }
}

interface Judging {
  readonly deps: ServiceDeps
  readonly rules: OpeningRules
}

/** What no other moment could mend: a home that cannot be had, days that are over or too far ahead. */
function problemsOf(
  wish: Wish,
  { form, values }: Received,
  { deps, rules }: Judging,
): readonly FormProblem[] {
  const property = deps.site().properties.find(({ id }) => id === values.property)
  if (form === 'contact-appointment' && !isAvailable(property?.availability as Availability))
    return [{ field: 'property', key: 'form.error.option.invalid' }]
  const place = placeOf(wish, deps.now(), rules)
  if (place === 'past') return [{ field: 'endDate', key: 'form.error.endDate.invalid' }]
  return place === 'too-far' ? [{ field: 'startDate', key: 'form.error.startDate.invalid' }] : []
}

function rowOf(
  { id, form, language, values, receivedAt }: Received,
  start: number,
  deps: ServiceDeps,
): AppointmentRow {
  const isVisit = form === 'contact-appointment'
  const ends = start + APPOINTMENT_LENGTH
  return {
    id,
    form,
    language,
    property: isVisit ? textOf(values, 'property') : null,
    meeting: isVisit ? null : meetingOf(textOf(values, 'meeting')),
    name: `${textOf(values, 'firstName')} ${textOf(values, 'lastName')}`,
    email: emailOf(values),
    phone: textOf(values, 'phone'),
    starts_at: start,
    ends_at: ends,
    state: 'confirmed',
    sequence: 0,
    created_at: receivedAt,
    erase_at: eraseAt(form, ends, deps.config),
  }
}

function meetingOf(text: string): NonNullable<AppointmentRow['meeting']> {
  return text === 'home' || text === 'phone' ? text : 'office'
}

function confirmation(
  row: AppointmentRow,
  received: Received,
  deps: ServiceDeps,
): readonly OutboundMessage[] {
  const told = { row, news: { kind: 'confirmed' } } as const
  return composeMails({
    received,
    site: deps.site(),
    config: deps.config,
    said: visitorWords(told, deps),
    links: [changeButton(row, deps)],
    attachments: [calendarEntry(told, 'visitor', deps)],
    office: { ...officeWords(told, deps), attachments: [calendarEntry(told, 'office', deps)] },
  })
}

function emailOf(values: SubmittedValues): string {
  return textOf(values, 'email').toLowerCase()
}

function textOf(values: SubmittedValues, name: keyof SubmittedValues): string {
  const value = values[name]
  return typeof value === 'string' ? value : (value?.[0] ?? '')
}
