/** Bad inputs 6, 8 and 25: texts of a feed in every field, as text, as attribute and in structured data. */
import { describe, expect, test } from 'vitest'
import { sanitise } from '../../../core/source/sanitise.ts'
import { readAtom, textOf } from '../../support/read-atom.ts'
import { readCalendar } from '../../support/read-calendar.ts'
import { readJsonFeed } from '../../support/read-json-feed.ts'
import { faultsOf, readStrictly, structuredData } from '../../support/strict-html.ts'
import { createSite, plot } from '../../support/site.ts'
import { buildOnce } from './built.ts'
import { fullSite } from './full-site.ts'

/**
 * Ends a script, a title and an attribute, begins a comment, breaks lines in JavaScript, and contains
 * placeholders with HTML. The tags are split by another tag that is removed from titles, so that they appear
 * after the removal.
 */
const TEXT = [
  'Huis </scr<b>ipt><scr<b>ipt>alert(1)</scr<b>ipt></ti<b>tle></textarea><!<b>-- ]]> \u2028\u2029 " onmouseover="alert(1)" x=\'',
  '<img src=x onerror=alert(1)> <im<b>g src=x onerror=alert(1)> <svg><scr<b>ipt>alert(2)</scr<b>ipt></svg> {FOR_SALE_TOTAL}<bo {FOR_RENT_TOTAL}',
  '\\u003c { id } {{x}} {__proto__} é \u0000\u001b[31m\ud83d',
].join(' ')

/** The text as a title of the site. */
const READ = titleOf(TEXT)
const HOUSE = /^nl\/te-koop\/.*\/1\/index\.html$/

function titleOf(text: string): string {
  const data = { TypeDescription: text }
  sanitise(data)
  return data.TypeDescription
}

describe('a site whose every text is hostile', () => {
  const built = buildOnce(fullSite(TEXT))
  const house = () => built.pages().find(({ file }) => HOUSE.test(file))?.html ?? ''

  test('is built', () => {
    const { ok, problems } = built.outcome()
    const codes = new Set(problems.map(({ code }) => code).filter((code) => !code.startsWith('AS4')))
    // The report contains the cleaned texts, the <img> in rich texts, and numbers in texts of thank-you
    // pages.
    expect([...codes].toSorted()).toEqual(['AS2010', 'AS3304', 'AS3403'])
    expect(ok).toBe(true)
    expect(built.pages().length).toBeGreaterThan(25)
  })

  test('has pages that read as they were written, without anything that a policy would block', () => {
    for (const { file, html } of built.pages()) {
      expect({ file, faults: faultsOf(readStrictly(html)) }).toEqual({ file, faults: [] })
    }
  })

  test('has no control characters on its pages', () => {
    // eslint-disable-next-line no-control-regex
    const control = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffe\uffff]/
    const found = built.pages().filter(({ html }) => control.test(html))
    expect(found.map(({ file }) => file)).toEqual([])
  })

  test('shows the text as it is, on the page and in its attributes', () => {
    const { text, elements } = readStrictly(house())
    expect(text).toContain(READ)
    const description = elements.find(({ attributes }) => attributes['name'] === 'description')?.attributes[
      'content'
    ]
    expect(description).toMatch(/^Huis <\/script><script>alert\(1\)/)
  })

  test('has structured data that parses back to the same text', () => {
    const data = structuredData(readStrictly(house())) as { '@graph': readonly Record<string, unknown>[] }[]
    const listing = data
      .flatMap((document) => document['@graph'])
      .find((thing) => thing['@type'] === 'RealEstateListing')
    expect(listing).toMatchObject({
      name: READ,
      description: READ,
      mainEntity: {
        name: READ,
        address: { streetAddress: [READ, READ, 'bus', READ].join(' '), addressLocality: READ },
      },
    })
    const script = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(house())?.[1] ?? ''
    expect(script).not.toMatch(/[<>&\u2028\u2029]/)
  })

  test('has a manifest, a sitemap and scripts of its own that hold together', () => {
    const { site } = built
    const manifest = site.list().find((file) => file.endsWith('.webmanifest')) as string
    expect(JSON.parse(site.read(manifest))).toMatchObject({ name: READ })
    const tags = site.read('sitemap.xml').match(/<[^<>]*>?/g) ?? []
    expect(
      tags.filter((tag) => !/^<(?:\?xml|\/?(?:urlset|url|loc|lastmod|xhtml:link)\b)[^<>]*>$/.test(tag)),
    ).toEqual([])
    expect(tags.length).toBeGreaterThan(60)
  })

  test('has feeds and calendars that are valid', () => {
    const { site } = built
    const feeds = site.list().filter((file) => /^(?!sitemap).*\.(?:xml|ics)$/.test(file))
    const problems = feeds.flatMap((file) =>
      file.endsWith('.ics')
        ? readCalendar(Buffer.from(site.read(file))).problems
        : [
            ...readAtom(site.read(file)).problems,
            ...readJsonFeed(site.read(file.replace(/xml$/, 'json'))).problems,
          ],
    )
    expect(problems).toEqual([])
    expect(feeds.length).toBeGreaterThan(4)
    const [entry] = readAtom(site.read('nl/te-koop.xml')).entries
    expect(entry && textOf(entry, 'title')).toContain('</script><script>alert(1)')
  })
})

describe('keys', () => {
  const KEY = 'x" onmouseover="alert(1)'

  test('that are unknown are an error, at the key', async () => {
    const site = createSite({ 'content/properties/a.json': plot(1, { [KEY]: 'x' }) })
    expect(await site.check()).toMatchObject([
      {
        code: 'AS2001',
        message: String.raw`unknown key "["x" onmouseover="alert(1)"]"`,
        at: { line: 26, column: 3 },
      },
    ])
  })

  test('of `extra` never reach the output', async () => {
    const extra = { [KEY]: 'secret-value', nested: { deep: ['secret-value'] } }
    const picture = { Url: 'https://images.example/a.jpg', extra }
    const site = createSite({
      'content/properties/a.json': plot(1, {
        extra,
        Documents: [{ Name: 'Plan', extra }],
        XLargePictureItems: [picture],
      }),
      'content/pages/home.json': {
        path: '/',
        extra,
        params: { title: 'Welkom', modules: [{ title: 'a', description: 'b', extra }] },
      },
      'site-config/pictures.json': { remote: { mode: 'link', hosts: ['images.example'] } },
    })
    const { ok, problems } = await site.build()
    expect({ ok, problems }).toEqual({ ok: true, problems: [] })
    const leaks = site.list().filter((file) => /secret-value|onmouseover/.test(site.read(file)))
    expect(leaks).toEqual([])
  })
})
