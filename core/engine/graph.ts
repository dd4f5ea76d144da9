import { createDependents } from './dependents.ts'
import { createEdges, withRoom } from './edges.ts'
import type { Edges } from './edges.ts'
import type { Subject } from './query.ts'

/**
 * Results by number, with their dependencies. A node is a query and its subject. Nodes are numbered in the order in
 * which they are first named. A new node is stale.
 */
export interface Graph {
  /** The node of a query and a subject, which gets a number if it has none. */
  at(query: number, subject: Subject): number
  /** The number of the query, in the order in which queries are first named. */
  query(name: string): number
  queries(): number
  nameOf(query: number): string
  nodesOf(query: number): Iterable<number>
  queryOf(node: number): number
  subjectOf(node: number): Subject
  count(): number
  depend(node: number, reads: ReadonlySet<number>): void
  /** Appends the dependencies of a node, in the order of reading, to `into`. False for a node that was never made. */
  readsOf(node: number, into: number[]): boolean
  isStale(node: number): boolean
  confirm(node: number): void
  /** Marks a node as changed. */
  change(node: number): void
  /** Makes changed nodes and all their dependents stale, and calls `see` with each. */
  spread(see: (node: number) => void): void
}

const FRESH = 1

export function createGraph(edges: Edges = createEdges()): Graph {
  const names: string[] = []
  const bySubject: Map<Subject, number>[] = []
  const subjects: Subject[] = []
  const changed = new Set<number>()
  const dependents = createDependents(edges, () => subjects.length)
  let queries = new Uint32Array(1024)
  let states = new Uint32Array(1024)
  return {
    at(query, subject) {
      const nodes = bySubject[query] as Map<Subject, number>
      const known = nodes.get(subject)
      if (known !== undefined) return known
      const node = subjects.push(subject) - 1
      nodes.set(subject, node)
      queries = withRoom(queries, node)
      states = withRoom(states, node)
      queries[node] = query
      return node
    },
    query(name) {
      const known = names.indexOf(name)
      if (known !== -1) return known
      bySubject.push(new Map())
      return names.push(name) - 1
    },
    queries: () => names.length,
    nameOf: (query) => names[query] as string,
    nodesOf: (query) => bySubject[query]?.values() ?? [],
    queryOf: (node) => queries[node] as number,
    subjectOf: (node) => subjects[node] as Subject,
    count: () => subjects.length,
    depend(node, reads) {
      dependents.add(node, reads)
      edges.set(node, reads)
    },
    readsOf: (node, into) => edges.get(node, into),
    isStale: (node) => states[node] !== FRESH,
    confirm(node) {
      states[node] = FRESH
    },
    change: (node) => void changed.add(node),
    spread(see) {
      const spoil = (node: number) => {
        states[node] = 0
        see(node)
      }
      if (changed.size > 0) dependents.visit(changed, spoil)
      changed.clear()
    },
  }
}
