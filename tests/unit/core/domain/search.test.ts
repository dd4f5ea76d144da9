import { describe, expect, test } from 'vitest'
import type { CityRecord, PropertyId, TypeRecord } from '../../../../core/domain/search.ts'
import {
  foldWords,
  idTokens,
  matchCities,
  matchTypes,
  parseQuery,
  prepareCities,
  prepareTypes,
  searchProperties,
} from '../../../../core/domain/search.ts'

const types = prepareTypes<TypeRecord>([
  { webId: 1, names: ['Huis', 'Maison', 'House', 'Haus'], words: ['huizen', "villa's", 'Villa', 'fermette'] },
  { webId: 2, names: ['Appartement', 'Apartment', 'Wohnung'] },
  { webId: 3, names: ['Studio'] },
  { webId: 5, names: ['Opbrengsteigendom'] },
  { webId: 7, names: ['Garage/Parking'] },
])

const cities = prepareCities<CityRecord>([
  { names: ['Aalst'], zip: '9300' },
  { names: ['Elsene', 'Ixelles'], zip: '1050' },
  { names: ['Gent', 'Gand'], zip: '9000' },
  { names: ['Gentbrugge'], zip: '9050' },
  { names: ['Luik', 'Liège', 'Lüttich'], zip: '4000' },
  { names: ['Sint-Gillis', 'Saint-Gilles'], zip: '1060' },
  { names: ['Sint-Martens-Latem'], zip: '9830' },
  { names: ["'s-Gravenbrakel", 'Braine-le-Comte'], zip: '7090' },
  { names: ['Latour'], zip: '6761' },
  { names: ['Sint-Amandsberg', 'Mont-Saint-Amand'], zip: '9040' },
  { names: ['Onze-Lieve-Vrouw-Waver', 'Wavre-Notre-Dame'], zip: '2861' },
  { names: ['St. Vith', 'Saint-Vith'], zip: '4780' },
])

const properties: readonly PropertyId[] = [{ id: 4127 }, { id: 412 }, { id: 9000 }]

const named = (...names: readonly string[]) =>
  prepareCities<CityRecord>(names.map((name) => ({ names: [name], zip: '1000' })))

test('a town with the text at the beginning of a word comes before one with the text inside a word', () => {
  const towns = named('Oudegent', 'Oudegent Gent', 'Gentbrugge', 'Gent')
  expect(matchCities(towns, parseQuery('gent')).map(({ record }) => record.names[0])).toEqual([
    'Gent',
    'Gentbrugge',
    'Oudegent Gent',
    'Oudegent',
  ])
})

const typeNames = (text: string) => matchTypes(types, parseQuery(text)).map(({ record }) => record.names[0])
const cityNames = (text: string) => matchCities(cities, parseQuery(text)).map(({ record }) => record.names[0])
const ids = (text: string) => searchProperties(properties, parseQuery(text)).map(({ id }) => id)

test.each([
  ['  Sint-Martens-Latem ', 'sint martens latem'],
  ["Braine-l'Alleud", 'braine l alleud'],
  ['Liège', 'liege'],
  ['LIE\u0300GE', 'liege'],
  ['Ref: 4127', 'ref 4127'],
  ['—', ''],
])('%j folds to %j', (text, folded) => {
  expect(foldWords(text)).toBe(folded)
})

describe('matchTypes', () => {
  test.each([
    ['', []],
    ['huis', ['Huis']],
    ['HUIS', ['Huis']],
    ['appart', ['Appartement']],
    ['parking', ['Garage/Parking']],
    ['g', ['Garage/Parking', 'Opbrengsteigendom']],
    ['eigendom', ['Opbrengsteigendom']],
    ['maison', ['Huis']],
    ['wohn', ['Appartement']],
    ['villa', ['Huis']],
    ["Villa's", ['Huis']],
    ['fermettes', ['Huis']],
    ['huizen', ['Huis']],
    ['mette', []],
    ['maisons', ['Huis']],
    ['appartementen', ['Appartement']],
    ['studiootjes', []],
    ['huis ge', []],
    ['kasteel', []],
    ['4127', []],
  ])('%j', (text, found) => {
    expect(typeNames(text)).toEqual(found)
  })
})

