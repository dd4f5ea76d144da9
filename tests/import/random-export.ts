/** Exports with random records: names of a format, of tables and of nothing, with values of every kind. */
import { EXPORT_WORDS } from '../../core/languages/export-words.ts'
import type { Preset, ReaderName } from '../../core/import/preset.ts'
import type { MappingRules } from '../../core/schema/mapping-rules.ts'

export interface RandomExport {
  readonly text: string
  /** The number of records in it, also of those that cannot be read. */
  readonly records: number
}

type Random = () => number
type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json }

/** Numbers from 0 to 1, the same for the same seed. */
export function createRandom(seed: number): Random {
  let state = seed * 2_654_435_761 + 1
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 0x9e3779b9) | 0
    return ((state ^ (state >>> 13)) >>> 0) / 4_294_967_296
  }
}

const VALUES: readonly Json[] = [
  '',
  '-',
  ' ',
  'onbekend',
  '0',
  '1',
  '-1',
  '1.250',
  '1,250.5',
  '1 250 000 €',
  '51 m²',
  '442 kWh/m²/year',
  '12/03/2024',
  '/Date(1561286300300+0200)/',
  '2026-02-31',
  'Te koop',
  'à louer',
  'Verkocht',
  'Villa',
  'ruil',
  'ja',
  'Non',
  'B+',
  '9000',
  'B-9000 Gent',
  'L-1130',
  'Kerkstraat 12 bus 3',
  'https://x.example/te-koop/huis/9000/gent/1',
  'a.jpg|b.jpg',
  "['a.jpg', 'b.jpg']",
  '__proto__',
  '\u0000\ud800',
  'x'.repeat(5000),
  'a "quoted"; text,\nin two lines',
  0,
  1,
  -1,
  1e300,
  51.05,
  true,
  false,
  null,
  [],
  {},
  ['a', 'b'],
  [{ Url: 'a.jpg' }, { url: 1 }, null],
  { nl: 'Ja', fr: 'Oui' },
  { '#text': 'x', '@lang': 'nl' },
  { id: 14, value: '1952' },
]

const ODD_NAMES = ['', ' ', '__proto__', 'constructor', 'a.b', 'x[0]', '[id=1]', '#text', 'owner', 'Prijs.']

const pick = <T>(all: readonly T[], random: Random): T => all[Math.floor(random() * all.length)] as T

/** Names by which rules find values, those of tables, and odd ones. */
function namesOf({ rules }: Preset, random: Random): readonly string[] {
  const own =
    rules === 'guess'
      ? []
      : // A list of records inside of a record would count as further records.
        [...JSON.stringify({ ...rules, records: [] }).matchAll(/"([\w@.#-]{2,40})"/g)].map(
          ([, name = '']) => name,
        )
  const words = Object.values(EXPORT_WORDS).flatMap(({ columns }) =>
    Object.values(columns).flatMap((list) => list.split(', ')),
  )
  return Array.from({ length: 25 }, () =>
    pick(pick([own.length > 0 ? own : words, words, ODD_NAMES], random), random),
  )
}

export function randomExport(preset: Preset, seed: number): RandomExport {
  const random = createRandom(seed)
  const names = [...Object.keys(GOOD), ...namesOf(preset, random)]
  const records = Array.from({ length: 1 + Math.floor(random() * 8) }, () => recordOf(names, random))
  const inside = records.flatMap((record) => nestedIn(record, preset))
  return {
    text: WRITERS[preset.reader](records, { names, preset, random }),
    records: records.length + inside.length,
  }
}

/** Records inside of a record. */
function nestedIn(record: Readonly<Record<string, Json>>, { rules }: Preset): readonly Json[] {
  const name = rules === 'guess' ? undefined : rules.nested
  if (name === undefined) return []
  return [record[name] ?? null].flat().filter((each) => typeof each === 'object' && each !== null)
}

/** A table that has these is published, if its other fields are. */
const GOOD = { ID: '1', Transaction: 'for sale', Zip: '9000', City: 'Gent' }

