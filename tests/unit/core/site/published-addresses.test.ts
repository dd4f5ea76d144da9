import { expect, test } from 'vitest'
import { publishedBy } from '../../../../core/site/published-addresses.ts'
import { linkFiles } from '../../../support/linked.ts'
import { house, properties, RENT_LIST, rental } from '../../../support/view.ts'

test('a home is remembered by its goal, place and type, and the address of its page by its pattern', async () => {
  const { site } = await linkFiles({ ...RENT_LIST, ...properties(house(1), rental(3)) })
  const { homes, patterns, pages } = publishedBy(site)
  expect([...homes]).toEqual([
    [1, { kind: 'sale BE-9000 1', state: 'open' }],
    [3, { kind: 'rent BE-9000 1', state: 'open' }],
  ])
  expect(patterns).toContainEqual({ kind: 'property', locale: 'nl', path: '/nl/te-koop/{town}/{slug}/{id}/' })
  expect([...pages.keys()].toSorted()).toEqual(['/', '/for-rent/', '/for-sale/'])
})
