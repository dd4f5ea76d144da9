import { describe, expect, test } from 'vitest'
import {
  contrast,
  isDark,
  mix,
  over,
  readableOn,
  readableTone,
  translucent,
} from '../../../../core/domain/contrast.ts'

test.each([
  ['#000', '#fff', 21],
  ['#000000', '#FFFFFF', 21],
  ['#fff', '#fff', 1],
  ['#767676', '#fff', 4.54],
  ['#777777', '#fff', 4.48],
  ['#949494', '#fff', 3.03],
  ['#959595', '#fff', 2.99],
  ['#1c2427', '#fdfdfb', 15.48],
])('contrast of %s and %s is %s', (left, right, ratio) => {
  expect(contrast(left, right)).toBeCloseTo(ratio, 1)
  expect(contrast(right, left)).toBe(contrast(left, right))
})

test.each([
  ['#000000ff', '#fff', '#000000'],
  ['#00000000', '#fff', '#ffffff'],
  ['#0008', '#fff', '#777777'],
  ['#ffffff80', '#000000', '#808080'],
  ['#123', '#fff', '#112233'],
])('%s over %s is seen as %s', (colour, backdrop, seen) => {
  expect(over(colour, backdrop)).toBe(seen)
})

test('colours are mixed by channel', () => {
  expect([0, 0.5, 1].map((share) => mix('#000', '#f0f', share))).toEqual(['#000000', '#800080', '#ff00ff'])
  expect(translucent('#123', 0.5)).toBe('#11223380')
})

test.each([
  ['#000', true],
  ['#171e20', true],
  ['#757575', true],
  ['#767676', false],
  ['#fff', false],
])('%s is dark: %s', (colour, dark) => {
  expect(isDark(colour)).toBe(dark)
})

describe('a colour that reads', () => {
  test('is one of those given, where one of them does', () => {
    expect(readableOn('#fff', ['#fdfdfb', '#1c2427'])).toBe('#1c2427')
    expect(readableOn('#000', ['#fdfdfb', '#1c2427'])).toBe('#fdfdfb')
  })

  test('is found on every grey and on every strong colour', () => {
    const steps = [0, 51, 102, 117, 118, 119, 120, 128, 153, 204, 255].map((value) =>
      value.toString(16).padStart(2, '0'),
    )
    const grounds = steps.flatMap((red) =>
      steps.flatMap((green) => steps.map((blue) => `#${red}${green}${blue}`)),
    )
    const unread = grounds.filter(
      (ground) => contrast(readableOn(ground, ['#1c2427', '#fdfdfb']), ground) < 4.5,
    )
    expect(unread).toEqual([])
  })

  test.each([
    ['#767676', '#fff', 4.5, '#767676'],
    ['#777777', '#fff', 4.5, '#757575'],
    ['#000', '#000', 3, '#5c5c5c'],
  ])('%s on %s, moved as far as %s asks: %s', (colour, ground, needed, tone) => {
    expect(readableTone(colour, ground, needed)).toBe(tone)
    expect(contrast(tone, ground)).toBeGreaterThanOrEqual(needed)
  })
})
