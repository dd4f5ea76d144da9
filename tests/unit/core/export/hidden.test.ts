/** The parts of records that leave the site, in every format. */
import { describe, expect, test } from 'vitest'
import { EXPORT_FORMAT_NAMES } from '../../../../core/export/format-names.ts'
import { RENT_LIST, house, rental, rulesConfig } from '../../../support/view.ts'
import { EVERYTHING, exportInput, textOf } from './exports.ts'

const SECRET = {
  Street: 'Geheime Kouter',
  HouseNumber: '7731',
  BoxNr: '8842',
  Latitude: 51.04321,
  Longitude: 3.71234,
}
const ADDRESS = ['Geheime Kouter', '7731', '8842', '51.04321', '3.71234']

const homes = (...records: readonly object[]) => ({ ...RENT_LIST, 'content/properties/all.json': records })

describe.each(EXPORT_FORMAT_NAMES)('%s', (format) => {
  test('has no part of a hidden address, unless it is asked for', async () => {
    const hidden = homes(house(1, { ...SECRET, PublishAddress: false }))
    const text = textOf(format, await exportInput(hidden))
    expect(ADDRESS.filter((part) => text.includes(part))).toEqual([])
    const asked = textOf(format, await exportInput(hidden, EVERYTHING))
    expect(ADDRESS.filter((part) => asked.includes(part))).toEqual(ADDRESS)
    const open = textOf(format, await exportInput(homes(house(1, { ...SECRET, PublishAddress: true }))))
    expect(ADDRESS.filter((part) => open.includes(part))).toEqual(ADDRESS)
  })

  test.each<[string, object]>([
    ['that the record hides', house(1, { Price: 987_654, PublishPrice: false })],
    ['of a rent that the record hides', rental(1, { Price: 987_654, PublishPrice: false })],
    ['of a sold home, which its page does not show', house(1, { Price: 987_654, Status: 2 })],
    [
      'behind a marquee that replaces it',
      house(1, { Price: 987_654, Marquee: 2, MarqueeName: 'Onder optie' }),
    ],
  ])('has no price %s', async (_, record) => {
    const files = { ...homes(record), ...rulesConfig({ marqueeIgnoreList: [2] }) }
    expect(textOf(format, await exportInput(files))).not.toMatch(/987.?654/)
  })

  test('has the price that its page shows', async () => {
    expect(textOf(format, await exportInput(homes(house(1, { Price: 987_654 }))))).toContain('987654')
  })

  test('has one language on request, and then no home without a page in it', async () => {
    const texts = { TypeDescription: { nl: 'Woning aan de Leie', fr: 'Maison au bord de la Lys' } }
    const only = { TypeDescription: { nl: 'Loft zonder vertaling' } }
    const files = homes(house(1, texts), house(2, only))
    const options = { hiddenPrices: false, hiddenAddresses: false }
    const french = textOf(format, await exportInput(files, { ...options, locale: 'fr' }))
    expect(french).toContain('Maison au bord de la Lys')
    expect(french).not.toMatch(/Woning aan de Leie|Loft zonder/)
    expect(textOf(format, await exportInput(files, options))).toMatch(/Loft zonder vertaling/)
  })

  test('names pictures at addresses that others can fetch, in order', async () => {
    const items = ['b', 'missing', 'a'].map((name) => ({ Url: `images/${name}.jpg` }))
    const remote = { Url: 'https://cdn.example.com/remote.jpg' }
    const signed = { Url: 'https://cdn.example.com/signed.jpg?se=1&sp=r&sig=abc' }
    const text = textOf(
      format,
      await exportInput(homes(house(1, { XLargePictureItems: [...items, remote, signed] }))),
    )
    const found = [...text.matchAll(/https:\/\/[^"|<\s]+?\.(?:webp|jpg)/g)].map(([address]) => address)
    const own = 'https://kantoor-linde.example/_a/img/images'
    expect([...new Set(found)]).toEqual([
      `${own}-b-jpg-1200.webp`,
      `${own}-a-jpg-1200.webp`,
      'https://cdn.example.com/remote.jpg',
      expect.stringContaining('signed-jpg'),
    ])
    expect(text).not.toContain('sig=abc')
  })

  test('has no path of a file that is sent on request only', async () => {
    const Documents = [{ Name: 'Akte', OnRequest: 'private/deed.pdf' }]
    const files = { ...homes(house(1, { Documents })), 'content/private/deed.pdf': '%PDF' }
    expect(textOf(format, await exportInput(files, EVERYTHING))).not.toContain('deed.pdf')
  })
})
