/** Places of sources, for the watcher and for the quick answer of an unchanged site. */
import { expect, test } from 'vitest'
import { importPlaces, watchedPlaces } from '../../../../core/build/imports/import-places.ts'
import { createSite } from '../../../support/site.ts'

const withPlaces = (...places: readonly unknown[]) =>
  createSite({ 'site-config/imports.json': { sources: places.map((place) => ({ place })) } }, {}).root

test('are files, and the folders before globs, beside the folders of the site', () => {
  const root = withPlaces('feeds/stock.csv', 'crm/*.xml', 'crm/nl/*.json', 'content/crm/stock.csv')
  expect(importPlaces(root)).toEqual(['crm', 'crm/nl', 'feeds/stock.csv'])
  expect(watchedPlaces(root)).toEqual(['crm', 'crm/nl', 'feeds/stock.csv'])
})

test('are the folders of files that are there, because pictures lie beside them', () => {
  const site = createSite(
    {
      'site-config/imports.json': { sources: [{ place: 'feeds/stock.csv' }, { place: 'feeds' }] },
      'feeds/stock.csv': 'a',
    },
    {},
  )
  expect(importPlaces(site.root)).toEqual(['feeds'])
  expect(watchedPlaces(site.root)).toEqual(['feeds'])
})

test('say nothing about a file in the folder of the site itself, beside which everything lies', () => {
  const site = createSite(
    { 'site-config/imports.json': { sources: [{ place: 'stock.csv' }] }, 'stock.csv': 'a' },
    {},
  )
  expect(importPlaces(site.root)).toBeNull()
  expect(watchedPlaces(site.root)).toEqual(['stock.csv'])
})

test('say nothing about a source at an https address, which may change without a file', () => {
  const root = withPlaces('feeds/stock.csv', 'https://crm.example/stock.csv')
  expect(importPlaces(root)).toBeNull()
  expect(importPlaces(withPlaces({ address: 'https://crm.example/' }))).toBeNull()
  expect(watchedPlaces(root)).toEqual(['feeds/stock.csv'])
})

test('are none in a site without imports, and in one whose file is broken', () => {
  expect(importPlaces(createSite({}, {}).root)).toEqual([])
  expect(importPlaces(createSite({ 'site-config/imports.json': '{ "sources": [' }, {}).root)).toEqual([])
})
