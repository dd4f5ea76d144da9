/**
 * These results are parts of a value, and not of a module: who makes the value again passes the one before, and a result
 * stays where all that it was made of stayed. Data never change, so the very same object has the same data.
 */
import { lazy } from './remembered.ts'
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
  const moved = lazy(() => placesOfMoved(before.items, items))
  const results = items.map((item, index) => {
    const place = before.items[index] === item ? index : moved().get(item)
    return place === undefined ? make(item) : (before.results[place] as Result)
  })
  return { items, around, results }
}

/** The places of the items that another one has taken. After an edit these are few. */
function placesOfMoved<Item>(before: readonly Item[], now: readonly Item[]): ReadonlyMap<Item, number> {
  const places = new Map<Item, number>()
  before.forEach((item, index) => {
    if (now[index] !== item) places.set(item, index)
  })
  return places
}
