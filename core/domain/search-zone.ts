/**
 * The towns that a registered search names in a free text, "Gent, 9050 of regio Aalst", read by the
 * rules of the search box. It is kept for months and read again with each publication, so here only whole words count: "Gent" is
 * not Gentbrugge, though the box, where one sees what is found, offers both.
 */
import { isNumber, matchCities, parseQuery } from './search.ts'
import type { CityRecord, Prepared } from './search.ts'

/** Braine-le-Château and the like, with a postal code before it. */
const MOST_WORDS = 6

export function townsOfZone<C extends CityRecord>(
  cities: readonly Prepared<C>[],
  zone: string,
): readonly C[] {
  const parts = zone.split(/[,;/+&|\n]+/)
  return [...new Set(parts.flatMap((part) => townsOfWords(cities, parseQuery(part).tokens)))]
}

/** From the left, as many words together as name a town; what names none ("regio", "of") is passed over. */
function townsOfWords<C extends CityRecord>(
  cities: readonly Prepared<C>[],
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

function longestName<C extends CityRecord>(cities: readonly Prepared<C>[], words: readonly string[]) {
  for (let length = words.length; length > 0; length -= 1) {
    const tokens = words.slice(0, length)
    const known = new Set(matchCities(cities, { text: tokens.join(' '), tokens }).map(({ record }) => record))
    const found = cities.filter(({ record, ...town }) => known.has(record) && isWhole(town, tokens))
    if (found.length > 0) return { found: found.map(({ record }) => record), length }
  }
  return { found: [], length: 1 }
}

/** Names that begin with these words: "Sint-Martens" asks for Sint-Martens-Latem. Of a postal code two digits at least: "90". */
function isWhole({ names }: Pick<Prepared<unknown>, 'names'>, tokens: readonly string[]): boolean {
  const name = tokens.filter((token) => !isNumber(token)).join(' ')
  if (name === '') return tokens.every(({ length }) => length >= 2)
  return names.some((known) => `${known} `.startsWith(`${name} `))
}
