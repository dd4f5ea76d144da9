import { expect, test } from 'vitest'
import { search } from '../../../../core/schema/config/search.ts'

const BOX = {
  showSearchInput: true,
  showSearchButton: true,
  showCountProperty: true,
  showSearchCount: true,
}
const STATION = { id: 'gent-dampoort', name: 'Station Gent-Dampoort', latitude: 51.0563, longitude: 3.7406 }
const parse = (...landmarks: readonly object[]) => search.safeParse({ ...BOX, landmarks })

test('a landmark has a place and a name of its own in addresses', () => {
  expect(parse(STATION, { ...STATION, id: 'campus' }).success).toBe(true)
  expect(parse(STATION, STATION).error?.message).toContain('each \\"id\\" once')
})

test.each([{ id: 'Gent Dampoort' }, { id: '-' }, { id: '' }, { latitude: 91 }, { longitude: undefined }])(
  'a landmark with %j is refused',
  (other) => {
    expect(parse({ ...STATION, ...other }).success).toBe(false)
  },
)
