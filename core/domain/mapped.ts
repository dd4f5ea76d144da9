/** A list that is made of another one, item by item. Made again of a later list, it keeps the results of items that stayed. */
import { lazy } from './remembered.ts'

export interface Mapped<Item, Result> {
  readonly items: readonly Item[]
  readonly results: readonly Result[]
}

/** Data never change, so the very same item as before has the same result. Most items have their place from before. */
export function mapped<Item, Result>(
  items: readonly Item[],
  make: (item: Item) => Result,
  before?: Mapped<Item, Result>,
): Mapped<Item, Result> {
  if (before === undefined) return { items, results: items.map((item) => make(item)) }
  const moved = lazy(() => placesOfMoved(before.items, items))
  const results = items.map((item, index) => {
    const place = before.items[index] === item ? index : moved().get(item)
    return place === undefined ? make(item) : (before.results[place] as Result)
  })
  return { items, results }
}

/** The places of the items that another one has taken. After an edit these are few. */
function placesOfMoved<Item>(before: readonly Item[], now: readonly Item[]): ReadonlyMap<Item, number> {
  const places = new Map<Item, number>()
  for (const [index, item] of before.entries()) if (now[index] !== item) places.set(item, index)
  return places
}
