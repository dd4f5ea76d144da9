/**
 * Tags in Chromium, with their hosts stubbed by this test: the requests after each answer, and the data that
 * remain after a withdrawal.
 */
import type { BrowserContext, ConsoleMessage, Page } from 'playwright'
import { afterEach, describe, expect, inject, test } from 'vitest'
import { acceptPartly, EVERYTHING, NOTHING, toStorage } from '../../core/domain/consent.ts'
import type { Choices } from '../../core/domain/consent.ts'
import { tagHosts } from '../../core/domain/tag-hosts.ts'
import { contentSecurityPolicy } from '../../core/hosts/headers.ts'
import { RECEIPT } from '../support/answered.ts'
import { openBrowser } from '../support/browser.ts'
import { settled, watchRequests } from './settled.ts'

const browser = await openBrowser()
let context: BrowserContext
let asked: string[] = []
let faults: string[] = []

afterEach(async () => {
  await context.close()
  expect(faults).toEqual([])
})

/** A subdomain, so that a tag can set its cookies on both domains. */
const ORIGIN = () => inject('demoUrl').replace('127.0.0.1', 'www.agency.localhost')

/** The relevant effects of the scripts of Google and Meta: cookies on the widest domain, and one request. */
const PLAYED = `{
  const wide = '; path=/; domain=agency.localhost'
  if (document.currentScript.src.includes('facebook')) {
    document.cookie = '_fbp=1' + wide
    navigator.sendBeacon('https://www.facebook.com/tr')
  } else {
    document.cookie = '_ga=1' + wide
    document.cookie = '_ga_0000000000=1' + wide
    document.cookie = '_gcl_au=1; path=/'
    const views = dataLayer.filter((each) => each[0] === 'event' && each[1] === 'page_view').length
    fetch('https://region1.google-analytics.com/g/collect?views=' + views, { mode: 'no-cors' })
  }
}`

interface Visit {
  readonly given?: Choices
  /** Tags other than those of the demo. */
  readonly ids?: string
}

async function visitor({ given, ids }: Visit = {}): Promise<Page> {
  const moment = { now: new Date(), revision: 1, receipt: RECEIPT }
  const values = given ? Object.entries(toStorage(acceptPartly(given, moment))) : []
  const localStorage = values.map(([name, value]) => ({ name, value }))
  context = await browser.newContext({
    reducedMotion: 'reduce',
    storageState: { cookies: [], origins: [{ origin: ORIGIN(), localStorage }] },
  })
  asked = []
  faults = []
  await context.route(/^https:/, (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'text/javascript', body: PLAYED })
  })
  if (ids !== undefined) await context.route(/\/nl\/contact\/$/, (route) => withTags(route, ids))
  const page = watchRequests(await context.newPage())
  page.on('console', (message) => isFault(message) && faults.push(message.text()))
  page.on('pageerror', (error) => faults.push(error.message))
  return page
}

/** A request of the demo for what it does not have gets 404, which is not a fault of tags. */
function isFault(message: ConsoleMessage): boolean {
  const isMissing = message.text().includes('404') && message.location().url.startsWith(ORIGIN())
  return message.type() === 'error' && !isMissing
}

type Route = Parameters<Parameters<BrowserContext['route']>[1]>[0]

/** The page of a site with these tags, and with the policy for them. */
async function withTags(route: Route, ids: string): Promise<void> {
  const url = route.request().url().replace(ORIGIN(), inject('demoUrl'))
  const response = await route.fetch({ url })
  const hosts = tagHosts({ analyticsId: 'G-1', adsId: 'AW-2', tagManagerId: 'GTM-3', pixelId: '4' })
  const headers = {
    ...response.headers(),
    'content-security-policy': contentSecurityPolicy({ ...hosts, trustedTypes: true }),
  }
  const body = (await response.text()).replace(/data-tags="[^"]*"/, `data-tags="${ids}"`)
  return route.fulfill({ response, headers, body })
}

const go = async (page: Page, path: string) => {
  await page.goto(`${ORIGIN()}${path}`)
  await settled(page)
}
const press = (page: Page, name: string) => page.getByRole('button', { name }).click()
const cookies = async () => (await context.cookies()).map(({ name }) => name).sort()
const scripts = () => asked.filter((url) => /\.js|\/js\?/.test(url))
const LIBRARY = 'https://www.googletagmanager.com/gtag/js?id='

