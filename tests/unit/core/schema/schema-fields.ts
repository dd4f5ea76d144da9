/** The fields of a schema, and the places of their values in data. */
import { z } from 'zod'
import { isTextSchema } from '../../../../core/schema/common.ts'
import { objectIn } from '../../../../core/schema/kept-fields.ts'
import { LOCALES } from '../../../../core/languages/codes.ts'

export type Place = readonly (string | number)[]

export interface Field {
  /** `params.modules.title`: elements of lists and languages have no name of their own, keys of records are `*`. */
  readonly name: string
  /** The values that the schema enumerates. Without any, it accepts more than can be listed. */
  readonly values: readonly unknown[]
  /** false: only its elements and their fields are values. */
  readonly isLeaf: boolean
  readonly isList: boolean
}

/** A block is one field, and so is an object inside itself. Free data of the agency's own is none. */
export function fieldsOf(schema: z.ZodType, blocks: readonly z.ZodType[] = []): readonly Field[] {
  const objects = blocks.map((block) => objectIn(block))
  const found = new Map<string, Field>()
  for (const field of fieldsIn(schema, { name: '', above: [], blocks: objects })) {
    const known = found.get(field.name)
    const values = [...new Set([...(known?.values ?? []), ...field.values])]
    const isLeaf = field.isLeaf || known?.isLeaf === true
    found.set(field.name, { ...field, values, isLeaf, isList: field.isList || known?.isList === true })
  }
  // The short form of a picture is the picture itself.
  found.delete('')
  return [...found.values()]
}

interface At {
  readonly name: string
  readonly above: readonly z.ZodObject[]
  readonly blocks: readonly (z.ZodObject | undefined)[]
}

function* fieldsIn(wrapped: z.ZodType, at: At): Iterable<Field> {
  const schema = unwrapped(wrapped)
  const { name, above, blocks } = at
  const leaf: Field = { name, values: [], isLeaf: true, isList: false }
  if (schema instanceof z.ZodArray) {
    yield { ...leaf, isLeaf: false, isList: true }
    yield* fieldsIn(schema.element as z.ZodType, at)
  } else if (schema instanceof z.ZodRecord) {
    yield* fieldsIn(schema.valueType as z.ZodType, { ...at, name: below(name, '*') })
  } else if (schema instanceof z.ZodUnion && !isTextSchema(schema) && !isScalar(schema)) {
    for (const option of schema.options) yield* fieldsIn(option as z.ZodType, at)
  } else if (!(schema instanceof z.ZodObject)) {
    yield { ...leaf, values: valuesOf(schema) }
  } else if (above.includes(schema) || (name !== '' && blocks.includes(schema))) {
    yield leaf
  } else if (isLocalised(schema)) {
    yield* fieldsIn(schema.shape[LOCALES[0]] as z.ZodType, at)
  } else {
    for (const [key, field] of Object.entries(schema.shape))
      if (key !== 'extra' && key !== '$schema')
        yield* fieldsIn(field as z.ZodType, { ...at, name: below(name, key), above: [...above, schema] })
  }
}

function below(name: string, key: string): string {
  return name === '' ? key : `${name}.${key}`
}

function unwrapped(schema: z.ZodType): z.ZodType {
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodReadonly ||
    schema instanceof z.ZodExactOptional
  )
    return unwrapped(schema.unwrap() as z.ZodType)
  return schema instanceof z.ZodPipe ? unwrapped(schema.in as z.ZodType) : schema
}

function isScalar(schema: z.ZodUnion): boolean {
  return schema.options.every((option) => {
    const inner = unwrapped(option as z.ZodType)
    return !(inner instanceof z.ZodObject || inner instanceof z.ZodArray)
  })
}

/** A flag also accepts 1 and 0, which mean true and false. */
function valuesOf(schema: z.ZodType): readonly unknown[] {
  if (schema instanceof z.ZodBoolean) return [true, false]
  if (schema instanceof z.ZodEnum) return schema.options
  if (schema instanceof z.ZodLiteral) return [...schema.values]
  if (!(schema instanceof z.ZodUnion) || isTextSchema(schema)) return []
  const values = schema.options.flatMap((option) => valuesOf(unwrapped(option as z.ZodType)))
  return values.includes(true) ? [true, false] : values
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
  const names = Object.keys(record)
  if (key !== '*' && names.some((name) => (LOCALES as readonly string[]).includes(name)))
    return names.flatMap((name) => placesOf(field, record[name]).map((place) => [name, ...place]))
  return names
    .filter((name) => key === '*' || name === key)
    .flatMap((name) =>
      rest.length === 0 ? [[name]] : placesOf(rest.join('.'), record[name]).map((place) => [name, ...place]),
    )
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
