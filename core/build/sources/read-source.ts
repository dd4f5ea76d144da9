/** One source file -> checked records. Depends on nothing but the bytes, so that a result is kept as long as they are. */
import { z } from 'zod'
import { isLocale } from '../../languages/codes.ts'
import type { Locale } from '../../languages/codes.ts'
import { fromZod } from '../../diagnostics/from-zod.ts'
import { hasErrors, problem } from '../../diagnostics/diagnostic.ts'
import type { DataPath } from '../../diagnostics/data-path.ts'
import type { Problem } from '../../diagnostics/diagnostic.ts'
import { inLanguage } from '../../schema/in-language.ts'
import { SITE_CONFIG } from '../../schema/site-config.ts'
import { readyTheme } from '../../schema/theme.ts'
import type { SourceRecord } from '../../site/records.ts'
import { decode } from '../../source/decode.ts'
import { foreignFormat, mergeConflicts } from '../../source/foreign-format.ts'
import { parseFrontMatter } from '../../source/parse-front-matter.ts'
import { parseJson } from '../../source/parse-json.ts'
import { cleanedData } from '../../source/cleaned-data.ts'
import { conversionsOf, convert, isStill } from './conversions.ts'
import type { Conversions } from './conversions.ts'
import { textsAlone, wrappedRecords } from './mistaken-records.ts'
import { RECORD_SCHEMAS, kindOf } from './source-kinds.ts'
import type { RecordKind, SourceKind, Unknown } from './source-kinds.ts'

export interface SourceContent {
  readonly kind: SourceKind
  /** Records that passed the schema; the value of a configuration file. */
  readonly records: readonly SourceRecord<unknown>[]
  readonly problems: readonly Problem[]
  /** The conversions of each record of a JSON file without problems; null where the schema left fields out. */
  readonly converted?: readonly (Conversions | null)[] | undefined
}

/** Files of site-config/ that may have any name. */
const SETTINGS = { strings: z.record(z.string(), z.string()), theme: readyTheme }

interface Earlier {
  /** The result of the same bytes in an earlier process. Its presence makes the check unnecessary. */
  readonly converted?: readonly Conversions[] | undefined
  /** The result of the previous content of the file. A record that is still written alike stays the same object. */
  readonly known?: SourceContent | undefined
}

export function readSource(
  file: string,
  bytes: Uint8Array,
  { converted, known }: Earlier = {},
): SourceContent {
  const kind = kindOf(file)
  if (kind.kind === 'unknown') return { kind, records: [], problems: [unknownFile(file, kind)] }
  const decoded = decode(bytes, file)
  const isMarkdown = 'markdown' in kind && kind.markdown
  if (decoded.value === null) {
    const foreign = isMarkdown ? null : foreignFormat(bytes, file)
    return { kind, records: [], problems: foreign === null ? decoded.problems : [foreign] }
  }
  const conflicts = mergeConflicts(decoded.value, file)
  if (conflicts.length > 0) return { kind, records: [], problems: conflicts }
  if ('markdown' in kind && kind.markdown) return readMarkdown(file, decoded.value, kind)
  if (converted !== undefined && isOfRecords(kind)) return readAgain(file, decoded.value, { kind, converted })
  const parsed = parseJson(decoded.value, file)
  if (hasErrors(parsed.problems)) {
    const foreign = parsed.value === undefined ? foreignFormat(bytes, file) : null
    return { kind, records: [], problems: foreign === null ? parsed.problems : [foreign] }
  }
  const { data, problems: changes } = cleanedData(parsed.value, file)
  const checked = checkData(file, data, { kind, known })
  const problems = [...parsed.problems, ...changes, ...checked.problems]
  return { ...checked, problems, converted: problems.length === 0 ? checked.converted : undefined }
}

export function unknownFile(file: string, kind: Unknown): Problem {
  return problem('AS1201', { ...kind, file }, { at: { file, path: [] } })
}

/** The records of a file as they are written, if it can be parsed. */
export function rawRecords(
  file: string,
  bytes: Uint8Array,
): readonly { readonly data: unknown; readonly path: DataPath }[] {
  const { value: text } = decode(bytes, file)
  if (text === null) return []
  if (/\.md$/i.test(file)) return [{ data: parseFrontMatter(text, file).data, path: [] }]
  const { value, problems } = parseJson(text, file)
  if (hasErrors(problems)) return []
  const { items, pathOf } = itemsOf(value)
  return items.map((data, index) => ({ data, path: pathOf(index) }))
}

type OfRecords = SourceKind & { readonly kind: RecordKind }

