/**
 * Queries that record what they read. Of each result the engine keeps a fingerprint, and the fingerprint of all that it
 * was made of: its trace. A result whose reads give the same trace again is the same result, because a query is a pure
 * function that sees the site only through `read`. So it does not matter how old a recorded result is, which builds came
 * between, or whether one of them was killed.
 *
 * At the beginning of a revision, everything that depends on a changed source becomes stale. A stale result is confirmed
 * when it is wanted: first by its trace, and only if that is another, by running its query again.
 */
import type { Hash } from '../system/hash.ts'
import { explained } from './explained.ts'
import type { Explained } from './explained.ts'
import { createFingerprints } from './fingerprint.ts'
import { createGraph } from './graph.ts'
import { ALL } from './query.ts'
import type { AnyQuery, Reader } from './query.ts'
import { atWork, fingerprint, noted, read, traceOf, withReads } from './reading.ts'
import type { Reads } from './reading.ts'
import { begin, ROOT_QUERY } from './revision.ts'
import type { Memory, State } from './revision.ts'
import { storedParts } from './store.ts'
import { createResults } from './results.ts'

export interface Engine extends Reader {
  /** Begins a revision with these queries. Their sources may give other data than before. */
  begin(queries: readonly AnyQuery<never>[]): void
  /** Whether a root that was made with this trace would be made with equal content now. */
  isSame(root: string, trace: Hash): boolean
  /** Makes a root, and records what it reads. */
  make<Value>(root: string, run: () => Value): { readonly value: Value; readonly trace: Hash }
  /** Runs a root that is not finished when `run` ends; `record` records its reads later. */
  begun<Value>(root: string, run: () => Value): { readonly value: Value; readonly reads: Reads }
  /** Records the reads of a root, and with them those of `readMore`. */
  record(root: string, reads: Reads, readMore?: () => void): Hash
  /** The results that a root read; null for an unknown root. */
  explained(root: string): Explained | null
  /** Marks the results of all roots of this revision as published. */
  settle(): void
  /** The roots that were made since then, or that read something that changed; null if nothing was settled before. */
  unsettled(): ReadonlySet<string> | null
  /** The stored form of the roots of this revision (store.ts); null if little of it is new. */
  stored(code: string): readonly Uint8Array[] | null
}

/** The data is stored again if this share of it has changed. A new process computes the rest again. */
const OLD = 0.02

/** The query of roots, which have no results. */
const ROOT = 'root'

function emptyMemory(): Memory {
  const graph = createGraph()
  graph.query(ROOT)
  return { graph, prints: createFingerprints(), traces: createFingerprints(), results: createResults() }
}

export function createEngine(memory: Memory = emptyMemory()): Engine {
  const state: State = {
    ...memory,
    values: [],
    origins: [],
    gone: new Set(),
    current: [],
    changed: new Set(),
    numbers: new Map(),
    reads: [],
    atWork: [],
    wanted: new Set(),
    unsettled: null,
    runs: 0,
  }
  const root = (name: string) => state.graph.at(ROOT_QUERY, name)
  return {
    begin: (queries) => begin(state, queries),
    read: (query, subject) => read(state, query, subject),
    note(query, subject) {
      if (state.reads.length > 0) noted(state, query, subject)
    },
    fingerprint: (query, subject) => fingerprint(state, query, subject),
    isSame: (name, trace) => isSameRoot(state, root(name), trace),
    make(name, run) {
      const { value, reads } = makeRoot(state, root(name), run)
      return { value, trace: record(state, root(name), { reads }) }
    },
    begun: (name, run) => makeRoot(state, root(name), run),
    record: (name, reads, readMore) => record(state, root(name), { reads, readMore }),
    explained: (name) => explained(state, root(name)),
    settle: () => void (state.unsettled = new Set()),
    unsettled: () => state.unsettled,
    stored: (code) => stored(state, code),
  }
}

function makeRoot<Value>(state: State, node: number, run: () => Value) {
  state.wanted.add(node)
  state.unsettled?.add(String(state.graph.subjectOf(node)))
  return atWork(state, node, run)
}

interface Recorded {
  readonly reads: Reads
  readonly readMore?: (() => void) | undefined
}

function record(state: State, node: number, { reads, readMore }: Recorded): Hash {
  if (readMore !== undefined) withReads(state, readMore, reads)
  state.graph.depend(node, reads)
  const trace = traceOf(state, node) as Hash
  state.traces.set(node, trace)
  state.graph.confirm(node)
  return trace
}

function isSameRoot(state: State, node: number, trace: Hash): boolean {
  const { graph, traces } = state
  state.wanted.add(node)
  if (graph.isStale(node)) {
    const now = traceOf(state, node)
    if (now === null) return false
    traces.set(node, now)
    graph.confirm(node)
  }
  return traces.isEqual(node, trace)
}

/** Omits removed roots, and results that no query has read since something changed. */
function stored(state: State, code: string): readonly Uint8Array[] | null {
  const { graph, wanted, current } = state
  if (state.runs <= graph.count() * OLD) return null
  state.runs = 0
  const isRoot = (node: number) => graph.queryOf(node) === ROOT_QUERY
  const keepsAll = (query: AnyQuery | undefined) =>
    query !== undefined && 'keeps' in query && query.keeps === ALL
  return storedParts(state, code, {
    isWanted: (node) => !graph.isStale(node) && (!isRoot(node) || wanted.has(node)),
    isKept: (node) => keepsAll(current[graph.queryOf(node)]),
  })
}
