/** The records of an export, from its files: unpacked, decoded, read, and without private fields. */
import type { Locale } from '../languages/codes.ts'
import { hasErrors } from '../diagnostics/diagnostic.ts'
import type { Problem } from '../diagnostics/diagnostic.ts'
import type { MappingRules } from '../schema/mapping-rules.ts'
import type { UnpackedFile } from './archive.ts'
import { decodeExport } from './encoding.ts'
import { mapRecord } from './mapping/apply.ts'
import { surveyColumns } from './mapping/columns.ts'
import type { Columns } from './mapping/columns.ts'
import { isFiltered } from './mapping/mapped.ts'
import type { Mapped } from './mapping/mapped.ts'
import { prepareRules, isPrivateIn } from './mapping/prepare.ts'
import { isFields } from './mapping/source-path.ts'
import { createCleaner } from './private-fields.ts'
import type { ReaderName } from './preset.ts'
import { isRecord } from './raw-record.ts'
import type {
  RawFields,
  RawRecord,
  RawValue,
  Reader,
  ReaderOptions,
  ReadItem,
  RefusedRecord,
  SourceFault,
} from './raw-record.ts'
import { readCsv } from './readers/csv.ts'
import { readJsonLines } from './readers/json-lines.ts'
import { readJson } from './readers/json.ts'
import { readXml } from './readers/xml.ts'
import { reportRepeated } from './repeated-columns.ts'
import { StreamFault, withFaults } from './stream-fault.ts'
import { transformed } from './transform/transformed.ts'
import type { RunTransform } from './transform/transformed.ts'
import { unpack } from './unpack.ts'

export interface Export {
  readonly files: readonly ExportFile[]
  readonly reader: ReaderName
  /** Those of the preset with the site's own (`merge-rules.ts`). */
  readonly rules: MappingRules
  readonly encoding?: string | undefined
  /** Receives warnings about files, such as an encoding that is not the declared one. Each pass reports them. */
  readonly report: (problem: Problem) => void
  /** Receives the names of the columns of each table, without private ones. Each pass reports them. */
  readonly named?: ((names: readonly string[]) => void) | undefined
  /** The function of site-config/imports.ts, and the id of the source. */
  readonly transform?: { readonly source: string; readonly run: RunTransform } | undefined
}

export interface ExportFile {
  /** Absolute. */
  readonly location: string
  /** As problems name it. */
  readonly shown: string
  /** Whether it is a file of the site: `shown` is its path below the root. */
  readonly isLocal?: boolean | undefined
  /** The charset with which an https source gave the file. */
  readonly charset?: string | undefined
  /** The file is UTF-8, whatever the source says. */
  readonly isUtf8?: boolean | undefined
  /** The language of its texts, if the source gave a file for each. */
  readonly language?: Locale | undefined
}

export const READERS: Readonly<Record<ReaderName, Reader>> = {
  csv: readCsv,
  json: readJson,
  'json-lines': readJsonLines,
  xml: readXml,
}

/** The files of an archive that a reader reads; the others are pictures and documents. */
export const NAMES: Readonly<Record<ReaderName, RegExp>> = {
  csv: /\.(?:csv|tsv|txt|tab)$/i,
  json: /\.json$/i,
  'json-lines': /\.(?:jsonl|ndjson|json)$/i,
  xml: /\.xml$/i,
}

/** After a fault, the other files are read: their records are published, but none is removed. */
export async function* readExport(source: Export): AsyncIterable<ReadItem> {
  const { rules } = source
  const clean = createCleaner({ isPrivate: isPrivateIn(rules), ignoreCase: rules.ignoreCase ?? false })
  const nested = rules.nested === undefined ? undefined : nestedName(rules)
  for (const file of source.files) {
    for await (const item of withFaults(itemsIn(file, source))) {
      if (isRecord(item)) for (const each of apart(inLanguage(clean(item), file.language), nested)) yield each
      else yield item
    }
  }
}

function nestedName({ nested = '', ignoreCase }: MappingRules): string {
  return ignoreCase === true ? nested.toLowerCase() : nested
}

