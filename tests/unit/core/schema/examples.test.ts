import { describe, expect, test } from 'vitest'
import { dropEmpty } from '../../../../core/schema/drop-empty.ts'
import { crmProperty, EXAMPLES, SCHEMAS } from './examples.ts'
import type { SchemaName } from './examples.ts'

const names = Object.keys(SCHEMAS) as SchemaName[]

describe('valid files', () => {
  test.each(names)('%s', (name) => {
    expect(EXAMPLES[name].length).toBeGreaterThan(0)
    for (const example of EXAMPLES[name]) {
      const { error } = SCHEMAS[name].safeParse(dropEmpty(structuredClone(example)))
      expect(error?.issues ?? []).toEqual([])
    }
  })

  test.each(names)('%s refuses a key that it does not know', (name) => {
    const [example] = EXAMPLES[name]
    const data = { ...(dropEmpty(structuredClone(example)) as object), 'no-such-key': 1 }
    expect(SCHEMAS[name].safeParse(data).error?.issues).toMatchObject([{ code: 'unrecognized_keys' }])
  })
})

test('a record of a CRM comes out clean', () => {
  const record = SCHEMAS.property.parse(dropEmpty(structuredClone(crmProperty)))
  expect(record).toMatchObject({
    language: 'nl',
    PublishPrice: true,
    PublishAddress: false,
    HouseNumber: '12',
    Zip: '9000',
    TypeDescription: { nl: 'Herenhuis met tuin', fr: 'Maison de maître' },
    EPCExpiryDate: '2031-04-30',
    LastChangedDate: '2026-11-21',
  })
  expect(Object.keys(record)).not.toContain('MarqueeName')
  expect(record.TypeDescription).toEqual({ nl: 'Herenhuis met tuin', fr: 'Maison de maître' })
})

test('one language code in lower and in upper case is refused, as one of the texts would be lost', () => {
  const parse = (Name: object) => SCHEMAS.city.safeParse({ Name, Zip: '9000', CountryID: 10 })
  expect(parse({ nl: 'Gent', NL: 'GENT' }).success).toBe(false)
  expect(parse({ NL: 'Gent' }).data?.Name).toEqual({ nl: 'Gent' })
})
