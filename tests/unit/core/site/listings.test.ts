import { describe, expect, test } from 'vitest'
import type { LinkedSite, ListingGoal } from '../../../../core/site/linked.ts'
import type { Locale } from '../../../../core/languages/codes.ts'
import { listingSeries, pathsOfPage } from '../../../../core/site/listing-series.ts'
import type { ListingSeries } from '../../../../core/site/listing-series.ts'
import { linkFiles, planOf, siteOf } from '../../../support/linked.ts'
import { MINIMAL, plot } from '../../../support/site.ts'

const { routes } = MINIMAL['site-config/routes.json'] as { routes: readonly object[] }

function withProperties(...properties: readonly object[]): Promise<LinkedSite> {
  return siteOf({ 'content/properties/all.json': properties })
}

function idsOf(site: LinkedSite, locale: Locale = 'nl', goal: ListingGoal = 'sale'): readonly number[] {
  return site.listings[locale][goal].items.map(({ property }) => property.ID)
}

describe('a list', () => {
  test('has free properties first, then the newest, then the highest id', async () => {
    const site = await withProperties(
      plot(1, { CreatedDate: '2026-01-01' }),
      plot(2, { CreatedDate: '2026-03-01', Status: 2 }),
      plot(3, { CreatedDate: '2026-02-01' }),
      plot(4, { CreatedDate: '2026-02-01' }),
      plot(5, { CreatedDate: null }),
      plot(6, { CreatedDate: '2026-02-01T23:59:00Z', MarqueeName: 'VERKOCHT' }),
    )
    expect(idsOf(site)).toEqual([4, 3, 1, 5, 2, 6])
  })

  test.each([[[1, 2, 3]], [[3, 2, 1]], [[2, 3, 1]]])(
    'of one day has the highest id first, from %j',
    async (ids) => {
      const day = { CreatedDate: '2026-02-01', LastChangedDate: '2026-02-01' }
      const site = await withProperties(...ids.map((id) => plot(id, day)))
      expect(idsOf(site)).toEqual([3, 2, 1])
      const sold = await withProperties(...ids.map((id) => plot(id, { ...day, Status: 2 })))
      expect(sold.references.map(({ property }) => property.ID)).toEqual([3, 2, 1])
    },
  )

  test('holds what is to take over among what is for sale, and not what is not shown', async () => {
    const rent = { Goal: 1, ChargesRenter: 0 }
    const site = await withProperties(
      plot(1),
      plot(2, { Goal: 2 }),
      plot(3, rent),
      plot(4, { Status: 0 }),
      plot(5, { Status: 3 }),
      plot(6, { Status: 5 }),
    )
    expect(idsOf(site)).toEqual([2, 1])
    expect(idsOf(site, 'nl', 'rent')).toEqual([3])
    expect(site.properties.map(({ property }) => property.ID)).toEqual([1, 2, 3])
  })

  test('of a language holds what has a page in it, with its own totals', async () => {
    const site = await siteOf({
      'site-config/languages.json': {
        ...(MINIMAL['site-config/languages.json'] as object),
        missing: { fr: 'ignore' },
      },
      'content/properties/all.json': [
        plot(1),
        plot(2, { TypeDescription: { nl: 'Grond' } }),
        plot(3, { TypeDescription: { fr: 'Terrain' } }),
      ],
    })
    expect(idsOf(site, 'nl')).toEqual([2, 1])
    expect(idsOf(site, 'fr')).toEqual([3, 1])
    const series = seriesOf(site)
    expect(series.map(({ name, items }) => [name, items])).toEqual([
      ['all', { nl: 2, fr: 2 }],
      ['type 4', { nl: 2, fr: 2 }],
      ['town 9000', { nl: 2, fr: 2 }],
    ])
  })

  test('of references of one day has the highest id first, whenever these were created', async () => {
    const sold = { Status: 2, LastChangedDate: '2026-05-01' }
    const site = await withProperties(
      plot(1, { ...sold, CreatedDate: '2026-03-01' }),
      plot(2, { ...sold, CreatedDate: '2026-01-01' }),
      plot(3, { ...sold, CreatedDate: '2026-02-01' }),
    )
    expect(site.references.map(({ property }) => property.ID)).toEqual([3, 2, 1])
  })

  test('of references holds what was sold or rented, the last one first', async () => {
    const sold = (id: number, LastChangedDate: string | null) => plot(id, { Status: 2, LastChangedDate })
    const site = await withProperties(
      sold(1, '2026-01-01'),
      sold(2, '2026-03-01'),
      sold(3, null),
      plot(4, { Status: 6 }),
      plot(5),
    )
    expect(site.references.map(({ property }) => property.ID)).toEqual([2, 1, 4, 3])
  })

  test('has no group of a type that is not for its goal', async () => {
    const [, land] = MINIMAL['content/categories.json'] as readonly object[]
    const site = await siteOf({
      'content/categories.json': [{ ...land, Sale: false }],
      'content/properties/all.json': [plot(1)],
    })
    expect(idsOf(site)).toEqual([1])
    expect(site.listings.nl.sale.types).toEqual([])
  })

  test('names towns in the order of the language, and types in the agency’s', async () => {
    const town = (id: number, City: object, Zip: string) =>
      plot(id, { City, Zip, WebID: id === 1 ? 1 : 4, UniqueCode: 1, EnergyPerformance: 1, GScore: 'A' })
    const site = await withProperties(
      town(1, { nl: 'Luik', fr: 'Liège' }, '4000'),
      town(2, { nl: 'Gent', fr: 'Gand' }, '9000'),
      town(3, { nl: 'Bergen', fr: 'Mons' }, '7000'),
    )
    const zips = (locale: Locale) => site.listings[locale].sale.towns.map((group) => group.town.zip)
    expect(zips('nl')).toEqual(['7000', '9000', '4000'])
    expect(zips('fr')).toEqual(['9000', '4000', '7000'])
    expect(site.listings.nl.sale.types.map(({ category, items }) => [category.WebID, items.length])).toEqual([
      [1, 1],
      [4, 2],
    ])
  })
})

