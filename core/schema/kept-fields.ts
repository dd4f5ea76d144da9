/** The fields of a record or of a file of site-config/ that are kept for exports, and so change no page. */
import { z } from 'zod'
import { article } from './article.ts'
import { image, page } from './page.ts'
import { category, city } from './collections.ts'
import { isTextSchema } from './common.ts'
import { KEPT_FOR_EXPORTS } from './kept-for-exports.ts'
import { project } from './project.ts'
import { property } from './property.ts'
import { pictureItem } from './record-files.ts'
import { SITE_CONFIG } from './site-config.ts'

interface KeptField {
  /** The field below its record or block, such as `params.type`. */
  readonly field: string
  readonly reason: string
  readonly path: readonly (string | number)[]
}

const search = SITE_CONFIG.search.schema

const BLOCKS = { property, project, page, article, category, city, image, pictureItem, search }

/** The fields of each block by the object in its schema. */
const KEPT = new Map(
  Object.entries(BLOCKS).map(([name, schema]) => [
    objectIn(schema),
    KEPT_FOR_EXPORTS[name as keyof typeof BLOCKS] as Readonly<Record<string, string>>,
  ]),
)

/** `data` is a record as its file contains it. */
export function keptFieldsIn(schema: z.ZodType, data: unknown): readonly KeptField[] {
  return [...found(schema, data, { kept: {}, field: '', path: [] })]
}

interface Position {
  readonly kept: Readonly<Record<string, string>>
  readonly field: string
  readonly path: readonly (string | number)[]
}

function* found(schema: z.ZodType, data: unknown, place: Position): Iterable<KeptField> {
  const reason = place.kept[place.field]
  if (reason !== undefined) yield { field: place.field, reason, path: place.path }
  const object = objectIn(schema)
  if (object === undefined || typeof data !== 'object' || data === null) return
  if (Array.isArray(data)) {
    for (const [index, item] of data.entries())
      yield* found(object, item, { ...place, path: [...place.path, index] })
    return
  }
  const block = KEPT.get(object)
  const { kept, field } = block === undefined ? place : { kept: block, field: '' }
  for (const [key, value] of Object.entries(data)) {
    const inner = object.shape[key] as z.ZodType | undefined
    if (inner === undefined || value === null) continue
    const name = field === '' ? key : `${field}.${key}`
    yield* found(inner, value, { kept, field: name, path: [...place.path, key] })
  }
}

/** The object inside wrappers, lists, and unions that also accept a short form. */
export function objectIn(schema: z.ZodType): z.ZodObject | undefined {
  if (schema instanceof z.ZodObject) return schema
  if (isTextSchema(schema)) return undefined
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodReadonly)
    return objectIn(schema.unwrap() as z.ZodType)
  if (schema instanceof z.ZodPipe) return objectIn(schema.in as z.ZodType)
  if (schema instanceof z.ZodArray) return objectIn(schema.element as z.ZodType)
  if (schema instanceof z.ZodUnion)
    return schema.options.map((option) => objectIn(option as z.ZodType)).find((each) => each !== undefined)
  return undefined
}
