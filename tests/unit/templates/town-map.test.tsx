/** The sketch of towns beside a list. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Block } from '../../../core/view/types.ts'
import { sample } from '../../support/sample-props.ts'
import { changed } from './page.ts'

/** Pixels: a name in the list, and the largest square with its line. */
const ROW = 28
const SQUARE = 30

test.each([1, 2, 3, 20])(
  'of %i towns shows the whole square of the northernmost and southernmost',
  (count) => {
    const { rows } = sample('listing', 'content').props
    const [block] = rows as readonly Extract<Block, { kind: 'properties' }>[]
    const marks = Array.from({ length: count }, (_, index) => ({
      city: String(index),
      name: `Stad ${index}`,
      zip: '9000',
      count: 9,
      href: '/nl/',
      x: 500,
      y: index === 0 ? 0 : 1000,
    }))
    const listing = { ...block!.listing!, map: { marks } }
    const page = changed('listing', 'content', { props: { rows: [{ ...block!, listing }] } })
    const height = count * ROW
    for (const path of page.querySelectorAll('[data-list-mark] path:first-child')) {
      const middle = (Number(/^M\d+ (\d+)h0$/.exec(path.getAttribute('d') ?? '')?.[1]) / 1000) * height
      expect(Math.min(middle, height - middle) * 2 + 2 >= Math.min(SQUARE, height)).toBe(true)
    }
  },
)

test('points without length are visible, as their ends are drawn', () => {
  const css = readFileSync('templates/components/town-map/town-map.css', 'utf8')
  expect(css).toMatch(/& g path \{[^}]*stroke-linecap: square/)
})
