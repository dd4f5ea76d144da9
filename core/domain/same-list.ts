/** The previous list if it holds the very same objects, so that results made of it are kept. */
export function sameList<Item>(before: readonly Item[] | undefined, now: readonly Item[]): readonly Item[] {
  const isSame = before?.length === now.length && before.every((item, index) => item === now[index])
  return before !== undefined && isSame ? before : now
}
