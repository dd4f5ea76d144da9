/** A node of a JSON Schema as `jsonSchemas` writes it, and its kinds. */
import { FORM_NAMES } from '../../../core/domain/forms.ts'
import { LOCALES } from '../../../core/languages/codes.ts'

export interface SchemaNode {
  readonly $ref?: string
  readonly $defs?: Readonly<Record<string, SchemaNode>>
  readonly description?: string
  readonly type?: string | readonly string[]
  readonly format?: string
  readonly enum?: readonly (string | number)[]
  readonly const?: string | number | boolean
  readonly anyOf?: readonly SchemaNode[]
  readonly oneOf?: readonly SchemaNode[]
  readonly items?: SchemaNode
  readonly properties?: Readonly<Record<string, SchemaNode>>
  readonly required?: readonly string[]
  readonly additionalProperties?: SchemaNode | boolean
  readonly minimum?: number
  readonly exclusiveMinimum?: number
  readonly maximum?: number
  readonly maxLength?: number
}

const EMPTY = '#/$defs/empty'

/** The alternatives of a value. Every optional field also accepts an empty value, which is left out. */
export function alternatives(node: SchemaNode): readonly SchemaNode[] {
  if (node.anyOf === undefined) return node.$ref === EMPTY ? [] : [node]
  return node.anyOf.flatMap(alternatives)
}

const LANGUAGE_KEYS = new Set<string>(LOCALES.flatMap((code) => [code, code.toUpperCase()]))

/** The value for each language, if the object has languages as keys. */
export function byLanguage({ properties }: SchemaNode): SchemaNode | undefined {
  const keys = Object.keys(properties ?? {})
  return keys.length > 0 && keys.every((key) => LANGUAGE_KEYS.has(key))
    ? Object.values(properties ?? {})[0]
    : undefined
}

/** The value for each form, if the object has names of forms as keys. */
export function byForm({ properties }: SchemaNode): SchemaNode | undefined {
  const keys = Object.keys(properties ?? {})
  return keys.length > 1 && keys.every((key) => (FORM_NAMES as readonly string[]).includes(key))
    ? Object.values(properties ?? {})[0]
    : undefined
}

export function blockOf(node: SchemaNode): string | undefined {
  return node.$ref?.replace('#/$defs/', '')
}
