/**
 * What an engine knows, as bytes: it survives its process, and may be old, moved or damaged without harm. A stored result
 * counts only if all that it was made of gives the same trace again. Damaged bytes are no bytes.
 *
 * The hash of all that follows, a line of JSON with the queries and the lengths of the sections, and the sections: subjects
 * as JSON, queries, fingerprints, traces, edges, and as JSON the results that are kept, with their nodes. All but the
 * fingerprints and traces, which are random, are compressed.
 */
import { deflated, inflated } from '../system/deflate.ts'
import { hashOf, hashOfAll } from '../system/hash.ts'
import { createEdges, edgesFrom } from './edges.ts'
import { createFingerprints } from './fingerprint.ts'
import { createGraph } from './graph.ts'
import type { Graph } from './graph.ts'
import { ALL } from './query.ts'
import type { Subject } from './query.ts'
import { createResults } from './results.ts'
import type { Memory } from './revision.ts'

interface Head {
  /** The version of the code of the queries. Results of another version are unknown. */
  readonly code: string
  readonly names: readonly string[]
  readonly lengths: readonly number[]
}

interface Stored {
  readonly isWanted: (node: number) => boolean
  /** Whether the result of a node is stored with it. */
  readonly isKept: (node: number) => boolean
}

type Kept = readonly [node: number, value: unknown]

/**
 * Returns the bytes in parts, because joining them would take another tenth of the memory of a large site. The wanted
 * nodes are numbered again in their order.
 */
export function storedParts(
  memory: Memory,
  code: string,
  { isWanted, isKept }: Stored,
): readonly Uint8Array[] {
  const { graph, prints, traces } = memory
  const nodes = Array.from({ length: graph.count() }, (_, node) => node).filter(isWanted)
  const sections = [
    deflated(Buffer.from(JSON.stringify(nodes.map((node) => graph.subjectOf(node))))),
    deflated(Uint8Array.from(nodes, (node) => graph.queryOf(node))),
    prints.bytesOf(nodes),
    traces.bytesOf(nodes),
    deflated(renumbered(graph, nodes)),
    deflated(Buffer.from(JSON.stringify(keptOf(memory, nodes, isKept)))),
  ]
  const names = Array.from({ length: graph.queries() }, (_, query) => graph.nameOf(query))
  const head: Head = { code, names, lengths: sections.map(({ length }) => length) }
  const parts = [Buffer.from(`${JSON.stringify(head)}\n`), ...sections]
  return [Buffer.from(hashOfAll(parts)), ...parts]
}

/** JSON has no undefined, so such a result is computed again. */
function keptOf(
  { graph, results }: Memory,
  nodes: readonly number[],
  isKept: Stored['isKept'],
): readonly Kept[] {
  return nodes.flatMap((node, number): readonly Kept[] => {
    const value = isKept(node) ? results.get(graph.queryOf(node), node)?.value : undefined
    return value === undefined ? [] : [[number, value]]
  })
}

/** A node that was never made has no record. Except for sources, it and its dependents are not wanted. */
function renumbered(graph: Graph, nodes: readonly number[]): Uint8Array {
  const numbers = new Uint32Array(graph.count())
  nodes.forEach((node, number) => (numbers[node] = number))
  const edges = createEdges()
  const reads: number[] = []
  nodes.forEach((node, number) => {
    graph.readsOf(node, reads)
    edges.set(number, new Set(reads.map((read) => numbers[read] as number)))
  })
  return edges.bytes()
}

/** The length of a hash. */
const SEAL = 32
const LINE_END = 10

/** Whether the bytes are as they were written. */
export function isWhole(bytes: Uint8Array): boolean {
  const seal = textOf(bytes.subarray(0, SEAL))
  return seal === hashOf(bytes.subarray(SEAL))
}

/** Null for damaged bytes, and for those of another version of the code. */
export function memoryFrom(bytes: Uint8Array, code: string): Memory | null {
  if (!isWhole(bytes)) return null
  const end = bytes.indexOf(LINE_END, SEAL)
  const head = JSON.parse(textOf(bytes.subarray(SEAL, end))) as Head
  if (head.code !== code) return null
  const body = bytes.subarray(end + 1)
  let at = 0
  const [subjects, queried, prints, traces, edges, kept] = head.lengths.map((length) =>
    body.subarray(at, (at += length)),
  ) as [Uint8Array, Uint8Array, Uint8Array, Uint8Array, Uint8Array, Uint8Array]
  const queries = inflated(queried)
  const graph = createGraph(edgesFrom(inflated(edges), queries.length))
  for (const name of head.names) graph.query(name)
  const all = JSON.parse(textOf(inflated(subjects))) as readonly Subject[]
  all.forEach((subject, index) => graph.confirm(graph.at(queries[index] ?? 0, subject)))
  const results = createResults()
  for (const [node, value] of JSON.parse(textOf(inflated(kept))) as readonly Kept[])
    results.keep(graph.queryOf(node), node, { value, most: ALL })
  return {
    graph,
    prints: createFingerprints(words(prints)),
    traces: createFingerprints(words(traces)),
    results,
  }
}

function textOf({ buffer, byteOffset, length }: Uint8Array): string {
  return Buffer.from(buffer, byteOffset, length).toString()
}

function words(bytes: Uint8Array): Uint32Array<ArrayBuffer> {
  const found = new Uint32Array(bytes.length / 4)
  new Uint8Array(found.buffer).set(bytes)
  return found
}
