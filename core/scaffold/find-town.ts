/** The town of an office or a home, as somebody types it: "Gent", "9000 Gent", "L-1130 Luxembourg". */
import { regionOf } from '../domain/region.ts'
import type { Region } from '../domain/region.ts'
import { eachLocale } from '../languages/codes.ts'
import type { Locale } from '../languages/codes.ts'
import { findBelgianPlace, municipalities, municipalityOfZip } from '../places/belgian-places.ts'
import type { FoundPlace } from '../places/belgian-places.ts'
import { findCommune } from '../places/luxembourg-places.ts'
import { placeKey } from '../places/place-key.ts'

export interface Town {
  readonly zip: string
  readonly country: 'BE' | 'LU'
  readonly names: Readonly<Record<Locale, string>>
  readonly region: Region
}

/** Country ids of the CRM. */
export const COUNTRY_IDS = { BE: 10, LU: 50 } as const

const WRITTEN = /^(?:(B|L)(?:\s*-\s*|\s*(?=\d)))?([1-9]\d{3}(?!\d))?\s*(.*)$/i

/** Null for a text that names no town, or a town of Luxembourg without a postal code, which belongs to its streets. */
export function findTown(text: string): Town | null {
  const [, country = '', zip, name = ''] = WRITTEN.exec(text.trim()) ?? []
  if (country.toUpperCase() === 'L') return zip === undefined ? null : luxembourgish(zip, name)
  if (zip === undefined) return name === '' ? null : byName(name)
  const names = name === '' ? undefined : belgianNames(zip, name)
  if (name !== '' && names === undefined && findCommune([name]) !== undefined) return luxembourgish(zip, name)
  const known = names ?? municipalityOfZip(zip)?.names
  return known === undefined && name === '' ? null : belgian(zip, known ?? eachLocale(() => name))
}

function belgian(zip: string, names: Town['names']): Town {
  return { zip, country: 'BE', names, region: regionOf(zip, COUNTRY_IDS.BE) }
}

function luxembourgish(zip: string, name: string): Town | null {
  const names = findCommune([name])?.names ?? (name === '' ? undefined : eachLocale(() => name))
  return names === undefined ? null : { zip, country: 'LU', names, region: 'luxembourg' }
}

function belgianNames(zip: string, name: string): Town['names'] | undefined {
  const found: FoundPlace = findBelgianPlace(zip, [name])
  if (found.kind === 'municipality') return found.municipality.names
  if (found.kind !== 'part') return undefined
  const part = found.part.name
  return typeof part === 'string' ? eachLocale(() => part) : { ...eachLocale(() => part.fr), ...part }
}

function byName(name: string): Town | null {
  const key = placeKey(name)
  const municipality = municipalities().find(({ names, aliases }) =>
    [...Object.values(names), ...aliases].some((each) => placeKey(each) === key),
  )
  if (municipality !== undefined) return belgian(municipality.zip, municipality.names)
  for (const { parts } of municipalities())
    for (const part of parts) {
      const names = belgianNames(part.zip, name)
      const own = typeof part.name === 'string' ? [part.name] : Object.values(part.name)
      if (names !== undefined && own.some((each) => placeKey(each) === key)) return belgian(part.zip, names)
    }
  return null
}