function isOfRecords(kind: SourceKind): kind is OfRecords {
  return kind.kind in RECORD_SCHEMAS
}

function readAgain(
  file: string,
  text: string,
  { kind, converted }: { readonly kind: OfRecords; readonly converted: readonly Conversions[] },
): SourceContent {
  const { items, pathOf } = itemsOf(cleanedData(JSON.parse(text) as unknown, file).data)
  const records = items.map((item, index) => {
    const value = convert(item, converted[index] ?? {})
    return recordOf(file, value, { kind, path: pathOf(index) })
  })
  return { kind, records, problems: [], converted }
}

/** A file holds one record, or a list of them. */
function itemsOf(data: unknown): {
  readonly items: readonly unknown[]
  readonly pathOf: (index: number) => DataPath
} {
  return Array.isArray(data)
    ? { items: data as unknown[], pathOf: (index) => [index] }
    : { items: [data], pathOf: () => [] }
}

/** Where the body of a Markdown file belongs; that of a page stands in its params. */
const BODY_FIELD = {
  page: 'content',
  article: 'content',
  property: 'Description',
  project: 'Description',
} as const

/** The front matter is the record; the body is its rich text. */
function readMarkdown(file: string, text: string, kind: OfRecords): SourceContent {
  const { data, body, problems } = parseFrontMatter(text, file)
  if (hasErrors(problems)) return { kind, records: [], problems }
  const twice = body.trim() === '' ? [] : addBody(data, body, { file, kind: kind.kind })
  const { data: record, problems: changes } = cleanedData(data, file)
  const checked = checkData(file, record, { kind })
  return {
    ...checked,
    problems: [...problems, ...twice, ...changes, ...checked.problems],
    converted: undefined,
  }
}

function addBody(
  record: Record<string, unknown>,
  body: string,
  { file, kind }: { file: string; kind: RecordKind },
): readonly Problem[] {
  const field = BODY_FIELD[kind as keyof typeof BODY_FIELD]
  const path = kind === 'page' ? ['params', field] : [field]
  if (kind === 'page') record['params'] ??= {}
  const parent = kind === 'page' ? record['params'] : record
  // The schema has its say on what is no object.
  if (typeof parent !== 'object' || parent === null || Array.isArray(parent)) return []
  const fields = parent as Record<string, unknown>
  if (fields[field] !== undefined) {
    const hint = 'the text below the front matter is it already'
    return [problem('AS1020', { key: field }, { at: { file, path, key: true }, hint })]
  }
  fields[field] = body
  return []
}

interface OfKind {
  readonly kind: Exclude<SourceKind, { kind: 'unknown' | 'import' }>
  readonly known?: SourceContent | undefined
}

function checkData(file: string, data: unknown, { kind, known }: OfKind): SourceContent {
  if (kind.kind === 'config' || kind.kind === 'strings' || kind.kind === 'theme') {
    const schema = kind.kind === 'config' ? SITE_CONFIG[kind.name].schema : SETTINGS[kind.kind]
    const { value, problems } = check(schema, data, { file, path: [] })
    const record = { value, origin: { file, path: [] }, stem: file }
    return { kind, records: value === undefined ? [] : [record], problems }
  }
  const wrapped = wrappedRecords(data, kind.kind, file)
  if (wrapped !== null) return { kind, records: [], problems: [wrapped] }
  const { items, pathOf } = itemsOf(data)
  const checked = items.map(
    (item, index) => stillKnown(item, known, index) ?? checkRecord(file, item, { kind, path: pathOf(index) }),
  )
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

/** Returns the previous result of a record that is still written alike, if the file had no problem then. */
function stillKnown(item: unknown, known: SourceContent | undefined, index: number): CheckedRecord | null {
  const record = known?.records[index]
  const conversions = known?.converted?.[index]
  if (!record || !conversions) return null
  return isStill(item, { checked: record.value, conversions }) ? { record, problems: [], conversions } : null
}

function checkRecord(
  file: string,
  item: unknown,
  { kind, path }: { kind: OfRecords; path: DataPath },
): CheckedRecord {
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
    record: recordOf(file, kept, { kind, path }),
    problems,
    conversions,
  }
}

function recordOf(
  file: string,
  value: unknown,
  { kind, path }: { readonly kind: OfRecords; readonly path: DataPath },
): SourceRecord<unknown> {
  return { value, origin: { file, path, language: languageOf(value, kind) }, stem: kind.stem }
}

/** Of the plain strings of a record. */
function languageOf(record: unknown, kind: OfRecords): Locale | undefined {
  return (record as { readonly language?: Locale }).language ?? kind.language
}

/** The language of a record that did not pass its schema. */
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
