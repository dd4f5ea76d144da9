/** The items in groups of `size`; the last group may be smaller. */
export function* inLots<T>(items: Iterable<T>, size: number): Iterable<readonly T[]> {
  let lot: T[] = []
  for (const item of items) {
    lot.push(item)
    if (lot.length < size) continue
    yield lot
    lot = []
  }
  if (lot.length > 0) yield lot
}
