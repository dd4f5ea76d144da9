import { describe, expect, test } from 'vitest'
import { linkFiles } from '../../../support/linked.ts'
import { withRoutes } from '../../../support/view.ts'
import { mergeRecords } from '../../../../core/site/merge.ts'
import type { SourceRecord } from '../../../../core/site/records.ts'
import type { Locale } from '../../../../core/languages/codes.ts'
import { hashOf } from '../../../../core/system/hash.ts'

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
      [{ message: 'first given here', at: { file: 'a.fr.json', path: [] } }],
    ],
    [
      'the records of thing 1 have different values for "price"',
      'a.en.json',
      [{ message: 'the other value', at: { file: 'a.nl.json', path: ['price'] } }],
    ],
    [
      'thing 2 is defined twice',
      'd.nl.json',
      [{ message: 'first given here', at: { file: 'c.nl.json', path: [] } }],
    ],
  ])
})

test('entries of a list are one record in all languages by their path or id, in any order', async () => {
  const entry = (path: string, title: string) => ({ path, title })
  const { site } = await linkFiles({
    ...withRoutes({
      original: '/news/{slug}/',
      path: { nl: '/nl/nieuws/{slug}/', fr: '/fr/nouvelles/{slug}/' },
    }),
    'content/articles/all.nl.json': [entry('/news/a/', 'A'), entry('/news/b/', 'B')],
    'content/articles/all.fr.json': [entry('/news/b/', 'B fr'), entry('/news/a/', 'A fr')],
  })
  expect(new Map(site.articles.map(({ original, titles }) => [original, titles]))).toEqual(
    new Map([
      ['/news/a/', { nl: 'A', fr: 'A fr' }],
      ['/news/b/', { nl: 'B', fr: 'B fr' }],
    ]),
  )
})

test('a record that changes its id joins the records of the new one', () => {
  const [one, two] = [record('a.nl.json', 'nl', { ID: 1 }), record('b.nl.json', 'nl', { ID: 2 })]
  const keyOf = ({ value }: SourceRecord<Item>) => String(value['ID'])
  const before = mergeRecords([one, two], { kind: 'thing', keyOf })
  const now = mergeRecords([one, record('b.fr.json', 'fr', { ID: 1, price: 5 })], {
    kind: 'thing',
    keyOf,
    before,
  })
  expect(now.value.map(({ value }) => value)).toEqual([{ ID: 1, price: 5 }])
})

test('the language of a record is left out, and that of a part is kept', () => {
  const part = (more: object) => ({ ID: 1, video: { language: 'nl', url: 'a', ...more } })
  const { values, problems } = merged(
    record('a.nl.json', 'nl', { ...part({}), language: 'nl' }),
    record('a.fr.json', 'fr', { ...part({ title: 'b' }), language: 'fr' }),
  )
  expect({ values, problems }).toEqual({ values: [part({ title: 'b' })], problems: [] })
})

test('a record of several files has facts if each of them has', () => {
  const facts = { hash: hashOf('x'), isPlain: true }
  const [nl, fr] = [record('a.nl.json', 'nl', { ID: 1 }), record('a.fr.json', 'fr', { ID: 1 })]
  const factsOf = (...records: readonly SourceRecord<Item>[]) =>
    mergeRecords(records, { kind: 'thing', keyOf: () => 'a' }).value[0]?.facts
  expect(factsOf({ ...nl, facts })).toBe(facts)
  expect(factsOf({ ...nl, facts }, { ...fr, facts })).toMatchObject({ isPlain: true })
  expect(factsOf({ ...nl, facts }, fr)).toBeUndefined()
})
