/** A home of several types keeps the rules of its main kind: of homes, then of businesses, then of each type. */
import { expect, test } from 'vitest'
import { dutyTypesOf } from '../../../../../core/domain/duties/advert.ts'
import type { DutyType } from '../../../../../core/domain/duties/advert.ts'
import { TYPE_GROUPS } from '../../../../../core/domain/home-type.ts'
import type { TypeGroup } from '../../../../../core/languages/language.ts'

const OWN_TYPE = 999

test.each<[string, readonly (TypeGroup | number)[], readonly DutyType[]]>([
  ['a house with a shop and a garage', ['commercial', 'house', 'garage'], ['house']],
  ['an apartment building of houses', ['house', 'apartment'], ['house', 'apartment']],
  ['a shop with a garage', ['garage', 'commercial'], ['commercial']],
  ['a type of the agency with a shop', ['commercial', OWN_TYPE], ['other']],
  ['a plot with a garage', ['land', 'garage'], ['land', 'garage']],
  ['no type', [], ['other']],
])('%s', (_, types, expected) => {
  const numbers = types.map((type) => (typeof type === 'number' ? type : TYPE_GROUPS[type]))
  expect(dutyTypesOf(numbers)).toEqual(expected)
})
