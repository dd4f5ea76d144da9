import { describe, expect, test } from 'vitest'
import { linkFiles, propertyOf, siteOf } from '../../../support/linked.ts'
import { plot } from '../../../support/site.ts'

describe('files of several languages', () => {
  const files = (nl: object, fr: object) => ({
    'content/properties/1.nl.json': plot(1, { TypeDescription: 'Bouwgrond', ...nl }),
    'content/properties/1.fr.json': plot(1, { TypeDescription: 'Terrain', ...fr }),
  })

  test('become one property', async () => {
    const { property, titles, origins } = propertyOf(await siteOf(files({}, {})), 1)
    expect(titles).toEqual({ nl: 'Bouwgrond', fr: 'Terrain' })
    expect(property.Price).toBe(200_001)
    expect(origins.map(({ file }) => file)).toEqual([
      'content/properties/1.fr.json',
      'content/properties/1.nl.json',
    ])
  })

  test('that disagree are shown at both places', async () => {
    const { places } = await linkFiles(files({ Price: 210_000 }, { Price: 220_000 }))
    expect(places()).toEqual(['AS2102 content/properties/1.nl.json:5:12 content/properties/1.fr.json:5:12'])
  })

  test('that disagree with the second of three are shown where the value stands', async () => {
    const en = { 'content/properties/1.en.json': plot(1, { TypeDescription: 'Plot', IsNew: undefined }) }
    const { places } = await linkFiles({ ...en, ...files({ IsNew: false }, { IsNew: true }) })
    expect(places()).toEqual(['AS2102 content/properties/1.nl.json:23:12 content/properties/1.fr.json:23:12'])
  })

  test('may write their language in upper case, in the record or as a key', async () => {
    const upper = await siteOf({
      'content/properties/1.json': [
        plot(1, { language: 'NL', TypeDescription: 'Bouwgrond' }),
        plot(1, { language: 'FR', TypeDescription: 'Terrain' }),
      ],
      'content/properties/2.json': plot(2, { TypeDescription: { NL: 'Bouwgrond', FR: 'Terrain' } }),
    })
    expect(propertyOf(upper, 1).titles).toEqual({ nl: 'Bouwgrond', fr: 'Terrain' })
    expect(propertyOf(upper, 2).titles).toEqual({ nl: 'Bouwgrond', fr: 'Terrain' })
  })

  test('a plain text without a language is for all of them', async () => {
    const site = await siteOf({ 'content/properties/1.json': plot(1, { TypeDescription: 'Loft' }) })
    expect(propertyOf(site, 1).titles).toEqual({ nl: 'Loft', fr: 'Loft' })
  })

  test('of pages and articles belong together by their name', async () => {
    const site = await siteOf({
      'content/pages/home.json': null,
      'content/pages/home.nl.md': '---\npath: /\nparams:\n  title: Welkom\n---\n\nDag.\n',
      'content/pages/home.fr.md': '---\npath: /\nparams:\n  title: Bienvenue\n---\n\nBonjour.\n',
    })
    const home = site.pages.find(({ original }) => original === '/')
    expect(home?.titles).toEqual({ nl: 'Welkom', fr: 'Bienvenue' })
    expect(home?.page.params?.content).toEqual({
      nl: expect.stringContaining('Dag'),
      fr: expect.stringContaining('Bonjour'),
    })
  })
})

describe('cities of several languages', () => {
  const city = (language: string, Name: string, Zip: string) => ({ language, Name, Zip, CountryID: 10 })
  const townsOf = async (cities: readonly object[], ...properties: readonly object[]) => {
    const { site, places } = await linkFiles({
      'content/cities.json': cities,
      'content/properties/a.json': properties,
    })
    return { names: site.properties.map(({ town }) => town.names), places: places() }
  }

  const PLANNING = { PlanningUrl: 'https://stedenbouw.example/1050' }
  const ELSENE = { nl: 'Elsene', fr: 'Ixelles', en: 'Ixelles', de: 'Ixelles' }
  test('are one town where each language has one record for the postal code', async () => {
    const found = await townsOf(
      [city('nl', 'Elsene', '1050'), city('fr', 'Ixelles', '1050')],
      plot(1, { Zip: '1050', City: 'ELSENE', ...PLANNING }),
      plot(2, { Zip: '1050', City: 'IXELLES', ...PLANNING }),
    )
    expect(found).toEqual({ names: Array(2).fill(ELSENE), places: [] })
  })

  test('are told apart by name where a postal code has several', async () => {
    const found = await townsOf(
      [
        city('nl', 'Gentbrugge', '9050'),
        city('nl', 'Ledeberg', '9050'),
        city('fr', 'Gentbrugge', '9050'),
        city('fr', 'Ledeberg', '9050'),
      ],
      plot(1, { Zip: '9050', City: 'LEDEBERG' }),
    )
    expect(found).toEqual({ names: [{ nl: 'Ledeberg', fr: 'Ledeberg' }], places: [] })
  })

  test('given twice are an error', async () => {
    const { places } = await townsOf([city('nl', 'Gent', '9000'), city('nl', 'Gent', '9000')])
    expect(places).toEqual(['AS2101 content/cities.json:8:3 content/cities.json:2:3'])
  })
})
