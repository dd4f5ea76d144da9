import { describe, expect, test } from 'vitest'
import { DESCRIPTION_LIMIT, truncate, TYPE_DESCRIPTION_LIMIT } from '../../../../core/domain/text.ts'

test('descriptions have 250 characters, those of types in results 100', () => {
  expect([DESCRIPTION_LIMIT, TYPE_DESCRIPTION_LIMIT]).toEqual([250, 100])
})

test('a text of the usual length is whole, in characters and not in their units', () => {
  const letters = 'x'.repeat(DESCRIPTION_LIMIT)
  expect(truncate(letters)).toBe(letters)
  expect(truncate(`${letters}x`)).toBe(`${letters}…`)
  const houses = '🏡'.repeat(DESCRIPTION_LIMIT)
  expect(truncate(houses)).toBe(houses)
  expect(truncate(`${houses}🏡`)).toBe(`${houses}…`)
})

describe('a text that is cut', () => {
  const LIMIT = TYPE_DESCRIPTION_LIMIT
  test.each([
    ['of the limit stays', 'x'.repeat(LIMIT), 'x'.repeat(LIMIT)],
    ['of one word is cut inside it', 'x'.repeat(LIMIT + 1), `${'x'.repeat(LIMIT)}…`],
    ['with a space beyond 80 % is cut there', `${'x'.repeat(81)} ${'y'.repeat(40)}`, `${'x'.repeat(81)}…`],
    [
      'with a space at 80 % is cut inside the word',
      `${'x'.repeat(80)} ${'y'.repeat(40)}`,
      `${'x'.repeat(80)} ${'y'.repeat(19)}…`,
    ],
    ['never halves a character', '🏠'.repeat(LIMIT + 1), `${'🏠'.repeat(LIMIT)}…`],
  ])('%s', (_, text, cut) => {
    expect(truncate(text, LIMIT)).toBe(cut)
  })
})
