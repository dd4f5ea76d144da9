/** The words of titles in one language, with the properties that carry them, and the projects by name. */
import { isAvailable } from '../domain/availability.ts'
import { goalNumber } from '../domain/listing.ts'
import { LOCALES } from '../languages/codes.ts'
import { textIn } from '../domain/locale.ts'
import type { Locale } from '../languages/codes.ts'
import type { ProjectFile } from '../domain/search-file.ts'
import { cutWords, goalTerm, townTerm, typeTerm, wordsOfTitle } from '../domain/word-file.ts'
import type { WordFile } from '../domain/word-file.ts'
import { INDEX_WORDS } from '../languages/languages.ts'
import type { LinkedProperty, Town } from '../site/linked.ts'
import { goalOf } from '../site/listings.ts'
import { townName } from '../site/towns.ts'
import type { ViewContext } from './context.ts'
import { addressOf } from './detail.ts'
import { hrefIn } from './links.ts'
import { smallPicture } from './search-file.ts'

/** The words of every language, because visitors search in any of them. */
const NEW_BUILD = LOCALES.flatMap((locale) => INDEX_WORDS[locale].newBuild)
const NEW_BUILD_WORDS = NEW_BUILD.flatMap(wordsOfTitle)

export function wordFilesOf(context: ViewContext): readonly WordFile[] {
  const { locale, site } = context
  const shown = site.properties
    .filter(({ paths }) => paths[locale] !== undefined)
    .sort((left, right) => left.property.ID - right.property.ID)
  const rows = new Map<string, { readonly ids: number[]; readonly past: number[] }>()
  const termOfTown = townTerms(context)
  for (const linked of shown) {
    const column = isAvailable(linked.availability) ? 'ids' : 'past'
    for (const word of [termOfTown(linked.town), ...termsOf(locale, linked)]) {
      const row = rows.get(word) ?? { ids: [], past: [] }
      rows.set(word, row)
      row[column].push(linked.property.ID)
    }
  }
  const words = [...rows.keys()].sort()
  return cutWords(words.map((word) => [word, rows.get(word)?.ids ?? [], rows.get(word)?.past ?? []]))
}

function termsOf(locale: Locale, linked: LinkedProperty): ReadonlySet<string> {
  const { property, titles, types } = linked
  return new Set([
    goalTerm(goalNumber(goalOf(linked))),
    ...types.map(typeTerm),
    ...wordsOfTitle(titles[locale] ?? ''),
    ...wordsOfTitle(textIn(property.MainTypeName, locale) ?? ''),
    ...(property.ProjectID === undefined ? [] : NEW_BUILD_WORDS),
  ])
}

/** Names of towns are folded once, because many properties share a town and folding is slow. */
function townTerms({ locale, site }: ViewContext): (town: Town) => string {
  const known = new Map<Town, string>()
  return (town) => {
    const term = known.get(town) ?? townTerm(townName(town, locale, site.defaultLocale), town.zip)
    known.set(town, term)
    return term
  }
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
