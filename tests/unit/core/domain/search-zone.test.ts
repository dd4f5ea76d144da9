import { expect, test } from 'vitest'
import { prepareCities } from '../../../../core/domain/search.ts'
import { townsOfZone } from '../../../../core/domain/search-zone.ts'

const TOWNS = prepareCities([
  { names: ['Gent', 'Gand', 'Ghent'], zip: '9000' },
  { names: ['Gentbrugge'], zip: '9050' },
  { names: ['Ledeberg'], zip: '9050' },
  { names: ['Sint-Martens-Latem'], zip: '9830' },
  { names: ['Sint-Niklaas', 'Saint-Nicolas'], zip: '9100' },
  { names: ['Braine-le-Château', 'Kasteelbrakel'], zip: '1440' },
  { names: ['Luik', 'Liège', 'Lüttich'], zip: '4000' },
  { names: ['Elsene', 'Ixelles'], zip: '1050' },
  { names: ['Esch-sur-Alzette', 'Esch'], zip: 'L-4001' },
])

test.each<[string, readonly string[]]>([
  ['Gent', ['Gent']],
  ['GAND', ['Gent']],
  ['Ghent', ['Gent']],
  ['Gent, 9050', ['Gent', 'Gentbrugge', 'Ledeberg']],
  ['gent; ledeberg', ['Gent', 'Ledeberg']],
  ['Gent/Gentbrugge', ['Gent', 'Gentbrugge']],
  ['9000 Gent', ['Gent']],
  ['9050 Gentbrugge', ['Gentbrugge']],
  ['9000', ['Gent']],
  ['90', ['Gent', 'Gentbrugge', 'Ledeberg']],
  // One digit would match half of the country.
  ['9', []],
  ['Sint-Martens', ['Sint-Martens-Latem']],
  ['sint niklaas', ['Sint-Niklaas']],
  ['Sint', ['Sint-Martens-Latem', 'Sint-Niklaas']],
  ['Saint-Nicolas', ['Sint-Niklaas']],
  ['St. Niklaas of St-Martens-Latem', ['Sint-Martens-Latem', 'Sint-Niklaas']],
  ['braine le chateau', ['Braine-le-Château']],
  ['Liege', ['Luik']],
  ['lüttich', ['Luik']],
  ['regio Gent of Elsene', ['Gent', 'Elsene']],
  ['Gent en omgeving', ['Gent']],
  ['Ixelles & Liège', ['Luik', 'Elsene']],
  ['Esch sur Alzette', ['Esch-sur-Alzette']],
  ['Gent Gent', ['Gent']],
  // Only whole words match.
  ['Gen', []],
  ['ent', []],
  ['9000 Ledeberg', ['Gent', 'Ledeberg']],
  ['Oostende', []],
  ['ergens', []],
  [' , ;', []],
  ['<script>', []],
])('%s', (zone, names) => {
  const found = townsOfZone(TOWNS, zone).map(({ town }) => town.names[0])
  expect(found.toSorted()).toEqual([...names].toSorted())
})

test.each<[string, readonly object[]]>([
  ['10 km rond Gent', [{ name: 'Gent', kilometres: 10 }]],
  ['Luik, binnen 5 km van Gent', [{ name: 'Luik' }, { name: 'Gent', kilometres: 5 }]],
  ['Gent, 20 km autour de Gand', [{ name: 'Gent', kilometres: 20 }]],
  ['within 15 km of Ghent', [{ name: 'Gent', kilometres: 15 }]],
  ['in der Nähe von Lüttich', [{ name: 'Luik', kilometres: 10 }]],
  ['10 km autour de Gand', [{ name: 'Gent', kilometres: 10 }]],
  ['10 km around Ghent', [{ name: 'Gent', kilometres: 10 }]],
  ['10 km um Gent', [{ name: 'Gent', kilometres: 10 }]],
  ['10 km rond nergens', []],
])('%s means the surroundings of its towns', (zone, expected) => {
  const found = townsOfZone(TOWNS, zone).map(({ town, ...more }) => ({ name: town.names[0], ...more }))
  expect(found).toEqual(expected)
})

test('a long text is read in time', () => {
  expect(townsOfZone(TOWNS, 'gent '.repeat(40)).length).toBe(1)
})
