/** The data of the search box, each file loaded once. A file that is missing or malformed is ignored. */
import { parseIdFile, parsePairs, parseSearchFile } from '../../../core/domain/search-file.ts'
import { bucketsFor, homesOf, homesWith } from '../../../core/domain/search-homes.ts'
import { searchIndexOf } from '../../../core/domain/search-index.ts'
import type { PanelResults } from '../../../core/domain/search-panel.ts'
import { pageLocale } from '../page-locale.ts'
import { filesOf, textAt } from './data-files.ts'
import type { OfTitles } from './typed-text.ts'

export interface SearchData {
  /**
   * The results with the loaded data. `more` resolves when missing files have loaded, and is null if there
   * are none.
   */
  ask(text: string): { readonly found: PanelResults; readonly more: Promise<unknown> | null }
  /** Resolves when the part that reads a text has loaded; null if it has, or if the text is blank. */
  unread(text: string): Promise<unknown> | null
}

type TypedText = typeof import('./typed-text.ts')

interface Typed extends Pick<TypedText, 'readText' | 'limitLabels'> {
  readonly titles: ReturnType<TypedText['titlesOf']>
}

/** A text is read as nothing until the part that reads it has loaded. */
const UNREAD: PanelResults['reading'] = {
  query: { text: '', tokens: [] },
  limits: {},
  parts: [],
  left: [],
  ids: [],
}

const NO_TITLES: OfTitles = { ids: [], projects: [], loads: [] }

export async function loadSearch(href: string): Promise<SearchData | null> {
  const text = await textAt(href)
  const file = text === null ? null : parseSearchFile(text)
  if (file === null) return null
  const index = searchIndexOf(file)
  const buckets = filesOf(parseIdFile)
  const pairs = filesOf(parsePairs)
  let typed: Typed | undefined
  // Without a network the text stays unread, and the next text loads the part again.
  let failed = ''
  const unread = (text: string) => (typed || text.trim() === failed ? null : loadTyped(text.trim()))
  const loadTyped = async (asked: string) => {
    try {
      const { titlesOf, ...parts } = await import('./typed-text.ts')
      typed ??= { ...parts, titles: titlesOf(file) }
    } catch {
      failed = asked
    }
  }
  return {
    unread,
    ask(asked) {
      const reading = typed?.readText(index, asked) ?? UNREAD
      const ofTitles = typed?.titles(reading) ?? NO_TITLES
      const byId = bucketsFor(reading.ids, file.ids)
      const byTitle = bucketsFor(ofTitles.ids, file.ids)
      const wantedPairs = typeof file.pairs === 'string' && reading.parts.length > 1 ? [file.pairs] : []
      const loads = [
        ...buckets.missing([...byId, ...byTitle]),
        ...pairs.missing(wantedPairs),
        ...ofTitles.loads,
        ...[unread(asked)].filter((load) => load !== null),
      ]
      const [loaded = null] = pairs.known(wantedPairs)
      return {
        found: {
          index,
          labelsOf: (limits) => typed?.limitLabels(limits, pageLocale()) ?? [],
          reading,
          homes: homesOf(reading.query, buckets.known(byId)),
          titled: homesWith(ofTitles.ids, buckets.known(byTitle)),
          projects: ofTitles.projects,
          pairs: typeof file.pairs === 'string' ? loaded : file.pairs,
        },
        more: loads.length === 0 ? null : Promise.all(loads),
      }
    },
  }
}

/** The complete results. Words name properties whose files load after them. */
export async function settledAnswer(data: SearchData, text: string): Promise<PanelResults> {
  for (;;) {
    const { found, more } = data.ask(text)
    if (more === null) return found
    await more
  }
}
