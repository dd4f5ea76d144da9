/** Parameters that a visitor may add to an address change nothing on any kind of page. */
import type { BrowserContext, Page } from 'playwright'
import { expect, inject, test } from 'vitest'
import { openBrowser } from '../support/browser.ts'
import type { ExampleName } from '../support/examples.ts'

const browser = await openBrowser()

const SCRIPT = '<img src=x onerror=alert(1)><script>alert(1)</script>'
const EVIL = '//evil.example'

/** No value has the format that its name requires. */
const QUERY = new URLSearchParams([
  ['city', `${SCRIPT}|1000`],
  ['city', '\0|1000'],
  ['city', 'Gent'],
  ['type', '__proto__'],
  ['type', 'constructor'],
  ['min', '1e9'],
  ['max', '-1'],
  ['bedrooms', SCRIPT],
  ['energy', 'toString'],
  ['sort', 'hasOwnProperty'],
  ['view', '__proto__'],
  ['page', 'NaN'],
  ['property', SCRIPT],
  ['id', '__proto__'],
  ['lng', EVIL],
  ['next', EVIL],
  ['utm_source', SCRIPT],
  ['__proto__[polluted]', '1'],
]).toString()

const HASH = `#${EVIL}/%2F%2e%2e/${encodeURIComponent(SCRIPT)}`

/** A choice that would allow everything if it were accepted. */
const STORED = {
  lng: EVIL,
  consent: 'set',
  consentAnalyticsStorage: 'true',
  consentAdStorage: 'true',
  consentAdUserData: 'true',
  consentAdPersonalization: 'true',
  consentDate: SCRIPT,
  consentRevision: '__proto__',
  consentReceipt: SCRIPT,
  utm_parameters: `{"__proto__":{"utm_source":"x"},"utm_source":"${SCRIPT}"}`,
  __proto__x: '{',
}

const MESSAGES = [
  SCRIPT,
  { type: 'navigate', href: EVIL },
  { properties: [{ ID: 1, html: SCRIPT }], mapType: SCRIPT, message: SCRIPT, ignore: ['__proto__'] },
  JSON.stringify({ __proto__: { polluted: 1 }, event: 'infoDelivery' }),
  null,
]

const KINDS: readonly ExampleName[] = [
  'home',
  'sale',
  'property',
  'project',
  'contact',
  'valuation',
  'offer',
  'login',
  'not-found',
]

const paths = () => [
  '/languages/',
  '/project/',
  ...inject('demoExamples').flatMap(({ name, locale, url }) =>
    locale === 'nl' && KINDS.includes(name) ? [url] : [],
  ),
]

/** A new visitor, whose requests, errors and dialogs are recorded. */
async function visitor(): Promise<{ readonly context: BrowserContext; readonly noted: string[] }> {
  const context = await browser.newContext({ reducedMotion: 'reduce', locale: 'nl-BE' })
  const noted: string[] = []
  context.on('dialog', (dialog) => {
    noted.push(`says ${dialog.message()}`)
    void dialog.dismiss()
  })
  context.on('weberror', (error) => noted.push(`fails: ${error.error().message}`))
  context.on('console', (message) => message.type() === 'error' && noted.push(`reports ${message.text()}`))
  context.on('request', (request) => {
    const isOwn = [inject('demoUrl'), 'data:'].some((start) => request.url().startsWith(start))
    if (!isOwn) noted.push(`asks ${request.url()}`)
  })
  return { context, noted }
}

/** The visible text, the links, and the elements that could run code. */
async function seen(page: Page, path: string) {
  await page.goto(`${inject('demoUrl')}${path}`)
  // Waits for the parts that appear by themselves: the page in the visitor's language, the filtered list, and
  // the consent dialog.
  await page.waitForFunction(() => {
    const asks = document.querySelector('[data-consent]:not([data-quiet])')
    const leadsOn = document.querySelector('[data-language-choices="go"]')
    if (leadsOn || document.documentElement.classList.contains('filtering')) return false
    return asks === null || document.querySelector('[data-consent-box]') !== null
  })
  return page.evaluate(() => ({
    at: location.pathname,
    title: document.title,
    text: document.body.innerText.replace(/\s+/g, ' '),
    fields: [
      ...document.querySelectorAll<HTMLInputElement>('main input:not([type="checkbox"], [type="radio"])'),
    ]
      .map(({ name, value }) => `${name}=${value}`)
      .join('&'),
    links: [...document.querySelectorAll<HTMLAnchorElement>('header a[hreflang]')].map(({ href }) => href),
    running: document.querySelectorAll('script[src], iframe, object, [onerror], [onload]').length,
    polluted: 'polluted' in Object.prototype,
    kept: [...Object.keys(localStorage), ...Object.keys(sessionStorage)],
  }))
}

test('queries, fragments, storage, cookies and messages change nothing on any kind of page', async () => {
  const [plain, linked, spoilt] = [await visitor(), await visitor(), await visitor()]
  await spoil(spoilt.context)
  const pages = [plain, linked, spoilt].map(({ context }) => context.newPage())
  const [before, byLink, stored] = (await Promise.all(pages)) as [Page, Page, Page]
  for (const path of paths()) {
    const [expected, found, kept] = await Promise.all([
      seen(before, path),
      seen(byLink, `${path}?${QUERY}${HASH}`),
      seen(stored, path),
    ])
    expect({ path, ...found }).toEqual({ path, ...expected })
    const known = kept.kept.filter((key) => key in STORED)
    expect({ path, ...kept }).toEqual({ path, ...expected, kept: known })
    await stored.evaluate((messages) => {
      for (const data of messages) {
        postMessage(data, '*')
        dispatchEvent(new MessageEvent('message', { data, origin: 'https://evil.example' }))
      }
    }, MESSAGES)
    expect(await stored.evaluate(() => document.body.innerText.replace(/\s+/g, ' '))).toBe(expected.text)
  }
  // The console also reports the status of the 404 page.
  const isNew = (note: string) => !plain.noted.includes(note)
  expect([...linked.noted, ...spoilt.noted].filter(isNew)).toEqual([])
})

/** Sets every key in both storages before any script of the page runs. */
async function spoil(context: BrowserContext): Promise<void> {
  await context.addCookies([{ name: 'lng', value: EVIL, url: inject('demoUrl') }])
  await context.addInitScript((stored) => {
    // The script also runs in the initial blank page.
    if (location.protocol !== 'http:') return
    for (const storage of [localStorage, sessionStorage])
      for (const [key, value] of Object.entries(stored)) storage.setItem(key, value)
  }, STORED)
}

test('a question of a hundred thousand letters is none', async () => {
  const { context, noted } = await visitor()
  const page = await context.newPage()
  const expected = await seen(page, '/nl/te-koop/')
  // The address is longer than servers accept, so the page is served by the route.
  await context.route(
    (url) => url.search.length > 50_000,
    (route) => route.fulfill({ path: `${inject('demoFolder')}/nl/te-koop/index.html` }),
  )
  expect(await seen(page, `/nl/te-koop/?city=${'a'.repeat(100_000)}|1000`)).toEqual(expected)
  expect(noted).toEqual([])
})
