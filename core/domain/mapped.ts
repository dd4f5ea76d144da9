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
  const places = lazy(() => new Map(before.items.map((item, index) => [item, index])))
  const results = items.map((item, index) => {
    const place = before.items[index] === item ? index : places().get(item)
    return place === undefined ? make(item) : (before.results[place] as Result)
  })
  return { items, results }
}
