/**
 * `list.json`, the data of a list for the browser. The build writes it and the script reads it, both with
 * this file. It comes from the site's own host and is validated all the same, for the reason in
 * `search-file.ts`.
 */
import type { FilterName } from './filter-columns.ts'
import { eachColumn } from './each-column.ts'
import { isLandmarks } from './landmarks.ts'
import type { Landmark } from './landmarks.ts'
import { FILTER_NAMES } from './filter-limits.ts'
import type { Column, ListColumns, ListTown, ListType, RowColumns } from './list-columns.ts'
import {
  isColumn,
  isCount,
  isList,
  isNumber,
  isOwnAddress,
  isRecord,
  isText,
  parsedJson,
} from './untrusted.ts'

/** The columns, and the addresses of the files that belong to their rows. */
export interface ListFile extends ListColumns {
  /** The cards (`fragments.ts`). */
  readonly fragments: readonly string[]
  /** The file of the ids of the rows. Only the map and saved homes need it. */
  readonly ids: string
  /** The file of the places of the rows (`ListPlaces`). Absent if no row has a place. */
  readonly places?: string
}

/**
 * An index for each row, encoded as one character, so that the text compresses well: `#` for none, `$` for 0,
 * and so on in the order of Unicode. Surrogates are skipped, and so is `"`, which JSON would escape.
 */
type Rows = string

/** The different values in ascending order, and the index of each row's value. */
type NumbersInFile = readonly [values: readonly number[], rows: Rows]

/** The columns of rows as the file has them. */
interface RowsInFile extends Readonly<Record<FilterName, NumbersInFile | undefined>> {
  /** The different sets of types, and the index of each row's set. */
  readonly type: readonly [sets: readonly (readonly number[])[], rows: Rows]
}

/** The JSON of the file. */
interface InFile extends RowsInFile {
  /** Absent in a file of an earlier version, in which all rows count. */
  readonly free: number
  /** Columns. An entry is 0 for a town with the same name in every language. */
  readonly towns: {
    readonly name: readonly string[]
    readonly zip: readonly string[]
    readonly names: readonly (readonly string[] | 0)[]
    /** Absent if no town has several. */
    readonly zips?: readonly (readonly string[] | 0)[] | undefined
    /** The index of the municipality, or -1; absent if no town is a part. */
    readonly within?: readonly number[] | undefined
  }
  readonly landmarks?: readonly Landmark[] | undefined
  readonly types: readonly ListType[]
  /** Index of the town. */
  readonly town: Rows
  readonly fragments: readonly string[]
  readonly ids: string
  readonly places?: string | undefined
}

export function listFileText(file: ListFile): string {
  return listFileWith(rowsInFile(file), file)
}

export function rowsInFile({ type, ...columns }: RowColumns): RowsInFile {
  const sets = new Map(type.map((set) => [String(set), set]))
  const indexOf = indexIn([...sets.keys()])
  return {
    type: [[...sets.values()], rowText(type.map((set) => indexOf(String(set))))],
    ...eachColumn((name) => numbersInFile(columns[name])),
  }
}

/** Takes rows that are encoded already: they take most of the time, and several languages share them. */
export function listFileWith(
  rows: RowsInFile,
  { free, towns, landmarks, types, town, fragments, ids, places }: Omit<ListFile, keyof RowColumns>,
): string {
  return JSON.stringify({
    free,
    towns: {
      name: towns.map(({ name }) => name),
      zip: towns.map(({ zip }) => zip),
      names: towns.map(({ names }) => (names.length === 0 ? 0 : names)),
      zips: towns.some(({ zips }) => zips) ? towns.map(({ zips }) => zips ?? 0) : undefined,
      within: towns.some(({ within }) => within !== undefined)
        ? towns.map(({ within }) => within ?? NOTHING)
        : undefined,
    },
    landmarks,
    types,
    town: rowText(town),
    ...rows,
    fragments,
    ids,
    places,
  } satisfies InFile)
}

/** The parsed file; null for other text. */
export function parseListFile(text: string): ListFile | null {
  return listFileIn(parsedJson(text))
}

