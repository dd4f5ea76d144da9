/** The text of the file of the service, in parts. */
import { describe, expect, test } from 'vitest'
import { homesIn, isSameText, wholeText } from '../../../../core/plan/service-text.ts'

const homeOf = (id: number) =>
  JSON.stringify({ id: String(id), reference: `R${id}`, duties: [{ id: 'a' }, { id: 'b', due: 'x' }] })
const textOf = (count: number) => ({
  rest: JSON.stringify({ schema: 1, paths: ['/nl/'] }),
  homes: Array.from({ length: count }, (_, index) => homeOf(index + 1)),
})

test.each([0, 1, 2, 500, 501, 1001])('of %i homes is JSON, from which each home is found again', (count) => {
  const text = textOf(count)
  const whole = wholeText(text)
  const { schema, properties } = JSON.parse(whole) as { schema: number; properties: readonly unknown[] }
  expect(schema).toBe(1)
  expect(properties).toEqual(text.homes.map((home) => JSON.parse(home) as unknown))
  expect([...homesIn(whole)]).toEqual(text.homes.map((home, index) => [index + 1, home]))
})

test.each(['', '{}', '{"properties":null}'])('of a damaged file ("%s") has no homes', (text) => {
  expect([...homesIn(text)]).toEqual([])
})

describe('is the same', () => {
  const text = textOf(2)
  test.each([
    ['as one with equal parts', { ...text, homes: [...text.homes] }, true],
    ['never with another home', { ...text, homes: [homeOf(1), homeOf(3)] }, false],
    ['never with one home less', { ...text, homes: [homeOf(1)] }, false],
    ['never with another rest', { ...text, rest: '{}' }, false],
    ['never with none', null, false],
  ])('%s', (_name, other, expected) => {
    expect([isSameText(text, other), isSameText(other, text)]).toEqual([expected, expected])
  })

  test('where there is none', () => {
    expect(isSameText(null, null)).toBe(true)
  })
})
