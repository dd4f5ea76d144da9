/** An appointment in words. */
import { formatWeekday } from '../../domain/format.ts'
import type { Locale } from '../../languages/codes.ts'
import { groupPhone } from '../../domain/phone.ts'
import { FORMATS, MARKS } from '../../languages/languages.ts'
import type { ServiceSite } from '../../schema/service-site.ts'
import type { ServiceDeps } from '../deps.ts'
import { isRepeatable } from '../mail/visitor-text.ts'
import { say } from '../strings.ts'
import { wallTime, zoneOf } from '../time-zone.ts'
import type { TimeZone } from '../time-zone.ts'
import type { AppointmentRow } from './appointment-tables.ts'
import { homeText, officeAddress, officeName, placeOf } from './place.ts'

export interface Wording {
  readonly site: ServiceSite
  readonly zone: TimeZone
  readonly language: Locale
}

export function wordingOf({ site, config }: Pick<ServiceDeps, 'site' | 'config'>, language: Locale): Wording {
  return { site: site(), zone: zoneOf({ config }), language }
}

/** `dinsdag 1 december 2026 om 10.00 uur` */
export function momentText(instant: number, { zone, language }: Omit<Wording, 'site'>): string {
  const { day } = wallTime(instant, zone)
  const values = { day: dayText(day, language), time: timeText(instant, { zone, language }) }
  return say(language, 'appointment.moment', values)
}

/** The moment until which an unconfirmed booking is held. */
export function untilText({ confirm_by, starts_at }: AppointmentRow, wording: Wording): string {
  return momentText(confirm_by ?? starts_at, wording)
}

export function dayText(day: string, language: Locale): string {
  return formatWeekday(day, language) ?? day
}

/** `di 1 dec` */
export function shortDayText(day: string, language: Locale): string {
  const format = new Intl.DateTimeFormat(FORMATS[language].tag, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  })
  return format.format(Date.parse(`${day}T00:00:00Z`))
}

export function timeText(instant: number, { zone, language }: Omit<Wording, 'site'>): string {
  const { minutes } = wallTime(instant, zone)
  return MARKS[language].time(Math.floor(minutes / 60), minutes % 60)
}

/** The place and time in a sentence to the visitor. */
export function whereText(row: AppointmentRow, wording: Wording): string {
  const { language } = wording
  const moment = momentText(row.starts_at, wording)
  const place = placeText(row, wording)
  switch (row.meeting) {
    case 'home':
      return say(language, 'appointment.where.home', { moment, place })
    case 'phone':
      return say(language, 'appointment.where.phone', { moment, phone: phoneText(row, wording) })
    case 'office':
      return say(language, 'appointment.where.office', { moment, place })
    case null:
      return say(language, 'appointment.where.visit', { moment, place })
  }
}

/** The person and the office, each in a sentence. */
export function whoText(row: AppointmentRow, wording: Wording): readonly string[] {
  const { language, site } = wording
  const place = placeOf(row, site)
  const { person, office } = place
  const phone = person?.phone === undefined ? undefined : groupPhone(person.phone, office.country)
  const name = person?.name
  return [
    ...(name === undefined
      ? []
      : phone === undefined
        ? [say(language, 'appointment.person', { name })]
        : [say(language, 'appointment.personPhone', { name, phone })]),
    ...(row.meeting === 'office'
      ? []
      : [say(language, 'appointment.byOffice', { office: officeName(place, wording) })]),
  ]
}

/** The number of the visitor, at which the agency calls. */
export function phoneText(row: AppointmentRow, { site }: Pick<Wording, 'site'>): string {
  return groupPhone(row.phone, placeOf(row, site).office.country)
}

/** The property, the office, or the address of the visitor. */
export function placeText(row: AppointmentRow, wording: Wording): string {
  const place = placeOf(row, wording.site)
  if (row.property !== null) return homeText(place, wording) ?? row.property
  if (row.meeting !== 'home') return `${officeName(place, wording)}, ${officeAddress(place, wording)}`
  // The mail goes to an address that somebody else may have filled in: an advertisement does not travel in it.
  const isPlain = row.address !== null && isRepeatable(row.address)
  return isPlain ? row.address : say(wording.language, 'appointment.atHome')
}

export function summaryText(row: AppointmentRow, wording: Wording): string {
  const { language, site } = wording
  return row.property === null
    ? say(language, 'appointment.summary.meeting', { name: site.name })
    : say(language, 'appointment.summary.visit', { place: placeText(row, wording) })
}

export function whatText({ property }: AppointmentRow, language: Locale): string {
  return say(language, property === null ? 'appointment.what.meeting' : 'appointment.what.visit')
}
