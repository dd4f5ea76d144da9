import { describe, expect, test } from 'vitest'
import { didYouMean, suggest } from '../../../../core/diagnostics/suggest.ts'

const KEYS = [
  'ID',
  'Price',
  'PublishPrice',
  'PriceUnit',
  'Zip',
  'City',
  'Goal',
  'Street',
  'nl',
  'fr',
  'en',
  'de',
]

describe('the nearest name', () => {
  test.each([
    ['letters swapped', 'Pirce', 'Price'],
    ['letter missing', 'Pric', 'Price'],
    ['letter too many', 'Pricee', 'Price'],
    ['other letter', 'Prise', 'Price'],
    ['only upper and lower case', 'zip', 'Zip'],
    ['upper case of a short name', 'FR', 'fr'],
    ['short name with a letter too many', 'nll', 'nl'],
    ['two mistakes in a long name', 'PublshPrise', 'PublishPrice'],
    ['too far away', 'Surface', undefined],
    ['a short name with nothing in common', 'xy', undefined],
    ['one letter', 'x', undefined],
    ['the name itself', 'Price', undefined],
    ['nothing', '', undefined],
    ['hundreds of letters', 'Price'.repeat(100), undefined],
  ])('%s: %s', (_, name, expected) => {
    expect(suggest(name, KEYS)).toBe(expected)
  })

  test('of two that are equally near, the first', () => {
    expect(suggest('cat', ['car', 'bat'])).toBe('car')
  })

  test('no names, no suggestion', () => {
    expect(suggest('Price', [])).toBeUndefined()
  })

  test('as a hint', () => {
    expect(didYouMean('Pirce', KEYS)).toBe('did you mean "Price"?')
    expect(didYouMean('Surface', KEYS)).toBeUndefined()
  })
})
