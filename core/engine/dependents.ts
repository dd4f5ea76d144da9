/**
 * The reverse edges of a graph: the nodes that were made from a node. They are computed when they are first needed,
 * so a process that builds once from nothing has none. A node that no longer reads another one stays among its
 * dependents. Then too much becomes stale, which its trace confirms.
 */
import type { Edges } from './edges.ts'

interface Dependents {
  /** Records the new edges of a node before they replace the old ones. */
  add(node: number, reads: ReadonlySet<number>): void
  /** Visits these nodes and all their dependents, each once. */
  visit(nodes: Iterable<number>, see: (node: number) => void): void
}

/** The lists of all nodes one after the other. The list of a node begins at its entry of `starts`. */
interface Lists {
  readonly starts: Uint32Array
  readonly nodes: Uint32Array
}

/** The lists are computed again when new edges are this share of them. */
const OLD = 0.1

export function createDependents(edges: Edges, count: () => number): Dependents {
  let lists: Lists | undefined
  let later = new Map<number, number[]>()
  let added = 0
  const current = (): Lists => {
    if (lists !== undefined && added <= lists.nodes.length * OLD) return lists
    later = new Map()
    added = 0
    return (lists = listsOf(edges, count()))
  }
  return {
    add(node, reads) {
      if (lists === undefined) return
      const known: number[] = []
      edges.get(node, known)
      const before = new Set(known)
      for (const read of reads) {
        if (before.has(read)) continue
        const list = later.get(read)
        if (list === undefined) later.set(read, [node])
        else list.push(node)
        added += 1
      }
    },
    visit(nodes, see) {
      const { starts, nodes: all } = current()
      const seen = new Set(nodes)
      // The loop also visits the nodes that are added to the set meanwhile.
      for (const node of seen) {
        see(node)
        const end = starts[node + 1] ?? 0
        for (let at = starts[node] ?? 0; at < end; at++) seen.add(all[at] as number)
        for (const dependent of later.get(node) ?? []) seen.add(dependent)
      }
    },
  }
}

function listsOf(edges: Edges, count: number): Lists {
  const reads: number[] = []
  const starts = new Uint32Array(count + 1)
  for (let node = 0; node < count; node++) {
    edges.get(node, reads)
    for (const read of reads) starts[read + 1] = (starts[read + 1] ?? 0) + 1
  }
  for (let node = 0; node < count; node++) starts[node + 1] = (starts[node + 1] ?? 0) + (starts[node] ?? 0)
  const nodes = new Uint32Array(starts[count] ?? 0)
  const ends = starts.slice()
  for (let node = 0; node < count; node++) {
    edges.get(node, reads)
    for (const read of reads) {
      const at = ends[read] ?? 0
      nodes[at] = node
      ends[read] = at + 1
    }
  }
  return { starts, nodes }
}
