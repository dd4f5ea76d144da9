import { readFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, inject, test } from 'vitest'
import { attribute, demoFiles, demoPages } from './pages.ts'
import type { DemoPage } from './pages.ts'

const ORIGIN = 'https://www.dorpel-linde.example'

let pages: readonly DemoPage[] = []
let files: ReadonlySet<string> = new Set()
let byUrl: ReadonlyMap<string, DemoPage> = new Map()

beforeAll(() => {
  pages = demoPages()
  files = new Set(demoFiles())
  byUrl = new Map(pages.map((page) => [page.url, page]))
})

function isIndexed({ document }: DemoPage): boolean {
  return document.querySelector('meta[name="robots"][content*="noindex"]') === null
}

function fileBehind(href: string): string {
  const { pathname } = new URL(href, ORIGIN)
  const file = decodeURIComponent(pathname).slice(1)
  return file === '' || file.endsWith('/') ? `${file}index.html` : file
}

function read(file: string): string {
  return readFileSync(path.join(inject('demoFolder'), file), 'utf8')
}

describe('public addresses', () => {
  const PATHS = [
    '/',
    '/nl/',
    '/fr/',
    '/en/',
    '/de/',
    '/nl/te-koop/',
    '/fr/a-vendre/',
    '/nl/te-huur/',
    '/fr/a-louer/',
    '/nl/contact/',
    '/nl/over-ons/',
    '/fr/qui-sommes-nous/',
    '/nl/zoekopdracht/',
    '/fr/tenez-moi-au-courant/',
    '/en/demand-register/',
    '/nl/gratis-schatting/',
    '/nl/projecten/',
    '/nl/cookie-policy/',
    '/nl/privacy-statement/',
    '/nl/disclaimer/',
    '/nl/vlabel-schatting/',
    '/nl/diensten/verkopen/',
    '/nl/diensten/verhuren/',
    '/nl/diensten/aankoopmakelaar/',
    '/nl/login/',
    '/fr/login/',
    '/en/login/',
    '/nl/bedankt/contact-me/',
    '/nl/bedankt/contact-appointment/',
    '/nl/bedankt/contact-construction/',
    '/nl/bedankt/gratis-schatting/',
    '/nl/bedankt/zoekopdracht/',
    '/nl/bedankt/doorgestuurd/',
    '/nl/bedankt/contact/',
    '/nl/bedankt/nieuwsbrief/',
    '/nl/bedankt/test/',
  ]
  test.each(PATHS)('%s', (url) => {
    expect(byUrl.has(url)).toBe(true)
  })

  const INTERNAL = [
    '/for-sale/',
    '/for-rent/',
    '/contact/',
    '/services/',
    '/demand-register/',
    '/contact-demand/',
    '/Projecten/',
    '/Cookie-policy/',
    '/Privacy/',
    '/Disclaimer/',
    '/Vlabel-schatting/',
    '/login/',
    '/project/',
    '/property/4127/',
    '/project/801/',
    '/diensten/verkopen/',
    '/feedback/contact-demand/',
    '/feedback/site-contact/',
  ]
  test.each(INTERNAL)('%s leads to its page in every language that has it', (url) => {
    const links = [...(byUrl.get(url)?.document.querySelectorAll('main a[hreflang]') ?? [])]
    expect(links.length).toBeGreaterThan(0)
    for (const link of links) expect(byUrl.has(link.getAttribute('href') ?? '')).toBe(true)
  })

  test('404 pages stand at the root and in each language', () => {
    for (const file of ['404.html', 'nl/404.html', 'fr/404.html', 'en/404.html', 'de/404.html'])
      expect(files).toContain(file)
  })

  test('45 testimonials in three languages, nine in German', () => {
    const count = (prefix: string) =>
      pages.filter(({ url }) => url.startsWith(prefix) && url !== prefix).length
    expect([
      count('/nl/getuigenissen/'),
      count('/fr/temoignages/'),
      count('/en/testimonials/'),
      count('/de/kundenstimmen/'),
    ]).toEqual([45, 45, 45, 9])
  })
})

