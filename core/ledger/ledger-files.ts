/**
 * The ledger on disk: a file for each year, a line for each publication that changed something. A line begins
 * with a seal, the hash of the previous seal and of its own content. A line that is changed, removed or
 * inserted therefore breaks the chain. Files are read as a whole and replaced atomically, so a line is never
 * truncated.
 */
import path from 'node:path'
import { problem } from '../diagnostics/diagnostic.ts'
import type { Problem } from '../diagnostics/diagnostic.ts'
import { ledgerEntry } from '../schema/ledger.ts'
import type { LedgerEntry } from '../schema/ledger.ts'
import type { Files } from '../system/files.ts'
import { hashOf } from '../system/hash.ts'
import { EMPTY_LEDGER, replay } from './ledger.ts'
import type { Ledger } from './ledger.ts'
import { ledgerFiles } from './ledger-folder.ts'

export interface LedgerRead {
  readonly ledger: Ledger
  /** The seal of the last line; empty if the ledger has no line. */
  readonly seal: string
}

/** The ledger before the first publication. */
export const NO_LEDGER: LedgerRead = { ledger: EMPTY_LEDGER, seal: '' }

const LINE = /^([0-9a-f]{16}) (\{.*\})$/

/**
 * Null if no ledger exists; a problem if its content was changed. Where it continues `before`, only the lines after that are
 * parsed: the seal of a line covers all lines before it.
 */
export async function readLedger(
  files: Files,
  folder: string,
  before: LedgerRead = NO_LEDGER,
): Promise<LedgerRead | Problem | null> {
  const lines = await sealedLines(files, folder)
  if ('code' in lines) return lines
  const seal = lines.at(-1)?.seal
  if (seal === undefined) return null
  const known = lines.findIndex((line) => line.seal === before.seal)
  const entries = entriesIn(lines.slice(known + 1))
  if ('code' in entries) return entries
  return { ledger: replay(entries, known === -1 ? EMPTY_LEDGER : before.ledger), seal }
}

/** The entries of a ledger, oldest first; a problem if its content was changed. */
export async function readEntries(files: Files, folder: string): Promise<readonly LedgerEntry[] | Problem> {
  const lines = await sealedLines(files, folder)
  return 'code' in lines ? lines : entriesIn(lines)
}

export function areEntries(read: readonly LedgerEntry[] | Problem): read is readonly LedgerEntry[] {
  return Array.isArray(read)
}

interface SealedLine {
  readonly file: string
  readonly line: number
  readonly seal: string
  readonly text: string
}

/** The lines of all files, whose seals are right. */
async function sealedLines(files: Files, folder: string): Promise<readonly SealedLine[] | Problem> {
  const names = await ledgerFiles(files, folder)
  const sealed: SealedLine[] = []
  let seal = ''
  for (const name of names) {
    const lines = (await files.readText(path.join(folder, name))).split('\n')
    // The text ends with a line break.
    if (lines.pop() !== '') return damage(name, lines.length + 1)
    for (const [index, line] of lines.entries()) {
      const [, found, text = ''] = LINE.exec(line) ?? []
      if (found !== sealOf(seal, text)) return damage(name, index + 1)
      sealed.push({ file: name, line: index + 1, seal: found, text })
      seal = found
    }
  }
  return sealed
}

function entriesIn(lines: readonly SealedLine[]): readonly LedgerEntry[] | Problem {
  const entries: LedgerEntry[] = []
  for (const { file, line, text } of lines) {
    const entry = entryIn(text)
    if (entry === null) return problem('AS7303', { file: shown(file), line })
    entries.push(entry)
  }
  return entries
}

export function isLedger(read: LedgerRead | Problem | null): read is LedgerRead {
  return read !== null && 'ledger' in read
}

/** Appends an entry to the ledger as it was read. The caller holds the lock of the ledger. */
export async function appendEntry(
  files: Files,
  folder: string,
  { entry, after }: { readonly entry: LedgerEntry; readonly after: string },
): Promise<string> {
  const last = (await ledgerFiles(files, folder)).at(-1) ?? ''
  const year = `${entry.day.slice(0, 4)}.jsonl`
  // If the clock was set back, the entry goes to the last file, because files are read in the order of their
  // names.
  const name = year < last ? last : year
  const file = path.join(folder, name)
  const text = JSON.stringify(entry)
  const seal = sealOf(after, text)
  const before = name === last ? await files.readText(file) : ''
  await files.writeAtomic(file, `${before}${seal} ${text}\n`)
  return seal
}

/** The seal of an entry that follows another one. */
export function sealOf(before: string, text: string): string {
  return hashOf(`${before}\n${text}`).slice(0, 16)
}

/** Null for an entry of another version. */
function entryIn(text: string): LedgerEntry | null {
  const parsed = ledgerEntry.safeParse(JSON.parse(text))
  return parsed.success ? parsed.data : null
}

function damage(name: string, line: number): Problem {
  return problem('AS7302', { file: shown(name), line })
}

function shown(name: string): string {
  return `.agency-site/ledger/${name}`
}
