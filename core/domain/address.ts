/** Addresses of properties and names of towns. */
import type { Locale } from '../languages/codes.ts'
import { CONVENTIONS } from '../languages/languages.ts'
import { foldText, isEmpty } from './text.ts'

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

const STREET_NAMES = Object.values(CONVENTIONS).map(({ streetNames }) => streetNames)
const STREET_PARTICLES = new Set([...PARTICLES, ...STREET_NAMES.flatMap(({ particles }) => particles)])
const STREET_WORDS = new Map(STREET_NAMES.flatMap(({ words }) => Object.entries(words)))
const STREET_ENDS = STREET_NAMES.flatMap(({ ends }) => Object.entries(ends))

/**
 * Gives an upper-case name its usual capitals. A name with a small letter was written by a person and stays
 * as it is. Accents that the data has lost come from `content/cities.json`.
 */
export function displayTown(name: string): string {
  if (/\p{Ll}/u.test(name)) return name
  return name.replace(WORD, (word, offset: number) => wordIn(name, { word, offset, particles: PARTICLES }))
}

/** The numerals of kings and popes: "AVENUE LEOPOLD II", "ALBERT I-LAAN". */
const NUMERAL = /^(?:X{0,2}(?:IX|IV|V?I{1,3})|X{1,2}V?|V)$/

/**
 * Gives the name of a street in capitals its usual ones: "Rue de l'Église", "'s-Gravenstraat". A name with a
 * small letter stays as it is. Frequent words get the accents that capitals have lost.
 */
export function displayStreet(street: string): string {
  if (/\p{Ll}/u.test(street)) return street
  return street.replace(WORD, (word, offset: number) => {
    const before = street.slice(0, offset)
    const end = street.slice(offset + word.length)
    const isInitial = word.length === 1 && (end.startsWith('.') || (end === '' && before.endsWith(' ')))
    if (isInitial || (NUMERAL.test(word) && offset > 0)) return word
    if (/(?:^|[^\p{L}])[IVX]+-$/u.test(before)) return word.toLowerCase()
    return accented(wordIn(street, { word, offset, particles: STREET_PARTICLES }), before)
  })
}

function accented(word: string, before: string): string {
  const small = word.toLowerCase()
  const [last = ''] = before.toLowerCase().match(/\p{L}+(?= $)/u) ?? []
  const known = STREET_WORDS.get(`${last} ${small}`) ?? STREET_WORDS.get(small)
  if (known !== undefined) return known
  const [end, spelled] = STREET_ENDS.find(([each]) => small.endsWith(each)) ?? ['', '']
  return word.slice(0, word.length - end.length) + (end === small ? capitalised(spelled) : spelled)
}

function capitalised(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1)
}

interface WordInName {
  readonly word: string
  readonly offset: number
  readonly particles: ReadonlySet<string>
}

function wordIn(name: string, { word, offset, particles }: WordInName): string {
  const small = word.toLowerCase()
  const before = name.slice(0, offset)
  if (/(?:^|[^\p{L}])['’]$/u.test(before) && ELIDED.has(small)) return small
  if (!startsName(before) && particles.has(small)) return small
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

/** A title without the town that a feed adds at its end, where the town is shown beside it: "Huis te koop – Dilbeek". */
export function withoutTown(title: string, town: string): string {
  const start = title.length - town.length
  const before = title.slice(0, start)
  // Few titles have a mark there, and the whole pattern is slow.
  if (!/[,:|\-–—]\s*$/.test(before)) return title
  const end = /^(.*\p{L}.*?)\s*(?:[,:|]|\s[-–—])\s*$/u.exec(before)
  const isAtEnd = end !== null && foldText(title.slice(start)) === foldText(town)
  return isAtEnd ? (end[1] ?? title) : title
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
