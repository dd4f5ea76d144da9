import { describe, expect, test } from 'vitest'
import type { ServiceProperty } from '../../../core/schema/service-site.ts'
import { criteriaOf, matchesOf, townsOf } from '../../../core/service/registered-searches/criteria.ts'
import type { Criteria } from '../../../core/service/registered-searches/criteria.ts'
import { compare } from '../../../core/service/registered-searches/news.ts'
import { SERVICE_SITE } from '../../support/service-site.ts'

const [SAMPLE] = SERVICE_SITE.properties
const property = (values: Partial<ServiceProperty> = {}): ServiceProperty => ({
  ...(SAMPLE as ServiceProperty),
  ...values,
})
const WISH: Criteria = { goal: 'sale', types: [1], zone: 'Gent' }

describe('what a search matches', () => {
  // The sample: a house for sale in Ghent, 895,000 euros, four bedrooms.
  test.each<[Partial<Criteria>, Partial<ServiceProperty>, boolean]>([
    [{}, {}, true],
    [{ goal: 'rent' }, {}, false],
    [{ goal: 'rent' }, { goal: 'rent', availability: 'for-rent' }, true],
    [{ types: [2] }, {}, false],
    [{ types: [2, 1] }, {}, true],
    [{ types: [2] }, { types: [1, 2] }, true],
    [{ zone: 'Gand' }, {}, true],
    [{ zone: '9000' }, {}, true],
    [{ zone: 'Aalst' }, {}, false],
    [{ zone: 'Aalst' }, { zip: '9300', towns: { nl: 'Aalst' } }, true],
    [{ priceMax: 895_000 }, {}, true],
    [{ priceMax: 894_999 }, {}, false],
    [{ priceMin: 895_000 }, {}, true],
    [{ priceMin: 895_001 }, {}, false],
    [{ priceMin: 1, priceMax: 2 }, { price: undefined }, false],
    [{ priceMax: 0 }, { price: undefined }, false],
    [{ priceMin: 0 }, { price: undefined }, true],
    [{}, { price: undefined, bedrooms: undefined }, true],
    [{ bedrooms: 4 }, {}, true],
    [{ bedrooms: 5 }, {}, false],
    [{ bedrooms: 1 }, { bedrooms: undefined }, false],
    [{ bedrooms: 0 }, { bedrooms: undefined }, true],
    [{ types: [] }, {}, true],
    [{}, { availability: 'sold' }, false],
    [{}, { availability: 'to-take-over' }, true],
  ])('%j of %j: %s', (criteria, values, expected) => {
    const site = { properties: [property(values)] }
    expect(matchesOf({ ...WISH, ...criteria }, site, townsOf(site)).length === 1).toBe(expected)
  })

  test.each<[zone: string, kilometres: number, expected: boolean]>([
    ['Gent', 4, false],
    ['5 km rond Gent', 4, true],
    ['5 km rond Gent', 6, false],
    ['5 km rond Aalst', 4, false],
  ])('%s, of a home %i km away in another town: %s', (zone, kilometres, expected) => {
    const gent = { latitude: 51.05, longitude: 3.72 }
    const away = { latitude: gent.latitude + kilometres / 111.2, longitude: gent.longitude }
    const other = { id: 'away', zip: '9090', towns: { nl: 'Melle' }, position: away }
    const site = { properties: [property({ position: gent }), property(other)] }
    const found = matchesOf({ ...WISH, zone }, site, townsOf(site)).map(({ id }) => id)
    expect(found.includes('away')).toBe(expected)
  })

  test('the same search is one text, however its boxes were ticked', () => {
    const values = { goal: 'buy', zone: 'Gent', bedrooms: '3' }
    const one = JSON.stringify(criteriaOf({ ...values, types: ['2', '1'] }))
    expect(JSON.stringify(criteriaOf({ ...values, types: ['1', '2', '1'] }))).toBe(one)
    expect(JSON.parse(one)).toEqual({ goal: 'sale', types: [1, 2], zone: 'Gent', bedrooms: 3 })
  })
})

describe('what is news', () => {
  const known = { property: '4127', fingerprint: 'a', price: 895_000, gone: 0 }
  test.each<[string, Partial<ServiceProperty>, readonly (typeof known)[], object]>([
    ['never told', {}, [], { news: ['new'], noted: 0, gone: 0 }],
    ['told, and the same', {}, [known], { news: [], noted: 0, gone: 0 }],
    ['cheaper', { fingerprint: 'b', price: 894_999 }, [known], { news: ['cheaper'], noted: 0, gone: 0 }],
    ['dearer', { fingerprint: 'b', price: 895_001 }, [known], { news: [], noted: 1, gone: 0 }],
    ['its price hidden', { fingerprint: 'b', price: undefined }, [known], { news: [], noted: 1, gone: 0 }],
    ['changed otherwise', { fingerprint: 'b' }, [known], { news: [], noted: 1, gone: 0 }],
    ['back', {}, [{ ...known, gone: 1 }], { news: ['back'], noted: 0, gone: 0 }],
    [
      'back and cheaper',
      { fingerprint: 'b', price: 1 },
      [{ ...known, gone: 1 }],
      { news: ['back'], noted: 0, gone: 0 },
    ],
    ['another is gone', {}, [known, { ...known, property: '5' }], { news: [], noted: 0, gone: 1 }],
    ['gone for long', {}, [known, { ...known, property: '5', gone: 1 }], { news: [], noted: 0, gone: 0 }],
  ])('%s', (_, values, told, expected) => {
    const { news, noted, gone } = compare([property(values)], told)
    expect({ news: news.map(({ kind }) => kind), noted: noted.length, gone: gone.length }).toEqual(expected)
  })
})
