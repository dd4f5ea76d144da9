/**
 * The communes of Luxembourg, from the data of the package (SOURCES.md). Postal codes belong to streets there, and the
 * package has none, so a name alone finds a commune.
 */
import { lazy } from '../domain/remembered.ts'
import { eachLocale } from '../languages/codes.ts'
import type { Locale } from '../languages/codes.ts'
import { COMMUNES } from './luxembourg.ts'
import { placeKey } from './place-key.ts'

interface Commune {
  readonly names: Readonly<Record<Locale, string>>
  /** The middle of its area. */
  readonly place: { readonly latitude: number; readonly longitude: number }
}

/** The capital is the only commune with a Dutch name of its own. */
const DUTCH: Readonly<Record<string, string>> = { Luxembourg: 'Luxemburg' }

const byKey = lazy(() => {
  const found = new Map<string, Commune>()
  for (const line of COMMUNES.trim().split('\n')) {
    const [place = '', names = '', aliases = ''] = line.split(';')
    const [latitude = 0, longitude = 0] = place.split(' ').map(Number)
    const [fr = '', de = fr, lb = fr] = names.split('|')
    const own = { ...eachLocale(() => fr), nl: DUTCH[fr] ?? fr, de }
    const commune = { names: own, place: { latitude, longitude } }
    const spellings = [...Object.values(own), lb, ...aliases.split(',')].map(placeKey)
    for (const key of spellings) if (key !== '') found.set(key, commune)
  }
  return found
})

/** All communes, in the order of their French names. */
export function communes(): readonly Commune[] {
  return [...new Set(byKey().values())]
}

/** The commune with one of these names in any language, without the name of its canton in brackets. */
export function findCommune(names: readonly string[]): Commune | undefined {
  const written = names.flatMap((name) => [name, name.replace(/\s*\([^)]*\)\s*$/, '')])
  return written.map((name) => byKey().get(placeKey(name))).find((commune) => commune !== undefined)
}
