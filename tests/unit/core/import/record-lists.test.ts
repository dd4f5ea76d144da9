/** Homes in an export of an unknown program are in lists, in pages of answers, or in objects with any name. */
import { describe, expect, test } from 'vitest'
import { dataOf, preview } from '../../../support/preview.ts'

const json = (content: unknown) => preview(JSON.stringify(content), 'stock.json')

test('an element of XML whose fields are named by an attribute', async () => {
  const values = {
    id: 7,
    transactie: 'Te koop',
    type: 'Huis',
    prijs: 365_000,
    postcode: 1300,
    gemeente: 'Wavre',
  }
  const fields = (id: number) =>
    Object.entries({ ...values, id }).map(([name, value]) => `<field name="${name}">${value}</field>`)
  const xml = [7, 8].map((id) => `<property>${fields(id).join('')}</property>`).join('')
  const read = await preview(`<properties>${xml}</properties>`, 'stock.xml')
  expect(dataOf(read)).toMatchObject([7, 8].map(() => ({ Goal: 0, WebID: 1, Price: 365_000, Zip: '1300' })))
  expect(read.published.map(({ sourceId }) => sourceId)).toEqual(['7', '8'])
})

describe('homes that are in no list, or beside other lists', () => {
  const home = {
    transaction: 'vente',
    type: 'maison',
    prix: 365_000,
    cp: '1300',
    ville: 'Wavre',
    chambres: 3,
  }
  const published = { Goal: 0, WebID: 1, Price: 365_000, Zip: '1300', City: 'Wavre', NumberOfBedRooms: 3 }

  test.each([
    ['*', 'Each object in the document is a record.', { 1001: home, 1002: home }],
    [
      'result.data.*',
      'Each object in "result.data" is a record.',
      { result: { data: { 7: home, 8: home } } },
    ],
  ])('objects whose names are their ids: %s', async (records, note, content) => {
    const read = await json(content)
    expect(dataOf(read)).toMatchObject([published, published])
    expect(read.published.map(({ sourceId }) => sourceId)).toEqual(
      Object.keys('result' in content ? content.result.data : content),
    )
    expect(read.rules).toMatchObject({ records, id: '#id' })
    expect(read.notes).toContain(note)
  })

  test('a list behind those of agents and offices', async () => {
    const office = { id: 3, name: 'Gent', street: 'Kouter', zip: '9000', city: 'Gent' }
    const read = await json({
      agents: [{ id: 1, name: 'An' }],
      offices: [office],
      homes: [{ id: 10, ...home }],
    })
    expect(dataOf(read)).toMatchObject([published])
    expect(read.notes).toContain('Each element of "homes" is a record.')
  })

  test('pages of answers in a list', async () => {
    const pages = [1, 2].map((page) => ({
      page,
      results: [
        { id: page, ...home },
        { id: page + 10, ...home },
      ],
    }))
    const read = await json(pages)
    expect(read.published.map(({ sourceId }) => sourceId)).toEqual(['1', '11', '2', '12'])
    expect(read.notes).toContain('Each element of "results" is a record.')
  })

  test.each([
    [
      'rooms of a home',
      [{ id: 1, ...home, rooms: [{ id: 1, surface: 12, floor: 1, name: 'a', type: 'room' }] }],
    ],
    [
      'texts by language',
      [{ id: 1, data: [{ language: 'fr', title: 'a', description: 'b', city: 'Wavre' }] }],
    ],
  ])('%s are no pages of homes', async (_, content) => {
    expect((await json(content)).rules.records).toBeUndefined()
  })

  test('rows without the names of their columns are refused', async () => {
    for (const content of [{ columns: ['id', 'price'], rows: [[1, 365_000]] }, [['id'], [1]]])
      await expect(json(content)).rejects.toThrow('its rows are lists')
  })

  test('a search engine has each home in an object beside its own fields', async () => {
    const hits = [1, 2].map((id) => ({
      _index: 'homes',
      _id: String(id),
      _score: 1,
      _source: { id, ...home },
    }))
    const read = await json({ took: 3, hits: { total: 2, hits } })
    expect(dataOf(read)).toMatchObject([published, published])
    expect(read.published.map(({ sourceId }) => sourceId)).toEqual(['1', '2'])
  })

  test('the document is the only home, and its pictures are none', async () => {
    const photos = [{ id: 4, url: 'https://e.example/1.jpg', title: 'Front' }]
    const read = await json({ id: 10, ...home, photos })
    expect(dataOf(read)).toMatchObject([
      { ...published, XLargePictureItems: [{ Url: 'https://e.example/1.jpg' }] },
    ])
    expect(read.notes).toContain('The document is one record.')
  })

  test('a large document, of which only the start decides', async () => {
    const homes = Object.fromEntries(Array.from({ length: 3000 }, (_, index) => [`h${index}`, home]))
    const long = Object.fromEntries(
      Object.entries(homes).map(([id, each]) => [id, { ...each, x: 'y'.repeat(2000) }]),
    )
    const read = await json({ stand: '2026-11-01', homes: long })
    expect(read.rules.records).toBe('homes.*')
    expect(read.counts).toMatchObject({ read: 3000, published: 3000 })
  })
})
