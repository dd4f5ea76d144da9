/** Chromium walks the demo: every kind of page loads clean and fits; what opens is accessible; without script all is there. */
import type { Page } from 'playwright'
import { expect, inject, test } from 'vitest'
import { LOCALES } from '../../core/domain/locale.ts'
import { openBrowser } from '../support/browser.ts'
import { violations } from './axe.ts'
import { pagesWiderThan } from './fits.ts'
import { layoutUrlsIn } from './looks.ts'
import { isPortal, longTexts, overflow, urls, visit } from './walk.ts'

const browser = await openBrowser()

test.each([360, 1440])('the longest texts of every language fit a window of %i px', async (width) => {
  const pages = longTexts().filter((url) => !isPortal(url))
  expect(pages.length).toBeGreaterThan(150)
  expect(await pagesWiderThan(browser, pages, width)).toEqual([])
})

test('every layout loads without an error in every language, and fits a phone with its scripts', async () => {
  const pages = LOCALES.flatMap((locale) => layoutUrlsIn(locale))
  expect(pages.length).toBeGreaterThan(15)
  expect(await visit(browser, pages, { width: 360, look: overflow })).toEqual([])
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
  // There are no rentals in German.
  await lands('/for-rent/?lng=de', '/de/')
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
