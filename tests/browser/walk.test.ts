/**
 * Every kind of page of the demo in Chromium loads without errors and fits; opened parts are accessible; the
 * content is complete without script.
 */
import type { Page } from 'playwright'
import { expect, inject, test } from 'vitest'
import { LOCALES } from '../../core/languages/codes.ts'
import { openBrowser } from '../support/browser.ts'
import { violations } from './axe.ts'
import { pagesWiderThan } from './fits.ts'
import { layoutUrlsIn } from './looks.ts'
import { isPortal, longTexts, overflow, urls, visit } from './walk.ts'

const browser = await openBrowser()

test('the longest texts of every language fit windows of 360 and 1440 px', async () => {
  const pages = longTexts().filter((url) => !isPortal(url))
  expect(pages.length).toBeGreaterThan(150)
  expect(await pagesWiderThan(browser, pages, [360, 1440])).toEqual([])
})

test('every layout loads without an error in every language, and fits a phone with its scripts', async () => {
  const pages = LOCALES.flatMap((locale) => layoutUrlsIn(locale))
  expect(pages.length).toBeGreaterThan(15)
  expect(await visit(browser, pages, { widths: [360], look: overflow })).toEqual([])
})

/** Languages differ in their words only, so axe examines one of them. */
test.each([
  { what: 'the drawer fits', width: 360, selectors: ['.drawer > summary'] },
  {
    what: 'each menu fits',
    width: 1440,
    selectors: ['.menu li > details:not(.menu__extra) > summary', '.menu__extra > summary'],
  },
])('$what in every language when it is open, and is accessible', async ({ width, selectors }) => {
  const paths = urls().filter((url) => /^\/\w\w\/$/.test(url))
  let opened = 0
  const look = async (page: Page) => {
    const found: string[] = []
    for (const selector of selectors) {
      const summary = page.locator(selector).first()
      if ((await summary.count()) === 0) continue
      await summary.click()
      opened += 1
      found.push(...(await overflow(page)))
      if (page.url().endsWith('/nl/')) found.push(...(await violations(page)))
    }
    return found
  }
  expect(await visit(browser, paths, { widths: [width], look })).toEqual([])
  expect(opened).toBe(LOCALES.length * selectors.length)
})

test('without script every kind of page shows its content, and internal paths offer the languages', async () => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 360, height: 800 },
  })
  const page = await context.newPage()
  for (const path of ['/languages/', '/for-sale/', '/project/?id=801', '/property/4127/']) {
    await page.goto(`${inject('demoUrl')}${path}`)
    expect([path, await page.locator('main a[hreflang="nl"]').count()]).toEqual([path, 1])
  }
  // `/` leads to the default language.
  await page.goto(`${inject('demoUrl')}/`)
  await page.waitForURL('**/nl/')
  await page.getByText('Menu', { exact: true }).click()
  await page.getByRole('navigation', { name: 'Volledig menu' }).getByRole('link', { name: 'Te koop' }).click()
  await expect.poll(() => new URL(page.url()).pathname).toBe('/nl/te-koop/')
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
  await lands('/for-rent/?lng=de', '/de/zu-vermieten/')
  await lands('/for-sale/?lng=en', '/en/for-sale/')
})

test('the language switch keeps the page', async () => {
  const page = await browser.newPage()
  await page.goto(`${inject('demoUrl')}/nl/te-koop/gent/herenhuis-met-stadstuin/4127/`)
  await page.locator('header a[hreflang="fr"]').first().click()
  await expect
    .poll(() => new URL(page.url()).pathname)
    .toBe('/fr/a-vendre/gand/maison-de-maitre-avec-jardin-de-ville/4127/')
})
