import { expect, test } from 'vitest'
import { house } from '../../../support/view.ts'
import { project } from '../../../support/minimal-site.ts'
import { exportInput, textOf } from './exports.ts'

interface Feed {
  readonly '@context': string
  readonly '@type': string
  readonly publisher: readonly { readonly '@type': string }[]
  readonly dataFeedElement: readonly { readonly '@type': string; readonly item: Listing }[]
}

interface Listing {
  readonly '@type': string
  readonly url: string
  readonly inLanguage: string
  readonly description?: string
  readonly offers?: { readonly price?: number }
}

const FILES = {
  'content/properties/all.json': [
    house(1, { Description: { nl: 'Ruime **woning**\n\n- tuin', fr: 'Belle maison' }, Price: 345_000 }),
    house(2, { Price: 1, PublishPrice: false }),
  ],
  'content/projects/all.json': [project(8)],
}

const feedOf = async () => JSON.parse(textOf('feed', await exportInput(FILES))) as Feed

test('is a DataFeed of the agency with each record in each language', async () => {
  const feed = await feedOf()
  expect(feed).toMatchObject({ '@context': 'https://schema.org', '@type': 'DataFeed' })
  expect(feed.publisher[0]?.['@type']).toBe('RealEstateAgent')
  const items = feed.dataFeedElement.map(({ item }) => item)
  expect(items.map((item) => item['@type'])).toEqual(Array(6).fill('RealEstateListing'))
  expect(items.map(({ inLanguage }) => inLanguage)).toEqual(['nl', 'nl', 'nl', 'fr', 'fr', 'fr'])
  expect(new Set(items.map(({ url }) => url)).size).toBe(6)
})

test('has the texts without markup, and the prices of the pages', async () => {
  const items = (await feedOf()).dataFeedElement.map(({ item }) => item)
  const descriptions = items.flatMap(({ description }) => description ?? [])
  expect(descriptions).toEqual(expect.arrayContaining(['Ruime woning tuin', 'Belle maison']))
  expect(items.flatMap(({ offers }) => offers?.price ?? [])).toEqual([345_000, 345_000])
})

test('of a site without records is a feed without elements', async () => {
  const input = await exportInput({ 'content/properties/plots.json': [] })
  const none = { ...input, site: { ...input.site, properties: [], projects: [] } }
  expect(JSON.parse(textOf('feed', none))).toMatchObject({ dataFeedElement: [] })
})
