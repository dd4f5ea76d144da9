import { describe, expect, test } from 'vitest'
import { absolute, hrefIn, hrefTo, linkOf, recordLink } from '../../../../core/view/links.ts'
import { house, properties, viewOf, withRoutes } from '../../../support/view.ts'

const FILES = {
  ...withRoutes({ original: '/café/', path: { nl: '/nl/café/' } }),
  'content/documents/a.pdf': 'a',
  'content/pages/cafe.json': { path: '/café/', params: { title: { nl: 'Café' } } },
}

describe('a link of the content', () => {
  test.each<[string, string, string | object | undefined, object | undefined]>([
    ['to a page', '/for-sale/', 'Koop', { href: '/nl/te-koop/', label: 'Koop' }],
    ['with a fragment', '/for-sale/?a=1#b', 'Koop', { href: '/nl/te-koop/?a=1#b', label: 'Koop' }],
    [
      'to another site',
      'https://a.example/',
      'A',
      { href: 'https://a.example/', label: 'A', external: true },
    ],
    ['without words in its language', '/for-sale/', { fr: 'Vente' }, undefined],
    ['without words', '/for-sale/', undefined, undefined],
    ['to a document', 'documents/a.pdf', 'A', { href: '/documents/a.pdf', label: 'A' }],
    ['to nowhere', '/gone/', 'Weg', undefined],
  ])('%s', async (_, written, label, link) => {
    const { context } = await viewOf(FILES)
    expect(linkOf(context, written, label)).toEqual(link)
  })

  test('to a page that its language lacks is none', async () => {
    const { context } = (await viewOf(FILES)).in('fr')
    expect(linkOf(context, '/café/', 'Café')).toBeUndefined()
  })
})

test('addresses are written as browsers send them; an unknown one leads home', async () => {
  const view = await viewOf(FILES)
  expect(hrefTo(view.context, '/café/')).toBe('/nl/caf%C3%A9/')
  expect(hrefIn(view.context, view.page('/café/').paths)).toBe('/nl/caf%C3%A9/')
  expect(hrefTo(view.context, '/unknown/')).toBe('/nl/')
  expect(hrefTo(view.in('fr').context, '/café/')).toBe('/fr/')
  expect(hrefIn(view.in('fr').context, view.page('/café/').paths)).toBe('/')
})

test('another record is linked by its title, where both are there in the language', async () => {
  const view = await viewOf({
    ...FILES,
    ...properties(house(1), house(2, { TypeDescription: { nl: 'Huis' } })),
  })
  const { context } = view.in('fr')
  expect(recordLink(context, view.property(1))).toEqual({
    href: '/fr/a-vendre/gand/maison-1/1/',
    label: 'Maison 1',
  })
  expect(recordLink(context, view.property(2))).toBeUndefined()
  expect(recordLink(context, undefined)).toBeUndefined()
  const { paths, titles } = view.property(1)
  expect(recordLink(context, { paths, titles: {} })).toBeUndefined()
  expect(recordLink(context, { paths: {}, titles })).toBeUndefined()
})

test.each([
  ['/nl/', 'https://kantoor-linde.example/nl/'],
  ['https://images.example/a.jpg', 'https://images.example/a.jpg'],
  ['HTTP://images.example/a.jpg', 'HTTP://images.example/a.jpg'],
])('%s as a whole is %s', async (href, whole) => {
  expect(absolute((await viewOf()).context, href)).toBe(whole)
})
