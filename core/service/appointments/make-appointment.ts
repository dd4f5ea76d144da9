/** Books the first free moment that suits the visitor, and confirms it at once. */
import type { FormProblem } from '../../domain/form-problem.ts'
import type { SubmittedValues } from '../../http/submission.ts'
import type { ServiceDeps } from '../deps.ts'
import type { FormHandler, Handled, Received } from '../submissions/handler.ts'
import { eraseAt } from '../submissions/retention.ts'
import { composeMails } from '../mail/compose.ts'
import type { OutboundMessage } from '../mail/message.ts'
import { calendarEntry, changeButton, officeWords, visitorWords } from './appointment-mails.ts'
import type { AppointmentRow } from './appointment-tables.ts'
import { countHeld, takeSeat } from './appointments.ts'
import { APPOINTMENT_LENGTH, openingRules, placeOf, startsWithin } from './opening.ts'
import type { OpeningRules, Wish } from './opening.ts'

/** A visitor who looks for a home sees several in a week; one who holds more keeps others from coming. */
export const MOST_HELD = 6

/** The property that is visited, or the way in which a meeting is held. */
type AppointmentSubject = Pick<AppointmentRow, 'property' | 'meeting'>

export async function makeAppointment(
  received: Received,
  subject: AppointmentSubject,
  { deps, transaction }: Parameters<FormHandler>[1],
): Promise<Handled> {
  const rules = openingRules(deps.config, deps.site())
  const wish = wishOf(received)
  const problems = problemsOf(wish, deps.now(), rules)
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
  const row = rowOf(received, { ...subject, start }, deps)
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

/** Problems of days that can never be booked. */
function problemsOf(wish: Wish, now: number, rules: OpeningRules): readonly FormProblem[] {
  const place = placeOf(wish, now, rules)
  if (place === 'past') return [{ field: 'endDate', key: 'form.error.endDate.invalid' }]
  return place === 'too-far' ? [{ field: 'startDate', key: 'form.error.startDate.invalid' }] : []
}

function rowOf(
  { id, form, language, values, receivedAt }: Received,
  { start, property, meeting }: AppointmentSubject & { readonly start: number },
  deps: ServiceDeps,
): AppointmentRow {
  const ends = start + APPOINTMENT_LENGTH
  return {
    id,
    form,
    language,
    property,
    meeting,
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
