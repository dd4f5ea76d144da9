/**
 * Writes the places that the package contains, core/places/belgium.ts, outlines.json and luxembourg.ts there, from a
 * folder with the transcribed sources that core/places/SOURCES.md names, and that of the source of Luxembourg:
 *
 *     node scripts/run.mjs scripts/places/make.ts <folder> <folder of Luxembourg>
 *
 * The points of postal codes in postcodes.json are not read, because their origin is unsure.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { displayTown } from '../../core/domain/address.ts'
import { placeKey } from '../../core/places/place-key.ts'
import { MORE_ALIASES, MORE_NAMES, MORE_PARTS } from './by-hand.ts'
import { writeLuxembourg } from './luxembourg.ts'
import { centreOf, outlinesOf } from './outlines.ts'
import type { Topology } from './outlines.ts'

interface Names {
  readonly nl?: string
  readonly fr?: string
  readonly de?: string
}

interface Municipality {
  readonly nis: number
  readonly region: 'VLG' | 'BRU' | 'WAL'
  readonly names: Names
  readonly centre: readonly [latitude: number, longitude: number]
}

interface Postcode {
  readonly nis: readonly number[]
  readonly places: readonly { readonly name: string; readonly nis?: number; readonly names?: Names }[]
}

interface Place {
  readonly zip: string
  readonly name: string
  readonly nis: number | undefined
  /** Names in several languages, which municipalities and a few parts have. */
  readonly names: Names | undefined
}

interface Sources {
  readonly places: readonly Place[]
  readonly postcodes: Readonly<Record<string, Postcode>>
  readonly aliases: Readonly<Record<string, { readonly nis: number }>>
  readonly topology: Topology
}

export function main([folder = '.', luxembourg = '.']: readonly string[]): void {
  const read = (name: string): unknown => JSON.parse(readFileSync(join(folder, name), 'utf8'))
  const municipalities = read('municipalities.json') as readonly Municipality[]
  const postcodes = read('postcodes.json') as Sources['postcodes']
  const aliases = read('aliases.json') as Sources['aliases']
  const topology = read('outlines.topojson') as Topology
  const places = Object.entries(postcodes).flatMap(placesOf)
  const rows = municipalities.map((each) => rowOf(each, { places, postcodes, aliases, topology }))
  const others = places.filter(({ nis }) => nis === undefined)
  const without = others.map(({ zip, name }) => `${zip} ${spelled(name)}`)
  writeFileSync('core/places/belgium.ts', moduleOf(rows, without))
  writeFileSync('core/places/outlines.json', `${JSON.stringify(outlinesOf(topology, municipalities))}\n`)
  writeLuxembourg(luxembourg)
}

function placesOf([zip, { nis, places }]: readonly [string, Postcode]): readonly Place[] {
  const more = (MORE_PARTS[zip] ?? []).map((name) => ({ name, names: undefined, nis: undefined }))
  return [...places, ...more].map(({ name, names, nis: own }) => ({
    zip,
    name,
    names,
    nis: own ?? (nis.length === 1 ? nis[0] : undefined),
  }))
}

/** The list capitalises every part of a name: "Villers-Le-Bouillet". */
function spelled(name: string): string {
  return displayTown(name.toUpperCase())
}

function keysOf({ nis, names }: Municipality): readonly string[] {
  return [...Object.values(names), ...(MORE_ALIASES[nis] ?? [])].map(placeKey)
}

function isOwn({ name, names }: Place, municipality: Municipality): boolean {
  const own = keysOf(municipality)
  return [name, ...Object.values(names ?? {})].some((each) => own.includes(placeKey(each)))
}

/** The postal code of the centre comes first: that of the place with the name of the municipality. */
function zipsOf(municipality: Municipality, { places, postcodes }: Sources): readonly string[] {
  const own = places.filter(({ nis }) => nis === municipality.nis)
  const keys = keysOf(municipality)
  const main =
    own.find((place) => isOwn(place, municipality)) ??
    own.find(({ name }) => keys.some((key) => key.startsWith(placeKey(name))))
  const zips = Object.keys(postcodes).filter((zip) => postcodes[zip]?.nis.includes(municipality.nis))
  return main === undefined ? zips : [main.zip, ...zips.filter((zip) => zip !== main.zip)]
}

function partsOf(municipality: Municipality, { places }: Sources): readonly string[] {
  const parts = places.filter((place) => place.nis === municipality.nis && !isOwn(place, municipality))
  return [...new Set(parts.map(({ zip, name, names }) => `${zip} ${inBoth(names) ?? spelled(name)}`))]
}

function inBoth(names: Names | undefined): string | undefined {
  return names && [...new Set([names.nl, names.fr])].filter((name) => name !== undefined).join('|')
}

function rowOf(municipality: Municipality, sources: Sources): string {
  const { nis, region, names } = municipality
  const more = MORE_NAMES[nis] ?? {}
  const all = [names.nl, names.fr, more.de ?? names.de, more.en].map((name) => name ?? '')
  const aliases = Object.entries(sources.aliases).filter(([, of]) => of.nis === nis)
  return [
    nis,
    region[0],
    (centreOf(sources.topology, nis) ?? municipality.centre).join(' '),
    all.join('|').replace(/\|+$/, ''),
    zipsOf(municipality, sources).join(' '),
    partsOf(municipality, sources).join(','),
    [...aliases.map(([alias]) => alias), ...(MORE_ALIASES[nis] ?? [])].join(','),
  ].join(';')
}

function moduleOf(rows: readonly string[], without: readonly string[]): string {
  return `// Written by scripts/places/make.ts. SOURCES.md names the sources and their licences.

/**
 * A municipality a line: NIS code; region; centre; names in Dutch, French, German and English; postal codes, that of
 * the centre first; parts with their postal codes; further spellings.
 */
export const MUNICIPALITIES = \`
${rows.join('\n')}
\`

/** Places whose postal code belongs to no municipality in the sources, such as those of firms. */
export const WITHOUT_MUNICIPALITY = \`
${without.join('\n')}
\`
`
}
