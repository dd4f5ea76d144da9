/** What the search box loads, each file once. What cannot be had, or is not what it should be, is as if it were not there. */
import { parseIdFile, parsePairs, parseSearchFile } from '../../../core/domain/search-file.ts'
import { searchIndexOf } from '../../../core/domain/search-index.ts'
import { bucketsFor, homesOf } from '../../../core/domain/search-panel.ts'
import type { Found } from '../../../core/domain/search-panel.ts'
import { readSearch } from '../../../core/domain/search-reading.ts'
import { fetchText } from '../retry.ts'

export interface SearchData {
  /** What is known of a text by now; `more` is what it asks for beside that, and null when it is all there. */
  ask(text: string): { readonly found: Found; readonly more: Promise<unknown> | null }
}

export async function loadSearch(href: string): Promise<SearchData | null> {
  const text = await textAt(href)
  const file = text === null ? null : parseSearchFile(text)
  if (file === null) return null
  const index = searchIndexOf(file)
  const buckets = filesOf(parseIdFile)
  const pairs = filesOf(parsePairs)
  return {
    ask(asked) {
      const reading = readSearch(index, asked)
      const wanted = bucketsFor(reading.ids, file.ids)
      const wantedPairs = typeof file.pairs === 'string' && reading.parts.length > 1 ? [file.pairs] : []
      const loads = [...buckets.missing(wanted), ...pairs.missing(wantedPairs)]
      const [loaded = null] = pairs.known(wantedPairs)
      return {
        found: {
          index,
          reading,
          homes: homesOf(reading.query, buckets.known(wanted)),
          pairs: typeof file.pairs === 'string' ? loaded : file.pairs,
        },
        more: loads.length === 0 ? null : Promise.all(loads),
      }
    },
  }
}

/** Files of one kind. One that did not come is not asked for again: the page that is opened next does. */
function filesOf<T>(parse: (text: string) => T | null) {
  const files = new Map<string, T | null>()
  const loading = new Map<string, Promise<void>>()
  const load = async (href: string) => {
    const text = await textAt(href)
    files.set(href, text === null ? null : parse(text))
  }
  return {
    known: (hrefs: readonly string[]) =>
      hrefs.map((href) => files.get(href) ?? null).filter((file) => file !== null),
    /** Starts what is not on its way yet. */
    missing: (hrefs: readonly string[]) =>
      hrefs
        .filter((href) => !files.has(href))
        .map((href) => {
          const started = loading.get(href) ?? load(href)
          loading.set(href, started)
          return started
        }),
  }
}

async function textAt(href: string): Promise<string | null> {
  try {
    return await fetchText(href)
  } catch {
    return null
  }
}
