/** The previous list if it holds the very same objects, so that results made of it are kept. */
export function sameList<Item>(before: readonly Item[] | undefined, now: readonly Item[]): readonly Item[] {
  return before !== undefined && areSame(before, now) ? before : now
}

/** Whether two lists hold the very same objects. */
export function areSame(before: readonly unknown[], now: readonly unknown[]): boolean {
  return areAlike(before, now, () => false)
}

/** Whether two lists have alike items at all places. Items that are the same objects are not compared. */
export function areAlike<Item>(
  before: readonly Item[],
  now: readonly Item[],
  isAlike: (before: Item, now: Item) => boolean,
): boolean {
  if (before.length !== now.length) return false
  for (let place = 0; place < now.length; place += 1) {
    const one = before[place] as Item
    const other = now[place] as Item
    if (one !== other && !isAlike(one, other)) return false
  }
  return true
}
