/** The links of the rich texts that are checked. Finding them needs a parser, so the next link takes those of texts that stayed. */
import { isTooComplex, linksOf } from '../markup/rich-text.ts'
import type { WrittenLink } from '../markup/rich-text.ts'

/** The links by the texts; null for a text that is too complex to be read. */
export type TextLinks = ReadonlyMap<string, readonly WrittenLink[] | null>

export interface TextReader {
  readonly linksIn: (source: string) => readonly WrittenLink[] | null
  /** `found` has the links of the texts that were read, and of no others. */
  readonly found: TextLinks
}

export function textReader(before: TextLinks = new Map()): TextReader {
  const found = new Map<string, readonly WrittenLink[] | null>()
  return {
    found,
    linksIn(source) {
      const known = found.get(source) ?? before.get(source)
      const links = known === undefined ? readLinks(source) : known
      found.set(source, links)
      return links
    },
  }
}

function readLinks(source: string): readonly WrittenLink[] | null {
  return isTooComplex(source) ? null : linksOf(source)
}
