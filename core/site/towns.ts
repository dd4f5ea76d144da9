import { LOCALES } from '../languages/codes.ts'
import { nameIn } from '../domain/locale.ts'
import type { Locale } from '../languages/codes.ts'
import type { Text } from '../domain/locale.ts'
import type { City } from '../schema/collections.ts'
import type { Town } from './linked.ts'
import type { SourceRecord } from './records.ts'
import { townSlug } from './slug.ts'

/**
 * The key by which records of cities are merged, as they have no id. Records of one name belong together. So
 * do "Elsene" and "Ixelles" for 1050, where each language has one record for a postal code.
 */
export function cityRecordKey(
  records: readonly SourceRecord<City>[],
): (record: SourceRecord<City>) => string {
  const zipOf = ({ value }: SourceRecord<City>) => `${value.CountryID} ${value.Zip}`
  const counts = new Map<string, number>()
  const count = (key: string) => counts.set(key, (counts.get(key) ?? 0) + 1)
  for (const record of records) count(`${zipOf(record)} ${record.origin.language ?? ''}`)
  const isOnly = (record: SourceRecord<City>) =>
    !counts.has(`${zipOf(record)} `) &&
    LOCALES.every((locale) => (counts.get(`${zipOf(record)} ${locale}`) ?? 0) < 2)
  return (record) =>
    isOnly(record) ? record.value.Zip : `${record.value.Zip} ${namesOf(record.value.Name)[0] ?? ''}`
}

export function namesOf(text: Text): readonly string[] {
  return typeof text === 'string' ? [text] : LOCALES.flatMap((locale) => text[locale] ?? [])
}

/** Other names of a town, each once. */
export function otherNamesOf(names: Text, own: string): readonly string[] {
  return [...new Set(namesOf(names))].filter((name) => name !== own)
}

export function townName(town: Town, locale: Locale, fallback: Locale): string {
  return nameIn(town.names, locale, fallback) ?? town.zip
}

/** The town, and the municipality whose lists contain it as well. */
export function townsAround(town: Town): readonly Town[] {
  return town.within === undefined ? [town] : [town, town.within]
}

/** The town in addresses: its slug, or its postal code if the name has no usable letter. */
export function slugOfTown(town: Town, locale: Locale, fallback: Locale): string {
  return townSlug(townName(town, locale, fallback), town.zip, locale)
}
