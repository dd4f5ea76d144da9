/**
 * The municipalities of Belgium with their parts, from the data of the package (SOURCES.md). A postal code decides
 * between places of one name: Hamme is a municipality (9220) and a part of Merchtem (1785).
 */
import { lazy } from '../domain/remembered.ts'
import type { Region } from '../domain/region.ts'
import { eachLocale } from '../languages/codes.ts'
import type { Locale } from '../languages/codes.ts'
import { MUNICIPALITIES, WITHOUT_MUNICIPALITY } from './belgium.ts'
import { placeKey } from './place-key.ts'

export interface Municipality {
  /** The code of the national institute of statistics. */
  readonly nis: number
  readonly region: Region
  /** The middle of its area. */
  readonly place: { readonly latitude: number; readonly longitude: number }
  readonly names: Readonly<Record<Locale, string>>
  /** The postal code of its centre. */
  readonly zip: string
  /** All postal codes, that of the centre first. */
  readonly zips: readonly string[]
  readonly parts: readonly Part[]
  /** Further spellings. */
  readonly aliases: readonly string[]
}

/** A place inside a municipality, which has one name or that of both languages of Brussels. */
interface Part {
  readonly zip: string
  readonly name: string | { readonly nl: string; readonly fr: string }
  /** Absent for the postal code of a firm, and for places that the sources assign to no municipality. */
  readonly municipality?: Municipality
}

export type FoundPlace =
  | { readonly kind: 'municipality'; readonly municipality: Municipality }
  | { readonly kind: 'part'; readonly part: Part }
  /** The name is that of a place with other postal codes: "Liège" with 1050. */
  | { readonly kind: 'elsewhere'; readonly zips: readonly string[]; readonly municipality?: Municipality }
  /** The name is unknown. The municipality is the only one with the postal code. */
  | { readonly kind: 'unknown'; readonly municipality?: Municipality }

/** A place under one of its spellings. */
interface Entry {
  readonly zip: string
  readonly key: string
  /** The words of the name, between spaces. */
  readonly words: string
  readonly found: Extract<FoundPlace, { kind: 'municipality' | 'part' }>
}

const REGIONS: Readonly<Record<string, Region>> = { V: 'flanders', B: 'brussels', W: 'wallonia' }

/** Decoded at the first use: most commands and every service need no place. */
export const municipalities = lazy(() => linesOf(MUNICIPALITIES).map(municipalityOf))

const index = lazy(() => {
  const entries = [
    ...municipalities().flatMap(entriesOf),
    ...linesOf(WITHOUT_MUNICIPALITY).flatMap((line) => entriesOfPart(partOf(line))),
  ]
  const byZip = new Map<string, Entry[]>()
  const byKey = new Map<string, Entry[]>()
  for (const entry of entries) {
    byZip.set(entry.zip, [...(byZip.get(entry.zip) ?? []), entry])
    byKey.set(entry.key, [...(byKey.get(entry.key) ?? []), entry])
  }
  return { byZip, byKey }
})

function linesOf(text: string): readonly string[] {
  return text.trim().split('\n')
}

function municipalityOf(line: string): Municipality {
  const [nis, letter = '', place = '', names = '', zips = '', parts = '', aliases = ''] = line.split(';')
  const [latitude = 0, longitude = 0] = place.split(' ').map(Number)
  const region = REGIONS[letter] ?? 'unknown'
  const codes = zips.split(' ')
  const found: Municipality & { parts: readonly Part[] } = {
    nis: Number(nis),
    region,
    place: { latitude, longitude },
    names: namesIn(names.split('|'), region),
    zip: codes[0] ?? '',
    zips: codes,
    parts: [],
    aliases: listOf(aliases),
  }
  found.parts = listOf(parts).map((part) => partOf(part, found))
  return found
}

function listOf(text: string): readonly string[] {
  return text === '' ? [] : text.split(',')
}

/** Without an own name in a language, the name is that of the region: Dutch in Flanders, else French. */
function namesIn([nl = '', fr, de, en]: readonly string[], region: Region): Municipality['names'] {
  const usual = region === 'flanders' ? nl : fr || nl
  return { ...eachLocale(() => usual), nl, fr: fr || nl, ...(en && { en }), ...(de && { de }) }
}

function partOf(text: string, municipality?: Municipality): Part {
  const [nl = '', fr] = text.slice(5).split('|')
  const name = fr === undefined ? nl : { nl, fr }
  return { zip: text.slice(0, 4), name, ...(municipality && { municipality }) }
}

