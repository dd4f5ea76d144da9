import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { contrast, over } from '../../../../core/domain/contrast.ts'
import {
  barTokens,
  DEFAULT_PALETTE,
  lintelOf,
  paletteOf,
  surfaceOf,
  surfaceTokens,
} from '../../../../core/domain/palette.ts'

const REPOSITORY = path.resolve(import.meta.dirname, '../../../..')

test('the defaults are those of the style sheet', () => {
  const css = readFileSync(path.join(REPOSITORY, 'templates/styles/tokens.css'), 'utf8')
  const declared = Object.keys(DEFAULT_PALETTE).map((token) => [
    token,
    new RegExp(`--${token}: (#[0-9a-f]+);`).exec(css)?.[1],
  ])
  expect(Object.fromEntries(declared)).toEqual(DEFAULT_PALETTE)
})

const TINTS = [
  '#000',
  '#fff',
  '#808080',
  '#777',
  '#0b3d91',
  '#9a3520',
  '#ffd500',
  '#eceeeb',
  '#00ff00',
  '#ff0000',
]

describe.each(TINTS)('on a background of %s', (background) => {
  const ground = { background: DEFAULT_PALETTE.paper, text: DEFAULT_PALETTE.ink }
  const surface = surfaceOf({ background }, { palette: DEFAULT_PALETTE, ground })
  const tokens = surfaceTokens(surface, DEFAULT_PALETTE.brick) as typeof DEFAULT_PALETTE

  test.each([
    ['ink', 'paper', 4.5],
    ['ink', 'chalk', 4.5],
    ['ink', 'stone', 4.5],
    ['mute', 'paper', 4.5],
    ['mute', 'stone', 4.5],
    ['brick', 'paper', 4.5],
    ['on-brick', 'brick', 4.5],
    ['on-brick', 'brick-deep', 4.5],
    ['on-plate', 'plate', 4.5],
    ['edge', 'paper', 3],
  ] as const)('"%s" reads on "%s"', (front, back, needed) => {
    expect(contrast(tokens[front], tokens[back])).toBeGreaterThanOrEqual(needed)
  })

  test('tints, lines and quiet text come closer to the text in this order', () => {
    const { paper, chalk, stone, line, mute, ink } = tokens
    const steps = [paper, chalk, line, mute, ink].map((tone) => contrast(tone, paper))
    expect(steps).toEqual(steps.toSorted((left, right) => left - right))
    expect(contrast(stone, paper)).toBeLessThan(contrast(line, paper))
    expect(contrast(line, paper)).toBeLessThan(3)
    expect(line).not.toBe(paper)
  })

  test('quiet text of a bar reads', () => {
    const { slate = '', mist = '' } = barTokens(surface)
    expect(contrast(mist, slate)).toBeGreaterThanOrEqual(4.5)
  })

  test('so does the header over a white and over a black photograph', () => {
    const seen = ['#fff', '#000'].map((photograph) =>
      contrast(over(lintelOf(surface), photograph), surface.text),
    )
    expect(Math.min(...seen)).toBeGreaterThanOrEqual(4.5)
  })
})

test('what is said of a surface holds, and what shines through is the page', () => {
  const ground = { background: DEFAULT_PALETTE.slate, text: DEFAULT_PALETTE['on-slate'] }
  const surface = (configured: object) => surfaceOf(configured, { palette: DEFAULT_PALETTE, ground })
  expect(surface({ background: '#fff', color: '#ccc' })).toEqual({ background: '#ffffff', text: '#cccccc' })
  expect(surface({ color: '#ccc' })).toEqual({ background: '#222c30', text: '#cccccc' })
  expect(surface({ background: '#fff' })).toEqual({ background: '#ffffff', text: '#1c2427' })
  expect(surface({ background: '#00000000' }).background).toBe(DEFAULT_PALETTE.paper)
})

test('of black paper and white ink the rest follows', () => {
  const palette = paletteOf({ paper: '#000', ink: '#fff' })
  expect(palette).toMatchObject({ paper: '#000', ink: '#fff', plate: '#fff', 'on-plate': '#000' })
  expect(contrast(palette.mute, '#000')).toBeGreaterThanOrEqual(4.5)
  expect(contrast(palette.brick, '#000')).toBeGreaterThanOrEqual(4.5)
  expect(paletteOf({ paper: '#000', mute: '#123456' }).mute).toBe('#123456')
})

test('on a light paper what is not said stays as it is', () => {
  expect(paletteOf({ paper: '#fff8ee' })).toEqual({ ...DEFAULT_PALETTE, paper: '#fff8ee' })
})
