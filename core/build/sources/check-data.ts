/** The data of a source file -> checked records. An unchanged record is not checked again. */
import { z } from 'zod'
import { isLocale } from '../../languages/codes.ts'
import type { Locale } from '../../languages/codes.ts'
import { fromZod } from '../../diagnostics/from-zod.ts'
import type { DataPath } from '../../diagnostics/data-path.ts'
import type { Problem } from '../../diagnostics/diagnostic.ts'
import { inLanguage } from '../../schema/in-language.ts'
import { SITE_CONFIG } from '../../schema/site-config.ts'
import { readyTheme } from '../../schema/theme.ts'
import type { Property } from '../../schema/property.ts'
import { factsOf } from '../../site/property-facts.ts'
import type { SourceRecord } from '../../site/records.ts'
import { conversionsOf, convert, convertedStill, isStill } from './conversions.ts'
import type { Conversions, KnownRecord } from './conversions.ts'
import { textsAlone, wrappedRecords } from './mistaken-records.ts'
import type { EarlierRead, SourceContent } from './source-content.ts'
import { RECORD_SCHEMAS } from './source-kinds.ts'
import type { RecordKind, SourceKind } from './source-kinds.ts'

/** Files of site-config/ that may have any name. */
const SETTINGS = { strings: z.record(z.string(), z.string()), theme: readyTheme }

export type OfRecords = SourceKind & { readonly kind: RecordKind }

/** The records of a file, which contains one or a list. */
export function itemsOf(data: unknown): {
  readonly items: readonly unknown[]
  readonly pathOf: (index: number) => DataPath
} {
  return Array.isArray(data)
    ? { items: data as unknown[], pathOf: (index) => [index] }
    : { items: [data], pathOf: () => [] }
}

interface OfKind {
  readonly kind: Exclude<SourceKind, { kind: 'unknown' | 'import' }>
  readonly known?: SourceContent | undefined
  readonly earlier?: EarlierRead | undefined
}

export function checkData(file: string, data: unknown, { kind, known, earlier }: OfKind): SourceContent {
  if (kind.kind === 'config' || kind.kind === 'strings' || kind.kind === 'theme') {
    const schema = kind.kind === 'config' ? SITE_CONFIG[kind.name].schema : SETTINGS[kind.kind]
    const { value, problems } = check(schema, data, { file, path: [] })
    const record = { value, origin: { file, path: [] }, stem: file }
    return { kind, records: value === undefined ? [] : [record], problems }
  }
  const wrapped = wrappedRecords(data, kind.kind, file)
  if (wrapped !== null) return { kind, records: [], problems: [wrapped] }
  const { items, pathOf } = itemsOf(data)
  const checked = items.map((item, index) => {
    const place = { kind, path: pathOf(index), known: earlier?.records[index] }
    return stillKnown(item, known, index) ?? stillRead(file, item, place) ?? checkRecord(file, item, place)
  })
  return {
    kind,
    records: checked.flatMap(({ record }) => record ?? []),
    problems: checked.flatMap(({ problems }) => problems),
    converted: checked.map(({ conversions = null }) => conversions),
  }
}

interface CheckedRecord {
  readonly record?: SourceRecord<unknown>
  readonly problems: readonly Problem[]
  readonly conversions?: Conversions | null
}

/** Returns the previous result of a record that is written as before, if the file had no problem then. */
function stillKnown(item: unknown, known: SourceContent | undefined, index: number): CheckedRecord | null {
  const record = known?.records[index]
  const conversions = known?.converted?.[index]
  if (!record || !conversions) return null
  return isStill(item, { checked: record.value, conversions }) ? { record, problems: [], conversions } : null
}

interface OfEarlier {
  readonly kind: OfRecords
  readonly path: DataPath
  readonly known: KnownRecord | undefined
}

/** Returns the record that an earlier process checked, if it is written as then. */
function stillRead(file: string, item: unknown, { kind, path, known }: OfEarlier): CheckedRecord | null {
  if (known === undefined) return null
  const value = convertedStill(item, known)
  if (value === undefined) return null
  const record = recordOf(file, value, { kind, path, known, isSame: true })
  return { record, problems: [], conversions: known.conversions }
}

function checkRecord(file: string, item: unknown, { kind, path, known }: OfEarlier): CheckedRecord {
  const schema = RECORD_SCHEMAS[kind.kind]
  const { value, problems } = check(schema, item, { file, path })
  if (value === undefined) {
    const part = { record: item, language: givenLanguage(item, kind), at: { file, path } }
    return { problems: textsAlone(problems, part) }
  }
  const language = languageOf(value, kind)
  const checked = language === undefined ? value : inLanguage(schema, value, language)
  const conversions = conversionsOf(item, checked)
  const kept = conversions === null ? checked : convert(item, conversions)
  return {
    record: recordOf(file, kept, { kind, path, known }),
    problems,
    conversions,
  }
}

interface Place {
  readonly kind: OfRecords
  readonly path: DataPath
  /** The record at this place as an earlier process read it. */
  readonly known?: KnownRecord | undefined
  /** `isSame` says that the record is the known one, so that its facts hold. */
  readonly isSame?: boolean
}

export function recordOf(
  file: string,
  value: unknown,
  { kind, path, known, isSame = false }: Place,
): SourceRecord<unknown> {
  const record = { value, origin: { file, path, language: languageOf(value, kind) }, stem: kind.stem }
  if (kind.kind !== 'property') return record
  const facts = known && { hash: known.hash, isPlain: known.isPlain }
  return { ...record, facts: facts !== undefined && isSame ? facts : factsOf(value as Property, facts) }
}

/** The language of the texts of a record that are not divided by language. */
function languageOf(record: unknown, kind: OfRecords): Locale | undefined {
  return (record as { readonly language?: Locale }).language ?? kind.language
}

/** The language of a record that failed its schema. */
function givenLanguage(item: unknown, kind: OfRecords): Locale | undefined {
  const language = typeof item === 'object' && item !== null && 'language' in item ? item.language : undefined
  return typeof language === 'string' && isLocale(language) ? language : kind.language
}

function check(
  schema: z.ZodType,
  data: unknown,
  { file, path }: { file: string; path: DataPath },
): { value: unknown; problems: readonly Problem[] } {
  const result = schema.safeParse(data)
  if (result.success) return { value: result.data, problems: [] }
  return { value: undefined, problems: fromZod(result.error.issues, { file, base: path, data, schema }) }
}
