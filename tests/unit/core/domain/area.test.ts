import { describe, expect, test } from 'vitest'
import { areaIn, areaText, isInside, MOST_CORNERS, parseArea } from '../../../../core/domain/area.ts'
import { areaOfLine } from '../../../../core/domain/drawn-line.ts'

const at = (latitude: number, longitude: number) => ({ latitude, longitude })
const SQUARE = [at(51, 3.7), at(51.1, 3.7), at(51.1, 3.8), at(51, 3.8)]

describe('an area in an address', () => {
  test('is read as it was written', () => {
    expect(areaText(SQUARE)).toBe('51_3.7*51.1_3.7*51.1_3.8*51_3.8')
    expect(parseArea(areaText(SQUARE))).toEqual(SQUARE)
    expect(new URLSearchParams([['area', areaText(SQUARE)]]).toString()).toBe(`area=${areaText(SQUARE)}`)
  })

  test.each([
    '',
    '51_3.7',
    '51_3.7*51.1_3.7',
    '51_3.7*51.1_3.7*51.2_3.7',
    '51_3.7*51.1_3.7*x_3.8',
    '51_3.7*99_3.7*51.1_3.8',
    '51_3.7*51.1_181*51.1_3.8',
    '51,3.7*51.1,3.7*51.1,3.8',
    Array.from({ length: MOST_CORNERS + 1 }, (_, index) => `51.${index}_3.${index % 7}`).join('*'),
  ])('%j is none', (text) => {
    expect(parseArea(text)).toBeUndefined()
  })
})

test.each([
  [at(51.05, 3.75), true],
  [at(51.05, 3.69), false],
  [at(51.15, 3.75), false],
  [at(50.95, 3.75), false],
])('%j is inside: %s', (place, isIn) => {
  expect(isInside(SQUARE, place)).toBe(isIn)
})

test('a place at the height of a corner is inside if it is between the sides', () => {
  const diamond = [at(51, 3.7), at(51.1, 3.8), at(51, 3.9), at(50.9, 3.8)]
  expect([3.65, 3.8, 3.95].map((longitude) => isInside(diamond, at(51, longitude)))).toEqual([
    false,
    true,
    false,
  ])
})

test('an area has as many corners as an address holds', () => {
  const corners = Array.from({ length: MOST_CORNERS }, (_, index) => {
    const angle = (index / MOST_CORNERS) * 2 * Math.PI
    return at(51 + Math.sin(angle), 4 + Math.cos(angle))
  })
  expect(areaIn(corners)).toBe(corners)
  expect(areaIn([...corners, at(51.5, 5)])).toBeUndefined()
})

test('points on a side are no corners, and a line may end where it began', () => {
  const line = [at(51, 3.7), at(51.05, 3.7), at(51.1, 3.7), at(51.1, 3.75), at(51.1, 3.8), at(51, 3.8)]
  expect(areaOfLine(line)).toEqual(SQUARE)
  const closed = areaOfLine([...line, at(51, 3.7)]) ?? []
  expect(isInside(closed, at(51.05, 3.75))).toBe(true)
  expect(closed).toEqual([...SQUARE, at(51, 3.7)])
})

test('a place in the notch of an area is outside', () => {
  const notched = [at(51, 3.7), at(51.1, 3.7), at(51.02, 3.75), at(51.1, 3.8), at(51, 3.8)]
  expect(isInside(notched, at(51.08, 3.75))).toBe(false)
  expect(isInside(notched, at(51.01, 3.75))).toBe(true)
})

test('a drawn line keeps the corners that matter', () => {
  const circle = Array.from({ length: 400 }, (_, index) => {
    const angle = (index / 400) * 2 * Math.PI
    return at(51 + 0.05 * Math.sin(angle), 3.7 + 0.05 * Math.cos(angle))
  })
  const area = areaOfLine(circle) ?? []
  expect(area.length).toBeGreaterThan(8)
  expect(area.length).toBeLessThanOrEqual(MOST_CORNERS)
  expect(isInside(area, at(51.04, 3.7))).toBe(true)
  expect(isInside(area, at(51.045, 3.745))).toBe(false)
})

test.each([[[]], [[at(51, 3.7)]], [[at(51, 3.7), at(51.1, 3.8), at(51, 3.7)]]])(
  '%j encloses nothing',
  (line) => {
    expect(areaOfLine(line)).toBeUndefined()
    expect(areaIn(line)).toBeUndefined()
  },
)
