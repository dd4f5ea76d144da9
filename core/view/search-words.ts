/** The words of titles in one language, with the properties that carry them, and the projects by name. */
import { isAvailable } from '../domain/availability.ts'
import { goalNumber } from '../domain/listing.ts'
import { LOCALES } from '../languages/codes.ts'
import { textIn } from '../domain/locale.ts'
import type { ProjectFile } from '../domain/search-file.ts'
import { cutWords, goalTerm, townTerm, typeTerm, wordsOfTitle } from '../domain/word-file.ts'
import type { WordFile } from '../domain/word-file.ts'
import { INDEX_WORDS } from '../languages/languages.ts'
import type { LinkedProperty } from '../site/linked.ts'
import { goalOf } from '../site/listings.ts'
import { townName, townsAround } from '../site/towns.ts'
import type { ViewContext } from './context.ts'
import { addressOf } from './detail.ts'
import { hrefIn } from './links.ts'
import { smallPicture } from './search-file.ts'

/** The words of every language, because visitors search in any of them. */
const NEW_BUILD = LOCALES.flatMap((locale) => INDEX_WORDS[locale].newBuild)
const NEW_BUILD_WORDS = NEW_BUILD.flatMap(wordsOfTitle)

/** The terms under which a property is found, and whether it is available. */
export interface SearchTerms {
  readonly isAvailable: boolean
  readonly terms: readonly string[]
}

export function searchTermsOf({ locale, site }: ViewContext, linked: LinkedProperty): SearchTerms {
  const { property, titles, types, town } = linked
  const terms = new Set([
    ...townsAround(town).map((each) => townTerm(townName(each, locale, site.defaultLocale), each.zip)),
    goalTerm(goalNumber(goalOf(linked))),
    ...types.map(typeTerm),
    ...wordsOfTitle(titles[locale] ?? ''),
    ...wordsOfTitle(property.RecordFile ?? ''),
    ...wordsOfTitle(textIn(property.MainTypeName, locale) ?? ''),
    ...(property.ProjectID === undefined ? [] : NEW_BUILD_WORDS),
  ])
  return { isAvailable: isAvailable(linked.availability), terms: [...terms] }
}

/** The ids are those of the language, ascending. */
export function wordFilesOf(
  ids: readonly number[],
  termsOf: (id: number) => SearchTerms,
): readonly WordFile[] {
  const rows = new Map<string, { readonly ids: number[]; readonly past: number[] }>()
  for (const id of ids) {
    const { isAvailable: isFree, terms } = termsOf(id)
    for (const word of terms) {
      const row = rows.get(word) ?? { ids: [], past: [] }
      rows.set(word, row)
      row[isFree ? 'ids' : 'past'].push(id)
    }
  }
  const words = [...rows.keys()].sort()
  return cutWords(words.map((word) => [word, rows.get(word)?.ids ?? [], rows.get(word)?.past ?? []]))
}

/** Null if the language has no projects. */
export function projectFileOf(context: ViewContext): ProjectFile | null {
  const { locale, site } = context
  const shown = site.projects.filter(({ paths }) => paths[locale] !== undefined)
  if (shown.length === 0) return null
  return {
    id: shown.map(({ project }) => project.ID),
    goal: shown.map(({ project }) => project.Goal),
    href: shown.map(({ paths }) => hrefIn(context, paths)),
    text: shown.map(({ titles }) => titles[locale] ?? ''),
    place: shown.map((linked) => addressOf(context, linked).join(', ')),
    picture: shown.map(({ project }) => smallPicture(context, project)),
    words: shown.map(() => NEW_BUILD.join(' ')),
  }
}
