/** Properties and projects as rows of the panel, read from their files. */
import { bucketOf } from './search-file.ts'
import type { IdFile, SearchFile } from './search-file.ts'
import type { GoalNumber } from './search-reading.ts'
import { searchProperties } from './search.ts'
import type { PropertyId, Query } from './search.ts'

export interface Home extends PropertyId {
  readonly reference: string
  readonly goal: GoalNumber
  readonly href: string
  readonly text: string
  readonly place: string
  readonly picture: string | null
}

/** The files of the ids in a text; none if no property can have such an id. */
export function bucketsFor(
  ids: readonly (string | number)[],
  { min, max, files }: SearchFile['ids'],
): readonly string[] {
  const wanted = ids.map(Number).filter((id) => id >= min && id <= max)
  return [...new Set(wanted.flatMap((id) => files[bucketOf(id, files.length)] ?? []))]
}

/** Properties whose id was typed, in the order typed. */
export function homesOf(query: Query, files: readonly IdFile[]): readonly Home[] {
  return searchProperties(files.flatMap(homesIn), query)
}

/** Properties with these ids, in their order. */
export function homesWith(ids: readonly number[], files: readonly IdFile[]): readonly Home[] {
  const found = new Map(files.flatMap(homesIn).map((home) => [home.id, home]))
  return ids.flatMap((id) => found.get(id) ?? [])
}

export function homesIn({ id, reference, goal, href, text, place, picture }: IdFile): readonly Home[] {
  return id.map((each, row) => ({
    id: each,
    reference: reference?.[row] || String(each),
    goal: goal[row] ?? 0,
    href: href[row] ?? '/',
    text: text[row] ?? '',
    place: place[row] ?? '',
    picture: picture[row] ?? null,
  }))
}