/** The same of parsed JSON. */
export function listFileIn(file: unknown): ListFile | null {
  if (!isRecord(file)) return null
  const { types, landmarks, fragments, ids, places } = file
  const towns = townsIn(file['towns'])
  const town = indexesIn(file['town'], towns?.length ?? 0)
  const type = setsIn(file['type'])
  if (!towns || !town || !type || type.length !== town.length) return null
  const numbers = eachColumn((name) => filterColumnIn(file[name], town.length))
  const { free = town.length } = file
  if (!isCount(free) || !isWhole(numbers) || !isTypes(types) || !isList(fragments, isOwnAddress)) return null
  if (!isOwnAddress(ids) || !(places === undefined || isOwnAddress(places))) return null
  if (!(landmarks === undefined || isLandmarks(landmarks))) return null
  return {
    free,
    towns,
    ...(landmarks && { landmarks }),
    types,
    town,
    type,
    ...numbers,
    fragments,
    ids,
    ...(places !== undefined && { places }),
  }
}

/** A missing column has no known value. Files of earlier versions lack the columns that they did not know. */
function filterColumnIn(column: unknown, rows: number): Column | null {
  if (column === undefined) return Array.from({ length: rows }, () => null)
  const numbers = numbersIn(column)
  return numbers?.length === rows ? numbers : null
}

function isWhole(
  columns: Readonly<Record<FilterName, Column | null>>,
): columns is Readonly<Record<FilterName, Column>> {
  return FILTER_NAMES.every((name) => columns[name] !== null)
}

/**
 * The ids of the rows. They are in a file of their own, because they are the largest column and no filter
 * needs them.
 */
export function parseListIds(text: string): readonly number[] | null {
  const ids = parsedJson(text)
  return isList(ids, isCount) ? ids : null
}

const NOTHING = -1
const FIRST = 0x24
const SURROGATES = { first: 0xd800, count: 0x800 }

function rowText(indexes: readonly number[]): Rows {
  return indexes
    .map((index) => index + FIRST)
    .map((code) => String.fromCodePoint(code < SURROGATES.first ? code : code + SURROGATES.count))
    .join('')
}

/** Null if an index has no value. */
function indexesIn(rows: unknown, count: number): readonly number[] | null {
  if (!isText(rows)) return null
  const indexes: number[] = []
  for (const character of rows) {
    const code = character.codePointAt(0) ?? 0
    const index = (code < SURROGATES.first ? code : code - SURROGATES.count) - FIRST
    if (index < NOTHING || index >= count) return null
    indexes.push(index)
  }
  return indexes
}

function indexIn<Value>(values: readonly Value[]): (value: Value) => number {
  const indexes = new Map(values.map((value, index) => [value, index]))
  return (value) => indexes.get(value) ?? NOTHING
}

/** Absent if the value of every row is unknown. */
function numbersInFile(column: Column): NumbersInFile | undefined {
  const known = column.filter((value) => value !== null)
  if (known.length === 0) return undefined
  const values = [...new Set(known)].sort((left, right) => left - right)
  return [values, rowText(column.map(indexIn<number | null>(values)))]
}

function numbersIn(column: unknown): Column | null {
  if (!Array.isArray(column)) return null
  const [values, rows] = column as readonly unknown[]
  if (!isList(values, isNumber)) return null
  return indexesIn(rows, values.length)?.map((index) => values[index] ?? null) ?? null
}

function setsIn(column: unknown): readonly (readonly number[])[] | null {
  if (!Array.isArray(column)) return null
  const [sets, rows] = column as readonly unknown[]
  if (!isList(sets, (set): set is readonly number[] => isList(set, isCount))) return null
  return indexesIn(rows, sets.length)?.map((index) => sets[index] ?? []) ?? null
}

function townsIn(towns: unknown): readonly ListTown[] | null {
  if (!isRecord(towns) || !isList(towns['name'], isText)) return null
  const { name, zip, names, zips = name.map(() => 0), within = name.map(() => NOTHING) } = towns
  const { length } = name
  if (!isColumn(zip, length, isText) || !isColumn(names, length, isOtherNames)) return null
  if (!isColumn(zips, length, isOtherNames) || !isColumn(within, length, isNumber)) return null
  return name.map((each, index) => ({
    name: each,
    zip: zip[index] ?? '',
    names: names[index] || [],
    ...(zips[index] && { zips: zips[index] }),
    ...((within[index] ?? NOTHING) >= 0 && { within: within[index] }),
  }))
}

function isOtherNames(names: unknown): names is readonly string[] | 0 {
  return names === 0 || isList(names, isText)
}

function isTypes(types: unknown): types is readonly ListType[] {
  return isList(
    types,
    (type): type is ListType => isRecord(type) && isCount(type['id']) && isText(type['name']),
  )
}
