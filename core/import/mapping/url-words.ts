/** Facts that some exports write only into the address of the advert: `/for-sale/house/9000-gent/`. */
import { EXPORT_WORDS } from '../../languages/export-words.ts'
import { isLocale } from '../../languages/codes.ts'
import { fold, wordsOf } from './fold.ts'
import { typeGroupOf } from './type-words.ts'

export interface UrlFacts {
  readonly goal?: 0 | 1
  readonly type?: number
  readonly zip?: string
  readonly city?: string
}

const SALE = wordsOf('sale')
const RENT = wordsOf('rent')
const REGIONS = new Set(
  Object.values(EXPORT_WORDS).flatMap(({ columns }) => columns.region.split(', ').map(fold)),
)
const ZIP = /^[1-9]\d{3}$/

export function urlFacts(url: string): UrlFacts {
  const segments = segmentsOf(url)
  const folded = segments.map(fold)
  const goal = folded.some((word) => SALE.has(word))
    ? 0
    : folded.some((word) => RENT.has(word))
      ? 1
      : undefined
  const type = folded.map((word) => typeGroupOf(word)).find((group) => group !== undefined)
  return {
    ...(goal === undefined ? {} : { goal }),
    ...(type === undefined ? {} : { type }),
    ...placeIn(segments),
  }
}

function segmentsOf(url: string): readonly string[] {
  const path = url.replace(/^[a-z]+:\/\/[^/]*/i, '').replace(/[?#].*$/s, '')
  return path
    .split('/')
    .map(decoded)
    .filter((segment) => segment !== '')
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

function placeIn(segments: readonly string[]): Pick<UrlFacts, 'zip' | 'city'> {
  for (const [index, segment] of segments.entries()) {
    if (ZIP.test(segment)) {
      const city = [segments[index + 1], segments[index - 1]].find(
        (other) => other !== undefined && isTown(other),
      )
      return { zip: segment, ...(city === undefined ? {} : { city: spaced(city) }) }
    }
    const [, before, zip, after] = /^(?:(\p{L}.*)-)?([1-9]\d{3})(?:-(\p{L}.*))?$/u.exec(segment) ?? []
    const city = before ?? after
    if (zip !== undefined && city !== undefined && isTown(city)) return { zip, city: spaced(city) }
  }
  return {}
}

function isTown(segment: string): boolean {
  const word = fold(segment)
  if (/\d/.test(segment) || isLocale(segment.toLowerCase()) || segment.length < 2) return false
  return !SALE.has(word) && !RENT.has(word) && !REGIONS.has(word) && typeGroupOf(word) === undefined
}

function spaced(town: string): string {
  return town.replaceAll('_', '-').replaceAll('+', ' ')
}