describe('matchCities', () => {
  test.each([
    ['', []],
    ['gent', ['Gent', 'Gentbrugge']],
    ['GENT', ['Gent', 'Gentbrugge']],
    ['gand', ['Gent']],
    ['liège', ['Luik']],
    ['liege', ['Luik']],
    ['LIEGE', ['Luik']],
    ['luttich', ['Luik']],
    ['ixelles', ['Elsene']],
    ['9', ['Aalst', 'Gent', 'Gentbrugge', 'Sint-Martens-Latem', 'Sint-Amandsberg']],
    ['90', ['Gent', 'Gentbrugge', 'Sint-Amandsberg']],
    ['9000', ['Gent']],
    ['000', []],
    ['90000', []],
    ['sint martens', ['Sint-Martens-Latem']],
    ['sint-m', ['Sint-Martens-Latem']],
    ['latem', ['Sint-Martens-Latem']],
    ['la', ['Latour', 'Sint-Martens-Latem']],
    ['gravenbrakel', ["'s-Gravenbrakel"]],
    ['Gent (9000)', ['Gent']],
    ['9000 gent', ['Gent']],
    ['9050 gent', ['Gentbrugge']],
    ['9300 gent', []],
    ['9000 9050', []],
    ['brugge', ['Gentbrugge']],
    ['g', ['Gent', 'Gentbrugge', 'Sint-Gillis', "'s-Gravenbrakel", 'Sint-Amandsberg']],
    ['nergens', []],
    ['St. Amandsberg', ['Sint-Amandsberg']],
    ['st amands', ['Sint-Amandsberg']],
    ['mont st amand', ['Sint-Amandsberg']],
    ['St-Gilles', ['Sint-Gillis']],
    ['St-Martens-Latem', ['Sint-Martens-Latem']],
    ['olv waver', ['Onze-Lieve-Vrouw-Waver']],
    ['O.L.V.-Waver', ['Onze-Lieve-Vrouw-Waver']],
    ['Sankt Vith', ['St. Vith']],
    ['Sint Vith', ['St. Vith']],
    ['9040 st amandsberg', ['Sint-Amandsberg']],
    ['st nergens', []],
  ])('%j', (text, found) => {
    expect(cityNames(text)).toEqual(found)
  })
})

describe('searchProperties', () => {
  test.each([
    ['', []],
    ['4127', [4127]],
    ['Ref: 4127', [4127]],
    ['#4127', [4127]],
    ['412', [412]],
    ['41', []],
    ['04127', []],
    ['4127x', []],
    ['412 4127', [412, 4127]],
    ['4127, 412; 4127', [4127, 412]],
    ['9000 gent', [9000]],
    ['herenhuis', []],
    ['__proto__', []],
  ])('%j', (text, found) => {
    expect(ids(text)).toEqual(found)
  })

  test('id tokens are what was typed, each once', () => {
    expect(idTokens(parseQuery('412 huis 4127 412'))).toEqual(['412', '4127'])
  })
})

test('a very long text is cut and answered', () => {
  expect(parseQuery('a'.repeat(101)).tokens).toEqual(['a'.repeat(100)])
  expect(cityNames(`gent${' '.repeat(200)}x`)).toEqual(['Gent', 'Gentbrugge'])
  expect(cityNames('a'.repeat(100_000))).toEqual([])
})

test('results are the records given, with all they carry', () => {
  const city = { names: ['Gent'], zip: '9000', sale: 12 }
  expect(matchCities(prepareCities([city]), parseQuery('gent'))).toEqual([{ record: city, rank: 0 }])
})

test.each(['', '  ', '-', '¿?'])('%j asks for nothing', (text) => {
  expect(parseQuery(text)).toEqual({ text: '', tokens: [] })
})
