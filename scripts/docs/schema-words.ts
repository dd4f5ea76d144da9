/** A schema of JSON Schema in words, for a cell of a table. */
import type { JsonObject } from './json.ts'

interface FieldSchema {
  readonly anyOf?: readonly FieldSchema[]
  readonly description?: string
  readonly type?: string
  readonly items?: FieldSchema
  readonly format?: string
  readonly enum?: readonly string[]
  readonly minLength?: number
  readonly maxLength?: number
  readonly pattern?: string
}

export function wordsOf(schema: JsonObject): string {
  return limitsOf(schema as FieldSchema)
}

function limitsOf(field: FieldSchema): string {
  const last = field.anyOf?.at(-1)
  if (last !== undefined) return limitsOf(last)
  if (field.description !== undefined) return field.description
  if (field.type === 'array') return `list: ${limitsOf(field.items ?? {})}`
  const { minLength = 0, maxLength = 0, pattern } = field
  const words = [
    field.format,
    field.enum?.map((value) => `\`${value}\``).join(', '),
    minLength > 1 ? `at least ${minLength} characters` : undefined,
    maxLength > 0 && pattern === undefined ? `at most ${maxLength} characters` : undefined,
    pattern === undefined ? undefined : `\`${pattern}\``,
  ]
  return words.filter((word) => word !== undefined).join(', ')
}
