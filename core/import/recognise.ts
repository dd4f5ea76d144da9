/** Recognises the format of an export that was never seen, by its first records. */
import { problem } from '../diagnostics/diagnostic.ts'
import type { Problem } from '../diagnostics/diagnostic.ts'
import type { UnpackedFile } from './archive.ts'
import { decodeExport } from './encoding.ts'
import { startOf } from './export-start.ts'
import { recordElementOf } from './guess/record-element.ts'
import { hasRowsOnly } from './guess/record-list.ts'
import { valuesAt, parsePath } from './mapping/source-path.ts'
import type { Preset, ReaderName } from './preset.ts'
import { PRESETS } from './presets.ts'
import { isRecord } from './raw-record.ts'
import type { RawFields } from './raw-record.ts'
import { NAMES, READERS } from './read-export.ts'
import type { ExportFile } from './read-export.ts'
import { delimiterOf } from './readers/delimiter.ts'
import { StreamFault } from './stream-fault.ts'
import { unpack } from './unpack.ts'

export interface Recognised {
  readonly preset: Preset
  /** Whole sentences for the user. */
  readonly reasons: readonly string[]
}

const RECORDS = 50
/** A part of every binary workbook of Excel, and of OpenDocument, which are archives. */
const WORKBOOK = /^(?:xl\/workbook\.bin|META-INF\/manifest\.xml)$/
/** The signature of the .xls of Excel before 2007, read as Windows-1252. */
const OLD_WORKBOOK = 'ÐÏ\u0011à¡±'
/** The format of Excel 2003 in XML. */
const SPREADSHEET_XML =
  /^<\?xml[^>]{0,200}>[^<]{0,10}<(?:\?mso-application|Workbook[^>]{0,500}office:spreadsheet)/
const HTML = /^<(?:!doctype html|html|head|meta|body|table)\b/i
const PAGE_OF_HTML = 'it is a page of HTML, such as that of a log-in'
const TABLE_OF_HTML =
  'it is a table in HTML, as some programs write it under the name .xls; open it in a spreadsheet and save it as .xlsx'
const SPREADSHEET =
  'it is a workbook of another kind than .xlsx; save it as .xlsx, or its sheet as CSV in UTF-8'
const ROWS = 'its rows are lists without the names of their columns, and not objects'
/** Lines of text may stand above the names of a table. */
const TITLES = 20
/** The share of the signs of a format that its records have. Fields that are not filled in are often left out. */
const ENOUGH = 0.5

/** The file by which an export is recognised: a text may be no more than a note beside the others. */
export function tellingFile<T>(files: readonly T[], nameOf: (file: T) => string): T | undefined {
  return files.find((file) => !/\.txt$/i.test(nameOf(file))) ?? files[0]
}

/** The problem of a file that no preset reads. */
export async function recognise(file: ExportFile): Promise<Recognised | Problem> {
  const { value, problems } = await unpack(file)
  try {
    const [fault] = problems.filter(({ severity }) => severity === 'error')
    if (fault !== undefined) return fault
    if (value.files.some(({ name }) => WORKBOOK.test(name))) return unknown(file.shown, SPREADSHEET)
    const read = value.files.filter(({ name }) => Object.values(NAMES).some((pattern) => pattern.test(name)))
    const data = tellingFile(read, ({ name }) => name)
    const first = value.files.length === 1 ? value.files[0] : data
    if (first === undefined) return unknown(file.shown, 'it has no table, JSON or XML')
    return await recogniseFile(first)
  } catch (error) {
    if (error instanceof StreamFault) return error.problem
    throw error
  } finally {
    await value.close()
  }
}

function unknown(file: string, reason: string): Problem {
  return problem('AS9013', { file, reason }, { at: { file, path: [] } })
}

async function recogniseFile(file: UnpackedFile): Promise<Recognised | Problem> {
  const start = await startOf(decodeExport(file.open(), { file: file.shown, report: () => undefined }))
  const text = start.toString('utf8').trimStart()
  if (text.replace(/^\ufeff/, '').trim() === '') return unknown(file.shown, 'it is empty')
  if (HTML.test(text)) return unknown(file.shown, /<tr[\s>]/i.test(text) ? TABLE_OF_HTML : PAGE_OF_HTML)
  if (text.startsWith(OLD_WORKBOOK) || SPREADSHEET_XML.test(text)) return unknown(file.shown, SPREADSHEET)
  const reader = readerOf(text, file.name)
  if (reader === undefined) return unknown(file.shown, 'its start is no table, JSON or XML')
  const own = PRESETS.filter((preset) => preset.reader === reader && preset.rules !== 'guess')
  const scored = await Promise.all(own.map(async (preset) => ({ preset, ...(await score(preset, start)) })))
  const [best] = scored
    .filter(({ share }) => share >= ENOUGH)
    .toSorted((left, right) => right.share - left.share)
  if (best !== undefined) {
    const { preset, records, found } = best
    const named = found.slice(0, 3).map((sign) => `"${sign}"`)
    return { preset, reasons: [`The first ${records} records have ${named.join(', ')} of ${preset.name}.`] }
  }
  if (reader === 'xml' && recordElementOf(text) === undefined)
    return unknown(
      file.shown,
      `its XML begins with <${rootOf(text)}> and has no element with the fields of a home`,
    )
  if (reader === 'json' && hasRowsOnly(text)) return unknown(file.shown, ROWS)
  const general = PRESETS.find((preset) => preset.reader === reader && preset.rules === 'guess') as Preset
  return { preset: general, reasons: ['No known format has its fields, so they are read by their names.'] }
}

function readerOf(text: string, name: string): ReaderName | undefined {
  if (text.startsWith('<')) return 'xml'
  // One home is one line.
  if (text.startsWith('{') && /\.(?:jsonl|ndjson)(?:\.gz)?$/i.test(name)) return 'json-lines'
  if (/^\{.*\}\s*\n\s*\{/.test(text.slice(0, text.indexOf('\n', text.indexOf('\n') + 1) + 1) || text))
    return 'json-lines'
  if (text.startsWith('{') || text.startsWith('[')) return 'json'
  const start = text.slice(0, 65_536)
  if (/[^\P{Cc}\t\n\r]/u.test(start)) return undefined
  const lines = start
    .replace(/^sep=.\r?\n/i, '')
    .replace(/\r\n?/g, '\n')
    .split('\n', TITLES)
  const delimiter = delimiterOf(start.replaceAll('\r\n', '\n'))
  return lines.some((line) => line.split(delimiter).length > 1) ? 'csv' : undefined
}

function rootOf(text: string): string {
  return /<([A-Za-z_][\w.:-]*)/.exec(text)?.[1] ?? '?'
}

interface Score {
  readonly share: number
  readonly records: number
  readonly found: readonly string[]
}

async function score({ rules, reader, signs }: Preset, start: Buffer): Promise<Score> {
  if (rules === 'guess' || signs.length === 0) return { share: 0, records: 0, found: [] }
  const records: RawFields[] = []
  const names = rules.records === undefined ? undefined : [rules.records].flat()
  const { header, delimiter, cells } = rules
  const options = { file: '', records: names, header, delimiter, cells }
  for await (const item of READERS[reader](once(start), options)) {
    if (isRecord(item)) records.push(item.fields)
    if (records.length >= RECORDS) break
  }
  const found = signs.filter((sign) => records.some((record) => valuesAt(record, parsePath(sign)).length > 0))
  return { share: records.length === 0 ? 0 : found.length / signs.length, records: records.length, found }
}

async function* once(bytes: Uint8Array): AsyncIterable<Uint8Array> {
  yield await Promise.resolve(bytes)
}
