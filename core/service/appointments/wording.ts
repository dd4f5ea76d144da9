/** An appointment in words. */
import { formatWeekday } from '../../domain/format.ts'
import { nameIn } from '../../domain/locale.ts'
import type { Locale } from '../../domain/locale.ts'
import { groupPhone } from '../../domain/phone.ts'
import { CONVENTIONS } from '../../languages/languages.ts'
import type { ServiceSite } from '../../schema/service-site.ts'
import { say } from '../strings.ts'
import { wallTime } from '../time-zone.ts'
import type { TimeZone } from '../time-zone.ts'
import type { AppointmentRow } from './appointment-tables.ts'

export interface Wording {
  readonly site: ServiceSite
  readonly zone: TimeZone
  readonly language: Locale
}

/** `dinsdag 1 december 2026 om 10.00 uur` */
export function momentText(instant: number, { zone, language }: Omit<Wording, 'site'>): string {
  const { day } = wallTime(instant, zone)
  const values = { day: dayText(day, language), time: timeText(instant, { zone, language }) }
  return say(language, 'appointment.moment', values)
}

export function dayText(day: string, language: Locale): string {
  return formatWeekday(day, language) ?? day
}

/** As the forms write the moments of contact. Appointments begin on the hour. */
export function timeText(instant: number, { zone, language }: Omit<Wording, 'site'>): string {
  return CONVENTIONS[language].hour(wallTime(instant, zone).minutes / 60)
}

/** Where and when, in a sentence to the visitor. */
export function whereText(row: AppointmentRow, wording: Wording): string {
  const { language, site } = wording
  const moment = momentText(row.starts_at, wording)
  const place = placeText(row, wording)
  switch (row.meeting) {
    case 'home':
      return say(language, 'appointment.where.home', { moment })
    case 'phone': {
      const phone = groupPhone(row.phone, site.offices[0]?.country)
      return say(language, 'appointment.where.phone', { moment, phone })
    }
    case 'office':
      return say(language, 'appointment.where.office', { moment, place })
    case null:
      return say(language, 'appointment.where.visit', { moment, place })
  }
}

/** The property, or the office; never the visitor’s own address. */
export function placeText(row: AppointmentRow, { site, language }: Wording): string {
  const name = (text: Parameters<typeof nameIn>[0]) => nameIn(text, language, site.defaultLocale)
  if (row.property !== null) {
    const property = site.properties.find(({ id }) => id === row.property)
    return [name(property?.titles) ?? row.property, name(property?.address)]
      .flatMap((part) => part || [])
      .join(', ')
  }
  const [office] = site.offices
  const town = [office?.zip, name(office?.city)].flatMap((part) => part || []).join(' ')
  return [name(office?.name) ?? site.name, name(office?.street), town]
    .flatMap((part) => part || [])
    .join(', ')
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
