/**
 * Queries that record what they read. Of each result the engine keeps a fingerprint, and the fingerprint of all that it
 * was made of: its trace. A result whose reads give the same trace again is the same result, because a query is a pure
 * function that sees the site only through `read`. So it does not matter how old a recorded result is, which builds came
 * between, or whether one of them was killed.
 *
 * At the beginning of a revision, everything that depends on a changed source becomes stale. A stale result is confirmed
 * when it is wanted: first by its trace, and only if that is another, by running its query again.
 */
import { hashOf } from '../system/hash.ts'
import type { Hash } from '../system/hash.ts'
import { createFingerprints, shortened } from './fingerprint.ts'
import { createGraph } from './graph.ts'
import { valueOf } from './query.ts'
import type { AnyQuery, Query, Reader, Subject } from './query.ts'
import { begin, fingerprintOf, isOther, ROOT_QUERY } from './revision.ts'
import type { AnySource, Memory, State } from './revision.ts'
import { bytesOf } from './store.ts'
import { createResults } from './results.ts'

export interface Engine extends Reader {
  /** Begins a revision with these queries. Their sources may give other data than before. */
  begin(queries: readonly AnyQuery<never>[]): void
  /** Whether a root that was made with this trace would be made alike now. */
  isSame(root: string, trace: Hash): boolean
  /** Makes a root, and records what it reads. */
  make<Value>(root: string, run: () => Value): { readonly value: Value; readonly trace: Hash }
  /** Takes the value that an earlier process made, if the result of the query is known to be just that. */
  offer<Of extends Subject, Value>(query: Query<Of, Value>, subject: Of, value: Value): void
  /** Notes that the results of all roots of this revision are in their place. */
  settle(): void
  /** The roots that were made since then, or that read something which changed; null if nothing was ever settled. */
  unsettled(): ReadonlySet<string> | null
  /** What is known of the roots of this revision (store.ts); null if that is hardly more than was stored. */
  stored(code: string): Uint8Array | null
}

/** The stored part of what is known is written again when this share of it is old. A new process makes it again. */
const OLD = 0.02

/** The query of roots, which have no results. */
const ROOT = 'root'

function emptyMemory(): Memory {
  const graph = createGraph()
  graph.query(ROOT)
  return { graph, prints: createFingerprints(), traces: createFingerprints() }
}

export function createEngine(memory: Memory = emptyMemory()): Engine {
  const state: State = {
    ...memory,
    results: createResults(),
    values: [],
    origins: [],
    gone: new Set(),
    current: [],
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
    make: (name, run) => makeRoot(state, root(name), run),
    offer: (query, subject, value) => offer(state, { query, subject, value }),
    settle: () => void (state.unsettled = new Set()),
    unsettled: () => state.unsettled,
    stored: (code) => stored(state, code),
  }
}

/** The node of a query; undefined for a query of an earlier revision. */
function noted<Of extends Subject>(state: State, query: AnyQuery<Of>, subject: Of): number | undefined {
  const number = state.numbers.get(query)
  if (number === undefined) return undefined
  const known = state.graph.count()
  const node = state.graph.at(number, subject)
  if (node === known && 'of' in query) isOther(state, node, query as AnySource)
  state.reads.at(-1)?.add(node)
  confirm(state, node)
  return node
}

function read<Of extends Subject, Value>(state: State, query: AnyQuery<Of, Value>, subject: Of): Value {
  if ('of' in query && state.reads.length === 0) return query.of(subject)
  const node = noted(state, query, subject)
  // `dev` shows the last site that was right while the latest one is wrong: that site is read as it was.
  if (node === undefined || 'of' in query) return valueOf(query, subject)
  const number = state.graph.queryOf(node)
  const kept = state.results.get(number, node)
  if (kept !== undefined) return kept.value as Value
  // What it reads is known, and nothing of that has changed.
  const { value } = withReads(state, () => query.run(subject))
  state.results.keep(number, node, { value, most: query.keeps })
  return value
}

interface Offered<Of extends Subject, Value> {
  readonly query: Query<Of, Value>
  readonly subject: Of
  readonly value: Value
}

