/** The feeds and calendars of a site, and what is in them. */
import { describe, expect, test } from 'vitest'
import { EMPTY_LEDGER } from '../../../../core/ledger/ledger.ts'
import type { Past } from '../../../../core/ledger/ledger.ts'
import { plannedFeeds } from '../../../support/planned-feeds.ts'
import type { PlannedFeeds } from '../../../support/planned-feeds.ts'
import { linkOf, readAtom, textOf } from '../../../support/read-atom.ts'
import { readJsonFeed } from '../../../support/read-json-feed.ts'
import { MINIMAL, plot } from '../../../support/site.ts'

const homes = (...records: readonly object[]) => ({ 'content/properties/all.json': records })

function atomOf({ texts }: PlannedFeeds, file: string) {
  const read = readAtom(texts.get(file) ?? '')
  expect(read.problems).toEqual([])
  return read
}

async function idsIn(
  records: readonly object[],
  { file = 'nl/te-koop.xml', ...past }: Partial<Past> & { file?: string } = {},
) {
  const { entries } = atomOf(await plannedFeeds(homes(...records), past), file)
  return entries.map((entry) => Number(/\/property\/(\d+)\/#/.exec(textOf(entry, 'id'))?.[1]))
}

describe('the files', () => {
  test('are two for each list with homes, in each language, and a calendar', async () => {
    const { texts } = await plannedFeeds(
      homes(plot(1), plot(2, { TypeDescription: { nl: 'Grond' }, Zip: '8000', City: 'Brugge' })),
    )
    const found = [...texts.keys()].filter((file) => /(?:^(?!_|sitemap).*\.xml|\.ics)$/.test(file))
    expect(found.sort()).toEqual([
      'fr/a-vendre.xml',
      'fr/a-vendre/9000-gand.xml',
      'fr/a-vendre/type/4.xml',
      'fr/open-house.ics',
      'nl/open-house.ics',
      'nl/te-koop.xml',
      'nl/te-koop/8000-brugge.xml',
      'nl/te-koop/9000-gent.xml',
      'nl/te-koop/type/4.xml',
    ])
    for (const file of found.filter((name) => name.endsWith('.xml')))
      expect(texts.has(file.replace(/xml$/, 'json'))).toBe(true)
  })

  test('are none for a site without homes', async () => {
    const { texts } = await plannedFeeds({})
    expect([...texts.keys()].filter((file) => /te-koop.*(?:xml|json)$|articles/.test(file))).toEqual([])
  })

  test('say the same in both formats, and name themselves', async () => {
    const planned = await plannedFeeds(homes(plot(1), plot(2)))
    const { feed, problems } = readJsonFeed(planned.texts.get('nl/te-koop.json') ?? '')
    const atom = atomOf(planned, 'nl/te-koop.xml')
    expect(problems).toEqual([])
    expect(feed.feed_url).toBe('https://kantoor-linde.example/nl/te-koop.json')
    expect(linkOf(atom.feed, 'self')).toBe('https://kantoor-linde.example/nl/te-koop.xml')
    expect([feed.home_page_url, feed.title]).toEqual([
      linkOf(atom.feed, 'alternate'),
      textOf(atom.feed, 'title'),
    ])
    expect(feed.items.map(({ id, url, title, content_text }) => [id, url, title, content_text])).toEqual(
      atom.entries.map((entry) => [
        textOf(entry, 'id'),
        linkOf(entry, 'alternate'),
        textOf(entry, 'title'),
        textOf(entry, 'summary'),
      ]),
    )
  })

  test('lie in the folder of a site that has no host of its own', async () => {
    const planned = await plannedFeeds({
      ...homes(plot(1)),
      'site-config/site.json': {
        ...(MINIMAL['site-config/site.json'] as object),
        url: 'https://x.example/immo',
      },
    })
    const { entries, feed } = atomOf(planned, 'nl/te-koop.xml')
    expect(linkOf(feed, 'self')).toBe('https://x.example/immo/nl/te-koop.xml')
    expect(entries.map((entry) => [textOf(entry, 'id'), linkOf(entry, 'alternate')])).toEqual([
      ['https://x.example/immo/property/1/#nl', 'https://x.example/immo/nl/te-koop/gent/bouwgrond-1/1/'],
    ])
  })
})

describe('an entry', () => {
  test('says what the card says, and a hidden price or address stays hidden', async () => {
    const planned = await plannedFeeds(
      homes(
        plot(1, { CreatedDate: '2026-03-02', SurfaceGround: 500 }),
        plot(2, { PublishPrice: false, Price: 123_456, PublishAddress: false, Street: 'Geheimstraat' }),
      ),
    )
    const { entries } = atomOf(planned, 'nl/te-koop.xml')
    expect(entries.map((entry) => textOf(entry, 'summary').replaceAll('\u00a0', ' '))).toEqual([
      '9000 Gent. grond 500 m². € 200.001',
      '9000 Gent. Prijs op aanvraag',
    ])
    for (const text of planned.texts.values()) expect(text).not.toMatch(/123.?456|Geheimstraat/i)
  })

  test('is in the feeds of its language alone', async () => {
    const records = [plot(1), plot(2, { TypeDescription: { nl: 'Alleen Nederlands' } })]
    expect(await idsIn(records)).toEqual([2, 1])
    expect(await idsIn(records, { file: 'fr/a-vendre.xml' })).toEqual([1])
  })

  test('is of a home that is published and not sold', async () => {
    const others = [
      plot(2, { draft: true }),
      plot(3, { expireAt: '2026-11-01' }),
      plot(4, { publishAt: '2027-01-01' }),
      plot(5, { Status: 2 }),
    ]
    expect(await idsIn([plot(1), ...others])).toEqual([1])
  })

  test('is one of the newest fifty', async () => {
    const records = Array.from({ length: 60 }, (_, index) => plot(index + 1))
    expect(await idsIn(records)).toEqual(Array.from({ length: 50 }, (_, index) => 60 - index))
  })

  test.each([
    ['1 < 2 ]]> & "x"', '1 < 2 ]]> & "x"'],
    ['Bel\u0007 \ud83d grond', 'Bel \ufffd grond'],
  ])('has the title %j', async (title, shown) => {
    const planned = await plannedFeeds(homes(plot(1, { TypeDescription: { nl: title, fr: title } })))
    const { entries } = atomOf(planned, 'nl/te-koop.xml')
    expect(entries.map((entry) => textOf(entry, 'title'))).toEqual([shown])
    expect(readJsonFeed(planned.texts.get('nl/te-koop.json') ?? '').problems).toEqual([])
  })
})

describe('the dates of an entry', () => {
  const offer = (prices: readonly (readonly [string, number | null])[]): Past['ledger'] => ({
    ...EMPTY_LEDGER,
    lastDay: '2026-11-10',
    homes: new Map([[1, { kind: 'sale BE-9000 4', firstSeen: '2026-10-01', state: 'open' }]]),
    market: new Map([[1, { since: '2026-10-01', prices: prices.map(([day, price]) => ({ day, price })) }]]),
  })
  const same = offer([['2026-10-01', 200_001]])
  const cheaper = offer([
    ['2026-10-01', 250_000],
    ['2026-11-05', 200_001],
  ])
  const dated = { CreatedDate: '2026-03-01' }
  test.each([
    ['a day of creation', dated, EMPTY_LEDGER, ['2026-03-01', '2026-03-01']],
    [
      'a later change',
      { ...dated, LastChangedDate: '2026-04-02' },
      EMPTY_LEDGER,
      ['2026-03-01', '2026-04-02'],
    ],
    [
      'a publication that waited',
      { ...dated, publishAt: '2026-05-01T09:00' },
      same,
      ['2026-05-01', '2026-05-01'],
    ],
    ['a price that the ledger saw change', dated, cheaper, ['2026-03-01', '2026-11-05']],
    ['a price that changes today', { ...dated, Price: 190_000 }, same, ['2026-03-01', '2026-11-23']],
    ['a price that is hidden today', { ...dated, PublishPrice: false }, same, ['2026-03-01', '2026-11-23']],
    ['no day, and the ledger knows it', { CreatedDate: undefined }, same, ['2026-10-01', '2026-10-01']],
    [
      'no day, on its first publication',
      { CreatedDate: undefined },
      EMPTY_LEDGER,
      ['2026-11-23', '2026-11-23'],
    ],
  ])('%s', async (_, more, ledger, days) => {
    const { entries, feed } = atomOf(await plannedFeeds(homes(plot(1, more)), { ledger }), 'nl/te-koop.xml')
    const shown = entries.map((entry) => [textOf(entry, 'published'), textOf(entry, 'updated')])
    expect(shown).toEqual([days.map((day) => `${day}T00:00:00Z`)])
    expect(textOf(feed, 'updated')).toBe(`${days[1]}T00:00:00Z`)
  })

  test('put a home whose price changed before newer ones', async () => {
    const records = [plot(1), plot(2, { CreatedDate: '2026-10-30' })]
    expect(await idsIn(records, { ledger: cheaper })).toEqual([1, 2])
    expect(await idsIn(records, { ledger: same })).toEqual([2, 1])
  })

  test('are the same on another day', async () => {
    const at = async (today: string) => (await plannedFeeds(homes(plot(1)), { ledger: same, today })).texts
    const [one, other] = [await at('2026-11-23'), await at('2027-02-01')]
    for (const file of ['nl/te-koop.xml', 'nl/te-koop.json', 'nl/open-house.ics'])
      expect(other.get(file)).toBe(one.get(file))
  })

  test('a list of which all is sold is as old as its last change', async () => {
    const planned = await plannedFeeds(homes(plot(1, { Status: 2, LastChangedDate: '2026-06-01' })))
    const { feed, entries } = atomOf(planned, 'nl/te-koop.xml')
    expect([entries.length, textOf(feed, 'updated')]).toEqual([0, '2026-06-01T00:00:00Z'])
  })
})
