/**
 * Hidden data appear nowhere: not in pages, structured data, sitemaps, names of files or metadata of
 * pictures.
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { createSite, MINIMAL, plot } from '../../support/site.ts'
import type { TestSite } from '../../support/site.ts'

/** Every notation of an amount in pages, data and addresses. */
function formsOf(amount: number): readonly string[] {
  const digits = String(amount)
  const grouped = ['.', ',', ' ', '\u00a0', '\u202f', '\u2009', "'", '’', '&nbsp;', '%20', '_', '-'].map(
    (sign) => digits.replace(/\B(?=(?:\d{3})+$)/g, sign),
  )
  return [digits, ...grouped]
}

const SECRETS = {
  'the price that is not published': formsOf(1_234_567),
  'the price of what is sold': formsOf(7_654_321),
  'the price behind a marquee': formsOf(2_345_678),
  'the rent that is not published': formsOf(54_321),
  'the hidden street': ['Geheimlaan', 'geheimlaan', 'GEHEIMLAAN'],
  'the hidden street of a project': ['Verborgenkaai', 'verborgenkaai'],
  'the hidden number and box': ['4711', 'B0815'],
  'the place on the map': ['51.0543', '51,0543', '3.7174', '3,7174'],
}
const PUBLIC = { price: formsOf(3_456_789), street: ['Openstraat'] }

const ADDRESS = {
  Street: 'Geheimlaan',
  HouseNumber: '4711',
  BoxNr: 'B0815',
  Latitude: 51.054321,
  Longitude: 3.717421,
}
const HIDDEN = { ...ADDRESS, PublishAddress: false, UniqueCode: 245 }
const PHOTO = 'images/geheimlaan-4711-gent.jpg'
const pictures = {
  XLargePictureItems: [{ Url: PHOTO, Name: 'Voorgevel' }],
  PlanItems: [{ Url: PHOTO, Name: 'Plan' }],
}

async function siteWithSecrets(): Promise<TestSite> {
  const exif = { IFD0: { ImageDescription: 'Geheimlaan 4711', Copyright: 'Verborgenkaai' } }
  const photo = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#a53' } })
    .withExif({ ...exif, IFD3: { GPSLatitude: '51/1 3/1 15/1' } })
    .jpeg()
    .toBuffer()
  const rent = {
    Goal: 1,
    ChargesRenter: 0,
    Price: 54_321,
    PublishPrice: false,
    WebID: 1,
    EnergyPerformance: 90,
  }
  return createSite({
    ...MINIMAL,
    [`content/${PHOTO}`]: photo,
    'site-config/rules.json': { ...(MINIMAL['site-config/rules.json'] as object), marqueeIgnoreList: [2] },
    'content/properties/all.json': [
      plot(1, { ...HIDDEN, ...pictures, Price: 1_234_567, PublishPrice: false }),
      plot(2, { ...HIDDEN, ...pictures, Price: 7_654_321, Status: 2, LastChangedDate: '2026-04-01' }),
      plot(3, { ...HIDDEN, Price: 2_345_678, Marquee: 2, MarqueeName: 'Onder optie', ProjectID: 801 }),
      plot(4, { ...HIDDEN, ...rent }),
      plot(5, { Price: 3_456_789, Street: 'Openstraat', ProjectID: 801 }),
      plot(6, { Price: 7_654_321, MarqueeName: { nl: 'Verkocht', fr: 'Vendu' }, PublishPrice: true }),
    ],
    'content/projects/801.json': {
      ID: 801,
      Goal: 0,
      PublicAddress: false,
      Street: 'Verborgenkaai',
      HouseNumber: '4711',
      Zip: '9000',
      City: 'GENT',
      CountryID: 10,
      TypeDescription: 'Aan het water',
      ...pictures,
      PlanItems: [],
    },
  })
}

/** Made from the templates only: consecutive digits are an alphabet there. */
const SCRIPT = /^_a\/[\w-]+\.[\w-]{8}\.js$/

/** The files whose name or content contains any of the texts. */
function filesWith(site: TestSite, texts: readonly string[]): readonly string[] {
  return site.list().filter((file) => {
    if (SCRIPT.test(file)) return false
    const bytes = readFileSync(path.join(site.output, file))
    return texts.some(
      (text) => file.includes(text) || bytes.includes(text) || bytes.includes(encodeURIComponent(text)),
    )
  })
}

describe('secrets', () => {
  test('are in no file of the output, and what is public is', async () => {
    const site = await siteWithSecrets()
    const { ok, problems } = await site.build()
    expect(problems.filter(({ code }) => !code.startsWith('AS4'))).toEqual([])
    expect(ok).toBe(true)
    expect(site.list().filter((file) => /\.(?:webp|jpg)$/.test(file)).length).toBeGreaterThan(3)

    const leaks = Object.entries(SECRETS).map(([name, texts]) => [name, filesWith(site, texts)])
    expect(leaks).toEqual(Object.keys(SECRETS).map((name) => [name, []]))
    // Proves that the search works, because it finds public data.
    expect(filesWith(site, PUBLIC.price)).toEqual(
      expect.arrayContaining(['nl/te-koop/gent/bouwgrond-5/5/index.html', 'nl/te-koop/index.html']),
    )
    expect(filesWith(site, PUBLIC.street)).toContain('fr/a-vendre/gand/terrain-a-batir-5/5/index.html')
  })

  test('stay hidden when a page is built again after they were public', async () => {
    const site = await siteWithSecrets()
    const open = { ...ADDRESS, PublishAddress: true, Price: 1_234_567 }
    site.write('content/properties/all.json', [plot(1, open)])
    site.write('content/projects/801.json', null)
    await site.build()
    expect(filesWith(site, SECRETS['the price that is not published'])).not.toEqual([])
    site.write('content/properties/all.json', [
      plot(1, { ...open, PublishAddress: false, PublishPrice: false }),
    ])
    expect((await site.build()).ok).toBe(true)
    expect(filesWith(site, SECRETS['the price that is not published'])).toEqual([])
    expect(filesWith(site, SECRETS['the hidden street'])).toEqual([])
  })
})
