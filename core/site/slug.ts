/**
 * Segments of addresses and file names, such as `{town}` and `{title-slug}` of the route table.
 *
 * Titles and towns come from feeds. For any input, the result consists of small letters and digits with
 * single hyphens between them, is short enough for every file system, and is not a name that Windows
 * reserves.
 */
import slugify from '@sindresorhus/slugify'
import { remembered } from '../domain/remembered.ts'
import { eachLocale } from '../languages/codes.ts'
import type { Locale } from '../languages/codes.ts'
import { CONVENTIONS } from '../languages/languages.ts'
import { isReservedName } from '../system/paths.ts'

export const SLUG_LIMIT = 70

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** The library would replace signs by English words: "and", "love". */
const SIGNS = ['&', '♥', '🦄'].map((sign): [string, string] => [sign, ' '])

/** The slug of the text, or of `fallback` (usually the id) if the text leaves none. */
export function slugOf(text: string, fallback: string | number, locale?: Locale): string {
  return slug(text, locale) ?? slug(String(fallback), locale) ?? 'x'
}

/** The slug of a title below that of its town, which it does not repeat: `dilbeek/huis-te-koop`. */
export function slugBelowTown(
  title: string,
  {
    town,
    fallback,
    locale,
  }: { readonly town: string; readonly fallback: string | number; readonly locale: Locale },
): string {
  const whole = slugOf(title, fallback, locale)
  return whole.endsWith(`-${town}`) ? whole.slice(0, -town.length - 1).replace(PLACE_WORD, '') : whole
}

/** Before the name of a town at the end of a title: "Huis te koop in Dilbeek", "Maison à Mons". */
const PLACE_WORD = /-(?:in|te|a)$/

/** The slug of a town. The postal code replaces a name without letters. */
export function townSlug(name: string, zip: string, locale?: Locale): string {
  return slugOf(name, zip, locale)
}

/** Soft hyphens, joiners and marks of direction stand inside words. */
const INVISIBLE = /\p{Cf}|\p{Variation_Selector}/gu

/** Between groups of thousands: 1.480, 1,480, or with a space that does not break. */
const THOUSANDS = /(?<=(?<!\d)\d{1,3}|\d{3})[.,\u00a0\u202f](?=\d{3}(?!\d))/g

/** Names of towns and titles such as "House" repeat very often, and the library is slow. */
const LATEST_SLUGS = 5000
const slugIn = (locale?: Locale) => remembered(LATEST_SLUGS, (text) => spelled(text, locale))
const SLUGS = { ...eachLocale(slugIn), any: slugIn() }

function slug(text: string, locale: Locale | undefined): string | null {
  return SLUGS[locale ?? 'any'](text)
}

function spelled(text: string, locale: Locale | undefined): string | null {
  const options = { decamelize: false, customReplacements: SIGNS }
  const written = text.slice(0, 1000).replace(INVISIBLE, '').replace(THOUSANDS, '')
  const whole = slugify(plain(written, locale), options)
  const short = shortened(whole)
  return SLUG.test(short) && !isReservedName(short) ? short : null
}

/** Without accents if the language does not spell umlauts: the library replaces ö by oe in every language. */
function plain(text: string, locale: Locale | undefined): string {
  const isSpelled = locale !== undefined && CONVENTIONS[locale].spellsUmlauts
  return isSpelled ? text.normalize('NFKC') : text.normalize('NFKD').replace(/\p{M}/gu, '')
}

/** The longest start within the limit that ends at a word. A single longer word is cut. */
function shortened(whole: string): string {
  if (whole.length <= SLUG_LIMIT) return whole
  const end = whole.lastIndexOf('-', SLUG_LIMIT)
  return whole.slice(0, end === -1 ? SLUG_LIMIT : end)
}
