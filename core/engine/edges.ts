/**
 * The dependencies of all nodes in one growing buffer. A record is the number of dependencies, and then each of them
 * as the zigzag difference from the one before it (the first from the node itself). Nodes that are made together have
 * near numbers, so most differences take one byte.
 */
export interface Edges {
  /** Replaces the dependencies of `node`. Their order is kept. */
  set(node: number, dependencies: ReadonlySet<number>): void
  /** Appends the dependencies of a node to `into`, which is emptied first. False for a node without a record. */
  get(node: number, into: number[]): boolean
  /** All records, if they were set in the order of the nodes; `edgesFrom` reads them. */
  bytes(): Uint8Array
}

/** Zero stands for "no record". */
const FIRST = 1

export function createEdges(
  stored: Buffer = Buffer.alloc(1 << 16),
  known = new Uint32Array(1024),
  end = FIRST,
): Edges {
  let bytes = stored
  let starts = known
  let used = end
  return {
    bytes: () => bytes.subarray(0, used),
    set(node, dependencies) {
      starts = withRoom(starts, node)
      const most = used + LONGEST_VARINT * (dependencies.size + 1)
      if (most > bytes.length) bytes = Buffer.concat([bytes, Buffer.alloc(Math.max(most, bytes.length >> 1))])
      starts[node] = used
      used = writeVarint(bytes, used, dependencies.size)
      let before = node
      for (const next of dependencies) {
        const step = next - before
        used = writeVarint(bytes, used, (step << 1) ^ (step >> 31))
        before = next
      }
    },
    get(node, into) {
      into.length = 0
      const start = starts[node] ?? 0
      if (start === 0) return false
      readRecord({ bytes, at: start }, node, into)
      return true
    },
  }
}

/** The edges of nodes 0 to `count`, each of which has a record. */
export function edgesFrom(bytes: Uint8Array, count: number): Edges {
  const starts = new Uint32Array(count)
  const cursor = { bytes, at: FIRST }
  for (let node = 0; node < count; node++) {
    starts[node] = cursor.at
    for (let left = readVarint(cursor); left > 0; left--) while ((bytes[cursor.at++] ?? 0) > 127);
  }
  // The first new record makes a larger copy, so these bytes are never changed.
  const { buffer, byteOffset, length } = bytes
  return createEdges(Buffer.from(buffer, byteOffset, length), starts, cursor.at)
}

/** The longest encoding of 32 bits, in bytes. */
const LONGEST_VARINT = 5

interface Cursor {
  readonly bytes: Uint8Array
  at: number
}

function readRecord(cursor: Cursor, node: number, into: number[]): void {
  let left = readVarint(cursor)
  let before = node
  while (left-- > 0) {
    const value = readVarint(cursor)
    before += (value >>> 1) ^ -(value & 1)
    into.push(before)
  }
}

function writeVarint(bytes: Uint8Array, start: number, number: number): number {
  let at = start
  let value = number >>> 0
  while (value > 127) {
    bytes[at++] = (value & 127) | 128
    value >>>= 7
  }
  bytes[at++] = value
  return at
}

function readVarint(cursor: Cursor): number {
  const first = cursor.bytes[cursor.at] ?? 0
  if (first < 128) {
    cursor.at += 1
    return first
  }
  let value = 0
  let shift = 0
  let byte: number
  do {
    byte = cursor.bytes[cursor.at++] ?? 0
    value |= (byte & 127) << shift
    shift += 7
  } while (byte > 127)
  return value >>> 0
}

/** Returns the array, or a larger copy of it in which the index exists. */
export function withRoom<Numbers extends Uint32Array | Int32Array>(array: Numbers, index: number): Numbers {
  if (index < array.length) return array
  const larger = new (array.constructor as new (length: number) => Numbers)(
    Math.max(index + 1, Math.ceil(array.length * 1.5)),
  )
  larger.set(array)
  return larger
}
