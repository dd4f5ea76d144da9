import { expect, test } from 'vitest'
import { factsOf } from '../../../../core/view/fact-rows.ts'

test('facts stand in the order of their rows, with the language of their texts; rows without a value are left out', () => {
  expect(
    factsOf([
      ['group.general', '€ 250.000'],
      ['group.layout', undefined],
      ['group.surfaces', { text: 'Gent', lang: 'nl' }],
      ['group.building', ''],
      ['group.letting', { text: 'Instapklaar' }],
      ['group.finance', 'ja'],
    ]),
  ).toEqual([
    { term: 'group.general', value: '€ 250.000' },
    { term: 'group.surfaces', value: 'Gent', lang: 'nl' },
    { term: 'group.letting', value: 'Instapklaar' },
    { term: 'group.finance', value: 'ja' },
  ])
})
