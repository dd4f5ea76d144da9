import { expect, test } from 'vitest'
import { mapPropertiesOf, parseListPlaces, placesFile } from '../../../../core/domain/list-places.ts'
import type { MapProperty } from '../../../../core/domain/map-message.ts'

const HOUSE: MapProperty = {
  id: 7,
  latitude: 51.05,
  longitude: 3.72,
  label: 'Huis, 9000 Gent',
  href: '/nl/te-koop/gent/huis/7/',
  price: '€ 300.000',
}
const HIDDEN: MapProperty = { id: 9, latitude: 51.1, longitude: 3.9, label: 'Villa, 9040 Gent', isTown: true }
const PLACES = placesFile([HOUSE, null, HIDDEN], [[51.05, 3.72], 0])

test('columns give back what they were made of', () => {
  expect(mapPropertiesOf([7, 8, 9], PLACES)).toEqual([HOUSE, HIDDEN])
  expect(parseListPlaces(JSON.stringify(PLACES))).toEqual(PLACES)
})

test.each<[string, unknown]>([
  ['a page of a proxy', '<!doctype html>'],
  ['a list', []],
  ['a row more', { ...PLACES, latitude: [51, 51, 51, 51] }],
  ['text for degrees', { ...PLACES, longitude: ['3.7', null, 3.9] }],
  ['a label that is none', { ...PLACES, label: [{}, null, ''] }],
  ['a middle of one degree', { ...PLACES, towns: [[51]] }],
  ['more than yes and no', { ...PLACES, isTown: [0, 0, 2] }],
])('%s has no places', (_, given) => {
  expect(parseListPlaces(typeof given === 'string' ? given : JSON.stringify(given))).toBeNull()
})

test('rows keep their number, also those without a place', () => {
  expect(mapPropertiesOf([1, 2, 3], PLACES).map(({ id }) => id)).toEqual([1, 3])
  expect(PLACES.latitude).toEqual([51.05, null, 51.1])
})
