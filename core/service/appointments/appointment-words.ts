/** The texts of mails about an appointment: subject and paragraphs for each side. */
import { oneLine } from '../mail/visitor-text.ts'
import { say } from '../strings.ts'
import type { AppointmentRow } from './appointment-tables.ts'
import { momentText, placeText, untilText, whatText, whereText, whoText } from './wording.ts'
import type { Wording } from './wording.ts'

type AppointmentNews =
  /** The visitor chose it. `state` shows whether the office must confirm it. */
  | { readonly kind: 'made' }
  | { readonly kind: 'moved'; readonly before: number }
  | { readonly kind: 'cancelled'; readonly was: AppointmentRow['state'] }
  /** The office has answered a request. */
  | { readonly kind: 'approved' }
  | { readonly kind: 'declined' }

/** An appointment and the latest event about it. */
export interface Told {
  readonly row: AppointmentRow
  readonly news: AppointmentNews
}

export function visitorWords({ row, news }: Told, wording: Wording) {
  return { subject: subjectOf({ row, news }, wording), paragraphs: visitorParagraphs({ row, news }, wording) }
}

function visitorParagraphs({ row, news }: Told, wording: Wording): readonly string[] {
  const { language } = row
  const moment = momentText(row.starts_at, wording)
  if (news.kind === 'cancelled' || news.kind === 'declined')
    return [say(language, `appointment.${news.kind}.text`, { moment })]
  if (row.state === 'unconfirmed')
    return [
      say(language, 'appointment.unconfirmed.text', { moment, until: untilText(row, wording) }),
      say(language, 'appointment.requested.place', { place: placeText(row, wording) }),
      say(language, 'appointment.unconfirmed.ignore'),
    ]
  if (row.state === 'requested')
    return [
      say(language, 'appointment.requested.text', { moment }),
      say(language, 'appointment.requested.place', { place: placeText(row, wording) }),
      ...whoText(row, wording),
      say(language, 'appointment.requested.change'),
    ]
  return [whereText(row, wording), ...whoText(row, wording), say(language, 'appointment.calendar')]
}

/** The heading is that of the subject, which adds the name of the visitor. */
export function officeWords({ row, news }: Told, wording: Wording) {
  const { language } = wording
  const moment = momentText(row.starts_at, wording)
  const heading = subjectOf({ row, news }, wording)
  const before = news.kind === 'moved' ? { before: momentText(news.before, wording) } : {}
  const kind =
    news.kind === 'made' ? (row.state === 'requested' ? 'requested' : 'confirmed') : OFFICE_TEXTS[news.kind]
  const text = say(language, `appointment.office.${kind}`, { moment, ...before })
  return {
    subject: `${heading} · ${oneLine(row.name)}`,
    heading,
    paragraphs: [text, ...whoText(row, wording)],
  }
}

const OFFICE_TEXTS = {
  moved: 'moved',
  cancelled: 'cancelled',
  approved: 'approved',
  declined: 'cancelled',
} as const

function subjectOf({ row, news }: Told, wording: Wording): string {
  const { language } = wording
  const values = { what: whatText(row, language), moment: momentText(row.starts_at, wording) }
  const isOpen = news.kind === 'made' || news.kind === 'moved' || news.kind === 'approved'
  const waits = row.state === 'requested' || row.state === 'unconfirmed' ? row.state : undefined
  const kind = (isOpen && waits) || SUBJECTS[news.kind]
  return say(language, `appointment.${kind}.subject`, values)
}

const SUBJECTS = {
  made: 'confirmed',
  approved: 'confirmed',
  moved: 'moved',
  cancelled: 'cancelled',
  declined: 'declined',
} as const
