/** The list as it was, where it holds the very same objects: what was made of it then need not be made again. */
export function sameList<Item>(before: readonly Item[] | undefined, now: readonly Item[]): readonly Item[] {
  const isSame = before?.length === now.length && before.every((item, index) => item === now[index])
  return before !== undefined && isSame ? before : now
}