/** A record, and then those inside of it, of which it is the parent. */
function apart({ fields, at }: RawRecord, nested: string | undefined): readonly RawRecord[] {
  if (nested === undefined || !Object.hasOwn(fields, nested)) return [{ fields, at }]
  const { [nested]: inner, ...outer } = fields
  const found = [inner].flat().filter((value) => isFields(value as RawValue)) as readonly RawFields[]
  const language = fields[LANGUAGE] === undefined ? {} : { [LANGUAGE]: fields[LANGUAGE] }
  return [
    { fields: outer, at },
    ...found.map((each) => ({
      fields: { ...each, ...language, '#parent': outer },
      at: { ...at, isNested: true },
    })),
  ]
}

/** The name of the field is free: no reader gives a field at the top that begins so. */
const LANGUAGE = '#language'

function inLanguage({ fields, at }: RawRecord, language: Locale | undefined): RawRecord {
  return language === undefined ? { fields, at } : { fields: { ...fields, [LANGUAGE]: language }, at }
}

async function* itemsIn(file: ExportFile, source: Export): AsyncIterable<ReadItem> {
  const { value, problems } = await unpack(file)
  try {
    for (const problem of problems) if (problem.severity === 'warning') source.report(problem)
    const [fault] = problems.filter(({ severity }) => severity === 'error')
    if (fault !== undefined && hasErrors(problems)) throw new StreamFault(fault)
    for (const each of readableIn(value.files, source.reader)) yield* itemsOf(each, source, file)
  } finally {
    await value.close()
  }
}

/** The files of an archive that its reader reads. The only file may have any name. */
export function readableIn(files: readonly UnpackedFile[], reader: ReaderName): readonly UnpackedFile[] {
  return files.length === 1 ? files : files.filter(({ name }) => NAMES[reader].test(name))
}

/** The content as UTF-8, by what the site and the file say of its encoding. Throws `StreamFault`. */
export function decodedFile(
  { shown, open }: UnpackedFile,
  { encoding, report }: Export,
  { charset, isUtf8 }: ExportFile,
): AsyncIterable<Uint8Array> {
  const real = isUtf8 === true ? 'utf-8' : encoding
  return decodeExport(open(), { file: shown, encoding: real, charset, report })
}

function itemsOf(unpacked: UnpackedFile, source: Export, file: ExportFile): AsyncIterable<ReadItem> {
  const { reader, rules, report, named } = source
  const reportNames = reportRepeated({ file: unpacked.shown, rules, report })
  const { shown } = unpacked
  const options: ReaderOptions = {
    file: shown,
    records: rules.records === undefined ? undefined : [rules.records].flat(),
    header: rules.header,
    delimiter: unpacked.delimiter ?? rules.delimiter,
    cells: rules.cells,
    drop: rules.drop,
    named(columns, line) {
      reportNames(columns, line)
      named?.(columns.map(({ name }) => name))
    },
  }
  return READERS[reader](decodedFile(unpacked, source, file), options)
}

/** The first pass: the conventions of the columns. */
export async function surveyExport(source: Export): Promise<Columns> {
  const survey = surveyColumns(prepareRules(source.rules))
  for await (const item of readExport({ ...source, report: () => undefined })) {
    if (isRecord(item)) survey.add(item.fields)
  }
  return survey.columns()
}

export type ExportItem = Mapped | RefusedRecord | SourceFault

/** The second pass: every record that was read, mapped, filtered or refused. */
export async function* mapExport(source: Export, columns: Columns): AsyncIterable<ExportItem> {
  const rules = prepareRules(source.rules)
  for await (const item of readExport(source)) {
    if (!isRecord(item)) {
      yield item
      continue
    }
    const mapped = withLanguage(mapRecord(item, { rules, columns }), item)
    const { transform } = source
    yield transform === undefined || isFiltered(mapped) ? mapped : transformed(mapped, item.fields, transform)
  }
}

/** The texts of a record are in the language of its file, unless the record names another. */
function withLanguage(mapped: Mapped, { fields: raw }: RawRecord): Mapped {
  const language = raw[LANGUAGE]
  if (language === undefined || isFiltered(mapped)) return mapped
  return { ...mapped, fields: { language, ...mapped.fields } }
}
