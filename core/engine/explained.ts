/** Names the results that a root read when it was made, and those among them that changed. */
import { traceOf } from './reading.ts'
import type { State } from './revision.ts'

/** The name of a changed result, of the changed result among its reads, and so on to a source. */
type Chain = readonly string[]

/** A query and its subject. */
interface NamedRead {
  readonly query: string
  readonly subject: string
}

export interface Explained {
  /** In the order of reading. */
  readonly reads: readonly NamedRead[]
  /** The results that changed since an earlier revision, or since an earlier process. */
  readonly changes: readonly Chain[]
}

/** Null for a root that was never made. */
export function explained(state: State, root: number): Explained | null {
  if (traceOf(state, root) === null) return null
  const reads = readsOf(state, root)
  return {
    reads: reads.map((node) => named(state, node)),
    changes: reads.filter((node) => state.changed.has(node)).map((node) => chainFrom(state, node)),
  }
}

function chainFrom(state: State, node: number): Chain {
  const next = readsOf(state, node).find((read) => state.changed.has(read))
  return next === undefined ? [nameOf(state, node)] : [nameOf(state, node), ...chainFrom(state, next)]
}

function readsOf({ graph }: State, node: number): readonly number[] {
  const reads: number[] = []
  graph.readsOf(node, reads)
  return reads
}

/** The limit for the subject in messages, in characters. The subject of an aggregate is a long list. */
const LONGEST_SUBJECT = 40

function nameOf(state: State, node: number): string {
  const { query, subject } = named(state, node)
  const shown = subject.length > LONGEST_SUBJECT ? `${subject.slice(0, LONGEST_SUBJECT)}…` : subject
  return `${query} ${shown}`.trim()
}

function named({ graph }: State, node: number): NamedRead {
  return { query: graph.nameOf(graph.queryOf(node)), subject: String(graph.subjectOf(node)) }
}
