/** Addresses of properties and names of towns. */
import type { Locale } from '../languages/codes.ts'
import { CONVENTIONS } from '../languages/languages.ts'
import { isEmpty } from './text.ts'

export type CountryCode = 'BE' | 'LU'

/** The ISO code of a country id of the CRM: 10 Belgium, 50 Luxembourg. */
export function countryCodeOf(countryId: number): CountryCode | null {
  return countryId === 10 ? 'BE' : countryId === 50 ? 'LU' : null
}

const TOWN_NAMES = Object.values(CONVENTIONS).map(({ townNames }) => townNames)
const PARTICLES = new Set(TOWN_NAMES.flatMap(({ particles }) => particles))
const ELIDED = new Set(TOWN_NAMES.flatMap(({ elided }) => elided))
const DIGRAPHS = TOWN_NAMES.flatMap(({ digraphs }) => digraphs)

const WORD = /\p{L}[\p{L}\p{M}]*/gu

/**
 * Gives an upper-case name its usual capitals. A name with a small letter was written by a person and stays
 * as it is. Accents that the data has lost come from `content/cities.json`.
 */
export function displayTown(name: string): string {
  if (/\p{Ll}/u.test(name)) return name
  return name.replace(WORD, (word, offset: number) => wordIn(name, word, offset))
}

function wordIn(name: string, word: string, offset: number): string {
  const small = word.toLowerCase()
  const before = name.slice(0, offset)
  if (/(?:^|[^\p{L}])['’]$/u.test(before) && ELIDED.has(small)) return small
  if (!startsName(before) && PARTICLES.has(small)) return small
  const head = DIGRAPHS.find((digraph) => small.startsWith(digraph))?.length ?? 1
  return small.slice(0, head).toUpperCase() + small.slice(head)
}

/**
 * Whether a name begins here, at the start of the text or at a second name: "BRUXELLES / BRUSSEL",
 * "SINT-ANDRIES (BRUGGE)".
 */
function startsName(before: string): boolean {
  return /^[^\p{L}]*$/u.test(before) || /(?:[/(,]| [-–] )\s*$/u.test(before)
}

export interface AddressFields {
  readonly PublishAddress: boolean
  readonly Street?: string | undefined
  readonly HouseNumber?: string | undefined
  readonly BoxNr?: string | undefined
  readonly zip: string
  readonly town: string
}

/** Street and town, or the town alone if the address is hidden or no street is known. */
export function addressLines(fields: AddressFields, locale: Locale): readonly string[] {
  const town = joined(fields.zip, fields.town)
  if (!fields.PublishAddress || isEmpty(fields.Street)) return [town]
  const box = isEmpty(fields.BoxNr) ? undefined : `${CONVENTIONS[locale].box} ${fields.BoxNr?.trim()}`
  return [joined(fields.Street, fields.HouseNumber, box), town]
}

function joined(...parts: readonly (string | undefined)[]): string {
  let text = ''
  for (const part of parts) {
    const word = part?.trim() ?? ''
    if (word !== '') text += text === '' ? word : ` ${word}`
  }
  return text
}
