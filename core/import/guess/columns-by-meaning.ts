/** The columns of an export by their meaning. */
import type { Locale } from '../../languages/codes.ts'
import type { ExportColumn } from '../../languages/export-columns.ts'
import { isContact, languagesOfName, meaningOf } from './column-meaning.ts'
import type { ColumnMeaning } from './column-meaning.ts'
import { isFileAddress } from './file-address.ts'
import { isFieldOfSite, TEXT_MEANINGS } from './name-groups.ts'
import { areTellingStatuses } from './status-values.ts'
import { textsByLanguage } from './texts-by-language.ts'
import type { FieldProfile, Profile } from './profile.ts'

interface MeantColumn extends ColumnMeaning {
  readonly path: string
  readonly profile: FieldProfile
}

export interface ColumnsByMeaning {
  /** The paths of a meaning, the most certain first; numbered ones in the order of their numbers. */
  readonly all: (meaning: ExportColumn) => string[]
  /** The same as the paths of a rule: of several, the first one that is filled in. */
  readonly from: (meaning: string) => string | string[] | undefined
  /** Paths with a language in their names. */
  readonly inLanguages: (meaning: ExportColumn) => readonly (readonly [Locale, string])[]
  readonly withoutLanguage: (meaning: ExportColumn) => readonly string[]
  /** The paths of all columns, with or without a meaning, but the private ones. */
  readonly open: readonly string[]
  readonly sample: (path: string) => readonly string[]
  /** The names of the fields of the elements of a list. */
  readonly namesIn: (list: string) => readonly string[]
  /** Whether every record has a value of its own. */
  readonly isUnique: (path: string) => boolean
  /** The same, but for a few records: typing errors, and homes that are listed twice. */
  readonly isNearlyUnique: (path: string) => boolean
  /** Fields that have the names of the site and no other meaning here. */
  readonly fieldsOfSite: () => readonly string[]
  /** Private columns whose names say no more than "telephone" or "mail". */
  readonly contacts: () => readonly string[]
  /** Whether any name has a meaning. */
  readonly areKnown: () => boolean
}

export function createColumns({ fields, records }: Profile): ColumnsByMeaning {
  const language = languageOf(fields)
  const meant = fields.flatMap((profile): readonly MeantColumn[] => {
    const meaning = byValues(meaningIn(language, profile.path), profile)
    return meaning === undefined ? [] : [{ ...meaning, path: listPathOf(profile.path, meaning), profile }]
  })
  const spoken = meant.flatMap((column) => {
    const texts = TEXT_MEANINGS.has(column.meaning) ? textsByLanguage(column.path, fields) : []
    return texts.length === 0 ? [column] : texts.map((text) => ({ ...column, ...text }))
  })
  const byPath = new Map([
    ...fields.map((profile) => [profile.path, profile] as const),
    ...meant.map(({ path, profile }) => [path, profile] as const),
  ])
  const columnsOf = (meaning: string) =>
    spoken
      .filter((column) => column.meaning === meaning)
      .toSorted((left, right) => right.certainty - left.certainty || left.number - right.number)
  const all = (meaning: ExportColumn) => columnsOf(meaning).map(({ path }) => path)
  const named = new Set(meant.map(({ path }) => path))
  const hidden = new Set(all('private'))
  const others = fields.map(({ path }) => path).filter((path) => isFieldOfSite(path) && !named.has(path))
  return {
    all,
    from: (meaning) => {
      const paths = others.includes(meaning) ? [meaning] : all(meaning as ExportColumn)
      return paths.length < 2 ? paths[0] : paths
    },
    inLanguages: (meaning) =>
      columnsOf(meaning).flatMap(({ language, path }) =>
        language === undefined ? [] : [[language, path] as const],
      ),
    withoutLanguage: (meaning) =>
      columnsOf(meaning).flatMap(({ language, path }) => (language === undefined ? [path] : [])),
    open: fields.map(({ path }) => path).filter((path) => !hidden.has(path)),
    sample: (path) => byPath.get(path)?.sample ?? [],
    namesIn: (list) =>
      fields.flatMap(({ path }) => (path.startsWith(`${list}.`) ? path.slice(list.length + 1) : [])),
    isUnique: (path) => {
      const profile = byPath.get(path)
      return profile !== undefined && profile.repeats === 0 && profile.filled === records
    },
    isNearlyUnique: (path) => {
      const { repeats, filled, sample } = byPath.get(path) ?? NOTHING
      return filled >= records * MOST && repeats <= Math.max(1, sample.length * (1 - MOST))
    },
    fieldsOfSite: () => others,
    contacts: () => all('private').filter((path) => isContact(path)),
    areKnown: () => meant.length + others.length > 0,
  }
}

const MOST = 0.9
const NOTHING = { repeats: 0, filled: -1, sample: [] }

/** The language of most names that belong to one language. */
function languageOf(fields: readonly FieldProfile[]): Locale | undefined {
  const votes = fields.flatMap(({ path }) => {
    const { all } = languagesOfName(path)
    return all.length === 1 ? all : []
  })
  const count = (locale: Locale) => votes.filter((each) => each === locale).length
  return [...new Set(votes)].toSorted((left, right) => count(right) - count(left))[0]
}

/** "Provision" is a charge in French and the commission in German: unless the names are French, it is private. */
function meaningIn(language: Locale | undefined, path: string): ColumnMeaning | undefined {
  const meaning = meaningOf(path)
  if (meaning === undefined || meaning.meaning === 'private') return meaning
  const { all, private: hidden } = languagesOfName(path)
  const isPublic = language !== undefined && all.includes(language) && !hidden.includes(language)
  return hidden.length === 0 || isPublic ? meaning : { ...meaning, meaning: 'private' }
}

/** Names of a status that are names of other facts too: "Etat" is the state of a building, and "state" a province. */
const MAYBE_STATUS: ReadonlySet<ExportColumn> = new Set(['condition', 'region', 'Availability'])

/** The values decide. */
function byValues(meaning: ColumnMeaning | undefined, { sample }: FieldProfile): ColumnMeaning | undefined {
  const isStatus = meaning !== undefined && MAYBE_STATUS.has(meaning.meaning) && areTellingStatuses(sample)
  return isStatus ? { ...meaning, meaning: 'Status', certainty: 0 } : meaning
}

/** `photos.url` is the list `photos`, whose elements have a `url`. */
function listPathOf(path: string, { meaning }: ColumnMeaning): string {
  const isList = (meaning === 'pictures' || meaning === 'plans') && path.includes('.')
  const [, list, name = ''] = /^(.*)\.([^.]+)$/.exec(path) ?? []
  return isList && list !== undefined && isFileAddress(name) ? list : path
}
