/** The state of an engine, and the start of a revision, which finds everything that changed and its dependents. */
import { hashOf } from '../system/hash.ts'
import type { Hash } from '../system/hash.ts'
import type { Fingerprints } from './fingerprint.ts'
import type { Graph } from './graph.ts'
import type { AnyQuery, Source, Subject } from './query.ts'
import type { Results } from './results.ts'

/** The known results, and the data that can be stored. */
export interface Memory {
  readonly graph: Graph
  /** The fingerprints of results, and their traces. */
  readonly prints: Fingerprints
  readonly traces: Fingerprints
  readonly results: Results
}

export interface State extends Memory {
  /** The values of sources when they were fingerprinted. The same object has the same fingerprint. */
  readonly values: unknown[]
  /** The object that all values of a source were taken from. */
  readonly origins: (object | undefined)[]
  /** Numbers of queries that this revision does not have. */
  readonly gone: Set<number>
  /** The queries of this revision by their numbers, and the numbers. */
  current: (AnyQuery | undefined)[]
  numbers: ReadonlyMap<AnyQuery<never>, number>
  /** The reads of each running query so far, in the order of reading. The outermost query comes first. */
  readonly reads: Set<number>[]
  /** The nodes of the queries that run because their result is not known. */
  readonly atWork: number[]
  /** The nodes whose results changed in this revision. */
  readonly changed: Set<number>
  /**
   * The roots that were requested in this revision, and the number of runs of queries since the engine was stored.
   */
  wanted: Set<number>
  /** The roots whose results may differ from those that were settled; null if nothing was settled before. */
  unsettled: Set<string> | null
  runs: number
}

/** The number of the query of roots, which the engine names first. */
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
 * Finds the changed nodes of a query: those of a source whose values changed, and all of a query that no longer
 * exists, such as that of a removed language, or that exists again.
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

/** Removes the data of a node whose query no longer exists. */
function isLost({ prints, traces, values }: State, node: number): boolean {
  if (prints.isEqual(node, GONE)) return false
  prints.set(node, GONE)
  traces.set(node, GONE)
  values[node] = undefined
  return true
}

/** Reads the value of a source, and returns whether it has changed. */
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
 * The fingerprint of a result covers its name. So equal traces have the same reads, even if the query ran on other
 * data in between.
 */
export function fingerprintOf({ name }: AnyQuery, subject: Subject, text: string): Hash {
  return hashOf(`${name} ${subject} ${text}`)
}
