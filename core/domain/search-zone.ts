/**
 * The towns of a registered search in its free text, "Gent, 9050 of regio Aalst", read by the rules of the
 * search box. Only whole words match: "Gent" is not Gentbrugge. The search is stored for months and read
 * again at each publication, while the search box shows its matches at once and can offer both.
 */
import { USUAL_RADIUS } from './landmarks.ts'
import { readLimits } from './search-limits.ts'
import { isDigits, matchCities, parseQuery } from './search.ts'
import type { CityRecord, FoldedRecord } from './search.ts'

/** The maximum number of words of a name with a postal code, such as Braine-le-Château. */
const MOST_WORDS = 6

export interface ZoneTown<C> {
  readonly town: C
  /** A part such as "10 km rond Gent" means the surroundings as well. */
  readonly kilometres?: number
}

/** Each town once, with the longest of its distances. */
export function townsOfZone<C extends CityRecord>(
  cities: readonly FoldedRecord<C>[],
  zone: string,
): readonly ZoneTown<C>[] {
  const distances = new Map<C, number>()
  for (const part of zone.split(/[,;/+&|\n]+/)) {
    const { nearness, rest } = readLimits(part)
    const kilometres = nearness === 'usual' ? USUAL_RADIUS.town : (nearness ?? 0)
    for (const town of townsOfWords(cities, parseQuery(rest).tokens))
      distances.set(town, Math.max(kilometres, distances.get(town) ?? 0))
  }
  return [...distances].map(([town, kilometres]) => (kilometres === 0 ? { town } : { town, kilometres }))
}

/**
 * Reads from the left, as many words together as name a town. Words without a town ("regio", "of") are
 * skipped.
 */
function townsOfWords<C extends CityRecord>(
  cities: readonly FoldedRecord<C>[],
  words: readonly string[],
): readonly C[] {
  const towns: C[] = []
  for (let start = 0; start < words.length;) {
    const { found, length } = longestName(cities, words.slice(start, start + MOST_WORDS))
    towns.push(...found)
    start += length
  }
  return towns
}

function longestName<C extends CityRecord>(cities: readonly FoldedRecord<C>[], words: readonly string[]) {
  for (let length = words.length; length > 0; length -= 1) {
    const tokens = words.slice(0, length)
    const known = new Set(matchCities(cities, { text: tokens.join(' '), tokens }).map(({ record }) => record))
    const found = cities.filter(({ record, ...town }) => known.has(record) && isWhole(town, tokens))
    if (found.length > 0) return { found: found.map(({ record }) => record), length }
  }
  return { found: [], length: 1 }
}

/**
 * Names that begin with these words: "Sint-Martens" matches Sint-Martens-Latem. A postal code needs at least
 * two digits: "90".
 */
function isWhole({ names }: Pick<FoldedRecord<unknown>, 'names'>, tokens: readonly string[]): boolean {
  const name = tokens.filter((token) => !isDigits(token)).join(' ')
  if (name === '') return tokens.every(({ length }) => length >= 2)
  return names.some((known) => `${known} `.startsWith(`${name} `))
}
