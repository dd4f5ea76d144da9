/**
 * These results are parts of a value, and not of a module: who makes the value again passes the one before, and a result
 * stays where all that it was made of stayed. Data never change, so the very same object has the same data.
 */
import { replacedPlaces } from './incremental-lists.ts'
import { areSame } from './same-list.ts'

/** A value with the objects that it was made of. */
export interface MadeOf<Value> {
  readonly inputs: readonly unknown[]
  readonly value: Value
}

export function madeOf<Value>(
  inputs: readonly unknown[],
  make: () => Value,
  before?: MadeOf<Value>,
): MadeOf<Value> {
  return before !== undefined && areSame(before.inputs, inputs) ? before : { inputs, value: make() }
}

/** A list that is made of another one, item by item, and of objects around them. */
export interface Mapped<Item, Result> {
  readonly items: readonly Item[]
  readonly around: readonly unknown[]
  readonly results: readonly Result[]
}

interface Mapping<Item, Result> {
  readonly make: (item: Item) => Result
  /** Each result is made of these objects, too. */
  readonly around?: readonly unknown[]
  readonly before?: Mapped<Item, Result> | undefined
}

/** Most items have their place from before. */
export function mapped<Item, Result>(
  items: readonly Item[],
  { make, around = [], before }: Mapping<Item, Result>,
): Mapped<Item, Result> {
  if (before === undefined || !areSame(before.around, around))
    return { items, around, results: items.map((item) => make(item)) }
  const places = replacedPlaces(before.items, items)
  if (places?.length === 0) return before
  const moved = resultsOf(before, places ?? movedPlaces(before.items, items))
  const resultOf = (item: Item): Result => (moved.has(item) ? (moved.get(item) as Result) : make(item))
  const results = before.results.slice(0, items.length)
  for (const place of places ?? movedPlaces(items, before.items))
    results[place] = resultOf(items[place] as Item)
  return { items, around, results }
}

/** A list that is made of the pairs of two lists. */
export interface MappedPairs<Item, Other, Result> extends Mapped<Item, Result> {
  readonly others: readonly Other[]
}

interface PairMapping<Item, Other, Result> {
  readonly make: (item: Item, other: Other) => Result
  readonly around: readonly unknown[]
  readonly before: MappedPairs<Item, Other, Result> | undefined
}

export function mappedPairs<Item, Other, Result>(
  items: readonly Item[],
  others: readonly Other[],
  { make, around, before }: PairMapping<Item, Other, Result>,
): MappedPairs<Item, Other, Result> {
  const madeAt = (place: number) => make(items[place] as Item, others[place] as Other)
  const replaced = before && areSame(before.around, around) ? replacedPlaces(before.items, items) : null
  if (before === undefined || replaced === null)
    return { items, others, around, results: items.map((_, place) => madeAt(place)) }
  const results = before.results.slice()
  const places = new Set([...replaced, ...(replacedPlaces(before.others, others) ?? [])])
  for (const place of places) results[place] = madeAt(place)
  return { items, others, around, results }
}

/** The places of the items that the other list does not have there. */
function movedPlaces(items: readonly unknown[], others: readonly unknown[]): readonly number[] {
  return [...items.keys()].filter((place) => items[place] !== others[place])
}

/** The results of these places by their items. */
function resultsOf<Item, Result>(
  { items, results }: Mapped<Item, Result>,
  places: readonly number[],
): ReadonlyMap<Item, Result> {
  return new Map(places.map((place) => [items[place] as Item, results[place] as Result]))
}
