import { describe, expect, test } from 'vitest'
import { boundsOf, boundsText, isWithin, parseBounds, roundBounds } from '../../../../core/domain/bounds.ts'
import { denseBoundsOf } from '../../../../core/domain/dense-bounds.ts'

const GHENT = { south: 50.9, west: 3.6, north: 51.1, east: 3.9 }

describe('in an address', () => {
  test.each([
    ['50.9,3.6,51.1,3.9', GHENT],
    ['-90,-180,90,180', { south: -90, west: -180, north: 90, east: 180 }],
    ['-1,-1,0,0.5', { south: -1, west: -1, north: 0, east: 0.5 }],
  ])('%s', (text, bounds) => {
    expect(parseBounds(text)).toEqual(bounds)
    expect(boundsText(bounds)).toBe(text)
  })

  test.each([
    '',
    '50.9,3.6,51.1',
    '50.9,3.6,51.1,3.9,4',
    '51.1,3.6,50.9,3.9',
    '50.9,3.9,51.1,3.6',
    '50.9,3.6,50.9,3.9',
    '50.9,3.6,51.1,3.6',
    '-90.1,3.6,51.1,3.9',
    '50.9,3.6,90.1,3.9',
    '50.9,-180.1,51.1,3.9',
    '50.9,3.6,51.1,180.1',
    '50.9,3.6,51.1,1e1',
    '50.9,3.6,51.1,NaN',
    '50.9,3.6,51.1,Infinity',
    '50.9,3.6,51.1,+3.9',
    '50.9,3.6,51.1, 3.9',
    '50.9,3.6,51.1,3.',
    '50.9,3.6,51.1,0x4',
    '50.9,3.6,51.1,3.9\u0000',
    '50,9,3,6',
    '9'.repeat(100_000),
  ])('%s is none', (text) => {
    expect(parseBounds(text)).toBeUndefined()
  })
})

test.each([
  [
    { south: 50.90001, west: 3.60009, north: 51.10001, east: 3.90009 },
    { south: 50.9, west: 3.6, north: 51.1001, east: 3.9001 },
  ],
  [
    { south: -0.00001, west: -0.00001, north: 0.00001, east: 0.00001 },
    { south: -0.0001, west: -0.0001, north: 0.0001, east: 0.0001 },
  ],
  [
    { south: -89.99999, west: -179.99999, north: 89.99999, east: 179.99999 },
    { south: -90, west: -180, north: 90, east: 180 },
  ],
  [GHENT, GHENT],
  // In floating point, 0.0003 * 10000 is less than 3, and 8.2001 * 10000 is more than 82001.
  [
    { south: 0.0003, west: 0.0003, north: 8.2001, east: 8.2001 },
    { south: 0.0003, west: 0.0003, north: 8.2001, east: 8.2001 },
  ],
])('are rounded outwards, and once is enough', (bounds, rounded) => {
  expect(roundBounds(bounds)).toEqual(rounded)
  expect(roundBounds(rounded)).toEqual(rounded)
  expect(parseBounds(boundsText(rounded))).toEqual(rounded)
})

test.each([
  [50.9, 3.6, true],
  [51.1, 3.9, true],
  [51, 3.75, true],
  [50.8999, 3.75, false],
  [51.1001, 3.75, false],
  [51, 3.5999, false],
  [51, 3.9001, false],
])('%d, %d lies within: %s', (latitude, longitude, expected) => {
  expect(isWithin(GHENT, { latitude, longitude })).toBe(expected)
})

test('the smallest hold every place; of none there are none', () => {
  const places = [
    { latitude: 51.1, longitude: 3.7 },
    { latitude: 50.9, longitude: 3.9 },
    { latitude: 51, longitude: 3.6 },
  ]
  expect(boundsOf(places)).toEqual(GHENT)
  expect(boundsOf([])).toBeUndefined()
})

describe('the densest places', () => {
  const at = (latitude: number, longitude: number) => ({ latitude, longitude })

  test('leave out the farthest fifth', () => {
    const near = [at(51, 3.7), at(51.1, 3.7), at(51, 3.8), at(51.1, 3.8)]
    expect(denseBoundsOf([...near, at(49.5, 6)])).toEqual({ south: 51, north: 51.1, west: 3.7, east: 3.8 })
    // In any order, with the distant one in the middle as well.
    for (let first = 1; first <= near.length; first++) {
      const places = [...near.slice(first), at(49.5, 6), ...near.slice(0, first)]
      expect(denseBoundsOf(places)).toEqual({ south: 51, north: 51.1, west: 3.7, east: 3.8 })
    }
  })

  test('are all where there are few, and none where there is none', () => {
    expect(denseBoundsOf([at(51, 3), at(49, 6)])).toEqual({ south: 49, north: 51, west: 3, east: 6 })
    expect(denseBoundsOf([])).toBeUndefined()
  })
})
