/**
 * This cache keeps facts about properties, and the records of Markdown, which is slow to parse, from process to process: a
 * stock of many thousands differs little from that of the last build. They are believed of a record that is written as it
 * was, and of the very same code.
 */
import path from 'node:path'
import type { Property } from '../../schema/property.ts'
import { factsOf, recallFacts } from '../../site/property-facts.ts'
import type { Files } from '../../system/files.ts'
import { hashOf } from '../../system/hash.ts'
import type { Hash } from '../../system/hash.ts'
import { systemCode } from '../pictures/failure.ts'
import { readSealed, writeSealed } from '../../system/sealed-json.ts'
import { worthStoring } from './conversions.ts'
import type { Conversions } from './conversions.ts'
import type { Source, Sources } from './load.ts'
import type { EarlierRead } from './source-content.ts'
import { codeHash } from '../bundle/toolchain.ts'

/** Below the cache folder. */
export const FACTS_NAME = 'facts.json'
export const FACTS_VERSION = 4

/** Of a record; what its schema converts is absent where that is nothing. */
type RecordRow = readonly [hash: Hash, isPlain: 0 | 1, conversions?: Conversions]

/** A file that is read again needs its schema, or only the cleaning of its data, or neither. */
const NEEDS = { schema: 0, cleaning: 1, nothing: 2 } as const

/** A file, by its hash, and each of its records in their order. */
type Row = readonly [file: Hash, records: readonly RecordRow[], needs: (typeof NEEDS)[keyof typeof NEEDS]]

interface Stored {
  readonly code: Hash
  /** By their path, as it says the language of what they hold. */
  readonly files: Readonly<Record<string, Row>>
  /** Markdown files without problems, by their path: their hash and their record. */
  readonly markdown: Readonly<Record<string, readonly [file: Hash, value: unknown]>>
}

export interface FactsCache {
  readonly damaged: boolean
  /** How an earlier process read a file that had no problem. */
  readonly earlier: (file: string, hash: Hash) => EarlierRead | undefined
  /** Properties of these sources are known from here on, where an earlier process has seen their record. */
  readonly recall: (sources: Sources) => Recalled
}

export interface Recalled {
  /** To be called once all is known: writes what was not known before. */
  readonly save: () => Promise<void>
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
      if (written === hash) return { records: [], isSame: true, isClean: true, value }
      const [of, rows = [], needs = NEEDS.schema] = known.get(source) ?? []
      if (needs === NEEDS.schema) return undefined
      const records = rows.map(([checked, , conversions = {}]) => ({ hash: checked, conversions }))
      return { records, isSame: of === hash, isClean: needs === NEEDS.nothing }
    },
    recall(sources) {
      const stocks = [...sources.values()].filter(({ content }) => content.kind.kind === 'property')
      const written = [...sources.values()].filter(isWholeMarkdown)
      const unknown = [
        ...stocks.filter((source) => !recallOf(source, known.get(source.file))),
        ...written.filter((source) => markdown.get(source.file)?.[0] !== source.hash),
      ]
      const isSaved =
        unknown.length === 0 && known.size === stocks.length && markdown.size === written.length && !damaged
      return { save: () => (isSaved ? Promise.resolve() : saveRows(files, file, { stocks, written })) }
    },
  }
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
  // A cache that cannot be written costs time in the next build, nothing else.
  await writeSealed(files, file, { version: FACTS_VERSION, data }).catch(systemCode)
}

/** Nothing of files that are gone, or are others by now: it is little of each, but for ever. */
export async function forgetFacts(files: Files, folder: string, sources: Sources): Promise<void> {
  const facts = await openFactsCache(files, { folder, fresh: false })
  await facts.recall(sources).save()
}

/** Returns whether the row is of the very same file. */
function recallOf({ hash, content }: Source, row: Row | undefined): boolean {
  const [file, rows = []] = row ?? []
  const isSame = file === hash && rows.length === content.records.length
  content.records.forEach(({ value }, index) => {
    const [of, isPlain] = rows[index] ?? []
    if (of !== undefined && (isSame || of === hashOf(JSON.stringify(value))))
      recallFacts(value as Property, { hash: of, isPlain: isPlain === 1 })
  })
  return isSame
}

function rowOf({ hash, content: { records, converted, isClean } }: Source): Row {
  const stored = worthStoring(converted)
  const rows = records.map(({ value }, index): RecordRow => {
    const facts = factsOf(value as Property)
    const conversions = stored?.[index] ?? {}
    const row = [facts.hash, facts.isPlain ? 1 : 0] as const
    return Object.keys(conversions).length === 0 ? row : [...row, conversions]
  })
  return [hash, rows, stored === undefined ? NEEDS.schema : isClean ? NEEDS.nothing : NEEDS.cleaning]
}
