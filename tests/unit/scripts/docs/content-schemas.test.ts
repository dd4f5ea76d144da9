import { describe, expect, test } from 'vitest'
import { jsonSchemas } from '../../../../scripts/docs/content-schemas.ts'
import type { Json, JsonObject } from '../../../../scripts/docs/json.ts'
import { EXAMPLES, SCHEMAS } from '../../core/schema/examples.ts'
import type { SchemaName } from '../../core/schema/examples.ts'

const exported = jsonSchemas()
const names = Object.keys(SCHEMAS) as SchemaName[]

/** The part of JSON Schema that the exports use; an unknown keyword fails. */
function accepts(schema: JsonObject, value: unknown, root: JsonObject): boolean {
  return Object.entries(schema).every(([keyword, rule]) => {
    const check = KEYWORDS[keyword]
    if (check === undefined) throw new Error(`unknown keyword ${keyword}`)
    return check(rule as never, value, { schema, root })
  })
}

interface Context {
  readonly schema: JsonObject
  readonly root: JsonObject
}
type Check = (rule: never, value: unknown, context: Context) => boolean

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const TYPES: Readonly<Record<string, (value: unknown) => boolean>> = {
  object: isRecord,
  array: Array.isArray,
  string: (value) => typeof value === 'string',
  number: (value) => typeof value === 'number',
  integer: Number.isInteger,
  boolean: (value) => typeof value === 'boolean',
  null: (value) => value === null,
}
const always: Check = () => true
const branches = (rules: readonly JsonObject[], value: unknown, root: JsonObject): number =>
  rules.filter((rule) => accepts(rule, value, root)).length

const KEYWORDS: Readonly<Record<string, Check>> = {
  $schema: always,
  $defs: always,
  title: always,
  description: always,
  format: always,
  type: (rule: string | readonly string[], value) => [rule].flat().some((name) => TYPES[name]?.(value)),
  const: (rule: Json, value) => rule === value,
  enum: (rule: readonly Json[], value) => rule.includes(value as Json),
  anyOf: (rule: readonly JsonObject[], value, { root }) => branches(rule, value, root) > 0,
  oneOf: (rule: readonly JsonObject[], value, { root }) => branches(rule, value, root) === 1,
  $ref: (rule: string, value, { root }) => {
    const name = rule.replace('#/$defs/', '')
    return accepts((root['$defs'] as Record<string, JsonObject>)[name] as JsonObject, value, root)
  },
  pattern: (rule: string, value) => typeof value !== 'string' || new RegExp(rule, 'u').test(value),
  minimum: (rule: number, value) => typeof value !== 'number' || value >= rule,
  maximum: (rule: number, value) => typeof value !== 'number' || value <= rule,
  exclusiveMinimum: (rule: number, value) => typeof value !== 'number' || value > rule,
  minLength: (rule: number, value) => typeof value !== 'string' || value.length >= rule,
  maxLength: (rule: number, value) => typeof value !== 'string' || value.length <= rule,
  minItems: (rule: number, value) => !Array.isArray(value) || value.length >= rule,
  maxItems: (rule: number, value) => !Array.isArray(value) || value.length <= rule,
  items: (rule: JsonObject, value, { root }) =>
    !Array.isArray(value) || value.every((item) => accepts(rule, item, root)),
  required: (rule: readonly string[], value) =>
    !isRecord(value) || rule.every((key) => Object.hasOwn(value, key)),
  properties: (rule: Record<string, JsonObject>, value, { root }) =>
    !isRecord(value) ||
    Object.entries(rule).every(
      ([key, field]) => !Object.hasOwn(value, key) || accepts(field, value[key], root),
    ),
  propertyNames: (rule: JsonObject, value, { root }) =>
    !isRecord(value) || Object.keys(value).every((key) => accepts(rule, key, root)),
  additionalProperties: (rule: boolean | JsonObject, value, { schema, root }) => {
    if (!isRecord(value)) return true
    const known = Object.keys((schema['properties'] ?? {}) as object)
    const others = Object.keys(value).filter((key) => !known.includes(key))
    return typeof rule === 'boolean'
      ? rule || others.length === 0
      : others.every((key) => accepts(rule, value[key], root))
  },
}

function valid(name: SchemaName, value: unknown): boolean {
  const schema = exported[name] as JsonObject
  return accepts(schema, value, schema)
}

test('there is a schema for each kind of content, each file of site-config, and what owners are imported from', () => {
  expect(Object.keys(exported).toSorted()).toEqual([...names, 'owners'].toSorted())
})

describe('valid files are valid for editors, nulls and blanks included', () => {
  test.each(names)('%s', (name) => {
    for (const example of EXAMPLES[name]) expect([example, valid(name, example)]).toEqual([example, true])
  })
})

describe('wrong files are not', () => {
  test.each(names)('%s with an unknown key', (name) => {
    expect(valid(name, { ...(EXAMPLES[name][0] as object), 'no-such-key': 1 })).toBe(false)
  })

  test.each<[string, object]>([
    ['ID as text', { ID: ' 12' }],
    ['ID of zero', { ID: 0 }],
    ['Goal 3', { Goal: 3 }],
    ['null for a key that every record must have', { Zip: null }],
    ['unknown language', { City: { nll: 'Gent' } }],
    ['unknown energy label', { EPCLabelText: 'excellent' }],
    ['picture without an address', { SmallPictureItem: { Width: 1 } }],
  ])('property: %s', (_, change) => {
    const record = { ...(EXAMPLES.property[0] as object), ...change }
    expect(valid('property', record)).toBe(false)
    expect(valid('property', [EXAMPLES.property[0], record])).toBe(false)
  })
})

test.each(['property', 'project', 'category', 'city'] as const)('a %s file may hold a list', (name) => {
  expect(valid(name, EXAMPLES[name])).toBe(true)
  expect(valid(name, [])).toBe(true)
})

test.each(['page', 'article', 'site'] as const)('a %s file may not', (name) => {
  expect(valid(name, EXAMPLES[name])).toBe(false)
})

test('every reference leads to a definition, and every definition is in use', () => {
  for (const schema of Object.values(exported)) {
    const used = [...JSON.stringify(schema).matchAll(/"#\/\$defs\/(\w+)"/g)].map((found) => found[1])
    expect(Object.keys((schema['$defs'] ?? {}) as object).toSorted()).toEqual([...new Set(used)].toSorted())
  }
})

test('the export is the same each time', () => {
  expect(JSON.stringify(jsonSchemas())).toBe(JSON.stringify(exported))
})
