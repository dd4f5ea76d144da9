/** Chromium walks the demo: every page loads clean and fits a phone; every page type is accessible. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Browser, BrowserContext, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { demoFiles } from '../demo/pages.ts'
import { loadPictures, violations } from './axe.ts'
import { answered } from '../support/answered.ts'
import { launchBrowser } from '../support/browser.ts'
import { portalData } from '../support/portal-fixture.ts'
import { servePortal } from '../support/portal-service.ts'

let browser: Browser

beforeAll(async () => {
  browser = await launchBrowser()
})

afterAll(() => browser.close())

/** A page that moved leads on at once: there is nothing to look at. */
const redirects = (file: string) =>
  readFileSync(path.join(inject('demoFolder'), file), 'utf8').includes('http-equiv="refresh"')

const urls = () =>
  demoFiles()
    .filter((file) => file.endsWith('.html') && !redirects(file))
    .map((file) => `/${file.replace(/(^|\/)index\.html$/, '$1')}`)

/** Addresses of one example of every kind of page in every language that has it, and of more variety in one. */
function examples(): readonly string[] {
  const wanted = [
    /^\/$/,
    /^\/404\.html$/,
    /^\/(for-sale|project|property\/4127)\/$/,
    /^\/\w\w\/$/,
    /^\/\w\w\/404\.html$/,
    /^\/\w\w\/(te-koop|a-vendre|for-sale|zu-verkaufen|te-huur|a-louer|for-rent|projecten|projets|projects)\/$/,
    /^\/\w\w\/(contact|kontakt|login|gratis-schatting|estimation-gratuite|free-estimate)\/$/,
    /^\/\w\w\/(diensten|services|getuigenissen|temoignages|testimonials)\/$/,
    /^\/\w\w\/(diensten|services)\/(verkopen|vendre|selling)\/$/,
    /^\/\w\w\/(bedankt|merci|thank-you)\/contact\/$/,
    /^\/\w\w\/[a-z-]+\/9000-[a-z]+\/$/,
    /\/(4127|4126|801)\/$/,
    /^\/nl\/[a-z-]+\/$/,
    /^\/nl\/.*\/(4118|4103|4136|4110|4133|4101)\/$/,
    /^\/nl\/te-koop\/(type\/2|pagina\/2)\/$/,
    /^\/nl\/getuigenissen\/anna-lindqvist\/$/,
  ]
  return urls().filter((url) => wanted.some((pattern) => pattern.test(url)))
}

/** Two tabs, as there are two processors. */
async function visit(
  paths: readonly string[],
  { width, scripted }: { readonly width: number; readonly scripted: boolean },
  look: (page: Page) => Promise<readonly string[]>,
): Promise<readonly string[]> {
  const viewport = { width, height: 800 }
  const context = await browser.newContext({
    viewport,
    reducedMotion: 'reduce',
    ...answered(inject('demoUrl')),
  })
  // An owner is logged in: without a service the portal would say no more than that there is none.
  await servePortal(context, portalData({ now: Date.now() }))
  // Emptied rather than switched off: what looks at the page is a script too.
  if (!scripted)
    await context.route('**/*.js', (route) => route.fulfill({ body: '', contentType: 'text/javascript' }))
  const found: string[] = []
  const queue = [...paths]
  const work = async () => {
    const page = await context.newPage()
    const faults = watch(page)
    for (let url = queue.shift(); url !== undefined; url = queue.shift()) {
      await page.goto(`${inject('demoUrl')}${url}`)
      const problems = [...(await look(page)), ...faults.splice(0)]
      found.push(...problems.map((problem) => `${width} ${url}: ${problem}`))
    }
  }
  await Promise.all([work(), work()])
  await context.close()
  return found
}

/** Console errors, exceptions, requests that failed or left this machine. */
function watch(page: Page): string[] {
  const faults: string[] = []
  page.on('console', (message) => {
    // The page for what was not found is served with that status when asked for by its own name only.
    if (message.type() === 'error') faults.push(`console: ${message.text()}`)
  })
  page.on('pageerror', (error) => faults.push(`exception: ${error.message}`))
  page.on('requestfailed', (request) => {
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') faults.push(`failed: ${request.url()}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${response.status()}: ${response.url()}`)
  })
  page.on('request', (request) => {
    if (!request.url().startsWith(inject('demoUrl')) && !request.url().startsWith('data:'))
      faults.push(`foreign: ${request.url()}`)
  })
  return faults
}

