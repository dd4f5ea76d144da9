/** Newest first. Items of the same instant keep their order. */
export function newestFirst<Item extends { readonly at: number }>(items: readonly Item[]): readonly Item[] {
  return items.toSorted((one, other) => other.at - one.at)
}
