/** A page is made again when the target of an address that it shows changes. */
import { expect, test } from 'vitest'
import { namedAddresses } from '../../../../core/site/named-addresses.ts'
import { linkFiles, siteOf } from '../../../support/linked.ts'
import type { SiteFiles } from '../../../support/minimal-site.ts'
import { plot, project } from '../../../support/minimal-site.ts'

const link = '[x](/property/7/)'
const TARGET = plot(7)

const home = (params: object): SiteFiles => ({
  'content/pages/home.json': { path: '/', params: { title: { nl: 'Welkom', fr: 'Bienvenue' }, ...params } },
})
const ofProperty = (id: number, Description: object): SiteFiles => ({
  'content/properties/other.json': plot(id, { Description }),
})

test.each<[string, SiteFiles]>([
  ['the text of a page', home({ content: { nl: link } })],
  ['the text of a module', home({ modules: [{ description: { nl: link } }] })],
  ['the second text of a module', home({ modules: [{}, { description2: { fr: link } }] })],
  ['a button', home({ modules: [{ link: { path: '/property/7/', label: 'x' } }] })],
  ['the text of a project', { 'content/projects/8.json': project(8, { Description: { nl: link } }) }],
  ['the text of another property', ofProperty(8, { nl: link })],
  ['a text in one of its languages', ofProperty(8, { nl: 'Geen', fr: `Voir ${link}` })],
])('%s names its targets in each language, and loses them with their records', async (_, files) => {
  const there = await siteOf({ ...files, 'content/properties/7.json': TARGET })
  expect(namedAddresses(there, 'nl')).toContain('/property/7/ /nl/te-koop/gent/bouwgrond-7/7/')
  expect(namedAddresses(there, 'fr')).toContain('/property/7/ /fr/a-vendre/gent/terrain-a-batir-7/7/')
  const { site: gone } = await linkFiles(files)
  expect(namedAddresses(gone, 'nl')).toContain('/property/7/ ')
})

test('the crumbs of the route table are addresses too, each once', async () => {
  const site = await siteOf({})
  expect(namedAddresses(site, 'nl')).toEqual(['/for-sale/ /nl/te-koop/'])
})

test('a text without links names nothing', async () => {
  const site = await siteOf({
    ...home({ content: 'Welkom', modules: [{ description: 'Kom langs.' }] }),
    ...ofProperty(8, { nl: 'Een huis.' }),
  })
  expect(namedAddresses(site, 'nl')).toEqual(['/for-sale/ /nl/te-koop/'])
})
