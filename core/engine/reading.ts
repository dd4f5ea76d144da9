/** Reads the results of queries, and confirms stale results or makes them again. */
import { hashOf } from '../system/hash.ts'
import type { Hash } from '../system/hash.ts'
import { shortened } from './fingerprint.ts'
import { valueOf } from './query.ts'
import type { AnyQuery, Query, Subject } from './query.ts'
import { fingerprintOf, isOther } from './revision.ts'
import type { AnySource, State } from './revision.ts'

/** The results that were read, by number. */
export type Reads = Set<number>

/** The node of a query; undefined for a query of an earlier revision. */
export function noted<Of extends Subject>(
  state: State,
  query: AnyQuery<Of>,
  subject: Of,
): number | undefined {
  const number = state.numbers.get(query)
  if (number === undefined) return undefined
  const known = state.graph.count()
  const node = state.graph.at(number, subject)
  if (node === known && 'of' in query) isOther(state, node, query as AnySource)
  state.reads.at(-1)?.add(node)
  confirm(state, node)
  return node
}

export function read<Of extends Subject, Value>(
  state: State,
  query: AnyQuery<Of, Value>,
  subject: Of,
): Value {
  if ('of' in query && state.reads.length === 0) return query.of(subject)
  const node = noted(state, query, subject)
  // While the latest site has errors, `dev` shows the last one without, which is read without recording.
  if (node === undefined || 'of' in query) return valueOf(query, subject)
  const number = state.graph.queryOf(node)
  const kept = state.results.get(number, node)
  if (kept !== undefined) return kept.value as Value
  // The reads of this result are known and none of them changed, so only its value is computed again.
  const { value } = withReads(state, () => query.run(subject))
  state.results.keep(number, node, { value, most: query.keeps })
  return value
}

export function fingerprint<Of extends Subject>(
  state: State,
  query: AnyQuery<Of, unknown>,
  subject: Of,
): string {
  const node = noted(state, query, subject)
  return node === undefined ? fingerprintOfValue(query, subject) : state.prints.textOf(node)
}

/** The same without an engine. */
export function fingerprintOfValue<Of extends Subject>(query: AnyQuery<Of, unknown>, subject: Of): string {
  return printOf(query, subject, valueOf(query, subject))
}

/** The fingerprint of the result if this value is the result. */
export function printOf<Of extends Subject, Value>(
  query: AnyQuery<Of, Value>,
  subject: Of,
  value: Value,
): string {
  return shortened(fingerprintOf(query as AnyQuery, subject, JSON.stringify(value) ?? ''))
}

/** Makes the fingerprint of a node current. */
function confirm(state: State, node: number): void {
  if (!state.graph.isStale(node)) return
  const query = state.current[state.graph.queryOf(node)]
  // The node stays stale until its query exists again.
  if (query === undefined) return
  if (!('of' in query)) {
    const trace = traceOf(state, node)
    if (trace === null) execute(state, node, query)
    else if (!state.traces.isEqual(node, trace) && execute(state, node, query)) state.changed.add(node)
  }
  state.graph.confirm(node)
}

/** Returns whether the result has changed. */
function execute(state: State, node: number, query: Query<Subject, unknown>): boolean {
  const { graph, results } = state
  if (state.atWork.includes(node)) throw new Error(`queries ask for each other: ${chainTo(state, node)}`)
  const subject = graph.subjectOf(node)
  const { value, reads } = atWork(state, node, () => query.run(subject))
  graph.depend(node, reads)
  const print = fingerprintOf(query, subject, JSON.stringify(value) ?? '')
  const isChanged = !state.prints.isEqual(node, print)
  state.prints.set(node, print)
  state.traces.set(node, traceOf(state, node) as Hash)
  const number = graph.queryOf(node)
  // An equal result stays the same object, because others may hold results that depend on it.
  const known = isChanged ? undefined : results.get(number, node)
  results.keep(number, node, { value: known === undefined ? value : known.value, most: query.keeps })
  return isChanged
}

/** Runs a query that has no result yet. */
export function atWork<Value>(state: State, node: number, run: () => Value) {
  state.runs += 1
  state.atWork.push(node)
  try {
    return withReads(state, run)
  } finally {
    state.atWork.pop()
  }
}

export function withReads<Value>({ reads }: State, run: () => Value, own: Reads = new Set()) {
  reads.push(own)
  try {
    return { value: run(), reads: own }
  } finally {
    reads.pop()
  }
}

/**
 * The fingerprint of the current state of everything that a node read when it was last made; null for a node that was
 * never made.
 */
export function traceOf(state: State, node: number): Hash | null {
  const reads: number[] = []
  if (!state.graph.readsOf(node, reads)) return null
  for (const each of reads) confirm(state, each)
  return hashOf(state.prints.bytesOf(reads))
}

function chainTo({ atWork, graph }: State, node: number): string {
  const nameOf = (each: number) => `${graph.nameOf(graph.queryOf(each))}(${graph.subjectOf(each)})`
  return [...atWork.slice(atWork.indexOf(node)), node].map(nameOf).join(' -> ')
}