async function overflow(page: Page): Promise<readonly string[]> {
  const { scroll, inner } = await page.evaluate(() => ({
    scroll: document.scrollingElement?.scrollWidth ?? 0,
    inner: innerWidth,
  }))
  return scroll > inner ? [`${scroll} px wide in a window of ${inner} px`] : []
}

/** Without a language of its own, such a page leads on to one that has: looked at without script, it stays. */
const stays = (url: string) => /^\/(nl|fr|en|de)\//.test(url) || url === '/404.html'
const leadsOn = (url: string) => !stays(url)

async function visitAll(
  paths: readonly string[],
  width: number,
  look: (page: Page) => Promise<readonly string[]>,
) {
  return [
    ...(await visit(paths.filter(stays), { width, scripted: true }, look)),
    ...(await visit(paths.filter(leadsOn), { width, scripted: false }, look)),
  ]
}

test('every page loads without an error and fits a phone', async () => {
  const found = await visitAll(urls(), 360, overflow)
  expect(found).toEqual([])
})

const LANGUAGES = [
  { language: 'Dutch, and without a language', pattern: /^\/(?!(fr|en|de)\/)/ },
  { language: 'French', pattern: /^\/fr\// },
  { language: 'English', pattern: /^\/en\// },
  { language: 'German', pattern: /^\/de\// },
]

describe.each([360, 1440])('at %i px', (width) => {
  test.each(LANGUAGES)('every kind of page is accessible in $language', async ({ pattern }) => {
    const paths = examples().filter((path) => pattern.test(path))
    expect(paths.length).toBeGreaterThan(4)
    const found = await visitAll(paths, width, async (page) => {
      await loadPictures(page)
      return [...(await overflow(page)), ...(await violations(page))]
    })
    expect(found).toEqual([])
  })
})

test.each([
  { what: 'the drawer', width: 360, homes: 4, selector: '.drawer > summary' },
  // In German there is nothing to open: the site says less in it.
  { what: 'a menu', width: 1440, homes: 3, selector: '.menu li > details:not(.menu__extra) > summary' },
  { what: 'the extra menu', width: 1440, homes: 3, selector: '.menu__extra > summary' },
])('$what is accessible when it is open', async ({ width, homes, selector }) => {
  const paths = urls().filter((url) => /^\/\w\w\/$/.test(url))
  let opened = 0
  const found = await visit(paths, { width, scripted: true }, async (page) => {
    const summary = page.locator(selector).first()
    if ((await summary.count()) > 0) {
      await summary.click()
      opened += 1
    }
    return [...(await overflow(page)), ...(await violations(page))]
  })
  expect(opened).toBe(homes)
  expect(found).toEqual([])
})

test('without script every kind of page shows its content, and internal paths offer the languages', async () => {
  const context: BrowserContext = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 360, height: 800 },
  })
  const page = await context.newPage()
  for (const path of ['/', '/for-sale/', '/project/?id=801', '/property/4127/']) {
    await page.goto(`${inject('demoUrl')}${path}`)
    expect([path, await page.locator('main a[hreflang="nl"]').count()]).toEqual([path, 1])
  }
  await page.goto(`${inject('demoUrl')}/nl/`)
  await page.getByText('Menu', { exact: true }).click()
  await page.getByRole('navigation', { name: 'Volledig menu' }).getByRole('link', { name: 'Te koop' }).click()
  await expect.poll(() => new URL(page.url()).pathname).toBe('/nl/te-koop/')
  await context.close()
})

test('an internal path leads to the page in the visitor’s language', async () => {
  const context = await browser.newContext({ locale: 'fr-BE' })
  const page = await context.newPage()
  const lands = async (path: string, expected: string) => {
    await page.goto(`${inject('demoUrl')}${path}`)
    await page.waitForURL(`**${expected}`)
  }
  await lands('/for-sale/', '/fr/a-vendre/')
  await lands('/project/?id=801', '/801/')
  await expect.poll(() => page.url()).toContain('/fr/')
  // There are no rentals in German.
  await lands('/for-rent/?lng=de', '/de/')
  await lands('/for-sale/?lng=en', '/en/for-sale/')
  await context.close()
})

test('the language switch keeps the page', async () => {
  const page = await browser.newPage()
  await page.goto(`${inject('demoUrl')}/nl/te-koop/gent/herenhuis-met-stadstuin/4127/`)
  await page.locator('header a[hreflang="fr"]').first().click()
  await expect
    .poll(() => new URL(page.url()).pathname)
    .toBe('/fr/a-vendre/gand/maison-de-maitre-avec-jardin-de-ville/4127/')
  await page.close()
})
