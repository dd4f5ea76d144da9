/**
 * This cache stores facts about properties, and the records of Markdown files, which are slow to parse, for the next
 * process. Large stocks differ little between two builds. The facts apply to records that are written as before, and
 * to the same version of the code.
 */
import path from 'node:path'
import type { RecordFacts } from '../../site/records.ts'
import type { Files } from '../../system/files.ts'
import type { Hash } from '../../system/hash.ts'
import { systemCode } from '../pictures/failure.ts'
import { readSealed, writeSealed } from '../../system/sealed-json.ts'
import { worthStoring } from './conversions.ts'
import type { Conversions } from './conversions.ts'
import type { Source, Sources } from './load.ts'
import type { EarlierRead } from './source-content.ts'
import { codeHash } from '../bundle/toolchain.ts'

/** The path below the cache folder. */
export const FACTS_NAME = 'facts.json'
export const FACTS_VERSION = 4

/** A row for one record. Its conversions are absent if there are none. */
type RecordRow = readonly [hash: Hash, isPlain: 0 | 1, conversions?: Conversions]

/** A file that is read again needs its schema, or only the cleaning of its data, or neither. */
const NEEDS = { schema: 0, cleaning: 1, nothing: 2 } as const

/** A row for one file: its hash, and its records in order. */
type Row = readonly [file: Hash, records: readonly RecordRow[], needs: (typeof NEEDS)[keyof typeof NEEDS]]

interface Stored {
  readonly code: Hash
  /** The rows by the paths of files, because a path decides the language of the content. */
  readonly files: Readonly<Record<string, Row>>
  /** Markdown files without problems by their paths: their hashes and their records. */
  readonly markdown: Readonly<Record<string, readonly [file: Hash, value: unknown]>>
}

export interface FactsCache {
  readonly damaged: boolean
  /** The result of an earlier process for a file. */
  readonly earlier: (file: string, hash: Hash) => EarlierRead | undefined
  /** Writes the facts of these sources, if some of them are new. */
  readonly save: (sources: Sources) => Promise<void>
}

export async function openFactsCache(
  files: Files,
  { folder, fresh }: { folder: string; fresh: boolean },
): Promise<FactsCache> {
  const file = path.join(folder, FACTS_NAME)
  const { data, damaged } = await readSealed(files, file, FACTS_VERSION)
  const { code, files: rows, markdown: texts } = (data ?? {}) as Partial<Stored>
  const isKnown = code === codeHash() && !fresh
  const known = new Map(isKnown ? Object.entries(rows ?? {}) : [])
  const markdown = new Map(isKnown ? Object.entries(texts ?? {}) : [])
  return {
    damaged,
    earlier(source, hash) {
      const [written, value] = markdown.get(source) ?? []
      const row = known.get(source)
      if (written === hash) {
        const records = row?.[0] === hash ? recordsIn(row) : []
        return { records, isSame: true, isClean: true, value }
      }
      if (row === undefined) return undefined
      const [of, , needs] = row
      const isSame = of === hash && needs !== NEEDS.schema
      return { records: recordsIn(row), isSame, isClean: needs === NEEDS.nothing }
    },
    async save(sources) {
      const stocks = [...sources.values()].filter(({ content }) => content.kind.kind === 'property')
      const written = [...sources.values()].filter(isWholeMarkdown)
      const isKnownStill =
        stocks.every(({ file: name, hash }) => known.get(name)?.[0] === hash) &&
        written.every(({ file: name, hash }) => markdown.get(name)?.[0] === hash)
      const isSaved = isKnownStill && known.size === stocks.length && markdown.size === written.length
      if (!isSaved || damaged) await saveRows(files, file, { stocks, written })
    },
  }
}

function recordsIn([, rows, needs]: Row): EarlierRead['records'] {
  return rows.map(([hash, isPlain, conversions = {}]) => ({
    hash,
    isPlain: isPlain === 1,
    conversions: needs === NEEDS.schema ? null : conversions,
  }))
}

function isWholeMarkdown({ content: { kind, records, problems } }: Source): boolean {
  return 'markdown' in kind && kind.markdown && records.length === 1 && problems.length === 0
}

interface Saved {
  readonly stocks: readonly Source[]
  /** Markdown files without problems. */
  readonly written: readonly Source[]
}

async function saveRows(files: Files, file: string, { stocks, written }: Saved): Promise<void> {
  const data: Stored = {
    code: codeHash(),
    files: Object.fromEntries(stocks.map((source) => [source.file, rowOf(source)])),
    markdown: Object.fromEntries(
      written.map(({ file: name, hash, content }) => [name, [hash, content.records[0]?.value]]),
    ),
  }
  // A cache that cannot be written costs only time in the next build.
  await writeSealed(files, file, { version: FACTS_VERSION, data }).catch(systemCode)
}

/** Removes rows of files that no longer exist or have changed. Each is small, but they would never be removed. */
export async function forgetFacts(files: Files, folder: string, sources: Sources): Promise<void> {
  const facts = await openFactsCache(files, { folder, fresh: false })
  await facts.save(sources)
}

function rowOf({ hash, content: { records, converted, isClean } }: Source): Row {
  const stored = worthStoring(converted)
  const rows = records.map(({ facts }, index): RecordRow => {
    // Every property that is read has its facts.
    const { hash: of, isPlain } = facts as RecordFacts
    const conversions = stored?.[index] ?? {}
    const row = [of, isPlain ? 1 : 0] as const
    return Object.keys(conversions).length === 0 ? row : [...row, conversions]
  })
  return [hash, rows, stored === undefined ? NEEDS.schema : isClean ? NEEDS.nothing : NEEDS.cleaning]
}
