/** Visitors can save homes where the site has a page for them. */
import { describe, expect, test } from 'vitest'
import { savedHref, savedLists } from '../../../../core/view/saved.ts'
import {
  house,
  page,
  properties,
  RENT_LIST,
  rental,
  route,
  viewOf,
  withRoutes,
} from '../../../support/view.ts'

const saved = (more: object = {}) => ({ relations: [{ type: 'saved', id: 'all' }], ...more })

describe('the page of what was saved', () => {
  test.each<[string, object, string | undefined]>([
    ['one with a module for it', { modules: [{ title: 'x' }, saved()] }, '/nl/keep/'],
    ['one whose module is a draft', { modules: [saved({ status: 'Draft' })] }, undefined],
    [
      'one whose module has other relations before it',
      {
        modules: [
          {
            relations: [
              { type: 'storage', id: 'all' },
              { type: 'saved', id: 'all' },
            ],
          },
        ],
      },
      '/nl/keep/',
    ],
    ['one without modules', {}, undefined],
  ])('%s', async (_, params, href) => {
    const { context } = await viewOf({ ...withRoutes(route('keep')), ...page('keep', params) })
    expect(savedHref(context)).toBe(href)
  })

  test('is not there in a language that lacks it', async () => {
    const view = await viewOf({
      ...withRoutes({ original: '/keep/', path: { nl: '/nl/bewáárd/' } }),
      ...page('keep', { title: { nl: 'Bewaard' }, modules: [saved()] }),
    })
    expect(savedHref(view.context)).toBe('/nl/bew%C3%A1%C3%A1rd/')
    expect(savedHref(view.in('fr').context)).toBeUndefined()
  })
})

test('lists with something to save are named, with where their columns lie', async () => {
  const only = { TypeDescription: { nl: 'Alleen hier' } }
  const view = await viewOf({ ...RENT_LIST, ...properties(house(1), rental(2, only)) })
  expect(savedLists(view.context)).toEqual([
    { goal: 'rent', href: '/nl/te-huur/', label: 'Te huur', data: '/nl/te-huur/list.json' },
    { goal: 'sale', href: '/nl/te-koop/', label: 'Te koop', data: '/nl/te-koop/list.json' },
  ])
  expect(savedLists(view.in('fr').context).map(({ goal }) => goal)).toEqual(['sale'])
  expect(savedLists((await viewOf()).context)).toEqual([])
})