function offer<Of extends Subject, Value>(state: State, { query, subject, value }: Offered<Of, Value>): void {
  const node = noted(state, query, subject)
  if (node === undefined) return
  const number = state.graph.queryOf(node)
  if (state.results.get(number, node) !== undefined) return
  const print = fingerprintOf(query as AnyQuery, subject, JSON.stringify(value) ?? '')
  if (state.prints.isEqual(node, print)) state.results.keep(number, node, { value, most: query.keeps })
}

function fingerprint<Of extends Subject>(state: State, query: AnyQuery<Of, unknown>, subject: Of): string {
  const node = noted(state, query, subject)
  return node === undefined ? fingerprintOfValue(query, subject) : state.prints.textOf(node)
}

/** The same for those who read past an engine. */
export function fingerprintOfValue<Of extends Subject>(query: AnyQuery<Of, unknown>, subject: Of): string {
  return shortened(fingerprintOf(query as AnyQuery, subject, JSON.stringify(valueOf(query, subject)) ?? ''))
}

/** Makes sure that the fingerprint of a node is that of this revision. */
function confirm(state: State, node: number): void {
  if (!state.graph.isStale(node)) return
  const query = state.current[state.graph.queryOf(node)]
  // It stays stale until its query is there again.
  if (query === undefined) return
  if (!('of' in query)) {
    const trace = traceOf(state, node)
    if (trace === null || !state.traces.isEqual(node, trace)) execute(state, node, query)
  }
  state.graph.confirm(node)
}

function execute(state: State, node: number, query: Query<Subject, unknown>): void {
  const { graph, results } = state
  if (state.atWork.includes(node)) throw new Error(`queries ask for each other: ${chainTo(state, node)}`)
  const subject = graph.subjectOf(node)
  const value = recorded(state, node, () => query.run(subject))
  state.prints.set(node, fingerprintOf(query, subject, JSON.stringify(value) ?? ''))
  state.traces.set(node, traceOf(state, node) as Hash)
  results.keep(graph.queryOf(node), node, { value, most: query.keeps })
}

function makeRoot<Value>(state: State, node: number, run: () => Value) {
  state.wanted.add(node)
  state.unsettled?.add(String(state.graph.subjectOf(node)))
  const value = recorded(state, node, run)
  const trace = traceOf(state, node) as Hash
  state.traces.set(node, trace)
  state.graph.confirm(node)
  return { value, trace }
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

/** Runs a query; what it reads becomes what its node depends on. */
function recorded<Value>(state: State, node: number, run: () => Value): Value {
  state.runs += 1
  state.atWork.push(node)
  try {
    const { value, reads } = withReads(state, run)
    state.graph.depend(node, reads)
    return value
  } finally {
    state.atWork.pop()
  }
}

function withReads<Value>({ reads }: State, run: () => Value) {
  const own = new Set<number>()
  reads.push(own)
  try {
    return { value: run(), reads: own }
  } finally {
    reads.pop()
  }
}

/** The fingerprint of all that a node read when it was last made, as that is now; null for one that was never made. */
function traceOf(state: State, node: number): Hash | null {
  const reads: number[] = []
  if (!state.graph.readsOf(node, reads)) return null
  for (const each of reads) confirm(state, each)
  return hashOf(state.prints.bytesOf(reads))
}

/** Roots that are gone are left out, and results that nobody wanted since something changed. */
function stored(state: State, code: string): Uint8Array | null {
  const { graph, wanted } = state
  if (state.runs <= graph.count() * OLD) return null
  state.runs = 0
  const isRoot = (node: number) => graph.queryOf(node) === ROOT_QUERY
  return bytesOf(state, code, (node) => !graph.isStale(node) && (!isRoot(node) || wanted.has(node)))
}

function chainTo({ atWork, graph }: State, node: number): string {
  const nameOf = (each: number) => `${graph.nameOf(graph.queryOf(each))}(${graph.subjectOf(each)})`
  return [...atWork.slice(atWork.indexOf(node)), node].map(nameOf).join(' -> ')
}
