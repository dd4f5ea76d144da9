/**
 * The last published version of each imported record. It replaces a record that has errors today, for the number of
 * days in `keepLast` of its source. The versions are not in the cache, because no other place has them; without them,
 * a record with errors is left out. They are not in the ledger, which a site may commit, because they contain hidden
 * addresses.
 */
import path from 'node:path'
import { isRecord } from '../../domain/untrusted.ts'
import type { ImportedRecord } from '../../import/import-source.ts'
import type { Files } from '../../system/files.ts'
import { readIfThere } from '../../system/files.ts'
import { systemCode } from '../pictures/failure.ts'

export interface LastVersion extends Pick<ImportedRecord, 'kind' | 'sourceId' | 'language' | 'value'> {
  /** The day on which the record was published without errors, an ISO date. */
  readonly day: string
}

/** The versions by their ids in the source. */
export type LastVersions = ReadonlyMap<string, readonly LastVersion[]>

function fileOf(root: string, source: string): string {
  return path.join(root, '.agency-site', 'imports', `${source}.jsonl`)
}

/** A damaged line is skipped. */
export async function lastVersions(files: Files, root: string, source: string): Promise<LastVersions> {
  const text = (await readIfThere(files, fileOf(root, source)).catch(() => null)) ?? ''
  const found = new Map<string, LastVersion[]>()
  for (const line of text.split('\n')) {
    const version = versionIn(line)
    if (version === null) continue
    const others = found.get(version.sourceId)
    if (others === undefined) found.set(version.sourceId, [version])
    else others.push(version)
  }
  return found
}

function versionIn(line: string): LastVersion | null {
  try {
    const version: unknown = JSON.parse(line)
    return isRecord(version) && isRecord(version['value']) ? (version as unknown as LastVersion) : null
  } catch {
    return null
  }
}

/** Replaces the whole file. If the disk refuses it, the site is published without it. */
export async function keepVersions(
  files: Files,
  { root, source }: { readonly root: string; readonly source: string },
  versions: Iterable<LastVersion>,
): Promise<void> {
  const file = fileOf(root, source)
  const written = `${file}.tmp`
  try {
    await files.makeFolder(path.dirname(file))
    await files.writeParts(written, linesOf(versions))
    await files.rename(written, file)
  } catch (error) {
    systemCode(error)
  }
}

function* linesOf(versions: Iterable<LastVersion>): Iterable<string> {
  for (const version of versions) yield `${JSON.stringify(version)}\n`
}

const DAY_MS = 86_400_000

/** The first day on which a version of a day is no longer recent. */
export function dayAfterLast(day: string, days: number): string {
  return new Date(Date.parse(day) + (days + 1) * DAY_MS).toISOString().slice(0, 10)
}

/** Whether a version of a day may still replace a record with errors. */
export function isRecent(day: string, today: string, days: number): boolean {
  return Date.parse(today) - Date.parse(day) <= days * DAY_MS
}
