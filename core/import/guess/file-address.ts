/** The fields of a picture or a document in a list: its address, in one or several sizes, and its place in the order. */

const SIZES = 'xxl|original|full|hd|xlarge|xl|large|big'
const NAME = new RegExp(
  `^(?:(?:url|src|href|link|uri)(?:[_-]?(?<after>${SIZES}))?|(?<before>${SIZES})(?:[_-]?(?:url|src|link|path))?|(?:image|photo|picture|file)[_-]?(?:url|src|link|path))$`,
  'i',
)
const ORDER = /^@?(?:order|order_?id|position|sort|sort_?order|rank|index|volgorde|ordre|reihenfolge)$/i

export function isFileAddress(name: string): boolean {
  return NAME.test(name)
}

/** The names that are addresses are in the order of their sizes, the largest picture first. */
export function fileAddresses(names: readonly string[]): readonly string[] {
  return names
    .flatMap((name) => {
      const found = NAME.exec(name)?.groups
      if (found === undefined) return []
      const size = (found['after'] ?? found['before'] ?? '').toLowerCase()
      const rank = SIZES.split('|').indexOf(size)
      return [{ name, rank: rank < 0 ? Infinity : rank }]
    })
    .toSorted((left, right) => left.rank - right.rank)
    .map(({ name }) => name)
}

export function orderName(names: readonly string[]): string | undefined {
  return names.find((name) => ORDER.test(name))
}
