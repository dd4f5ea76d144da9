import { expect, test } from 'vitest'
import { qrStrokes } from '../../../templates/components/qr-code/strokes.ts'

const ADDRESS = 'https://www.dorpel-linde.example/nl/te-koop/gent/herenhuis-met-stadstuin/4127/'

/** Draws the strokes on a grid, as a browser would. */
function modules({ size, path }: ReturnType<typeof qrStrokes>): readonly string[] {
  const grid = Array.from({ length: size }, () => Array.from({ length: size }, () => ' '))
  let [x, y] = [0, 0]
  for (const [, command, first = '', second] of path.matchAll(/([Mmh])(\d+)(?: (\d+))?/g)) {
    if (command === 'M') [x, y] = [Number(first), Number(second)]
    else if (command === 'm') x += Number(first)
    else for (let end = x + Number(first); x < end; x += 1) grid[y]![x] = '#'
  }
  return grid.map((row) => row.join(''))
}

test('the corners hold the squares that a reader looks for', () => {
  const rows = modules(qrStrokes(ADDRESS))
  const finder = ['#######', '#     #', '# ### #', '# ### #', '# ### #', '#     #', '#######']
  expect(rows.slice(0, 7).map((row) => row.slice(0, 7))).toEqual(finder)
  expect(rows.slice(0, 7).map((row) => row.slice(-7))).toEqual(finder)
  expect(rows.slice(-7).map((row) => row.slice(0, 7))).toEqual(finder)
})

test('another address gives another code, the same address the same', () => {
  expect(qrStrokes(ADDRESS)).toEqual(qrStrokes(ADDRESS))
  expect(qrStrokes(ADDRESS).path).not.toBe(qrStrokes(`${ADDRESS}?x`).path)
})
