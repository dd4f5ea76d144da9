import { expect, test } from 'vitest'
import { LOCALES } from '../../../../core/languages/codes.ts'
import { mapPath, mapSearch, streetViewAt } from '../../../../core/domain/map.ts'

const GHENT = { latitude: 51.0543, longitude: 3.7174 }

test.each(LOCALES)('the page of the map stands below one folder, in %s', (locale) => {
  expect(mapPath(locale)).toBe(`/_map/${locale}/`)
})

test('an address is one value of the search, whatever it holds', () => {
  const address = 'Rue de l’Église 3 & 5, 1050 Ixelles?layer=#'
  expect(new URL(mapSearch(address)).searchParams.get('query')).toBe(address)
})

test('street pictures are asked for by place', () => {
  expect(new URL(streetViewAt(GHENT)).searchParams.get('viewpoint')).toBe('51.0543,3.7174')
})