describe('every page', () => {
  test('links only to pages and files that exist', () => {
    const dead = pages.flatMap(({ url, document }) =>
      [...document.querySelectorAll('a[href], link[href], script[src], img[src], source[src], use[href]')]
        .map((element) => element.getAttribute('href') ?? element.getAttribute('src') ?? '')
        .filter((href) => href.startsWith('/') || href.startsWith(ORIGIN))
        .filter((href) => !files.has(fileBehind(href)))
        .map((href) => `${url} -> ${href}`),
    )
    expect(dead).toEqual([])
  })

  test('shows only pictures that exist, in every size', () => {
    const missing = pages.flatMap(({ url, document }) =>
      [...document.querySelectorAll('[srcset], [imagesrcset]')]
        .flatMap((element) =>
          (element.getAttribute('srcset') ?? element.getAttribute('imagesrcset') ?? '').split(','),
        )
        .map((candidate) => candidate.trim().split(' ')[0] ?? '')
        .filter((src) => !files.has(fileBehind(src)))
        .map((src) => `${url} -> ${src}`),
    )
    expect(missing).toEqual([])
  })

  test('links to sections that exist', () => {
    const dead = pages.flatMap(({ url, document }) =>
      [...document.querySelectorAll('a[href^="#"]')]
        .map((link) => link.getAttribute('href')?.slice(1) ?? '')
        .filter((id) => id !== '' && document.getElementById(id) === null)
        .map((id) => `${url} #${id}`),
    )
    expect(dead).toEqual([])
  })

  test('has its language, one h1, a viewport, and a title of its own', () => {
    const titles = new Map<string, string>()
    for (const page of pages) {
      const { url, document } = page
      const locale = url.split('/')[1] ?? ''
      if (['nl', 'fr', 'en', 'de'].includes(locale))
        expect([url, document.documentElement.lang]).toEqual([url, locale])
      // The substitute of a script that does not run is part of the page.
      const headings = [...document.querySelectorAll('h1')].filter((h1) => h1.closest('noscript') === null)
      expect([url, headings.length]).toEqual([url, 1])
      expect(attribute(document, 'meta[name="viewport"]', 'content')).toContain('width=device-width')
      if (!isIndexed(page)) continue
      const title = `${locale} ${document.title}`
      expect([url, titles.get(title)]).toEqual([url, undefined])
      titles.set(title, url)
    }
    expect(titles.size).toBeGreaterThan(300)
  })

  test('holds no inline script, inline style or event attribute', () => {
    const found = pages.flatMap(({ url, document }) => {
      const scripts = [...document.querySelectorAll('script:not([src])')].filter(
        (script) => script.getAttribute('type') !== 'application/ld+json',
      )
      const styled = document.querySelectorAll('[style], style')
      const events = [...document.querySelectorAll('*')].filter((element) =>
        [...element.attributes].some(({ name }) => name.startsWith('on')),
      )
      return scripts.length + styled.length + events.length === 0 ? [] : [url]
    })
    expect(found).toEqual([])
  })

  test('loads nothing from another host', () => {
    const foreign = pages.flatMap(({ url, document }) =>
      [
        ...document.querySelectorAll(
          'script[src], link[rel~="stylesheet"], link[rel~="preload"], link[rel~="icon"], img[src], source[srcset], iframe[src], video[src]',
        ),
      ]
        .map(
          (element) =>
            element.getAttribute('src') ??
            element.getAttribute('href') ??
            element.getAttribute('srcset') ??
            '',
        )
        .filter((href) => !href.startsWith('/'))
        .map((href) => `${url} -> ${href}`),
    )
    expect(foreign).toEqual([])
  })
})

describe('search engines', () => {
  test('canonical and hreflang: each version lists all, itself and the fallback, and all agree', () => {
    for (const page of pages.filter(isIndexed)) {
      const { url, document } = page
      expect(attribute(document, 'link[rel="canonical"]', 'href')).toBe(`${ORIGIN}${url}`)
      const alternates = [...document.querySelectorAll('link[rel="alternate"][hreflang]')].map((link) => [
        link.getAttribute('hreflang'),
        link.getAttribute('href'),
      ])
      expect([url, alternates.some(([code]) => code === 'x-default')]).toEqual([url, true])
      for (const [code, href] of alternates) {
        const other = byUrl.get((href ?? '').slice(ORIGIN.length))
        expect([url, href, other !== undefined]).toEqual([url, href, true])
        if (other === undefined || code === 'x-default') continue
        const back = [...other.document.querySelectorAll('link[rel="alternate"][hreflang]')].map((link) => [
          link.getAttribute('hreflang'),
          link.getAttribute('href'),
        ])
        expect([url, back]).toEqual([url, alternates])
      }
    }
  })

  test('the sitemap lists exactly the pages that are to be found', () => {
    const listed = [...read('sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, loc]) => loc?.slice(ORIGIN.length) ?? '',
    )
    const pagesListed = listed.filter((loc) => !loc.startsWith('/_a/'))
    expect([...pagesListed].sort()).toEqual(
      pages
        .filter(isIndexed)
        .map(({ url }) => url)
        .sort(),
    )
    for (const image of listed.filter((loc) => loc.startsWith('/_a/')))
      expect(files).toContain(image.slice(1))
  })

  test('JSON-LD of every page can be read, and describes the property', () => {
    for (const { url, document } of pages) {
      for (const script of document.querySelectorAll('script[type="application/ld+json"]')) {
        expect([url, typeof JSON.parse(script.textContent ?? '')]).toEqual([url, 'object'])
      }
    }
    const page = byUrl.get('/nl/te-koop/gent/herenhuis-met-stadstuin/4127/')
    const graph = JSON.parse(
      page?.document.querySelector('script[type="application/ld+json"]')?.textContent ?? '{}',
    ) as { '@graph': Record<string, unknown>[] }
    expect(graph['@graph'].map((thing) => thing['@type'])).toEqual(['RealEstateListing', 'BreadcrumbList'])
    expect(graph['@graph'][0]?.['offers']).toMatchObject({
      price: 895_000,
      priceCurrency: 'EUR',
      availability: 'https://schema.org/InStock',
    })
  })

  test('robots.txt names the sitemap; the manifest its icons', () => {
    expect(read('robots.txt')).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`)
    const href = attribute(byUrl.get('/nl/')?.document, 'link[rel="manifest"]', 'href') ?? ''
    const manifest = JSON.parse(read(href.slice(1))) as { icons: { src: string; sizes: string }[] }
    expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(['192x192', '512x512', 'any'])
    for (const { src } of manifest.icons) expect(files).toContain(src.slice(1))
  })
})
