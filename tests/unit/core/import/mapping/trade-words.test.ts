/** An import reads the words of every status that the package writes. */
import { describe, expect, test } from 'vitest'
import { marqueeOf, statusOf } from '../../../../../core/import/mapping/trade-words.ts'
import { codeText } from '../../../../../core/languages/code-texts.ts'

describe('the statuses that the package writes', () => {
  test.each([
    'marquee.option',
    'marquee.offer',
    'marquee.reserved',
    'marquee.compromise',
    'marquee.conditional',
  ] as const)('of an available home that others want are read in every language: %s', (key) => {
    for (const text of Object.values(codeText(key)))
      expect([text, marqueeOf(text), statusOf(text)]).toEqual([text, key, 1])
  })

  test.each(['marquee.coming', 'marquee.annuity'] as const)(
    'of any other home say no such thing: %s',
    (key) => {
      for (const text of Object.values(codeText(key)))
        expect([text, marqueeOf(text)]).toEqual([text, undefined])
    },
  )
})
