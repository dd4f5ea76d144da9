/**
 * One source file -> checked records. The result depends only on the bytes, so it is kept while they are unchanged.
 */
import { hasErrors, problem } from '../../diagnostics/diagnostic.ts'
import type { DataPath } from '../../diagnostics/data-path.ts'
import type { Problem } from '../../diagnostics/diagnostic.ts'
import { decode } from '../../source/decode.ts'
import { foreignFormat, mergeConflicts } from '../../source/foreign-format.ts'
import { parseFrontMatter } from '../../source/parse-front-matter.ts'
import { parseJson } from '../../source/parse-json.ts'
import { cleanedData } from '../../source/cleaned-data.ts'
import { checkData, itemsOf, recordOf } from './check-data.ts'
import type { OfRecords } from './check-data.ts'
import { convert } from './conversions.ts'
import type { EarlierRead, SourceContent } from './source-content.ts'
import { RECORD_SCHEMAS, kindOf } from './source-kinds.ts'
import type { RecordKind, SourceKind, Unknown } from './source-kinds.ts'

interface Earlier {
  readonly earlier?: EarlierRead | undefined
  /** The result for the previous content of the file. Unchanged records stay the same objects. */
  readonly known?: SourceContent | undefined
}

export function readSource(file: string, bytes: Uint8Array, { earlier, known }: Earlier = {}): SourceContent {
  const kind = kindOf(file)
  if (kind.kind === 'unknown') return { kind, records: [], problems: [unknownFile(file, kind)] }
  if (earlier?.value !== undefined && isOfRecords(kind))
    return {
      kind,
      records: [recordOf(file, earlier.value, { kind, path: [], known: earlier.records[0], isSame: true })],
      problems: [],
    }
  const decoded = decode(bytes, file)
  const isMarkdown = 'markdown' in kind && kind.markdown
  if (decoded.value === null) {
    const foreign = isMarkdown ? null : foreignFormat(bytes, file)
    return { kind, records: [], problems: foreign === null ? decoded.problems : [foreign] }
  }
  const conflicts = mergeConflicts(decoded.value, file)
  if (conflicts.length > 0) return { kind, records: [], problems: conflicts }
  if ('markdown' in kind && kind.markdown) return readMarkdown(file, decoded.value, kind)
  if (earlier?.isSame && isOfRecords(kind)) return readAgain(file, decoded.value, { kind, earlier })
  const parsed = parseJson(decoded.value, file)
  if (hasErrors(parsed.problems)) {
    const foreign = parsed.value === undefined ? foreignFormat(bytes, file) : null
    return { kind, records: [], problems: foreign === null ? parsed.problems : [foreign] }
  }
  // Only a file that is new to the process is stored for the next one.
  const written = known === undefined ? JSON.stringify(parsed.value) : null
  const { data, problems: changes } = cleanedData(parsed.value, file)
  const isClean = written !== null && JSON.stringify(data) === written
  const checked = checkData(file, data, { kind, known, earlier })
  const problems = [...parsed.problems, ...changes, ...checked.problems]
  return { ...checked, problems, converted: problems.length === 0 ? checked.converted : undefined, isClean }
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

function isOfRecords(kind: SourceKind): kind is OfRecords {
  return kind.kind in RECORD_SCHEMAS
}

function readAgain(
  file: string,
  text: string,
  { kind, earlier: { records: known, isClean } }: { readonly kind: OfRecords; readonly earlier: EarlierRead },
): SourceContent {
  const data = JSON.parse(text) as unknown
  const { items, pathOf } = itemsOf(isClean ? data : cleanedData(data, file).data)
  const converted = items.map((_, index) => known[index]?.conversions ?? {})
  const records = items.map((item, index) => {
    const value = convert(item, converted[index] ?? {})
    return recordOf(file, value, { kind, path: pathOf(index), known: known[index], isSame: true })
  })
  return { kind, records, problems: [], converted, isClean }
}

/** The field for the body of a Markdown file; for a page it is inside params. */
const BODY_FIELD = {
  page: 'content',
  article: 'content',
  property: 'Description',
  project: 'Description',
} as const

/** The front matter is the record, and the body is its rich text. */
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
  // The schema reports values that are not objects.
  if (typeof parent !== 'object' || parent === null || Array.isArray(parent)) return []
  const fields = parent as Record<string, unknown>
  if (fields[field] !== undefined) {
    const hint = 'the text below the front matter is it already'
    return [problem('AS1020', { key: field }, { at: { file, path, key: true }, hint })]
  }
  fields[field] = body
  return []
}
