/** The data of the search box, each file loaded once. A file that is missing or malformed is ignored. */
import {
  parseIdFile,
  parsePairs,
  parseProjectFile,
  parseSearchFile,
} from '../../../core/domain/search-file.ts'
import type { SearchFile } from '../../../core/domain/search-file.ts'
import { bucketsFor, homesOf, homesWith } from '../../../core/domain/search-homes.ts'
import type { Home } from '../../../core/domain/search-homes.ts'
import { searchIndexOf } from '../../../core/domain/search-index.ts'
import { MOST_HOMES } from '../../../core/domain/search-panel.ts'
import type { PanelResults } from '../../../core/domain/search-panel.ts'
import { readSearch } from '../../../core/domain/search-reading.ts'
import { projectsOf, titleQuestions } from '../../../core/domain/search-titles.ts'
import { idsWith, parseWordFile, wordFilesFor } from '../../../core/domain/word-file.ts'
import { pageLocale } from '../page-locale.ts'
import { fetchText } from '../retry.ts'

export interface SearchData {
  /**
   * The results with the loaded data. `more` resolves when missing files have loaded, and is null if there
   * are none.
   */
  ask(text: string): { readonly found: PanelResults; readonly more: Promise<unknown> | null }
}

export async function loadSearch(href: string): Promise<SearchData | null> {
  const text = await textAt(href)
  const file = text === null ? null : parseSearchFile(text)
  if (file === null) return null
  const index = searchIndexOf(file)
  const buckets = filesOf(parseIdFile)
  const pairs = filesOf(parsePairs)
  const titles = titlesOf(file)
  return {
    ask(asked) {
      const reading = readSearch(index, asked)
      const ofTitles = titles(reading)
      const byId = bucketsFor(reading.ids, file.ids)
      const byTitle = bucketsFor(ofTitles.ids, file.ids)
      const wantedPairs = typeof file.pairs === 'string' && reading.parts.length > 1 ? [file.pairs] : []
      const loads = [
        ...buckets.missing([...byId, ...byTitle]),
        ...pairs.missing(wantedPairs),
        ...ofTitles.loads,
      ]
      const [loaded = null] = pairs.known(wantedPairs)
      return {
        found: {
          index,
          locale: pageLocale(),
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

interface OfTitles {
  /** The properties whose titles contain the text, as many as the panel shows. */
  readonly ids: readonly number[]
  readonly projects: readonly Home[]
  readonly loads: readonly Promise<void>[]
}

/** Words of titles and the names of projects, loaded when a text needs them. */
function titlesOf(file: SearchFile): (reading: PanelResults['reading']) => OfTitles {
  const words = filesOf(parseWordFile)
  const projects = filesOf(parseProjectFile)
  return (reading) => {
    const questions = titleQuestions(reading)
    const wanted = questions.map((terms) => wordFilesFor(terms, file.words))
    const wantedProjects = questions.length > 0 && file.projects !== null ? [file.projects] : []
    const loads = [...words.missing([...new Set(wanted.flat())]), ...projects.missing(wantedProjects)]
    const answers = questions.map((terms, number) => idsWith(terms, words.known(wanted[number] ?? [])))
    return {
      // With a part of the files the result could be wrong, so it is empty until all have loaded.
      ids: loads.length > 0 ? [] : (answers.find(({ length }) => length > 0) ?? []).slice(0, MOST_HOMES),
      projects: projects.known(wantedProjects).flatMap((each) => projectsOf(reading, each)),
      loads,
    }
  }
}

/** Files of one kind. One that failed is not requested again on this page. */
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
    /** Starts loading the files that are not loaded. */
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
