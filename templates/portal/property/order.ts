/** Newest first; what is of the same moment stays as it came. */
export function newestFirst<Item extends { readonly at: number }>(items: readonly Item[]): readonly Item[] {
  return items.toSorted((one, other) => other.at - one.at)
}
