/** A page whose module is the whole list of a goal contains the paged list. */
import { describe, expect, test } from 'vitest'
import type { ListingGoal } from '../../../../core/site/linked.ts'
import { linkFiles, siteOf } from '../../../support/linked.ts'

describe('the page of a list', () => {
  const list = (...modules: readonly object[]) => ({
    'content/pages/for-sale.json': {
      path: '/for-sale/',
      params: { title: { nl: 'Te koop', fr: 'À vendre' }, modules },
    },
  })
  const sale = { relations: [{ type: 'property-list', id: 'sale' }] }

  test.each<readonly [string, readonly object[], ListingGoal | undefined]>([
    ['one list', [sale], 'sale'],
    ['a list behind other modules', [{ title: 'x' }, sale], 'sale'],
    ['a list with a maximum', [{ ...sale, maxItems: 4 }], undefined],
    ['the latest properties', [{ relations: [{ type: 'property-list', id: 'latest' }] }], undefined],
    ['a list that is not published', [{ ...sale, status: 'Draft' }], undefined],
  ])('with %s', async (_, modules, goal) => {
    const site = await siteOf(list(...modules))
    expect(site.pages.find(({ original }) => original === '/for-sale/')?.listing).toBe(goal)
  })

  test('holds one paged list', async () => {
    const { places } = await linkFiles(list(sale, { ...sale, maxItems: 4 }, sale))
    expect(places()).toEqual(['AS3206 content/pages/for-sale.json:27:22 content/pages/for-sale.json:10:22'])
  })
})
