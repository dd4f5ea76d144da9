import { expect, test } from 'vitest'
import { planningCodesIn, uniqueCodeIn } from '../../../../core/domain/advert-text.ts'

test.each([
  ['Ruime woning. UC: 3870324. Vg/Wg', '3870324'],
  ['EPC 245 kWh (UC 0002987738)', '2987738'],
  ['UC=245', '245'],
  ['UCL 245', undefined],
  ['uc 245', undefined],
  ['UC: volgt', undefined],
  ['DUC 245', undefined],
])('the unique code in %j is %s', (text, code) => {
  expect(uniqueCodeIn(text)).toBe(code)
})

test.each([
  ['UC: 3870324. Vg/Wg/Gmo/Vkr/Gvv', ['Vg', 'Wg', 'Gmo', 'Vkr', 'Gvv']],
  ['Stedenbouw: (Gvg, WG, GDV, Gvkr, Gvv).', ['Gvg', 'Wg', 'Gdv', 'Gvkr', 'Gvv']],
  ['Vg - Wg - Gmo - Gvkr - Gvv', ['Vg', 'Wg', 'Gmo', 'Gvkr', 'Gvv']],
  ['Vg Wg', []],
  ['Ag, Bg en Ho zijn wegen', []],
  ['Vg, Wg. Een lange zin. Vg, Wg, Gmo', ['Vg', 'Wg', 'Gmo']],
  ['', []],
])('the planning codes in %j are %j', (text, codes) => {
  expect(planningCodesIn(text)).toEqual(codes)
})
