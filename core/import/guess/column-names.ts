/** The names of columns in every language, in the forms in which they are compared. */
import { lazy } from '../../domain/remembered.ts'
import type { Locale } from '../../languages/codes.ts'
import type { ExportColumn } from '../../languages/export-columns.ts'
import { EXPORT_WORDS } from '../../languages/export-words.ts'
import { fold, foldedWords } from '../mapping/fold.ts'

/** They are made when they are first wanted, because hardly a build guesses what a column is. */
export const columnNames = lazy(() => {
  const languages = Object.values(EXPORT_WORDS)
  const meanings = languages.flatMap(({ columns }) => Object.entries(columns)) as readonly [
    ExportColumn,
    string,
  ][]
  // The names of earlier languages precede those of later ones.
  const named = (formOf: (name: string) => string) =>
    meanings
      .toReversed()
      .flatMap(([meaning, names]) =>
        names.split(', ').map((name): [string, ExportColumn] => [formOf(name), meaning]),
      )
  const byWords: ReadonlyMap<string, ExportColumn> = new Map(named(wordsKey))
  return {
    /** The names of the fields of the site precede all words. */
    byName: new Map<string, ExportColumn>([
      ...named(fold),
      ...meanings.map(([meaning]) => [fold(meaning), meaning] as const),
    ]),
    byWords,
    /** The same with words that have no ending of more than one: `CountOfBedrooms`. */
    byStems: new Map(named((name) => stemsOf(wordsKey(name)))),
    /** The words of each name, for names whose words are cut off with points. */
    names: [...byWords].map(([key, meaning]) => ({ words: key.split(' '), meaning })),
    contacts: new Set(languages.flatMap(({ contacts }) => foldedWords(contacts))),
    privateWords: new Set(languages.flatMap(({ privateWords }) => foldedWords(privateWords))),
    byLanguage: Object.entries(EXPORT_WORDS).map(([locale, { columns }]) => ({
      locale: locale as Locale,
      all: new Set(Object.values(columns).flatMap(foldedWords)),
      private: new Set(foldedWords(columns.private)),
    })),
  }
})

const smallWords = lazy(
  () => new Set(Object.values(EXPORT_WORDS).flatMap((words) => foldedWords(words.smallWords))),
)

/** The words of a name, folded, without those that mean nothing. */
export function wordsOfName(name: string): readonly string[] {
  const words = name
    .replace(/([\p{Ll}\d])(\p{Lu}\p{Ll})/gu, '$1 $2')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .split(/[^\p{L}\p{N}\p{M}]+/u)
  return words.map(fold).filter((word) => word !== '' && !smallWords().has(word))
}

/** The words of a key without the endings of more than one. */
export function stemsOf(key: string): string {
  return key.replace(/(?<=\p{L}{3})(?:s|en)(?= |$)/gu, '')
}

/** The words of a name in the order of the alphabet: "Nom du propriétaire" is "nom propriétaire". */
export function wordsKey(name: string): string {
  return wordsOfName(name).toSorted().join(' ')
}
