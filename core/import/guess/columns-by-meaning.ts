/** The columns of an export by their meaning. */
import type { Locale } from '../../languages/codes.ts'
import type { ExportColumn } from '../../languages/export-columns.ts'
import { goalOf } from '../mapping/trade-words.ts'
import { isContact, languagesOfName, meaningOf } from './column-meaning.ts'
import type { ColumnMeaning } from './column-meaning.ts'
import { commonPrefix } from './common-prefix.ts'
import { isFileAddress } from './file-address.ts'
import { areFlags, isYesOrNo } from './flag-values.ts'
import { entryName, meaningOfEntry } from './list-entries.ts'
import { isFieldOfSite, TEXT_MEANINGS } from './name-groups.ts'
import { shareOf } from './profile.ts'
import { publishingMeaning } from './publishing-name.ts'
import type { FieldProfile, Profile } from './profile.ts'
import { areTellingStatuses } from './status-values.ts'
import { textsByLanguage } from './texts-by-language.ts'

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
  /** The paths of those without a meaning. */
  readonly unnamed: readonly string[]
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
  const prefix = commonPrefix(fields.map(({ path }) => path))
  const parents = new Set(fields.flatMap(({ path }) => parentsOf(path)))
  // An object or a list that is empty in some records is no value beside what is in it in others.
  const isAround = ({ path, sample }: FieldProfile, named: ColumnMeaning | undefined) =>
    sample.length === 0 && parents.has(path) && named?.meaning !== 'pictures' && named?.meaning !== 'plans'
  const nameOf = (path: string) => (path.startsWith(prefix) ? path.slice(prefix.length) : path)
  const language = languageOf(fields.map(({ path }) => nameOf(path)))
  const meant = fields.flatMap((profile): readonly MeantColumn[] => {
    const { path } = profile
    const named = entryName(path) === undefined ? meaningIn(language, nameOf(path)) : meaningOfEntry(path)
    const meaning = isAround(profile, named)
      ? undefined
      : (publishing(named, profile) ?? byValues(named, profile))
    return meaning === undefined ? [] : [{ ...meaning, path: listPathOf(profile, meaning), profile }]
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
  const known = new Set([...meant.map(({ profile }) => profile.path), ...others])
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
    unnamed: fields.map(({ path }) => path).filter((path) => !known.has(path)),
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

function parentsOf(path: string): readonly string[] {
  const names = path.split('.')
  return names.slice(1).map((_, index) => names.slice(0, index + 1).join('.'))
}

const MOST = 0.9
const NOTHING = { repeats: 0, filled: -1, sample: [] }

/** The language of most names that belong to one language. */
function languageOf(names: readonly string[]): Locale | undefined {
  const votes = names.flatMap((name) => {
    const { all } = languagesOfName(name)
    return all.length === 1 ? all : []
  })
  const count = (locale: Locale) => votes.filter((each) => each === locale).length
  return [...new Set(votes)].toSorted((left, right) => count(right) - count(left))[0]
}

/** "Provision" is a charge in French and the commission in German: unless the names are French, it is private. */
function meaningIn(language: Locale | undefined, name: string): ColumnMeaning | undefined {
  const meaning = meaningOf(name)
  if (meaning === undefined || meaning.meaning === 'private') return meaning
  const { all, private: hidden } = languagesOfName(name)
  const isPublic = language !== undefined && all.includes(language) && !hidden.includes(language)
  return hidden.length === 0 || isPublic ? meaning : { ...meaning, meaning: 'private' }
}

/** Names of a status that are names of other facts too: "Etat" is the state of a building, and "state" a province. */
const MAYBE_STATUS: ReadonlySet<ExportColumn> = new Set(['condition', 'region', 'Availability'])

/** An address that an export hides is never shown because the name of its column is an unusual one. */
function publishing(
  named: ColumnMeaning | undefined,
  { path, sample }: FieldProfile,
): ColumnMeaning | undefined {
  if (named?.meaning === 'private' || sample.length === 0 || !areFlags(sample)) return undefined
  const meaning = publishingMeaning(path)
  return meaning && { meaning, certainty: named?.meaning === meaning ? named.certainty : 0, number: 0 }
}

/** The values decide: "area" may be a part of a town, and "te koop" the first goal of a table without names. */
function byValues(meaning: ColumnMeaning | undefined, { sample }: FieldProfile): ColumnMeaning | undefined {
  if (meaning !== undefined && isOtherThan(meaning.meaning, sample)) {
    const other = shareOf(sample, (value) => /\d/.test(value)) > 0.5 ? OTHERWISE[meaning.meaning] : undefined
    // A column that hides addresses is not ignored because its words are unknown.
    if (other === undefined && meaning.meaning.startsWith('Publish')) return meaning
    return other && { ...meaning, meaning: other, certainty: 1 }
  }
  if (meaning === undefined) return undefined
  const isStatus = MAYBE_STATUS.has(meaning.meaning) && areTellingStatuses(sample)
  if (isStatus) return { ...meaning, meaning: 'Status', certainty: 0 }
  // "for_sale" is no moment.
  const isGoal =
    meaning.meaning === 'Availability' && shareOf(sample, (value) => goalOf(value) !== undefined) > MOST
  return isGoal ? { ...meaning, meaning: 'Goal', certainty: 0 } : meaning
}

function isOtherThan(meaning: ExportColumn, sample: readonly string[]): boolean {
  if (meaning.startsWith('Surface')) return shareOf(sample, isWord) > 0.5
  if (meaning === 'CountryID') return shareOf(sample, (value) => /^\d{3,}/.test(value)) > 0.5
  return FLAG.test(meaning) && sample.length > 0 && !areFlags(sample)
}

const FLAG = /^(?:is|Publish)[A-Z]/
/** "Prix public" and "huur" are prices if their values are, and "land" is no country in English. */
const OTHERWISE: Readonly<Partial<Record<ExportColumn, ExportColumn>>> = {
  PublishPrice: 'Price',
  isForSale: 'Price',
  isForRent: 'Price',
  PublishAddress: 'address',
  CountryID: 'SurfaceGround',
}

function isWord(value: string): boolean {
  return !/\d/.test(value) && !isYesOrNo(value)
}

/** `photos.url` is the list `photos`, whose elements have a `url`. */
function listPathOf({ path, isColumn }: FieldProfile, { meaning }: ColumnMeaning): string {
  const isList = (meaning === 'pictures' || meaning === 'plans') && !isColumn
  const [, list, name = ''] = /^(.*)\.([^.]+)$/.exec(path) ?? []
  return isList && list !== undefined && isFileAddress(name) ? list : path
}
