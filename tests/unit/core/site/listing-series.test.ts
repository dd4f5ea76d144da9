/** A goal has lists for the whole stock, its types and its towns, each with addresses by language. */
import { describe, expect, test } from 'vitest'
import { listingSeries, pathsOfPage, wholeOf } from '../../../../core/site/listing-series.ts'
import { siteOf } from '../../../support/linked.ts'
import type { SiteFiles } from '../../../support/minimal-site.ts'
import { house, properties, RENT_LIST, rental } from '../../../support/view.ts'

const only = { TypeDescription: { nl: 'Alleen hier' } }

async function listsOf(files: SiteFiles) {
  const { value } = listingSeries(await siteOf(files))
  return value.map((series) => {
    const { goal, scope, versions } = series
    const name =
      scope.kind === 'all' ? 'all' : scope.kind === 'type' ? `type ${scope.category.WebID}` : scope.town.zip
    return [goal, name, versions.nl?.pages[0], versions.fr?.pages[0]]
  })
}

function withoutRoute(original: string): SiteFiles {
  const { routes } = RENT_LIST['site-config/routes.json'] as { routes: readonly { original: string }[] }
  return { 'site-config/routes.json': { routes: routes.filter((each) => each.original !== original) } }
}

const STOCK = properties(house(1), house(2, { WebID: 4, Zip: '8000', City: 'BRUGGE' }), rental(3))

describe('the lists of a site', () => {
  test('are the whole one of each goal, then its types, then its towns', async () => {
    expect(await listsOf({ ...RENT_LIST, ...STOCK })).toEqual([
      ['rent', 'all', '/nl/te-huur/', '/fr/a-louer/'],
      ['rent', 'type 1', '/nl/te-huur/type/1/', '/fr/a-louer/type/1/'],
      ['rent', '9000', '/nl/te-huur/9000-gent/', '/fr/a-louer/9000-gand/'],
      ['sale', 'all', '/nl/te-koop/', '/fr/a-vendre/'],
      ['sale', 'type 1', '/nl/te-koop/type/1/', '/fr/a-vendre/type/1/'],
      ['sale', 'type 4', '/nl/te-koop/type/4/', '/fr/a-vendre/type/4/'],
      ['sale', '8000', '/nl/te-koop/8000-brugge/', '/fr/a-vendre/8000-bruges/'],
      ['sale', '9000', '/nl/te-koop/9000-gent/', '/fr/a-vendre/9000-gand/'],
    ])
  })

  test.each<[string, string, readonly string[]]>([
    ['types', '/for-sale/type/{webid}/', ['all', '8000', '9000']],
    ['towns', '/for-sale/city/{zip}-{town}/', ['all', 'type 1', 'type 4']],
  ])('have no %s without a path for them', async (_, original, names) => {
    const lists = await listsOf({ ...RENT_LIST, ...STOCK, ...withoutRoute(original) })
    expect(lists.filter(([goal]) => goal === 'sale').map(([, name]) => name)).toEqual(names)
  })

  test('stand in the languages that have stock; the whole one in all of its page', async () => {
    expect(await listsOf(properties(house(1, only)))).toEqual([
      ['sale', 'all', '/nl/te-koop/', '/fr/a-vendre/'],
      ['sale', 'type 1', '/nl/te-koop/type/1/', undefined],
      ['sale', '9000', '/nl/te-koop/9000-gent/', undefined],
    ])
  })

  test('stand in the languages of their page', async () => {
    const host = {
      params: { title: { nl: 'Te koop' }, modules: [{ relations: [{ type: 'property-list', id: 'sale' }] }] },
    }
    const lists = await listsOf({ ...STOCK, 'content/pages/for-sale.json': { path: '/for-sale/', ...host } })
    expect(lists.length).toBeGreaterThan(3)
    expect(lists.every(([, , , french]) => french === undefined)).toBe(true)
  })

  test('of a town in the words of the language', async () => {
    const cities = [{ Name: { nl: 'Luik', fr: 'Liège' }, Zip: '4000', CountryID: 10 }]
    const stock = properties(house(1, { Zip: '4000', City: 'LIEGE', EPCCertificateNumber: '1' }))
    const lists = await listsOf({ ...stock, 'content/cities.json': cities })
    expect(lists.at(-1)).toEqual(['sale', '4000', '/nl/te-koop/4000-luik/', '/fr/a-vendre/4000-liege/'])
  })
})

test('a page has an address in each language that has so many', async () => {
  const many = Array.from({ length: 25 }, (_, index) => house(index + 1, index === 0 ? only : {}))
  const { value } = listingSeries(await siteOf(properties(...many)))
  const whole = wholeOf(value, 'sale')
  if (whole === undefined) throw new Error('There is a list')
  expect(pathsOfPage(whole, 1)).toEqual({ nl: '/nl/te-koop/', fr: '/fr/a-vendre/' })
  expect(pathsOfPage(whole, 2)).toEqual({ nl: '/nl/te-koop/pagina/2/' })
  expect(pathsOfPage(whole, 3)).toEqual({})
  expect(wholeOf(value, 'rent')).toBeUndefined()
  expect(wholeOf(value.slice(1), 'sale')).toBeUndefined()
})
