import { expect, test } from 'vitest'
import { mappingRules } from '../../../../core/schema/mapping-rules.ts'
import { PRESETS } from '../../../../core/import/presets.ts'

test('rules of every kind are accepted', () => {
  const rules = {
    records: ['GetPropertyListJsonResult.Value.Items', 'Value.Items'],
    id: 'id',
    fields: {
      City: 'city',
      Goal: { from: 'purpose.id', values: { 1: 0, 2: 1 } },
      ConstructionYear: ['details[id=14].value', { from: 'year', as: 'integer' }],
      Description: {
        languages: { nl: 'text[languageId=nl-BE].content', fr: 'text[languageId=fr-BE].content' },
      },
      PublishAddress: { from: ['hideAddress', 'hideStreet'], as: 'flag', negate: true, combine: 'every' },
      PlanningCodes: { collect: [{ from: 'details[id=808].value', values: { 1: 'Vg', 0: 'Gvg' } }] },
      XLargePictureItems: {
        each: 'pictures',
        order: 'order',
        fields: { Url: 'urlXXL', Name: 'description' },
      },
    },
    keep: { lift: { from: 'details[id=372].value', as: 'flag' } },
    projects: { when: { from: 'canHaveChildren', is: [true] }, fields: { City: 'city' } },
    people: { each: 'representatives', id: 'id', fields: { name: 'name' } },
    filter: [{ when: { from: 'displayStatusId', is: [1] }, reason: 'offline' }],
    drop: ['comments'],
    stock: 'whole',
  }
  expect(mappingRules.safeParse(rules).error).toBeUndefined()
})

test.each([
  ['a misspelt key of a rule', { fields: { City: { form: 'city' } } }],
  ['a language without a folder', { fields: { Description: { languages: { es: 'texto' } } } }],
  ['an unknown kind of value', { fields: { Price: { from: 'price', as: 'money' } } }],
  ['a filter without a reason', { filter: [{ when: { from: 'state', is: [1] } }] }],
])('%s is refused', (_, rules) => {
  expect(mappingRules.safeParse(rules).success).toBe(false)
})

test('the rules of presets follow the schema of imports.json', () => {
  const wrong = PRESETS.filter(({ rules }) => rules !== 'guess' && !mappingRules.safeParse(rules).success)
  expect(wrong.map(({ id }) => id)).toEqual([])
})
