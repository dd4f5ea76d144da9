/** The place of the records in an export, if neither a preset nor the site says it. */
import type { MappingRules } from '../schema/mapping-rules.ts'
import { startOfExport } from './export-start.ts'
import { recordElementOf } from './guess/record-element.ts'
import { recordListOf } from './guess/record-list.ts'
import type { ReaderName } from './preset.ts'
import type { Export } from './read-export.ts'

/** In XML, only its name identifies an element as a record, and in JSON, homes may be beside other things. */
const RECORDS_OF: Readonly<Partial<Record<ReaderName, (start: string) => string | undefined>>> = {
  xml: recordElementOf,
  json: recordListOf,
}

/** The same rules if they name the records, or if the reader finds them. */
export async function withRecords(own: MappingRules, source: Export): Promise<MappingRules> {
  const recordsOf = RECORDS_OF[source.reader]
  if (recordsOf === undefined || own.records !== undefined) return own
  const records = recordsOf(await startOfExport(source))
  return records === undefined ? own : { ...own, records }
}

export function recordsNote(reader: ReaderName, records: string): string {
  if (reader === 'xml') return `Each <${records}> is a record.`
  if (records === '.') return 'The document is one record.'
  if (records === '*') return 'Each object in the document is a record.'
  const [list] = records.split('.*')
  return `Each ${list === records ? 'element of' : 'object in'} "${list}" is a record.`
}