test('towns of one name stand in the order of their postal codes, the same on every machine', async () => {
  const site = await withProperties(
    ...['9199', '9029', '1199'].map((Zip, index) =>
      plot(index + 1, { Zip, City: { nl: 'Dorp', fr: 'Dorp' } }),
    ),
  )
  expect(site.listings.nl.sale.towns.map((group) => group.town.zip)).toEqual(['1199', '9029', '9199'])
})

interface SeriesText {
  readonly name: string
  readonly items: Readonly<Partial<Record<Locale, number>>>
  readonly series: ListingSeries
}

function seriesOf(site: LinkedSite): readonly SeriesText[] {
  return listingSeries(site).value.map((series) => {
    const { scope, versions } = series
    const name =
      scope.kind === 'all'
        ? 'all'
        : scope.kind === 'town'
          ? `town ${scope.town.zip}`
          : `type ${scope.category.WebID}`
    return {
      name,
      series,
      items: Object.fromEntries(
        Object.entries(versions).map(([locale, { items }]) => [locale, items.length]),
      ),
    }
  })
}

describe('the pages of a list', () => {
  const many = (count: number) => Array.from({ length: count }, (_, index) => plot(index + 1))

  test.each([
    [0, ['/nl/te-koop/']],
    [1, ['/nl/te-koop/']],
    [24, ['/nl/te-koop/']],
    [25, ['/nl/te-koop/', '/nl/te-koop/pagina/2/']],
    [48, ['/nl/te-koop/', '/nl/te-koop/pagina/2/']],
    [49, ['/nl/te-koop/', '/nl/te-koop/pagina/2/', '/nl/te-koop/pagina/3/']],
  ])('of %d properties', async (count, pages) => {
    const site = await withProperties(...many(count))
    const { problems } = listingSeries(site)
    expect(problems).toEqual([])
    const [all, ...narrowed] = seriesOf(site)
    expect(all?.series.versions.nl?.pages).toEqual(pages)
    const [second] = pages.slice(1)
    for (const { series } of narrowed) {
      const first = series.versions.nl?.pages[0] as string
      expect(series.versions.nl?.pages).toEqual(pages.map((path) => path.replace('/nl/te-koop/', first)))
      expect(pathsOfPage(series, 2).nl).toBe(second?.replace('/nl/te-koop/', first))
    }
    expect(narrowed.map(({ name }) => name)).toEqual(count === 0 ? [] : ['type 4', 'town 9000'])
  })

  test('are each planned once, and every property stands on one of them', async () => {
    const { plan, problems } = planOf(await withProperties(...many(49)))
    expect(problems).toEqual([])
    const lists = plan.pages.filter(({ url }) => /^\/nl\/te-koop\/(?:pagina\/\d+\/)?$/.test(url))
    const hrefs = lists.flatMap(
      (job) => JSON.stringify(plan.propsOf(job)).match(/\/nl\/te-koop\/gent\/bouwgrond-\d+\/\d+\//g) ?? [],
    )
    expect(new Set(hrefs).size).toBe(49)
  })

  test('without a pattern for them stop after the first, and are reported', async () => {
    const paged = routes.filter((route) => !JSON.stringify(route).includes('{page}'))
    const { site } = await linkFiles({
      'site-config/routes.json': { routes: paged },
      'content/properties/all.json': many(25),
    })
    const { value, problems } = listingSeries(site)
    expect(value[0]?.versions.nl?.pages).toEqual(['/nl/te-koop/'])
    expect(new Set(problems.map(({ code, message }) => `${code} ${message}`))).toEqual(
      new Set(
        ['nl', 'fr'].map(
          (locale) => `AS3207 the route table has no ${locale} path for "/for-sale/page/{page}/"`,
        ),
      ),
    )
    for (const { at } of problems) expect(at).toEqual([{ file: 'site-config/routes.json', path: ['routes'] }])
  })

  test('must lie below their list', async () => {
    const elsewhere = routes.map((route) =>
      JSON.stringify(route).includes('{page}')
        ? { original: '/for-sale/page/{page}/', path: { nl: '/nl/pagina/{page}/', fr: '/fr/page/{page}/' } }
        : route,
    )
    const { site } = await linkFiles({
      'site-config/routes.json': { routes: elsewhere },
      'content/properties/all.json': many(25),
    })
    expect(listingSeries(site).problems.map(({ code }) => code)).toContain('AS3207')
  })

  test('of a town or type are left out where the path table has no pattern', async () => {
    const plain = routes.filter((route) => !/\{(?:zip|webid)\}/.test(JSON.stringify(route)))
    const site = await siteOf({
      'site-config/routes.json': { routes: plain },
      'content/properties/all.json': many(2),
    })
    expect(seriesOf(site).map(({ name }) => name)).toEqual(['all'])
  })
})
