/** Adds the language to the plain strings of a record, so that records of several languages can be merged. */
import { z } from 'zod'
import type { Locale } from '../languages/codes.ts'
import { typeset } from '../domain/typeset.ts'
import { isTextSchema } from './common.ts'

/** A copy of `value`, which passed `schema`, with plain texts as `{ [language]: text }`. */
export function inLanguage(schema: z.ZodType, value: unknown, language: Locale): unknown {
  const node = unwrap(schema)
  if (isTextSchema(node)) return typeof value === 'string' ? { [language]: typeset(value, language) } : value
  if (node instanceof z.ZodArray && Array.isArray(value)) {
    return value.map((item) => inLanguage(node.element as z.ZodType, item, language))
  }
  if (node instanceof z.ZodObject && isObject(value)) return mapObject(node, value, language)
  if (node instanceof z.ZodUnion && isObject(value)) {
    // Only one branch of the unions in the schemas is an object: the long form of an image.
    const branch = node.options
      .map((option) => unwrap(option as z.ZodType))
      .find((option) => option instanceof z.ZodObject)
    return branch ? mapObject(branch, value, language) : value
  }
  return value
}

function mapObject(
  node: z.ZodObject,
  value: Record<string, unknown>,
  language: Locale,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => {
      const field = node.shape[key] as z.ZodType | undefined
      return [key, field === undefined ? item : inLanguage(field, item, language)]
    }),
  )
}

/** The schema inside optional, readonly and transforms. */
function unwrap(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodReadonly)
    return unwrap(schema.unwrap() as z.ZodType)
  if (schema instanceof z.ZodPipe) return unwrap(schema.in as z.ZodType)
  return schema
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
