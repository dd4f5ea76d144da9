/** The communes of Luxembourg, from the folder `data` of the repository that core/places/SOURCES.md names. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import glob from 'fast-glob'
import { COMMUNE_ALIASES, COMMUNE_MERGERS, COMMUNE_NAMES } from './by-hand.ts'

type Properties = Readonly<Record<string, unknown>>

interface Commune {
  /** The code of the statistical office. */
  readonly code: string
  readonly place: readonly [latitude: number, longitude: number]
  readonly area: number
  readonly names: readonly [fr: string, de: string, lb: string]
}

export function writeLuxembourg(folder: string): void {
  const files = glob.sync('**/*.geojson', { cwd: folder, ignore: ['**/*-alt-*'] })
  const records = files.map((file) => propertiesIn(join(folder, file))).filter(isCurrent)
  const communes = records.filter((record) => record['wof:placetype'] === 'localadmin')
  const all = merged(communes.map((record) => communeOf(record, records)))
  const rows = all.toSorted((one, other) => one.names[0].localeCompare(other.names[0])).map(rowOf)
  writeFileSync('core/places/luxembourg.ts', moduleOf(rows))
}

function propertiesIn(file: string): Properties {
  return (JSON.parse(readFileSync(file, 'utf8')) as { readonly properties: Properties }).properties
}

function isCurrent(record: Properties): boolean {
  const { 'mz:is_current': isNow, 'edtf:deprecated': deprecated, 'wof:superseded_by': later } = record
  return isNow !== 0 && !deprecated && !(later as readonly unknown[] | undefined)?.length
}

function communeOf(record: Properties, records: readonly Properties[]): Commune {
  const name = String(record['wof:name'])
  const codes = record['wof:concordances'] as Readonly<Record<string, string>>
  const village = records.find(
    (each) => each['wof:name'] === name && each['wof:placetype'] === 'locality' && each !== record,
  )
  const [fr = '', de = '', lb = ''] = COMMUNE_NAMES[name] ?? [
    name,
    ...['deu', 'ltz'].map((code) => nameIn(record, code) ?? (village && nameIn(village, code))),
  ]
  if (fr === '' || de === '' || lb === '') throw new Error(`${name} lacks a name: scripts/places/by-hand.ts`)
  return {
    code: codes['eurostat:nuts_2021_id'] ?? '',
    place: [Number(record['geom:latitude']), Number(record['geom:longitude'])],
    area: Number(record['geom:area_square_m']),
    names: [fr, de, lb],
  }
}

/** "Gemeng Biekerech" is the commune of Biekerech. */
function nameIn(record: Properties, code: string): string | undefined {
  const [name] = (record[`name:${code}_x_preferred`] as readonly string[] | undefined) ?? []
  return name?.replace(/^(?:Gemeng|Gemeinde|Stad) /, '')
}

/** The centre of a merged commune is that of its former ones, each with its area. */
function merged(communes: readonly Commune[]): readonly Commune[] {
  const made = COMMUNE_MERGERS.map(({ names, former }): Commune => {
    const parts = communes.filter((each) => former.includes(each.code))
    const area = parts.reduce((sum, part) => sum + part.area, 0)
    const middle = (index: 0 | 1) =>
      parts.reduce((sum, part) => sum + part.place[index] * part.area, 0) / area
    return { code: former.join(' '), names, area, place: [middle(0), middle(1)] }
  })
  const gone = COMMUNE_MERGERS.flatMap(({ former }) => former)
  return [...communes.filter(({ code }) => !gone.includes(code)), ...made]
}

function rowOf({ place, names }: Commune): string {
  const aliases = COMMUNE_ALIASES[names[0]] ?? []
  return [place.map((degrees) => degrees.toFixed(4)).join(' '), names.join('|'), aliases.join(',')].join(';')
}

function moduleOf(rows: readonly string[]): string {
  return `// Written by scripts/places/make.ts. SOURCES.md names the source and its licence.

/** A commune a line: centre; names in French, German and Luxembourgish; further spellings. */
export const COMMUNES = \`
${rows.join('\n')}
\`
`
}
