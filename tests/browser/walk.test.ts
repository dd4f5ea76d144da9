/** Chromium walks the demo: every kind of page loads clean and fits a phone; what opens is accessible; without script all is there. */
import type { Browser, BrowserContext, Page } from 'playwright'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { launchBrowser } from '../support/browser.ts'
import { violations } from './axe.ts'
import { otherKinds, overflow, urls, visit, visitAll } from './walk.ts'

let browser: Browser

beforeAll(async () => {
  browser = await launchBrowser()
})

afterAll(() => browser.close())

test('every kind of page loads without an error and fits a phone', async () => {
  const kinds = otherKinds()
  expect(kinds.length).toBeGreaterThan(100)
  const found = await visitAll(browser, kinds, { width: 360, look: overflow })
  expect(found).toEqual([])
})

test.each([
  { what: 'the drawer', width: 360, homes: 4, selector: '.drawer > summary' },
  // In German there is nothing to open: the site says less in it.
  { what: 'a menu', width: 1440, homes: 3, selector: '.menu li > details:not(.menu__extra) > summary' },
  { what: 'the extra menu', width: 1440, homes: 3, selector: '.menu__extra > summary' },
])('$what is accessible when it is open', async ({ width, homes, selector }) => {
  const paths = urls().filter((url) => /^\/\w\w\/$/.test(url))
  let opened = 0
  const look = async (page: Page) => {
    const summary = page.locator(selector).first()
    if ((await summary.count()) > 0) {
      await summary.click()
      opened += 1
    }
    return [...(await overflow(page)), ...(await violations(page))]
  }
  const found = await visit(browser, paths, { width, look })
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
