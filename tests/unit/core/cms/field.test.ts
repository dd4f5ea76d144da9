/** Fields of the editor follow the schema and the form of the files. */
import { expect, test } from 'vitest'
import { collectionsOf, listsIn } from '../../../../core/cms/collections.ts'
import { fieldsOf } from '../../../../core/cms/field.ts'
import type { CmsField, FieldContext, Schema } from '../../../../core/cms/field.ts'

const CONTEXT: FieldContext = { languages: ['nl', 'fr'], isPicture: (name) => name === 'Url' }
const TEXT: Schema = {
  anyOf: [
    { type: 'string' },
    {
      type: 'object',
      properties: Object.fromEntries(
        ['nl', 'NL', 'fr', 'FR', 'en', 'EN', 'de', 'DE'].map((code) => [code, { type: 'string' }]),
      ),
    },
  ],
}

function fieldOf(schema: Schema, ...samples: readonly unknown[]): CmsField | undefined {
  const object = { type: 'object', properties: { Field: schema } }
  return fieldsOf(
    object,
    samples.map((Field) => ({ Field })),
    CONTEXT,
  )[0]
}

test.each<[string, Schema, readonly unknown[], object]>([
  [
    'a text without files has each language of the site',
    TEXT,
    [],
    { widget: 'object', fields: [{ name: 'nl' }, { name: 'fr' }] },
  ],
  [
    'a text that the files have in capital letters keeps them',
    TEXT,
    [{ FR: 'a', NL: 'b' }],
    { fields: [{ name: 'FR' }, { name: 'NL' }] },
  ],
  ['a text that the files have as one string stays one', TEXT, ['GENT'], { widget: 'string' }],
  [
    'a text in two forms is kept as it is',
    TEXT,
    ['GENT', { nl: 'Gent' }],
    { name: 'Field', widget: 'hidden' },
  ],
  ['a long text has room', TEXT, ['a\nb'], { widget: 'text' }],
  [
    'an optional flag is a choice',
    { type: 'boolean' },
    [],
    { widget: 'select', options: [{ value: true }, { value: false }] },
  ],
  [
    'a number has its limits',
    { type: 'integer', minimum: 0, maximum: 9 },
    [],
    { widget: 'number', value_type: 'int', min: 0, max: 9 },
  ],
  [
    'values have their words from the description',
    { description: '0 sale, 1 rent', anyOf: [{ const: 0 }, { const: 1 }] },
    [],
    {
      hint: '0 sale, 1 rent',
      options: [
        { label: 'sale', value: 0 },
        { label: 'rent', value: 1 },
      ],
    },
  ],
  ['a number or a text follows the files', { type: ['string', 'number'] }, [12], { widget: 'number' }],
])('%s', (_name, schema, samples, expected) => {
  expect(fieldOf(schema, ...samples)).toMatchObject(expected)
})

test('keys keep the order of the largest record, and others stand behind their neighbours', () => {
  const properties = Object.fromEntries(['a', 'b', 'c', 'd'].map((name) => [name, { type: 'string' }]))
  const fields = fieldsOf({ properties }, [{ c: '1', a: '2' }, { a: '1' }], CONTEXT)
  expect(fields.map(({ name }) => name)).toEqual(['c', 'd', 'a', 'b'])
})

test('a folder is a collection, a list of records is named, and each page of several languages is one entry', () => {
  const content = {
    languages: ['nl', 'fr'] as const,
    files: [
      { file: 'content/properties/1.json', data: { ID: 1, Goal: 0 } },
      { file: 'content/properties/all.json', data: [{ ID: 2 }] },
      { file: 'content/pages/about.nl.md', data: { path: '/about/', params: { title: 'Over' } } },
      { file: 'content/pages/about.fr.md', data: { params: { title: 'Nous' } } },
    ],
  }
  expect(listsIn(content)).toEqual(['content/properties/all.json'])
  expect(collectionsOf(content)).toMatchObject([
    { name: 'properties-json', folder: 'content/properties', extension: 'json' },
    {
      name: 'pages-md',
      i18n: true,
      fields: expect.arrayContaining([
        expect.objectContaining({ name: 'path' }),
        expect.objectContaining({
          name: 'params',
          i18n: true,
          fields: expect.arrayContaining([expect.objectContaining({ name: 'title', i18n: true })]),
        }),
        expect.objectContaining({ name: 'body' }),
      ]),
    },
  ])
  expect(collectionsOf(content)[1]).not.toHaveProperty('fields.0.i18n')
})
