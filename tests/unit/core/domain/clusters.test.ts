import { describe, expect, test } from 'vitest'
import { CLUSTER_REACH, clustersOf, isOneSpot } from '../../../../core/domain/clusters.ts'
import type { Coordinates } from '../../../../core/domain/map.ts'

/** The width of this many pixels in degrees of longitude. */
const degrees = (pixels: number, zoom: number) => (pixels * 360) / (256 * 2 ** zoom)
const at = (id: number, latitude: number, longitude: number) => ({ id, latitude, longitude })
const idsOf = (items: readonly { readonly id: number }[]) => items.map(({ id }) => id)
const grouped = (items: readonly (Coordinates & { readonly id: number })[], zoom: number) =>
  clustersOf(items, zoom).map(({ items: members }) => idsOf(members))

describe('at the equator, where a degree is as wide as it is high', () => {
  test.each([
    [CLUSTER_REACH - 1, [[1, 2]]],
    [CLUSTER_REACH + 1, [[1], [2]]],
  ])('two places %d pixels apart', (pixels, expected) => {
    for (const zoom of [3, 10, 17]) {
      const step = degrees(pixels, zoom)
      expect(grouped([at(1, 0, 4), at(2, 0, 4 + step)], zoom)).toEqual(expected)
      expect(grouped([at(1, 0, 4), at(2, 0, 4 - step)], zoom)).toEqual(expected)
    }
  })

  test('of three in a row the middle goes to the nearer one that began', () => {
    const step = degrees(CLUSTER_REACH, 10)
    expect(grouped([at(1, 0, 0), at(2, 0, 1.5 * step), at(3, 0, 0.9 * step)], 10)).toEqual([[1], [2, 3]])
    expect(grouped([at(1, 0, 0), at(2, 0, 1.5 * step), at(3, 0, 0.6 * step)], 10)).toEqual([[1, 3], [2]])
  })
})

test('nothing gives nothing, and one place is a cluster of its own', () => {
  expect(clustersOf([], 8)).toEqual([])
  expect(clustersOf([at(1, 51, 4)], 8)).toEqual([{ latitude: 51, longitude: 4, items: [at(1, 51, 4)] }])
})

test('a cluster stands where its first place stands', () => {
  const [cluster] = clustersOf([at(1, 51.05, 3.72), at(2, 51.06, 3.73)], 6)
  expect([cluster?.latitude, cluster?.longitude]).toEqual([51.05, 3.72])
})

test('poles and the ends of the map are places like others', () => {
  const ends = [at(1, 90, 180), at(2, -90, -180), at(3, 89, 179.9)]
  expect(grouped(ends, 12).flat().toSorted()).toEqual([1, 2, 3])
})

test('a large stock: every place once, no two marks within reach, the same at every run', () => {
  const stock = Array.from({ length: 5000 }, (_, id) =>
    at(id, 49.5 + ((id * 7919) % 2000) / 1000, 2.5 + ((id * 104_729) % 3800) / 1000),
  )
  for (const zoom of [7, 10, 13]) {
    const clusters = clustersOf(stock, zoom)
    const ids = clusters.flatMap(({ items }) => idsOf(items))
    expect(ids.toSorted((left, right) => left - right)).toEqual(idsOf(stock))
    expect(clustersOf(stock, zoom)).toEqual(clusters)
    const spots = clusters.map(({ latitude, longitude }) => pixelOf(latitude, longitude, zoom))
    const touching = spots.some(([x, y], index) =>
      spots.slice(index + 1).some(([left, top]) => Math.hypot(left - x, top - y) < CLUSTER_REACH),
    )
    expect(touching).toBe(false)
  }
})

/** The position of a place in the projection, by another formula than the code. */
function pixelOf(latitude: number, longitude: number, zoom: number): readonly [number, number] {
  const scale = (256 * 2 ** zoom) / (2 * Math.PI)
  const radians = Math.PI / 180
  return [scale * longitude * radians, -scale * Math.log(Math.tan(Math.PI / 4 + (latitude * radians) / 2))]
}

test.each([
  [[at(1, 51, 4)], true],
  [[at(1, 51, 4), at(2, 51, 4)], true],
  [[at(1, 51, 4), at(2, 51, 4.00001)], false],
])('one spot or several: %j', (places, expected) => {
  expect(isOneSpot(places)).toBe(expected)
})
