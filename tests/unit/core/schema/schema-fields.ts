/** The fields of a schema, and the places of their values in data. */
import { z } from 'zod'
import { LOCALES } from '../../../../core/languages/codes.ts'
import { objectIn } from '../../../../core/schema/kept-fields.ts'

export type Place = readonly (string | number)[]

/** `params.modules.title`: elements of lists and languages have no name of their own. A block is one field. */
export function fieldsOf(schema: z.ZodType, blocks: readonly z.ZodType[], above = ''): readonly string[] {
  const object = objectIn(schema)
  const isBlock = above !== '' && blocks.some((block) => objectIn(block) === object)
  if (object === undefined || isBlock) return [above]
  if (isLocalised(object)) return fieldsOf(object.shape[LOCALES[0]] as z.ZodType, blocks, above)
  return Object.entries(object.shape).flatMap(([key, field]) =>
    key === 'extra' || key === '$schema'
      ? []
      : fieldsOf(field as z.ZodType, blocks, above === '' ? key : `${above}.${key}`),
  )
}

function isLocalised({ shape }: z.ZodObject): boolean {
  return LOCALES.every((locale) => Object.hasOwn(shape, locale))
}

/** Where the data has a value for the field. */
export function placesOf(field: string, data: unknown): readonly Place[] {
  const [key = '', ...rest] = field.split('.')
  if (Array.isArray(data))
    return data.flatMap((item, index) => placesOf(field, item).map((place) => [index, ...place]))
  if (typeof data !== 'object' || data === null) return []
  const record = data as Record<string, unknown>
  if (Object.keys(record).some((name) => (LOCALES as readonly string[]).includes(name)))
    return Object.keys(record).flatMap((name) =>
      placesOf(field, record[name]).map((place) => [name, ...place]),
    )
  if (!Object.hasOwn(record, key)) return []
  if (rest.length === 0) return [[key]]
  return placesOf(rest.join('.'), record[key]).map((place) => [key, ...place])
}

/** A copy of the data in which the value is another one, or is left out. */
export function changed(data: unknown, [key, ...rest]: Place, value: unknown): unknown {
  if (key === undefined) return value
  const copy: Record<string | number, unknown> | unknown[] = Array.isArray(data)
    ? [...(data as unknown[])]
    : { ...(data as object) }
  const inner = copy as Record<string | number, unknown>
  inner[key] = changed(inner[key], rest, value)
  if (inner[key] === undefined) delete inner[key]
  return copy
}

export function valueAt(data: unknown, place: Place): unknown {
  return place.reduce((value: unknown, key) => (value as Record<string | number, unknown>)[key], data)
}
