/**
 * Writes the imported records that were left out to a file of the cache, for other programs. It is never published.
 */
import path from 'node:path'
import type { Problem } from '../../diagnostics/diagnostic.ts'
import type { Files } from '../../system/files.ts'
import { systemCode } from '../pictures/failure.ts'

/** The path below the cache folder. */
export const QUARANTINE_NAME = 'quarantine.json'

export interface QuarantinedRecord {
  /** The id of the source. */
  readonly source: string
  readonly file: string
  readonly line: number
  /** The id of the record in the source; null for a row that could not be read. */
  readonly id: string | null
  readonly problems: readonly Problem[]
}

/** Only messages contain values of the source. A cache that cannot be written is reported elsewhere. */
export async function keepQuarantine(
  files: Files,
  folder: string,
  records: readonly QuarantinedRecord[],
): Promise<void> {
  const listed = records.map(({ problems, ...record }) => {
    return { ...record, problems: problems.map(({ code, message }) => ({ code, message })) }
  })
  const text = `${JSON.stringify({ schema: 1, records: listed }, null, 2)}\n`
  await files.writeAtomic(path.join(folder, QUARANTINE_NAME), text).catch(systemCode)
}
