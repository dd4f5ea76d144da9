/** The drawing of the chart, once its width is measured. */
import { act } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { portalData } from '../support/portal-fixture.ts'
import { element } from './dom.ts'
import { NOW, openPortal, preparePortal } from './portal-app.tsx'

preparePortal()

/** 30 days are 20 pixels wide each, beside 40 pixels for the numbers. */
const WIDTH = 640.7

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly #tell: (entries: readonly object[]) => void
      constructor(tell: (entries: readonly object[]) => void) {
        this.#tell = tell
      }
      observe() {
        this.#tell([{ contentRect: { width: WIDTH } }])
      }
      disconnect() {}
    },
  )
})

const drawing = () => element('.chart__drawing')
const all = (selector: string) => [...drawing().querySelectorAll(selector)]
const numbers = (node: Element | null | undefined, ...names: readonly string[]) =>
  names.map((name) => Number(node?.getAttribute(name)))
const point = (type: string, x: number) =>
  act(async () => {
    element('[role="slider"]').dispatchEvent(
      Object.assign(new MouseEvent(type, { bubbles: true, clientX: x }), { pointerType: 'mouse' }),
    )
  })
const now = () => Number(element('[role="slider"]').getAttribute('aria-valuenow'))

const days = () => portalData({ now: NOW }).properties.get('4127')!.statistics.days
const HIGHEST_LINE = 100

describe('the drawing', () => {
  beforeEach(() => openPortal('#/4127/statistics'))

  test('has the measured width, in whole pixels, and is none for screen readers', () => {
    expect(numbers(drawing(), 'width', 'height')).toEqual([640, 220])
    expect(drawing().getAttribute('aria-hidden')).toBe('true')
  })

  test('has lines of round numbers, the highest above every day', () => {
    const sums = days().map(({ counts }) => counts.reduce((sum, count) => sum + count, 0))
    expect(Math.max(...sums)).toBeLessThanOrEqual(HIGHEST_LINE)
    const labels = all('text[text-anchor="end"]').slice(0, -1)
    expect(labels.map(({ textContent }) => textContent)).toEqual(['0', '50', '100'])
    const lines = all('.chart__line')
    expect(lines.map((line) => numbers(line, 'x1', 'x2', 'y1', 'y2'))).toEqual([
      [40, 640, 184.5, 184.5],
      [40, 640, 92.5, 92.5],
      [40, 640, 0.5, 0.5],
    ])
    // A number stands beside its line.
    expect(labels.map((label) => numbers(label, 'x', 'y'))).toEqual([
      [32, 184.5],
      [32, 92.5],
      [32, 0.5],
    ])
    expect(labels.every((label) => label.getAttribute('dy') === '0.32em')).toBe(true)
  })

  test('has a bar of each source for each day, on top of each other, as high as its number', () => {
    const bars = all('.chart__bar')
    expect(bars).toHaveLength(days().flatMap(({ counts }) => counts.filter((count) => count > 0)).length)
    const last = bars.slice(-3)
    const [solid, lines, dots] = days().at(-1)?.counts ?? []
    const pixels = (count = 0) => (count / HIGHEST_LINE) * 184
    expect(last.map((bar) => numbers(bar, 'height')[0])).toEqual([pixels(solid), pixels(lines), pixels(dots)])
    const [below, between, above] = last.map((bar) => numbers(bar, 'x', 'y', 'width', 'height'))
    expect(below?.[1]).toBeCloseTo(184 - pixels(solid))
    expect(between?.[1]).toBeCloseTo(184 - pixels(solid) - pixels(lines))
    expect(above?.[1]).toBeCloseTo(184 - pixels(solid) - pixels(lines) - pixels(dots))
    // The last of thirty days of twenty pixels, with space between the days.
    for (const bar of [below, between, above]) expect([bar?.[0], bar?.[2]]).toEqual([623, 14])
    expect(last.map((bar) => bar.getAttribute('class'))).toEqual(
      ['solid', 'lines', 'dots'].map((fill) => `chart__bar chart__bar--${fill}`),
    )
    const patterns = all('pattern').map(({ id }) => `url(#${id})`)
    expect(last.map((bar) => bar.getAttribute('fill'))).toEqual([null, ...patterns])
  })

  test('has a date for each week back from today, in the middle of its day', () => {
    const dates = all('text').slice(3)
    expect(dates.map(({ textContent }) => textContent)).toEqual(['27/10', '3/11', '10/11', '17/11', '24/11'])
    expect(dates.map((date) => numbers(date, 'x', 'y', 'dx'))).toEqual([
      [70, 202, 0],
      [210, 202, 0],
      [350, 202, 0],
      [490, 202, 0],
      // The last one ends at the edge.
      [630, 202, 10],
    ])
    expect(dates.map((date) => date.getAttribute('text-anchor'))).toEqual([
      ...Array<string>(4).fill('middle'),
      'end',
    ])
  })

  test.each([
    [45, 1],
    [59.9, 1],
    [60, 2],
    [639, 30],
    [0, 1],
    [900, 30],
  ])('at %d pixels is the day %d', async (x, day) => {
    await point('pointerdown', x)
    expect(now()).toBe(day)
    expect(numbers(drawing().querySelector('.chart__picked'), 'x', 'y', 'width', 'height')).toEqual([
      40 + (day - 1) * 20,
      -10,
      20,
      194,
    ])
  })

  test('follows the pointer until it leaves', async () => {
    expect(drawing().querySelector('.chart__picked')).toBeNull()
    await point('pointermove', 100)
    expect(now()).toBe(4)
    await point('pointerout', 100)
    expect(drawing().querySelector('.chart__picked')).toBeNull()
    expect(now()).toBe(30)
  })
})
