/** The reference describes every field of every file, and every kind of module. */
import { describe, expect, test } from 'vitest'
import { pageModule } from '../../../../core/schema/page.ts'
import { jsonSchemas } from '../../../../scripts/docs/content-schemas.ts'
import { fieldTables, undescribed } from '../../../../scripts/docs/reference/field-tables.ts'
import { MODULE_EXAMPLES } from '../../../../scripts/docs/reference/module-examples.ts'
import type { SchemaNode } from '../../../../scripts/docs/reference/schema-node.ts'
import { valueWords } from '../../../../scripts/docs/reference/value-words.ts'

const schemas = Object.entries(jsonSchemas()) as readonly (readonly [string, SchemaNode])[]

test.each(schemas)('every field of %s has a description', (_, schema) => {
  const blocks = Object.values(schema.$defs ?? {})
  expect([schema, ...blocks].flatMap(undescribed)).toEqual([])
})

test('a field without a description is found, however deep', () => {
  const inner: SchemaNode = { type: 'array', items: { properties: { name: { type: 'string' } } } }
  expect(undescribed({ properties: { list: { description: 'a list', ...inner } } })).toEqual(['list[].name'])
})

test('an object inside a list has a table of its own', () => {
  const inner: SchemaNode = { properties: { name: { type: 'string', description: 'its name' } } }
  const tables = fieldTables({ properties: { offices: { type: 'array', items: inner } } }, 2)
  expect(tables).toContain('## `offices[]`\n\n| field | value | meaning |')
  expect(tables).toContain('| `name` | string | its name |')
})

describe('the value of a field in words', () => {
  test.each<readonly [string, SchemaNode]>([
    ['string', { anyOf: [{ type: 'string' }, { $ref: '#/$defs/empty' }] }],
    ['whole number from 1 to 7', { type: 'integer', minimum: 1, maximum: 7 }],
    ['number above 0', { type: 'number', exclusiveMinimum: 0 }],
    ['list: `"a"`, `"b"`', { type: 'array', items: { enum: ['a', 'b'] } }],
    ['[text](values.md#text)', { $ref: '#/$defs/text' }],
    ['object by language: [flag](values.md#flag)', { properties: { nl: { $ref: '#/$defs/flag' } } }],
  ])('%s', (words, node) => expect(valueWords(node)).toBe(words))
})

test.each(MODULE_EXAMPLES)('the example "$title" is a module', ({ module }) => {
  expect(pageModule.safeParse(module).error).toBeUndefined()
})

test('each kind of relation and each view has an example', () => {
  const text = JSON.stringify(MODULE_EXAMPLES)
  const { relations, view, backgroundType } = pageModule.shape
  const kinds = relations.unwrap().element.shape.type.options
  const views = view.unwrap().options
  const missing = [...kinds, ...views, ...backgroundType.unwrap().options].filter(
    (name) => !text.includes(`"${name}"`) && name !== 'article',
  )
  expect(missing).toEqual([])
})
