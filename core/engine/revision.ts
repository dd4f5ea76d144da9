/** The state of an engine, and how a revision begins: what is not as before is found, and all that depends on it. */
import { hashOf } from '../system/hash.ts'
import type { Hash } from '../system/hash.ts'
import type { Fingerprints } from './fingerprint.ts'
import type { Graph } from './graph.ts'
import type { AnyQuery, Source, Subject } from './query.ts'
import type { Results } from './results.ts'

/** What is known of results, and what may be stored. */
export interface Memory {
  readonly graph: Graph
  /** Fingerprints of results, and those of what they were made of. */
  readonly prints: Fingerprints
  readonly traces: Fingerprints
  readonly results: Results
}

export interface State extends Memory {
  /** The values of sources as they were fingerprinted: the very same value has the same fingerprint. */
  readonly values: unknown[]
  /** The object that all values of a source were taken from. */
  readonly origins: (object | undefined)[]
  /** Numbers of queries that this revision does not have. */
  readonly gone: Set<number>
  /** The queries of this revision by their numbers, and the numbers. */
  current: (AnyQuery | undefined)[]
  numbers: ReadonlyMap<AnyQuery<never>, number>
  /** What each query that runs has read so far, in the order of reading; the outermost first. */
  readonly reads: Set<number>[]
  /** The nodes of the queries that run because their result is not known. */
  readonly atWork: number[]
  /** The nodes whose results changed in this revision. */
  readonly changed: Set<number>
  /** The roots that were asked for in this revision, and how often queries have run since the engine was stored. */
  wanted: Set<number>
  /** The roots whose results may be others than those that were settled; null before anything was. */
  unsettled: Set<string> | null
  runs: number
}

/** The number of the query of roots: the engine names it first. */
export const ROOT_QUERY = 0

export function begin(state: State, queries: readonly AnyQuery<never>[]): void {
  const { graph } = state
  state.current = []
  state.wanted = new Set()
  state.changed.clear()
  state.numbers = new Map(queries.map((query) => [query, graph.query(query.name)]))
  for (const [query, number] of state.numbers) {
    if (state.current[number] !== undefined) throw new Error(`two queries are called ${query.name}`)
    state.current[number] = query as AnyQuery
  }
  for (let number = 1; number < graph.queries(); number++) compare(state, number)
  graph.spread((node) => {
    if (graph.queryOf(node) === ROOT_QUERY) state.unsettled?.add(String(graph.subjectOf(node)))
  })
}

/**
 * Finds the nodes of a query that are not as before: those of a source with other values, and all of a query that is
 * gone, as those of a language may be, or that is there again.
 */
function compare(state: State, number: number): void {
  const { graph, origins, gone } = state
  const query = state.current[number]
  const isBack = query !== undefined && gone.delete(number)
  if (query === undefined) gone.add(number)
  else if (!('of' in query) && !isBack) return
  const origin = query !== undefined && 'of' in query ? query.from : undefined
  if (origin !== undefined && origin === origins[number]) return
  origins[number] = origin
  for (const node of graph.nodesOf(number)) {
    const isChanged =
      query === undefined ? isLost(state, node) : !('of' in query) || isOther(state, node, query)
    if (!isChanged) continue
    graph.change(node)
    state.changed.add(node)
  }
}

export type AnySource = Source<Subject, unknown>

const GONE = hashOf('')

/** Takes away what is known of a node whose query is gone. */
function isLost({ prints, traces, values }: State, node: number): boolean {
  if (prints.isEqual(node, GONE)) return false
  prints.set(node, GONE)
  traces.set(node, GONE)
  values[node] = undefined
  return true
}

/** Looks at the value of a source; returns whether it is another than before. */
export function isOther({ graph, prints, values }: State, node: number, query: AnySource): boolean {
  const subject = graph.subjectOf(node)
  const value = query.of(subject)
  const before = values[node]
  if (value !== undefined && before === value) return false
  values[node] = value
  if (isThere(before) && isThere(value) && query.isSame?.(before, value) === true) return false
  const text = isThere(value) ? query.textOf(value) : ''
  const fingerprint = fingerprintOf(query, subject, text)
  if (prints.isEqual(node, fingerprint)) return false
  prints.set(node, fingerprint)
  return true
}

function isThere(value: unknown): value is NonNullable<unknown> {
  return value !== undefined && value !== null
}

/**
 * The fingerprint of a result covers its name: then equal traces have the same reads, whatever was read by a query that
 * was made of other data in between.
 */
export function fingerprintOf({ name }: AnyQuery, subject: Subject, text: string): Hash {
  return hashOf(`${name} ${subject} ${text}`)
}
