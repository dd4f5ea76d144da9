import { describe, expect, test } from 'vitest'
import { COLOUR_TOKENS } from '../../../../core/domain/palette.ts'
import { readyTheme, theme } from '../../../../core/schema/theme.ts'

const isValid = (value: object) => readyTheme.safeParse(value).success

const BREAKOUT = ['red;}</style><script>', 'x;} body { display: none', '0;background:url(//evil.example)']

describe('nothing of a theme can leave its declaration', () => {
  const GROUPS = {
    sizes: 's0',
    lineHeights: 'lead',
    tracking: 'title',
    space: 'x1',
    measures: 'page',
    strokes: 'radius',
  }

  test.each([
    ...BREAKOUT,
    '16px',
    'clamp(1rem, 2vw, 3rem)',
    'calc(1px)',
    '16',
    null,
    [16],
    { min: '1', max: '2' },
  ])('a length is a number, not %j', (value) => {
    for (const [group, token] of Object.entries(GROUPS))
      expect([group, isValid({ [group]: { [token]: value } })]).toEqual([group, false])
  })

  test.each([...BREAKOUT, 'red', 'var(--ink)', '#12', '#fff;', 'rgb(0 0 0)'])(
    'a colour is hexadecimal, not %j',
    (value) => {
      for (const token of COLOUR_TOKENS)
        expect([token, isValid({ colours: { [token]: value } })]).toEqual([token, false])
    },
  )

  test.each([
    [['Georgia', 'serif'], true],
    [['Helvetica Neue', 'Arial', 'sans-serif'], true],
    [['DIN 1451', 'IBM-Plex', 'system-ui'], true],
    [['serif'], true],
    [['Georgia'], false],
    [['serif', 'Georgia'], false],
    [[], false],
    ['Georgia, serif', false],
    [['"Georgia"', 'serif'], false],
    [["Georgia'", 'serif'], false],
    [['Georgia;}', 'serif'], false],
    [['</style><script>', 'serif'], false],
    [['url(x)', 'serif'], false],
    [['Geo\\72 gia', 'serif'], false],
    [['Georgia\n', 'serif'], false],
    [['Georgia ', 'serif'], false],
    [['Georgia, Arial', 'serif'], false],
    [Array.from({ length: 9 }, () => 'serif'), false],
  ])('fonts %j: %s', (display, valid) => {
    expect(isValid({ fonts: { display } })).toBe(valid)
  })
})

test('only the header over a picture may be translucent', () => {
  const translucent = COLOUR_TOKENS.filter((token) => isValid({ colours: { [token]: '#141b1e80' } }))
  expect(translucent).toEqual(['lintel'])
})

test.each([
  ['fontSize', (value: number) => ({ fontSize: value }), 12, 24],
  ['s-2', (value: number) => ({ sizes: { 's-2': value } }), 12, 40],
  ['s5', (value: number) => ({ sizes: { s5: value } }), 16, 160],
  ['lead', (value: number) => ({ lineHeights: { lead: value } }), 1.3, 2.2],
  ['tracking', (value: number) => ({ tracking: { display: value } }), -0.1, 0.2],
  ['x1', (value: number) => ({ space: { x1: value } }), 0, 96],
  ['page', (value: number) => ({ measures: { page: value } }), 640, 3840],
  ['tap', (value: number) => ({ measures: { tap: value } }), 44, 72],
  ['focus', (value: number) => ({ strokes: { focus: value } }), 2, 8],
  ['radius', (value: number) => ({ strokes: { radius: value } }), 0, 32],
])('%s has bounds', (_, themeWith, least, most) => {
  expect([least - 0.01, least, most, most + 0.01].map((value) => isValid(themeWith(value)))).toEqual([
    false,
    true,
    true,
    false,
  ])
})

test.each([
  [{ min: 40, max: 88 }, true],
  [{ min: 40, max: 40 }, true],
  [{ min: 41, max: 40 }, false],
  [{ min: 40 }, false],
  [{ min: 40, max: 161 }, false],
  [{ min: 40, max: 88, ideal: 60 }, false],
])('a length that grows: %j', (s5, valid) => {
  expect(isValid({ sizes: { s5 } })).toBe(valid)
})

test('a ready theme names no other; the theme of the site names files only', () => {
  expect(isValid({ use: 'night' })).toBe(false)
  expect(
    ['night', 'night-2', '../x', 'Night', 'a/b', 'night.json'].map((use) => theme.safeParse({ use }).success),
  ).toEqual([true, true, false, false, false, false])
})
