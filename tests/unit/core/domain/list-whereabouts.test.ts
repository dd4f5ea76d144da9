/** A query selects rows by their towns, by distance, and by a part of the map. */
import { describe, expect, test } from 'vitest'
import { eachColumn } from '../../../../core/domain/each-column.ts'
import { selectRows } from '../../../../core/domain/list-columns.ts'
import type { ListColumns } from '../../../../core/domain/list-columns.ts'
import { placesFile } from '../../../../core/domain/list-places.ts'
import { parseListQuery } from '../../../../core/domain/list-query.ts'
import { needsPlaces, whereaboutsFilter } from '../../../../core/domain/list-whereabouts.ts'

/** A home in the centre of Ghent, one 7 km east, one in Brussels, and one without a place. */
const COLUMNS: ListColumns = {
  free: 4,
  towns: [
    { name: 'Gent', zip: '9000', names: ['Gand'] },
    { name: 'Destelbergen', zip: '9070', names: [] },
    { name: 'Brussel', zip: '1000', names: [] },
  ],
  landmarks: [{ id: 'dampoort', name: 'Station Gent-Dampoort', latitude: 51.0563, longitude: 3.7406 }],
  types: [{ id: 1, name: 'Huis' }],
  town: [0, 1, 2, 0],
  type: [[1], [1], [1], [1]],
  ...eachColumn(() => [null, null, null, null]),
}
const at = (id: number, latitude: number, longitude: number) => ({ id, label: 'Huis', latitude, longitude })
const PLACES = placesFile(
  [at(1, 51.0538, 3.725), at(2, 51.06, 3.825), at(3, 50.85, 4.35), null],
  [[51.0538, 3.725], [51.06, 3.825], 0],
)

const rows = (text: string, places: typeof PLACES | undefined = PLACES) => {
  const query = parseListQuery(new URLSearchParams(text))
  return selectRows(COLUMNS, query, whereaboutsFilter(COLUMNS, query, places))
}

describe('a query finds the homes', () => {
  test.each([
    ['', [0, 1, 2, 3]],
    ['city=Gent|9000', [0, 3]],
    ['city=Gand|9000&radius=5', [0, 3]],
    ['city=Gent|9000&radius=10', [0, 1, 3]],
    ['city=Gent|9000&radius=60', [0, 1, 2, 3]],
    ['radius=10', [0, 1, 2, 3]],
    ['city=Brussel|1000&radius=50', [2]],
    ['near=dampoort', [0]],
    ['near=dampoort&radius=10', [0, 1]],
    ['near=dampoort&city=Brussel|1000', [0, 2]],
    ['near=elsewhere', []],
    ['in=51,3.7,51.1,3.8', [0]],
    ['area=51_3.7*51.1_3.7*51.1_3.9*51_3.9', [0, 1]],
    ['area=51_3.7*51.1_3.7*51.1_3.9*51_3.9&city=Destelbergen|9070', [1]],
  ])('%s', (text, found) => {
    expect(rows(text)).toEqual(found)
  })
})

test('without places there are those of the towns, and none in an area', () => {
  const { towns: _, ...earlier } = PLACES
  expect(rows('city=Gent|9000&radius=10', earlier)).toEqual([0, 3])
  const unplaced = (text: string) => {
    const query = parseListQuery(new URLSearchParams(text))
    return selectRows(COLUMNS, query, whereaboutsFilter(COLUMNS, query, undefined))
  }
  expect(unplaced('area=51_3.7*51.1_3.7*51.1_3.9')).toEqual([])
  expect(unplaced('city=Gent|9000&radius=10')).toEqual([0, 3])
  expect(unplaced('near=dampoort')).toEqual([])
})

test.each([
  ['city=Gent|9000', false],
  ['radius=5', false],
  ['radius=5&city=Gent|9000', true],
  ['near=dampoort', true],
  ['in=51,3.7,51.1,3.8', true],
])('%s needs the file of places: %s', (text, needs) => {
  expect(needsPlaces(parseListQuery(new URLSearchParams(text)))).toBe(needs)
})