describe('nothing is asked of anybody', () => {
  test('before an answer, nor after a no', async () => {
    const page = await visitor()
    await go(page, '/nl/contact/')
    await press(page, 'Alles weigeren')
    await go(page, '/nl/te-koop/')
    expect([asked, await cookies()]).toEqual([[], []])
  })

  test.each(['/nl/preview/4127/', '/nl/login/', '/nl/nieuw-wachtwoord/'])(
    'on %s, after a yes',
    async (path) => {
      const page = await visitor({ given: EVERYTHING })
      await go(page, path)
      expect(await page.locator('[data-consent]').count()).toBe(1)
      expect([asked, await cookies()]).toEqual([[], []])
    },
  )
})

/** The request of the stubbed script follows its cookies. */
const COLLECTED = 'https://region1.google-analytics.com/g/collect?views=1'

describe('a yes', () => {
  test('loads the tags and counts one view; on later pages they come after the page', async () => {
    const page = await visitor()
    await go(page, '/nl/contact/?utm_source=brief')
    await press(page, 'Alles aanvaarden')
    await page.waitForFunction(() => document.cookie.includes('_gcl_au'))
    expect(scripts()).toEqual([`${LIBRARY}G-0000000000`])
    await expect.poll(() => asked).toContain(COLLECTED)
    expect(await cookies()).toEqual(['_ga', '_ga_0000000000', '_gcl_au'])
    await go(page, '/nl/te-koop/')
    await expect.poll(scripts).toHaveLength(2)
    // Its times are known when it has arrived.
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('gtag')),
    )
    const { load, tag, campaign } = await page.evaluate(() => {
      const [whole] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
      const [script] = performance.getEntriesByType('resource').filter(({ name }) => name.includes('gtag'))
      return {
        load: whole?.loadEventStart ?? 0,
        tag: script?.startTime ?? 0,
        campaign: sessionStorage.getItem('utm_parameters'),
      }
    })
    expect(load).toBeGreaterThan(0)
    expect(tag).toBeGreaterThan(load)
    expect(campaign).toBe('{"utm_source":"brief"}')
  })

  test.each<[string, Choices, readonly string[]]>([
    [
      'statistics',
      { ...NOTHING, analyticsStorage: true },
      [`${LIBRARY}G-1`, 'https://www.googletagmanager.com/gtm.js?id=GTM-3'],
    ],
    ['storing for advertisements', { ...NOTHING, adStorage: true }, [`${LIBRARY}AW-2`]],
    [
      'all about advertisements',
      { ...EVERYTHING, analyticsStorage: false },
      [`${LIBRARY}AW-2`, 'https://connect.facebook.net/en_US/fbevents.js'],
    ],
  ])('to %s loads what hangs on that alone', async (_, given, urls) => {
    const page = await visitor({ given, ids: 'G-1 AW-2 GTM-3 4' })
    await go(page, '/nl/contact/')
    await expect.poll(scripts).toEqual(urls)
  })
})

describe('a withdrawal', () => {
  test('clears the cookies of tags on every domain, and leaves a page without them', async () => {
    const page = await visitor({ given: EVERYTHING })
    await go(page, '/nl/contact/')
    await expect.poll(() => asked).toContain(COLLECTED)
    await expect.poll(cookies).toHaveLength(3)
    asked = []
    await press(page, 'Cookie-instellingen')
    await Promise.all([page.waitForEvent('load'), press(page, 'Alles weigeren')])
    await settled(page)
    expect(await page.evaluate(() => 'dataLayer' in globalThis)).toBe(false)
    expect([asked, await cookies()]).toEqual([[], []])
  })

  test('by ?setcookies as well', async () => {
    const page = await visitor({ given: EVERYTHING })
    await go(page, '/nl/contact/')
    await expect.poll(() => asked).toContain(COLLECTED)
    await expect.poll(cookies).toHaveLength(3)
    asked = []
    await go(page, '/nl/contact/?setcookies')
    await page.waitForFunction(() => document.cookie === '')
    expect([asked, await cookies()]).toEqual([[], []])
  })
})