function recordOf(names: readonly string[], random: Random): Readonly<Record<string, Json>> {
  const isGood = random() < 0.5
  const drawn = names
    .filter(() => random() < (isGood ? 0.1 : 0.8))
    .flatMap((name) => nested(name, pick(VALUES, random), random))
  return {
    ...Object.fromEntries(drawn),
    ...(isGood ? { ...GOOD, ID: String(Math.floor(random() * 1e6) + 1) } : {}),
  }
}

/** `a.b` as a name, and mostly as an object in an object. */
function nested(name: string, value: Json, random: Random): [string, Json][] {
  const [first = '', ...rest] = name.split('.')
  if (rest.length === 0 || random() < 0.1) return [[name, value]]
  return [[first, Object.fromEntries(nested(rest.join('.'), value, random))]]
}

interface Writing {
  readonly names: readonly string[]
  readonly preset: Preset
  readonly random: Random
}

type Writer = (records: readonly Readonly<Record<string, Json>>[], writing: Writing) => string

const textOf = (value: Json | undefined) =>
  typeof value === 'object' ? JSON.stringify(value) : String(value ?? '')

const WRITERS: Readonly<Record<ReaderName, Writer>> = {
  csv: (records, { names, preset: { rules }, random }) => {
    const { header, delimiter = ';' }: MappingRules = rules === 'guess' ? {} : rules
    const quoted = (cell: string) =>
      random() < 0.02 ? cell.replaceAll(/["\n;#]/g, '') : `"${cell.replaceAll('"', '""')}"`
    const row = (cells: readonly string[]) => cells.map(quoted).join(delimiter)
    // A row without any value is none, and a table by position has no names.
    const byPosition = () => [
      '1',
      ...(header ?? []).slice(1).map(() => textOf(random() < 0.2 ? pick(VALUES, random) : '')),
    ]
    if (header !== undefined) return records.map(() => row(byPosition())).join('\n')
    const cut = (cells: readonly string[]) => (random() < 0.1 ? [...cells.slice(1), '', ''] : cells)
    const rows = records.map((record) => row(cut(names.map((name) => textOf(record[name])))))
    return [names.map((name) => `"${name}"`).join(';'), ...rows].join('\n')
  },
  json: (records, { preset }) => JSON.stringify(envelope(records, preset)),
  'json-lines': (records, { random }) =>
    records.map((record) => (random() < 0.1 ? '{"broken": ' : JSON.stringify(record))).join('\n'),
  xml: (records, { preset }) => {
    const element = listOf(preset)?.split('.').at(-1) ?? 'record'
    return `<root>${records.map((record) => elementOf(element, record)).join('')}</root>`
  },
}

function listOf({ rules }: Preset): string | undefined {
  return rules === 'guess' || rules.records === undefined ? undefined : [rules.records].flat()[0]
}

function envelope(records: Json, preset: Preset): Json {
  const path = listOf(preset)
  if (path === undefined || path === '.') return records
  return path.split('.').reduceRight<Json>((inner, name) => ({ [name]: inner }), records)
}

const NAME = /^[A-Za-z_][\w.-]*$/

function elementOf(name: string, value: Json): string {
  if (!NAME.test(name)) return ''
  if (Array.isArray(value)) return value.map((each: Json) => elementOf(name, each)).join('')
  if (typeof value !== 'object' || value === null) return `<${name}>${escaped(textOf(value))}</${name}>`
  const all = Object.entries(value as Readonly<Record<string, Json>>)
  const attributes = all
    .filter(([key, each]) => key.startsWith('@') && NAME.test(key.slice(1)) && typeof each !== 'object')
    .map(([key, each]) => ` ${key.slice(1)}="${escaped(textOf(each))}"`)
  const inner = all.filter(([key]) => !key.startsWith('@')).map(([key, each]) => elementOf(key, each))
  return `<${name}${[...new Map(attributes.map((each) => [each.split('=')[0], each])).values()].join('')}>${inner.join('')}</${name}>`
}

function escaped(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Cs}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('"', '&quot;')
}