function entriesOf(municipality: Municipality): readonly Entry[] {
  const { names, aliases, zips, parts } = municipality
  const spellings = [...new Set([...Object.values(names), ...aliases])]
  const own = zips.flatMap((zip) =>
    spellings.map((name) => entry(zip, name, { kind: 'municipality', municipality })),
  )
  return [...own, ...parts.flatMap(entriesOfPart)]
}

function entriesOfPart(part: Part): readonly Entry[] {
  const names = typeof part.name === 'string' ? [part.name] : Object.values(part.name)
  return names.map((name) => entry(part.zip, name, { kind: 'part', part }))
}

function entry(zip: string, name: string, found: Entry['found']): Entry {
  return { zip, key: placeKey(name), words: wordsOf(name), found }
}

function wordsOf(name: string): string {
  return ` ${name
    .split(/[^\p{L}\p{N}]+/u)
    .map(placeKey)
    .join(' ')} `
}

/** The only municipality with this postal code; undefined for 1040, 1050 and 1060, which have two. */
export function municipalityOfZip(zip: string): Municipality | undefined {
  const entries = index().byZip.get(zip) ?? []
  const found = new Set(entries.map(({ found: place }) => municipalityIn(place)))
  return found.size === 1 ? [...found][0] : undefined
}

function municipalityIn(found: Entry['found']): Municipality | undefined {
  return found.kind === 'municipality' ? found.municipality : found.part.municipality
}

/** The postal code of the centre of the only municipality with this name, or else of the only part; undefined for two. */
export function zipOfTown(name: string): string | undefined {
  const entries = index().byKey.get(placeKey(name)) ?? []
  const centres = entries.flatMap(({ found }) =>
    found.kind === 'municipality' ? [found.municipality.zip] : [],
  )
  const found = new Set(centres.length > 0 ? centres : entries.map(({ zip }) => zip))
  return found.size === 1 ? [...found][0] : undefined
}

/** The name of the only municipality with this postal code, in the language of its region. */
export function townOfZip(zip: string): string | undefined {
  const found = municipalityOfZip(zip)
  return found?.names[found.region === 'flanders' ? 'nl' : 'fr']
}

/** The place of a postal code and a name, of which a feed may give several spellings. */
export function findBelgianPlace(zip: string, names: readonly string[]): FoundPlace {
  const here = index().byZip.get(zip) ?? []
  const written = [...names, ...names.flatMap(fragmentsOf)]
  const found = exactlyIn(here, written) ?? startedIn(here, written)
  if (found !== undefined) return found
  const municipality = municipalityOfZip(zip)
  const others = names.flatMap((name) => index().byKey.get(placeKey(name)) ?? [])
  return others.length === 0 ? { kind: 'unknown', ...(municipality && { municipality }) } : elsewhere(others)
}

/** A part is more precise than its municipality: "Gent (Ledeberg)". */
function exactlyIn(here: readonly Entry[], written: readonly string[]): Entry['found'] | undefined {
  const keys = written.map(placeKey)
  const found = here.filter(({ key }) => keys.includes(key))
  return (found.find(({ found: { kind } }) => kind === 'part') ?? found[0])?.found
}

/** The only place whose name starts with these words: "Jupille" is Jupille-sur-Meuse. */
function startedIn(here: readonly Entry[], written: readonly string[]): Entry['found'] | undefined {
  const starts = written.map(wordsOf).filter((words) => words.trim() !== '')
  const found = here.filter(({ words }) => starts.some((start) => words.startsWith(start)))
  return new Set(found.map(({ words }) => words)).size === 1 ? found[0]?.found : undefined
}

/** Parts of a text with several names, and a name without the number of a post office: "BRUXELLES / BRUSSEL 5". */
function fragmentsOf(name: string): readonly string[] {
  return name.split(/[/(),;|]| [-–] /).map((part) => part.replace(/\s+\d{1,2}\s*$/, '').trim())
}

function elsewhere(others: readonly Entry[]): FoundPlace {
  const named = others.flatMap(({ found }) => (found.kind === 'municipality' ? [found.municipality] : []))
  const zips = named.length === 0 ? others.map(({ zip }) => zip) : named.map(({ zip }) => zip)
  return { kind: 'elsewhere', zips: [...new Set(zips)], ...(named[0] && { municipality: named[0] }) }
}
