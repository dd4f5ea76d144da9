/**
 * Lists that are made of other lists, where the list before is known. An edit replaces few items, so these functions
 * compare pointers and copy, and do the work of the new items alone. If items came, went or moved, they do all of it.
 * Data never changes, so the same object has the same data.
 */

/** The places whose items are other objects; null for lists of different lengths. */
export function replacedPlaces(
  before: readonly unknown[],
  now: readonly unknown[],
): readonly number[] | null {
  if (before.length !== now.length) return null
  const places: number[] = []
  for (let place = 0; place < now.length; place += 1) if (before[place] !== now[place]) places.push(place)
  return places
}

export type Replacement<Item> = readonly [old: Item, now: Item]

/** The old and the new item of each place; null if the lists have different lengths or an old item moved. */
export function replacements<Item>(
  before: readonly Item[],
  now: readonly Item[],
): readonly Replacement<Item>[] | null {
  const places = replacedPlaces(before, now)
  if (places === null) return null
  const old = new Set(places.map((place) => before[place]))
  if (places.some((place) => old.has(now[place]))) return null
  return places.map((place): Replacement<Item> => [before[place] as Item, now[place] as Item])
}

/** The list with new items in the places of old ones; the same list if it has none of them. */
export function substituted<Item>(
  list: readonly Item[],
  pairs: readonly Replacement<Item>[],
): readonly Item[] {
  if (pairs.length > FEW) {
    const known = new Map(pairs)
    return list.some((item) => known.has(item)) ? list.map((item) => known.get(item) ?? item) : list
  }
  let copy: Item[] | undefined
  for (const [old, now] of pairs) {
    const place = list.indexOf(old)
    if (place === -1) continue
    copy ??= list.slice()
    copy[place] = now
  }
  return copy ?? list
}

/** So many items are searched for one by one. */
const FEW = 16

/** A list that was made of the items of another one, each of which it has at most once. */
export interface Chosen<Item> {
  readonly items: readonly Item[]
  readonly list: readonly Item[]
}

interface Choice<Item> {
  /** Whether the list has both items in the same place. */
  readonly isAlike: (old: Item, now: Item) => boolean
  readonly choose: (items: readonly Item[]) => readonly Item[]
  readonly before: Chosen<Item> | undefined
}

/** Items in another order, or some of them. */
export function chosen<Item>(
  items: readonly Item[],
  { isAlike, choose, before }: Choice<Item>,
): Chosen<Item> {
  const pairs = before && replacements(before.items, items)
  if (before === undefined || !pairs?.every(([old, now]) => isAlike(old, now)))
    return { items, list: choose(items) }
  return { items, list: substituted(before.list, pairs) }
}

/** The items that satisfy a condition, in their order. */
export interface Filtered<Item> {
  readonly items: readonly Item[]
  readonly list: readonly Item[]
  /** The place in the list of each item; -1 for those that it lacks. */
  readonly places: Int32Array
}

/** The condition depends on nothing but the item. */
export function filtered<Item>(
  items: readonly Item[],
  keeps: (item: Item) => boolean,
  before: Filtered<Item> | undefined,
): Filtered<Item> {
  const replaced = before && replacedPlaces(before.items, items)
  const isSame = (place: number) => keeps(items[place] as Item) === (before?.places[place] ?? -1) >= 0
  if (before === undefined || replaced == null || !replaced.every(isSame)) return filteredAnew(items, keeps)
  if (replaced.length === 0) return before
  let list: Item[] | undefined
  for (const place of replaced) {
    const target = before.places[place] as number
    if (target >= 0) (list ??= before.list.slice())[target] = items[place] as Item
  }
  return { items, list: list ?? before.list, places: before.places }
}

function filteredAnew<Item>(items: readonly Item[], keeps: (item: Item) => boolean): Filtered<Item> {
  const list: Item[] = []
  const places = Int32Array.from(items, (item) => (keeps(item) ? list.push(item) - 1 : -1))
  return { items, list, places }
}

/** Items by a key that each has for itself. */
export interface Indexed<Key, Item> {
  readonly items: readonly Item[]
  readonly places: ReadonlyMap<Key, number>
}

export function indexed<Key, Item>(
  items: readonly Item[],
  keyOf: (item: Item) => Key,
  before: Indexed<Key, Item> | undefined,
): Indexed<Key, Item> {
  const pairs = before && replacements(before.items, items)
  const isSame = pairs?.every(([old, now]) => keyOf(old) === keyOf(now)) === true
  if (before !== undefined && isSame) return { items, places: before.places }
  return { items, places: new Map(items.map((item, place) => [keyOf(item), place])) }
}

/** Lists one after the other. */
export interface Joined<Item> {
  readonly lists: readonly (readonly Item[])[]
  readonly items: readonly Item[]
  /** The place of the first item of each list. */
  readonly starts: readonly number[]
}

export function joined<Item>(
  lists: readonly (readonly Item[])[],
  before: Joined<Item> | undefined,
): Joined<Item> {
  const places = before && replacedPlaces(before.lists, lists)
  const isSame = places?.every((place) => before?.lists[place]?.length === lists[place]?.length) === true
  if (before === undefined || places == null || !isSame) return joinedAnew(lists)
  if (places.length === 0) return before
  const items = before.items.slice()
  for (const place of places)
    lists[place]?.forEach((item, index) => (items[(before.starts[place] as number) + index] = item))
  return { lists, items, starts: before.starts }
}

function joinedAnew<Item>(lists: readonly (readonly Item[])[]): Joined<Item> {
  const items: Item[] = []
  const starts = lists.map((list) => {
    const start = items.length
    for (const item of list) items.push(item)
    return start
  })
  return { lists, items, starts }
}

/** The values of a list as a map, by the keys of the items in the same places. */
export function valuesByKey<Key, Value>(
  { places }: Pick<Indexed<Key, unknown>, 'places'>,
  values: readonly Value[],
): ReadonlyMap<Key, Value> {
  return new PlacedMap(places, values)
}

/** Takes no memory for each value, as a `Map` does. */
class PlacedMap<Key, Value> implements ReadonlyMap<Key, Value> {
  readonly #places: ReadonlyMap<Key, number>
  readonly #values: readonly Value[]

  constructor(places: ReadonlyMap<Key, number>, values: readonly Value[]) {
    this.#places = places
    this.#values = values
  }

  get size(): number {
    return this.#places.size
  }

  get(key: Key): Value | undefined {
    const place = this.#places.get(key)
    return place === undefined ? undefined : this.#values[place]
  }

  has(key: Key): boolean {
    return this.#places.has(key)
  }

  forEach(visit: (value: Value, key: Key, map: ReadonlyMap<Key, Value>) => void): void {
    this.#places.forEach((place, key) => visit(this.#values[place] as Value, key, this))
  }

  keys(): MapIterator<Key> {
    return this.#places.keys()
  }

  *values(): MapIterator<Value> {
    for (const place of this.#places.values()) yield this.#values[place] as Value
  }

  *entries(): MapIterator<[Key, Value]> {
    for (const [key, place] of this.#places) yield [key, this.#values[place] as Value]
  }

  [Symbol.iterator](): MapIterator<[Key, Value]> {
    return this.entries()
  }
}
