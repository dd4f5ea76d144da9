/** The entry of an appointment in the calendars of visitor and office. */
import type { ServiceDeps } from '../deps.ts'
import { officeAddresses } from '../mail/compose.ts'
import type { MailAttachment } from '../mail/message.ts'
import { writtenName } from '../mail/visitor-text.ts'
import { changeLink } from './appointment-links.ts'
import type { AppointmentRow } from './appointment-tables.ts'
import type { Told } from './appointment-words.ts'
import { calendarFile } from './calendar-file.ts'
import { placeOf } from './place.ts'
import { placeText, summaryText, whereText, whoText, wordingOf } from './wording.ts'

type EntryDeps = Pick<ServiceDeps, 'site' | 'config' | 'secrets' | 'now' | 'address'>

/**
 * The same entry for both sides, each in its language. Only the visitor's contains the link that changes it.
 */
export function calendarEntry(
  { row, news }: Told,
  side: 'visitor' | 'office',
  deps: EntryDeps,
): MailAttachment {
  const site = deps.site()
  const wording = wordingOf(deps, side === 'visitor' ? row.language : site.defaultLocale)
  const method = news.kind === 'cancelled' ? 'CANCEL' : 'REQUEST'
  const visitor = { name: writtenName(row.name) ?? row.email, email: row.email }
  const where = [whereText(row, wording), ...whoText(row, wording)].join('\n')
  const place = side === 'office' && row.address !== null ? row.address : placeText(row, wording)
  const content = calendarFile({
    uid: uidOf(row, deps),
    method,
    sequence: row.sequence,
    stamp: deps.now(),
    start: row.starts_at,
    end: row.ends_at,
    summary: summaryText(row, wording),
    description: side === 'visitor' ? where : `${where}\n${visitor.name}, ${row.phone}, ${row.email}`,
    ...(row.meeting === 'phone' ? {} : { place }),
    ...(side === 'visitor' && method === 'REQUEST' ? { url: changeLink(row, deps) } : {}),
    organizer: { name: site.name, email: organizerOf(row, deps) },
    attendees: [visitor],
  })
  return { name: 'invite.ics', type: `text/calendar; method=${method}; charset=utf-8`, content }
}

/** Takes the entry out of the calendar of the office. It contains nothing about the visitor, whose data were erased. */
export function erasedEntry(row: AppointmentRow, deps: EntryDeps): MailAttachment {
  const site = deps.site()
  const content = calendarFile({
    uid: uidOf(row, deps),
    method: 'CANCEL',
    sequence: row.sequence + 1,
    stamp: deps.now(),
    start: row.starts_at,
    end: row.ends_at,
    summary: summaryText(row, wordingOf(deps, site.defaultLocale)),
    organizer: { name: site.name, email: organizerOf(row, deps) },
    attendees: [],
  })
  return { name: 'invite.ics', type: 'text/calendar; method=CANCEL; charset=utf-8', content }
}

function uidOf({ id }: AppointmentRow, { site }: Pick<ServiceDeps, 'site'>): string {
  return `${id}@${new URL(site().url).host}`
}

/** The organizer of the entry: the first reader of the form, or else the sender of mails. */
function organizerOf(row: AppointmentRow, deps: EntryDeps): string {
  const [office] = readersOf(row, deps)
  return office ?? deps.config.mail?.from ?? `noreply@${new URL(deps.site().url).host}`
}

/** The readers of the form; by default the office of the appointment. */
export function readersOf(
  { form, ...row }: AppointmentRow,
  { config, site }: Pick<ServiceDeps, 'site' | 'config'>,
): readonly string[] {
  return officeAddresses(form, { config, site: site(), agency: placeOf({ form, ...row }, site()).office })
}
