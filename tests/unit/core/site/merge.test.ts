import { describe, expect, test } from 'vitest'
import { mergeRecords } from '../../../../core/site/merge.ts'
import type { SourceRecord } from '../../../../core/site/records.ts'
import type { Locale } from '../../../../core/languages/codes.ts'
import { linkFiles, propertyOf, siteOf } from '../../../support/linked.ts'
import { plot } from '../../../support/site.ts'

type Item = Readonly<Record<string, unknown>>

function record(file: string, language: Locale | undefined, value: Item): SourceRecord<Item> {
  return { value, origin: { file, path: [], language }, stem: 'a' }
}

function merged(...records: readonly SourceRecord<Item>[]) {
  const { value, problems } = mergeRecords(records, {
    kind: 'thing',
    keyOf: ({ value: item }) => String(item['ID']),
  })
  return {
    values: value.map((item) => item.value),
    problems: problems.map(({ code, message }) => `${code} ${message}`),
  }
}

describe('records of one id', () => {
  test('join their languages, and what only one of them knows', () => {
    const nl = record('a.nl.json', 'nl', {
      ID: 1,
      language: 'nl',
      title: { nl: 'Huis' },
      price: 5,
      photos: [{ url: 'a', name: { nl: 'Gevel' } }],
    })
    const fr = record('a.fr.json', 'fr', {
      ID: 1,
      language: 'fr',
      title: { fr: 'Maison' },
      rooms: 3,
      photos: [{ url: 'a', name: { fr: 'Façade' } }],
    })
    expect(merged(nl, fr)).toEqual({
      values: [
        {
          ID: 1,
          title: { nl: 'Huis', fr: 'Maison' },
          price: 5,
          rooms: 3,
          photos: [{ url: 'a', name: { nl: 'Gevel', fr: 'Façade' } }],
        },
      ],
      problems: [],
    })
  })

  test.each<readonly [string, Item, Item, string]>([
    ['a number', { price: 5 }, { price: 6 }, 'price'],
    ['a number and a text', { price: 5 }, { price: '5' }, 'price'],
    ['a flag', { shown: false }, { shown: true }, 'shown'],
    [
      'a text of one language',
      { params: { title: { nl: 'a' } } },
      { params: { title: { nl: 'b' } } },
      'params.title',
    ],
    ['a list of another length', { ids: [1] }, { ids: [1, 2] }, 'ids'],
    [
      'a value deep inside',
      { photos: [{ url: 'a' }, { url: 'b' }] },
      { photos: [{ url: 'a' }, { url: 'c' }] },
      'photos[1].url',
    ],
    ['texts of one language', { title: { nl: 'a' } }, { title: { nl: 'b' } }, 'title'],
    ['a text for all languages and one for one', { title: 'a' }, { title: { fr: 'b' } }, 'title'],
  ])('may not differ in %s', (_, nl, fr, field) => {
    const { values, problems } = merged(
      record('a.nl.json', 'nl', { ID: 1, ...nl }),
      record('a.fr.json', 'fr', { ID: 1, ...fr }),
    )
    expect(values).toEqual([{ ID: 1, ...nl }])
    expect(problems).toEqual([`AS2102 the records of thing 1 have different values for "${field}"`])
  })

  test('may differ in data of the agency’s own', () => {
    const { values, problems } = merged(
      record('a.nl.json', 'nl', { ID: 1, extra: { synced: 1 }, photos: [{ extra: { id: 1 } }] }),
      record('a.fr.json', 'fr', { ID: 1, extra: { synced: 2 }, photos: [{ extra: { id: 2 } }] }),
    )
    expect(problems).toEqual([])
    expect(values).toHaveLength(1)
  })

  test('keep the first value where they disagree, and say so once for each other record', () => {
    const { values, problems } = merged(
      record('a.nl.json', 'nl', { ID: 1, price: 5 }),
      record('a.fr.json', 'fr', { ID: 1, price: 6 }),
      record('a.en.json', 'en', { ID: 1, price: 5 }),
      record('a.de.json', 'de', { ID: 1, price: 7 }),
    )
    expect(values).toEqual([{ ID: 1, price: 5 }])
    expect(problems).toHaveLength(2)
  })

  test('may not stand twice in one language, nor twice without any', () => {
    const { values, problems } = merged(
      record('a.nl.json', 'nl', { ID: 1 }),
      record('b.nl.json', 'nl', { ID: 1 }),
      record('a.json', undefined, { ID: 1 }),
      record('b.json', undefined, { ID: 1 }),
    )
    expect(values).toHaveLength(1)
    expect(problems).toEqual(['AS2101 thing 1 is defined twice', 'AS2101 thing 1 is defined twice'])
  })
})

test('what is wrong is reported in the order of the records and of their fields, each with the other place', () => {
  const { problems } = mergeRecords(
    [
      record('a.nl.json', 'nl', { ID: 1, price: 5, rooms: 2 }),
      record('a.fr.json', 'fr', { ID: 1, price: 6, rooms: 3 }),
      record('b.fr.json', 'fr', { ID: 1 }),
      record('a.en.json', 'en', { ID: 1, price: 7 }),
      record('c.nl.json', 'nl', { ID: 2 }),
      record('d.nl.json', 'nl', { ID: 2 }),
    ],
    { kind: 'thing', keyOf: ({ value }) => String(value['ID']) },
  )
  expect(problems.map(({ message, at, related }) => [message, at[0]?.file, related])).toEqual([
    [
      'the records of thing 1 have different values for "price"',
      'a.fr.json',
      [{ message: 'the other value', at: { file: 'a.nl.json', path: ['price'] } }],
    ],
    [
      'the records of thing 1 have different values for "rooms"',
      'a.fr.json',
      [{ message: 'the other value', at: { file: 'a.nl.json', path: ['rooms'] } }],
    ],
    [
      'thing 1 is defined twice',
      'b.fr.json',
      [{ message: 'first given here', at: { file: 'a.fr.json', path: [], language: 'fr' } }],
    ],
    [
      'the records of thing 1 have different values for "price"',
      'a.en.json',
      [{ message: 'the other value', at: { file: 'a.nl.json', path: ['price'] } }],
    ],
    [
      'thing 2 is defined twice',
      'd.nl.json',
      [{ message: 'first given here', at: { file: 'c.nl.json', path: [], language: 'nl' } }],
    ],
  ])
})

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

  test('are one town where each language has one record for the postal code', async () => {
    const found = await townsOf(
      [city('nl', 'Elsene', '1050'), city('fr', 'Ixelles', '1050')],
      plot(1, { Zip: '1050', City: 'ELSENE' }),
      plot(2, { Zip: '1050', City: 'IXELLES' }),
    )
    expect(found).toEqual({ names: Array(2).fill({ nl: 'Elsene', fr: 'Ixelles' }), places: [] })
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
