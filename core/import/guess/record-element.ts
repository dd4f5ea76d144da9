/** The element of a record in XML of an unknown program. */
import sax from 'sax'
import { isEntryKey } from './list-entries.ts'

/** An element of a path, such as `feed/homes/home`, over all its occurrences. */
interface Seen {
  readonly count: number
  /** The paths of the elements and attributes in it that have no elements themselves. */
  readonly leaves: Set<string>
}

/** A record has so many fields at least, by which a list of texts is none. */
const FEWEST = 3
/** The share of all different fields that a record has; a picture of the only home has fewer. */
const SHARE = 0.3
/** An element is only around its records if one element in it has this share of its fields. */
const AROUND = 0.7
/** Deeper elements are no records. */
const DEPTH = 12
/** Different elements, and different fields of one: a hostile document may have any number. */
const MOST = 2000

/**
 * The name of the repeated element with the most different fields in the start of a document, or of the outermost one
 * that is not around another. Undefined if no element has the fields of a record.
 */
export function recordElementOf(start: string): string | undefined {
  return recordAmong(elementsIn(start)) ?? recordAmong(elementsIn(start, isEntryKey))
}

function recordAmong(elements: ReadonlyMap<string, Seen>): string | undefined {
  const all = [...elements].filter(([, { leaves }]) => leaves.size >= FEWEST)
  const most = Math.max(...all.map(([, { leaves }]) => leaves.size))
  const repeated = all.filter(([, { count, leaves }]) => count > 1 && leaves.size >= SHARE * most)
  // Homes have one address each, and offices several homes.
  const isAround = ([path, outer]: (typeof all)[number]) =>
    all.some(
      ([other, inner]) =>
        other.startsWith(`${path}/`) &&
        (outer.count === 1 || inner.count > outer.count) &&
        inner.leaves.size > AROUND * outer.leaves.size,
    )
  const [record] =
    repeated.length > 0
      ? repeated
          .filter((each) => !isAround(each))
          .toSorted(([, left], [, right]) => right.leaves.size - left.leaves.size)
      : all
          .filter((each) => !isAround(each))
          .toSorted(([left], [right]) => left.split('/').length - right.split('/').length)
  return record?.[0].split('/').at(-1)
}

/** Elements such as `<field name="price">` are different fields if the attribute names them. */
function elementsIn(
  start: string,
  namesField: (attribute: string) => boolean = () => false,
): ReadonlyMap<string, Seen> {
  const seen = new Map<string, Seen>()
  const open: { readonly path: string; hasElements: boolean }[] = []
  let depth = 0
  const note = (leaf: string) => {
    for (const { path } of open) {
      const leaves = seen.get(path)?.leaves
      if (leaves !== undefined && leaves.size < MOST) leaves.add(leaf.slice(path.length + 1))
    }
  }
  const parser = sax.parser(true)
  parser.onopentag = ({ name, attributes }) => {
    const above = open.at(-1)
    if (above !== undefined) above.hasElements = true
    if (++depth > DEPTH) return
    const path = `${above === undefined ? '' : `${above.path}/`}${name.slice(name.indexOf(':') + 1)}`
    const facts = seen.get(path) ?? { count: 0, leaves: new Set<string>() }
    if (seen.size < MOST) seen.set(path, { ...facts, count: facts.count + 1 })
    // The name of a field is none of its own fields.
    for (const [attribute, value] of Object.entries(attributes))
      if (namesField(attribute)) note(`${path}/@${attribute}=${String(value)}`)
    open.push({ path, hasElements: false })
    for (const attribute of Object.keys(attributes)) note(`${path}/@${attribute}`)
  }
  parser.onclosetag = () => {
    if (depth-- > DEPTH) return
    const element = open.pop()
    if (element !== undefined && !element.hasElements) note(element.path)
  }
  // The start is cut off, and a fault is reported by the reader.
  parser.onerror = () => Object.assign(parser, { error: null })
  parser.write(start)
  return seen
}
