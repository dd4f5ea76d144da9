/** One source file -> checked records. Depends on nothing but the bytes, so that a result is kept as long as they are. */
import { z } from 'zod'
import type { Locale } from '../domain/locale.ts'
import { fromZod } from '../diagnostics/from-zod.ts'
import { hasErrors, problem } from '../diagnostics/diagnostic.ts'
import type { DataPath, Problem } from '../diagnostics/diagnostic.ts'
import { dropEmpty } from '../schema/drop-empty.ts'
import { inLanguage } from '../schema/in-language.ts'
import { SITE_CONFIG } from '../schema/site-config.ts'
import { readyTheme } from '../schema/theme.ts'
import type { SourceRecord } from '../site/records.ts'
import { cleanStrings, mayHoldEscapes } from '../source/clean-strings.ts'
import { decode } from '../source/decode.ts'
import { parseFrontMatter } from '../source/parse-front-matter.ts'
import { parseJson } from '../source/parse-json.ts'
import { RECORD_SCHEMAS, kindOf } from './source-kinds.ts'
import type { RecordKind, SourceKind } from './source-kinds.ts'

export interface SourceContent {
  readonly kind: SourceKind
  /** Records that passed the schema; the value of a configuration file. */
  readonly records: readonly SourceRecord<unknown>[]
  readonly problems: readonly Problem[]
}

/** Files of site-config/ that may have any name. */
const SETTINGS = { strings: z.record(z.string(), z.string()), theme: readyTheme }

export function readSource(file: string, bytes: Uint8Array): SourceContent {
  const kind = kindOf(file)
  if (kind.kind === 'unknown') {
    return { kind, records: [], problems: [problem('AS1201', { ...kind, file }, { at: { file, path: [] } })] }
  }
  const decoded = decode(bytes, file)
  if (decoded.value === null) return { kind, records: [], problems: decoded.problems }
  if ('markdown' in kind && kind.markdown) return readMarkdown(file, decoded.value, kind)
  const parsed = parseJson(decoded.value, file)
  if (hasErrors(parsed.problems)) return { kind, records: [], problems: parsed.problems }
  const checked = checkData(file, cleaned(parsed.value, decoded.value), kind)
  return { ...checked, problems: [...parsed.problems, ...checked.problems] }
}

/** Data without what is empty or cannot be shown; only text with escapes can hold the latter. */
function cleaned<T>(data: T, text: string): T {
  return dropEmpty(mayHoldEscapes(text) ? cleanStrings(data) : data)
}

/** Where the body of a Markdown file belongs; that of a page stands in its params. */
const BODY_FIELD = {
  page: 'content',
  article: 'content',
  property: 'Description',
  project: 'Description',
} as const

/** The front matter is the record; the body is its rich text. */
function readMarkdown(file: string, text: string, kind: SourceKind & { kind: RecordKind }): SourceContent {
  const { data, body, problems } = parseFrontMatter(text, file)
  if (hasErrors(problems)) return { kind, records: [], problems }
  const record = cleaned(data, text)
  const twice = body.trim() === '' ? [] : addBody(record, body, { file, kind: kind.kind })
  const checked = checkData(file, record, kind)
  return { ...checked, problems: [...problems, ...twice, ...checked.problems] }
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

function checkData(
  file: string,
  data: unknown,
  kind: Exclude<SourceKind, { kind: 'unknown' }>,
): SourceContent {
  if (kind.kind === 'config' || kind.kind === 'strings' || kind.kind === 'theme') {
    const schema = kind.kind === 'config' ? SITE_CONFIG[kind.name].schema : SETTINGS[kind.kind]
    const { value, problems } = check(schema, data, { file, path: [] })
    const record = { value, origin: { file, path: [] }, stem: file }
    return { kind, records: value === undefined ? [] : [record], problems }
  }
  const isList = Array.isArray(data)
  const checked = (isList ? data : [data]).map((item: unknown, index) =>
    checkRecord(file, item, { kind, path: isList ? [index] : [] }),
  )
  return {
    kind,
    records: checked.flatMap(({ record }) => record ?? []),
    problems: checked.flatMap(({ problems }) => problems),
  }
}

function checkRecord(
  file: string,
  item: unknown,
  { kind, path }: { kind: SourceKind & { kind: RecordKind }; path: DataPath },
): { record?: SourceRecord<unknown>; problems: readonly Problem[] } {
  const schema = RECORD_SCHEMAS[kind.kind]
  const { value, problems } = check(schema, item, { file, path })
  if (value === undefined) return { problems }
  const language = (value as { language?: Locale }).language ?? kind.language
  const localised = language === undefined ? value : inLanguage(schema, value, language)
  return { record: { value: localised, origin: { file, path, language }, stem: kind.stem }, problems }
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
