import { describe, expect, test } from 'vitest'
import { numberAdvice } from '../../../../core/diagnostics/number-advice.ts'

const READINGS: readonly (readonly [string, number])[] = [
  ['635000', 635_000],
  [' 12 ', 12],
  ['-4', -4],
  ['0125', 125],
  ['635 000', 635_000],
  ['635\u202f000', 635_000],
  ['1\u00a0250\u00a0000,50', 1_250_000.5],
  ['635’000', 635_000],
  ['1.250.000', 1_250_000],
  ['1,250,000', 1_250_000],
  ['635.000,50', 635_000.5],
  ['635,000.50', 635_000.5],
  ['12,5', 12.5],
  ['12.50', 12.5],
  ['0.125', 0.125],
  ['€ 635 000', 635_000],
  ['1250 EUR', 1250],
  ['€ 635.000,-', 635_000],
  ['635 000,--', 635_000],
  ['€ 950,–', 950],
]

describe('a text that is one number to every reader', () => {
  test.each(READINGS)('%j', (text, meant) => {
    const [, value = ''] = /: (\S+)$/.exec(numberAdvice(text) ?? '') ?? []
    expect(JSON.parse(value)).toBe(meant)
  })

  test('only what is written as a number already loses its quotation marks alone', () => {
    expect(numberAdvice('635000')).toBe('write it without quotation marks: 635000')
    expect(numberAdvice('635 000')).toBe('write it as a number: 635000')
  })
})

describe('a text with two readings has both in the advice', () => {
  test.each([
    ['635.000', 'write 635000 if the dot separates thousands, or 635 if it begins decimals'],
    ['635,000', 'write 635000 if the comma separates thousands, or 635 if it begins decimals'],
    ['51.054', 'write 51054 if the dot separates thousands, or 51.054 if it begins decimals'],
  ])('%j', (text, advice) => {
    expect(numberAdvice(text)).toBe(advice)
  })
})

test.each(['', 'on request', '1e3', '12.34.56', '1.25.000', '635 00', '12-13', '1/2', '€', '--4'])(
  '%j is no number: nothing is advised',
  (text) => {
    expect(numberAdvice(text)).toBe(undefined)
  },
)
