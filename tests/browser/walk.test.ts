/** Chromium walks the demo: every page loads clean and fits a phone; every page type is accessible. */
import { AxeBuilder } from '@axe-core/playwright'
import type { Browser, BrowserContext, Page } from 'playwright'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { demoFiles } from '../demo/pages.ts'
import { launchBrowser } from '../support/browser.ts'

let browser: Browser

beforeAll(async () => {
  browser = await launchBrowser()
})

afterAll(() => browser.close())

const urls = () =>
  demoFiles()
    .filter((file) => file.endsWith('.html'))
    .map((file) => `/${file.replace(/(^|\/)index\.html$/, '$1')}`)

/** Addresses of one example of every kind of page, in every language that has it. */
function examples(): readonly string[] {
  const wanted = [
    /^\/$/,
    /^\/404\.html$/,
    /^\/(nl|fr|en|de)\/$/,
    /^\/(nl|fr|en|de)\/404\.html$/,
    /^\/(nl|fr|en|de)\/[a-z-]+\/$/,
    /^\/(for-sale|project|property\/4127)\/$/,
    /^\/(nl|fr|en)\/[a-z-]+\/(9000-[a-z]+|type\/2)\/$/,
    /^\/(nl|fr|en)\/(bedankt|merci|thank-you)\/[a-z-]*(contact)\/$/,
    /\/(4127|4118|4103|4136|4126|4110|4133|4101)\/$/,
    /\/801\/$/,
    /\/(diensten|services)\/[a-z]+\/$/,
    /\/(getuigenissen|temoignages|testimonials)\/anna-lindqvist\/$/,
    /^\/nl\/te-koop\/pagina\/2\/$/,
  ]
  return urls().filter((url) => wanted.some((pattern) => pattern.test(url)))
}

/** Two tabs, as there are two processors. */
async function visit(
  paths: readonly string[],
  width: number,
  look: (page: Page, path: string) => Promise<readonly string[]>,
): Promise<readonly string[]> {
  const context = await browser.newContext({ viewport: { width, height: 800 }, reducedMotion: 'reduce' })
  const found: string[] = []
  const queue = [...paths]
  const work = async () => {
    const page = await context.newPage()
    const faults = watch(page)
    for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
      await page.goto(`${inject('demoUrl')}${path}`)
      const problems = [...(await look(page, path)), ...faults.splice(0)]
      found.push(...problems.map((problem) => `${width} ${path}: ${problem}`))
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

/** Loads what is lazy, so that a missing picture shows. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += 1600) {
      scrollTo(0, top)
      await new Promise(requestAnimationFrame)
    }
  })
}

async function overflow(page: Page): Promise<readonly string[]> {
  const { scroll, inner } = await page.evaluate(() => ({
    scroll: document.scrollingElement?.scrollWidth ?? 0,
    inner: innerWidth,
  }))
  return scroll > inner ? [`${scroll} px wide in a window of ${inner} px`] : []
}

async function violations(page: Page): Promise<readonly string[]> {
  const { violations: found } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  return found.flatMap(({ id, nodes }) => nodes.map(({ target }) => `axe ${id} at ${target.join(' ')}`))
}

/** Internal paths go to the visitor's language by script: looked at without it, they can be looked at at all. */
const staysPut = (url: string) => /^\/(nl|fr|en|de)\//.test(url) || url === '/' || url === '/404.html'

test('every page loads without an error and fits a phone', async () => {
  const found = await visit(urls().filter(staysPut), 360, async (page) => {
    await scrollThrough(page)
    return overflow(page)
  })
  expect(found).toEqual([])
})

test.each([360, 1440])('every kind of page is accessible at %i px', async (width) => {
  expect(examples().length).toBeGreaterThan(100)
  const found = await visit(examples().filter(staysPut), width, async (page) => [
    ...(await overflow(page)),
    ...(await violations(page)),
  ])
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
  expect(new URL(page.url()).pathname).toBe('/nl/te-koop/')
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
  await lands('/for-sale/?lng=en', '/en/for-sale/')
  await lands('/project/?id=801', '/801/')
  expect(page.url()).toContain('/fr/')
  await lands('/for-rent/?lng=de', '/fr/a-louer/')
  await context.close()
})

test('the language switch keeps the page', async () => {
  const page = await browser.newPage()
  await page.goto(`${inject('demoUrl')}/nl/te-koop/gent/herenhuis-met-stadstuin/4127/`)
  await page.locator('header a[hreflang="fr"]').first().click()
  expect(new URL(page.url()).pathname).toBe('/fr/a-vendre/gand/maison-de-maitre-avec-jardin-de-ville/4127/')
  await page.close()
})
