import { encode } from 'uqr'
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

/** How many bytes each version holds with error correction M (ISO/IEC 18004, table 7). */
const CAPACITIES = [
  ...[14, 26, 42, 62, 84, 106, 122, 152, 180, 213, 251, 287, 331, 362, 412, 450, 504, 560, 624, 666],
  ...[711, 779, 857, 911, 997, 1059, 1125, 1190, 1264, 1370, 1452, 1538, 1628, 1722, 1809, 1911, 1989],
  ...[2099, 2213, 2331],
]

/** Written in two bytes each in places, and of all values. */
function textOf(bytes: number): string {
  const letters = Array.from({ length: Math.floor(bytes / 3) }, (_, i) =>
    String.fromCharCode(0x80 + ((i * 37) % 0x700), 97 + (i % 26)),
  )
  return letters.join('') + 'x'.repeat(bytes % 3)
}

test.each(CAPACITIES.map((most, index) => [index + 1, most] as const))(
  'version %i is drawn as another encoder draws it, with one byte more than the last holds and with %i',
  (version, most) => {
    for (const bytes of [(CAPACITIES[version - 2] ?? 0) + 1, most - 1, most]) {
      const text = textOf(bytes)
      const { size, data } = encode([...Buffer.from(text)], { ecc: 'M', border: 0, maskPattern: 3 })
      expect(size).toBe(17 + 4 * version)
      expect(modules(qrStrokes(text))).toEqual(
        data.map((row) => row.map((dark) => (dark ? '#' : ' ')).join('')),
      )
    }
  },
)

test('an address that no code has room for is an error', () => {
  expect(() => qrStrokes('x'.repeat(2332))).toThrow(/2332 bytes/)
})
