/**
 * The text of the place of an appointment. The row stores it, because the property may leave the site before
 * the visit.
 */
import type { Locale } from '../../languages/codes.ts'
import type { Localised } from '../../domain/locale.ts'
import { nameIn } from '../../domain/locale.ts'
import type { ServiceOffice, ServicePerson, ServiceSite } from '../../schema/service-site.ts'
import type { AppointmentRow } from './appointment-tables.ts'

interface PlaceOfAppointment {
  readonly home?: { readonly titles: Localised<string>; readonly address: Localised<string> }
  readonly office: Omit<ServiceOffice, 'openingHours'>
  readonly person?: { readonly name: string; readonly phone?: string | undefined }
}

interface About {
  readonly property: string | null
  readonly office: ServiceOffice
  readonly person: ServicePerson | undefined
}

export function placeNow({ property, office, person }: About, site: ServiceSite): PlaceOfAppointment {
  const home = site.properties.find(({ id }) => id === property)
  const { openingHours: _, ...kept } = office
  return {
    ...(home === undefined ? {} : { home: { titles: home.titles, address: home.address ?? home.towns } }),
    office: kept,
    ...(person === undefined ? {} : { person: { name: person.name, phone: person.phone } }),
  }
}

/** Rows of an older version have the present place of the site. */
export function placeOf(row: AppointmentRow, site: ServiceSite): PlaceOfAppointment {
  if (row.place !== null) return JSON.parse(row.place) as PlaceOfAppointment
  const [first] = site.offices
  const office = site.offices.find(({ id }) => id === row.office) ??
    first ?? { id: '', name: {}, openingHours: [] }
  return placeNow({ property: row.property, office, person: undefined }, site)
}

interface Naming {
  readonly site: Pick<ServiceSite, 'name' | 'defaultLocale'>
  readonly language: Locale
}

export function officeName({ office }: PlaceOfAppointment, { site, language }: Naming): string {
  return nameIn(office.name, language, site.defaultLocale) ?? site.name
}

export function officeAddress({ office }: PlaceOfAppointment, { site, language }: Naming): string {
  const name = (text: Parameters<typeof nameIn>[0]) => nameIn(text, language, site.defaultLocale)
  const town = [office.zip, name(office.city)].flatMap((part) => part || []).join(' ')
  return [name(office.street), town].flatMap((part) => part || []).join(', ')
}

/** The title of the property and its address, as far as the site shows it. */
export function homeText({ home }: PlaceOfAppointment, { site, language }: Naming): string | undefined {
  if (home === undefined) return undefined
  const parts = [home.titles, home.address].flatMap(
    (text) => nameIn(text, language, site.defaultLocale) || [],
  )
  return parts.length === 0 ? undefined : parts.join(', ')
}
