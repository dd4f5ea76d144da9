/** Feeds in both formats, whatever texts are in them. The readers know the rules of the formats, and find what breaks one. */
import { describe, expect, test } from 'vitest'
import { atomText } from '../../../../core/feeds/atom.ts'
import { feedAt, listOfFeed } from '../../../../core/feeds/addresses.ts'
import type { Feed } from '../../../../core/feeds/feed.ts'
import { jsonFeedText } from '../../../../core/feeds/json-feed.ts'
import { linkOf, readAtom, textOf } from '../../../support/read-atom.ts'
import { readJsonFeed } from '../../../support/read-json-feed.ts'

const URL_OF_SITE = 'https://x.example'

function feed(title: string, more: Partial<Feed['entries'][number]> = {}): Feed {
  const entry = {
    id: `${URL_OF_SITE}/property/1/#nl`,
    href: `${URL_OF_SITE}/nl/te-koop/gent/huis/1/?a=1&b=2`,
    title,
    summary: title,
    image: `${URL_OF_SITE}/_a/img/a-1200.jpg`,
    published: '2026-11-01',
    updated: '2026-11-20',
    ...more,
  }
  return {
    title,
    locale: 'nl',
    self: `${URL_OF_SITE}/nl/te-koop.xml?type=1&max=3`,
    page: `${URL_OF_SITE}/nl/te-koop/`,
    author: { name: title === '' ? 'Linde' : title, url: `${URL_OF_SITE}/nl/` },
    updated: '2026-11-20',
    entries: [entry],
  }
}

const TEXTS: readonly (readonly [text: string, shown: string])[] = [
  ['Huis met tuin', 'Huis met tuin'],
  ['', ''],
  ['<script>alert("1")</script> & co', '<script>alert("1")</script> & co'],
  ['a ]]> b', 'a ]]> b'],
  ['</title></entry><entry>', '</title></entry><entry>'],
  ['&amp;lt; &#x0; &euro;', '&amp;lt; &#x0; &euro;'],
  ['nul\u0000 bell\u0007 escape\u001b end', 'nul  bell  escape  end'],
  ['two\r\nlines\u2028here', 'two lines\u2028here'],
  ['half \ud83d of one', 'half \ufffd of one'],
  ['\udc00', '\ufffd'],
  ['whole 🏠', 'whole 🏠'],
  ['no character \uffff\ufffe', 'no character'],
  ['delete \u007f and \u0085 next', 'delete   and   next'],
]

describe('Atom', () => {
  test.each(TEXTS)('says %j', (text, shown) => {
    const { feed: read, entries, problems } = readAtom(atomText(feed(text)))
    expect(problems).toEqual([])
    expect([
      textOf(read, 'title').trim(),
      ...entries.map((entry) => textOf(entry, 'summary').trim()),
    ]).toEqual([shown, shown])
  })

  test('leads to the page and to itself, and shows the picture', () => {
    const { feed: read, entries } = readAtom(atomText(feed('Huis')))
    expect(linkOf(read, 'self')).toBe(`${URL_OF_SITE}/nl/te-koop.xml?type=1&max=3`)
    expect(linkOf(read, 'alternate')).toBe(`${URL_OF_SITE}/nl/te-koop/`)
    expect(entries.map((entry) => [linkOf(entry, 'alternate'), linkOf(entry, 'enclosure')])).toEqual([
      [`${URL_OF_SITE}/nl/te-koop/gent/huis/1/?a=1&b=2`, `${URL_OF_SITE}/_a/img/a-1200.jpg`],
    ])
    expect(entries.map((entry) => [textOf(entry, 'published'), textOf(entry, 'updated')])).toEqual([
      ['2026-11-01T00:00:00Z', '2026-11-20T00:00:00Z'],
    ])
  })

  test('is whole without an entry', () => {
    expect(readAtom(atomText({ ...feed('Niets'), entries: [] })).problems).toEqual([])
  })

  test.each([
    ['<title type="text">', '<title type="text">\u0007'],
    ['<title type="text">', '<titel>'],
    ['<updated>2026', '<updated>20'],
    ['<updated>2026-11-20T00:00:00Z</updated>', ''],
    ['rel="alternate"', 'rel="related"'],
    ['href="https://', 'href="'],
    ['<id>https://x.example/property', '<id>property'],
    ['xmlns="http://www.w3.org/2005/Atom"', ''],
    ['<name>', '<name type="text">'],
    ['&amp;', '&'],
    ['</feed>', ''],
  ])('a feed with %s as %j is not valid', (right, wrong) => {
    const text = atomText(feed('Huis & tuin'))
    expect(text).toContain(right)
    expect(readAtom(text.replaceAll(right, wrong)).problems).not.toEqual([])
  })
})

describe('JSON Feed', () => {
  test.each(TEXTS)('says %j', (text, shown) => {
    const { feed: read, problems } = readJsonFeed(jsonFeedText(feed(text)))
    expect(problems).toEqual([])
    const clean = (said: string) => said.replace(/[\ufffe\uffff]/g, '').trim()
    expect(
      [read.title, read.items[0]?.title, read.items[0]?.content_text].map((said) => clean(said ?? '')),
    ).toEqual([shown, shown, shown])
  })

  test.each([
    ['2026-11-20T', '2026-13-20T'],
    ['version/1.1', 'version/1'],
    ['"https://x.example/property/1/#nl"', '"/property/1/"'],
    ['"content_text": "Huis",', ''],
  ])('a feed with %s as %j is not valid', (right, wrong) => {
    const text = jsonFeedText(feed('Huis'))
    expect(text).toContain(right)
    expect(readJsonFeed(text.replaceAll(right, wrong)).problems).not.toEqual([])
  })
})

test.each([
  ['/nl/te-koop/', '/nl/te-koop.xml'],
  ['/nl/te-koop/type/1/', '/nl/te-koop/type/1.xml'],
])('the feed of %s is at %s, and leads back', (list, address) => {
  expect(feedAt(list, 'xml')).toBe(address)
  expect(listOfFeed(address)).toBe(list)
})

test.each(['/nl/te-koop/', '/nl/te-koop.json', '/.xml', '.xml', '/nl/.xml'])('%s is no feed', (address) => {
  expect(listOfFeed(address)).toBeNull()
})
