import { expect, test } from 'vitest'
import { numberBy, numberShape } from '../../../../../core/import/mapping/number-text.ts'

const NARROW = '\u202f'

test.each([
  ['1250', 1250],
  ['-12', -12],
  ['635 000', 635000],
  ['1 250 000', 1250000],
  [`1${NARROW}250${NARROW}000 €`, 1250000],
  ['1\u00a0250', 1250],
  ["350'000", 350000],
  ['€ 350', 350],
  ['350 EUR', 350],
  ['350€/mois', 350],
  ['51 m²', 51],
  ['51m2', 51],
  ['442 kWh/m²/year', 442],
  ['442 kWh/m² an', 442],
  ['210 kWhEP/m².an', 210],
  ['210 kWh/(m²*a)', 210],
  ['350k', 350000],
  ['12a50ca', 1250],
  ['1 ha 25 a 30 ca', 12530],
  ['2 ha', 20000],
])('%j is %s in every column', (text, value) => {
  expect(numberShape(text)).toEqual({ kind: 'plain', value })
})

test.each([
  ['218,5', 'comma', 218.5],
  ['218.5', 'point', 218.5],
  ['0,125', 'comma', 0.125],
  ['1234,567', 'comma', 1234.567],
  ['1.250.000', 'comma', 1250000],
  ['1,250,000', 'point', 1250000],
  ['1.250,50', 'comma', 1250.5],
  ['1,250.50', 'point', 1250.5],
  ['1 250,50', 'comma', 1250.5],
  ['€ 1.250,50 / maand', 'comma', 1250.5],
  ['51,05 m²', 'comma', 51.05],
] as const)('%j has the decimal mark of its column: %s', (text, kind, value) => {
  expect(numberShape(text)).toEqual({ kind, value })
})

test.each([
  ['635.000', 635000, 635],
  ['1,250', 1.25, 1250],
  ['-1.250', -1250, -1.25],
  ['1.250 m²', 1250, 1.25],
])('%j is %s with a decimal comma and %s with a point', (text, comma, point) => {
  const shape = numberShape(text)
  expect(shape).toEqual({ kind: 'both', comma, point })
  expect([numberBy(shape, 'comma'), numberBy(shape, 'point')]).toEqual([comma, point])
})

test('an amount of money has at most two decimals, so that three digits are a group', () => {
  expect(numberShape('635.000', 'wholeGroups')).toEqual({ kind: 'comma', value: 635000 })
  expect(numberShape('635.000,-', 'wholeGroups')).toEqual({ kind: 'comma', value: 635000 })
  expect(numberShape('218.50', 'wholeGroups')).toEqual({ kind: 'point', value: 218.5 })
})

test('degrees have no groups', () => {
  expect(numberShape('51.054', 'decimals')).toEqual({ kind: 'point', value: 51.054 })
  expect(numberShape('3,725', 'decimals')).toEqual({ kind: 'comma', value: 3.725 })
})

test.each([
  '',
  'op aanvraag',
  '12/03/2024',
  '2024-03-12',
  '1.25.000',
  '1,250,00',
  '1.250,000,5',
  '12 rue Haute',
  'A',
  '120-150',
  '1.2.3',
  'NaN',
  '€',
  '3 chambres',
])('%j is no number', (text) => {
  expect(numberShape(text).kind).toBe('none')
})

test('a number that contradicts its column is no number of it', () => {
  expect(numberBy(numberShape('218.5'), 'comma')).toBeNull()
  expect(numberBy(numberShape('218,5'), 'comma')).toBe(218.5)
})
