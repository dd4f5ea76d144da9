/** Counts that a feed gives are compared with the properties. */
import { describe, expect, test } from 'vitest'
import { linkFiles } from '../../../support/linked.ts'
import type { SiteFiles } from '../../../support/minimal-site.ts'
import { house, properties, rental } from '../../../support/view.ts'

const STOCK = properties(
  house(1),
  house(2, { WebID: 4 }),
  house(3, { Goal: 2, Zip: '8000', City: 'BRUGGE' }),
  rental(4),
  rental(5, { Zip: '8000', City: 'BRUGGE' }),
)
const city = (more: object) => ({
  'content/cities.json': [{ Name: { nl: 'Gent', fr: 'Gand' }, Zip: '9000', CountryID: 10, ...more }],
})
const category = (more: object) => ({
  'content/categories.json': [
    { ID: 1, WebID: 1, Name: { nl: 'Huis' }, ShowOrder: 0, Sale: true, Rent: true, ...more },
    { ID: 4, WebID: 4, Name: { nl: 'Grond' }, ShowOrder: 3, Sale: true, Rent: true },
  ],
})
const search = (...countProperty: readonly number[]) => ({
  'site-config/search.json': {
    showSearchInput: true,
    showSearchButton: true,
    showCountProperty: true,
    showSearchCount: true,
    data: { countProperty },
  },
})

async function found(files: SiteFiles): Promise<readonly string[]> {
  const { problems, marks } = await linkFiles({ ...STOCK, ...files })
  return problems.flatMap(({ code, message }, index) =>
    code === 'AS2103' ? [`${message} | ${marks()[index]?.split(' ').slice(1).join(' ')}`] : [],
  )
}

test('counts that are right are not spoken of', async () => {
  const files = {
    ...city({ PropertyCount: 3, CountSale: 2, CountRent: 1 }),
    ...category({ CountSale: 2, CountRent: 2 }),
    ...search(3, 2),
  }
  expect(await found(files)).toEqual([])
  expect(await found({})).toEqual([])
})

describe('a count that is wrong is named with both numbers, where it stands', () => {
  test.each<[string, SiteFiles, string, string]>([
    ['of a town', city({ PropertyCount: 9 }), '9', 'Gent'],
    ['of a town for sale', city({ CountSale: 8 }), '8', 'Gent'],
    ['of a town for rent', city({ CountRent: 7 }), '7', 'Gent'],
    ['of a type for sale', category({ CountSale: 6 }), '6', 'Huis'],
    ['of a type for rent', category({ CountRent: 5 }), '5', 'Huis'],
    ['of all that is for sale', search(4), '4', 'search.json'],
    ['of all that is for rent', search(3, 0), '0', 'search.json'],
  ])('%s', async (_, files, given, name) => {
    const [problem, ...others] = await found(files)
    expect(others).toEqual([])
    expect(problem).toContain(name)
    expect(problem?.split(' ').at(-1)).toBe(given)
  })

  test('each for itself', async () => {
    expect(
      await found({ ...city({ PropertyCount: 0, CountSale: 0, CountRent: 0 }), ...search(0, 0) }),
    ).toHaveLength(5)
  })
})

test('a town or type without properties has none', async () => {
  const empty = {
    'content/cities.json': [{ Name: 'Aalst', Zip: '9300', CountryID: 10, PropertyCount: 1, CountSale: 0 }],
  }
  const [problem, ...others] = await found(empty)
  expect(problem).toContain('Aalst')
  expect(others).toEqual([])
})
