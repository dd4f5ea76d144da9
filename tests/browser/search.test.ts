/**
 * The search of the demo's home page in Chromium: keys, mouse, a phone, leaving the field, the opened list,
 * and no script.
 */
import type { BrowserContext, Page } from 'playwright'
import { describe, expect, inject, test } from 'vitest'
import { answered } from '../support/answered.ts'
import { openBrowser } from '../support/browser.ts'
import { violations } from './axe.ts'

const browser = await openBrowser()
let context: BrowserContext | undefined

async function visit(
  path: string,
  { width = 1440, scripted = true }: { width?: number; scripted?: boolean } = {},
): Promise<Page> {
  context = await browser.newContext({
    ...answered(inject('demoUrl')),
    viewport: { width, height: 800 },
    javaScriptEnabled: scripted,
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  await page.goto(`${inject('demoUrl')}${path}`)
  return page
}

const box = (page: Page) => page.getByRole('combobox', { name: 'Zoek op gemeente, type, project of nummer' })
const option = (page: Page, name: string | RegExp) => page.getByRole('option', { name })
const address = (page: Page) => decodeURIComponent(page.url().slice(inject('demoUrl').length))

async function turnTo(page: Page): Promise<void> {
  await page.locator('#search-query').focus()
  await option(page, /^Huis: Te koop/).waitFor()
}

describe('the keyboard', () => {
  test('finds the houses of a town with a few keys', async () => {
    const page = await visit('/nl/')
    await turnTo(page)
    await page.keyboard.type('hu els')
    await option(page, 'Huis, Elsene (1050): Te huur (1)').waitFor()
    await page.keyboard.press('Enter')
    await page.waitForURL(/te-koop|te-huur/)
    expect(address(page)).toBe('/nl/te-huur/?city=Elsene|1050&type=1')
    await page.locator('[data-list-count] b', { hasText: '1 pand' }).waitFor()
  })

  test('finds a town by three keys, an arrow and Enter', async () => {
    const page = await visit('/nl/')
    await turnTo(page)
    await page.keyboard.type('gen')
    await option(page, /^Gent \(9000\): Te koop/).waitFor()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/te-koop/9000-gent/')
  })

  test('finds a property by its reference', async () => {
    const page = await visit('/nl/')
    await turnTo(page)
    await page.keyboard.type('ref 4127')
    const home = option(page, /Ref: 4127/)
    await home.waitFor()
    const picture = home.locator('img')
    await page.waitForFunction(
      (image) => (image as HTMLImageElement).naturalWidth > 0,
      await picture.elementHandle(),
    )
    await page.keyboard.press('Enter')
    await page.waitForURL('**/4127/')
  })

  test('Escape closes and leaves the text; the focus never left the field', async () => {
    const page = await visit('/nl/')
    await turnTo(page)
    await page.keyboard.type('gent')
    await page.keyboard.press('Escape')
    expect(await box(page).getAttribute('aria-expanded')).toBe('false')
    expect(await page.getByRole('listbox').isVisible()).toBe(false)
    expect(await box(page).inputValue()).toBe('gent')
    await page.keyboard.press('ArrowDown')
    await page.getByRole('listbox').waitFor()
    await page.keyboard.press('Tab')
    expect(await box(page).getAttribute('aria-expanded')).toBe('true')
    await page.keyboard.press('Tab')
    expect(await page.getByRole('listbox').isVisible()).toBe(false)
  })
})

test('the mouse: what is pressed while the panel is open is reached at once', async () => {
  const page = await visit('/nl/')
  await turnTo(page)
  await box(page).fill('gent')
  const rent = page.getByRole('search').getByRole('link', { name: /^Te huur/ })
  await rent.and(page.locator('[aria-disabled="true"]')).waitFor()
  await page
    .getByRole('search')
    .getByRole('link', { name: /^Te koop \(11\)/ })
    .click()
  await page.waitForURL('**/te-koop/9000-gent/')
  await page.goBack()
  await turnTo(page)
  await option(page, /^Appartement: Te huur/).click()
  await page.waitForURL('**/te-huur/type/2/')
})

test('beside the rows nothing happens, and a press elsewhere closes', async () => {
  const page = await visit('/nl/')
  await turnTo(page)
  await page.locator('.suggestions__title').first().click()
  expect(await page.getByRole('listbox').isVisible()).toBe(true)
  await page.locator('main').click({ position: { x: 1200, y: 780 } })
  expect(await page.getByRole('listbox').isVisible()).toBe(false)
})

test('in another language the same words are understood', async () => {
  const page = await visit('/fr/')
  await page.locator('#search-query').focus()
  await page.getByRole('option', { name: /^Maison\s: À vendre/ }).waitFor()
  await page.keyboard.type('huis te koop elsene')
  await page.getByRole('option', { name: /^Maison, Ixelles \(1050\)\s: À vendre/ }).waitFor()
})

test.each([
  [360, [['', /^Huis: Te koop/] as const, ['4127', /Ref: 4127/] as const]],
  [1440, [['huis gent', /^Huis, Gent/] as const, ['zwembad', /^Alle panden te koop/] as const]],
])('the panel is accessible, shows and fits, at %i px', async (width, states) => {
  const page = await visit('/nl/', { width })
  await turnTo(page)
  for (const [text, first] of states) {
    await box(page).fill(text)
    await option(page, first).first().waitFor()
    expect(await violations(page)).toEqual([])
    const { hidden, wider } = await page.evaluate(() => {
      const { top, bottom } = document.querySelector('[role="listbox"]')!.getBoundingClientRect()
      const shown = Math.min(bottom, innerHeight) - Math.max(top, 0)
      return {
        hidden: Math.min(bottom - top, 300) - shown,
        wider: (document.scrollingElement?.scrollWidth ?? 0) - innerWidth,
      }
    })
    expect(hidden).toBeLessThanOrEqual(0)
    expect(wider).toBeLessThanOrEqual(0)
  }
})

test.each([
  ['/nl/', 'huis met terras tot 1,2 miljoen in Gent', 'Terras: ja verwijderen'],
  ['/fr/', 'maison avec terrasse jusqu’à 1 200 000 € à Gand', 'Terrasse : oui retirer'],
  ['/en/', 'house with a terrace under €1,200,000 in Ghent', 'Terrace: yes remove'],
  ['/de/', 'Haus mit Terrasse unter 1.200.000 Euro in Gent', 'Terrasse: ja entfernen'],
])('a sentence on %s leads to a list whose filters can be taken away', async (path, sentence, terrace) => {
  const page = await visit(path)
  await page.locator('#search-query').fill(sentence)
  await page.getByRole('option').first().waitFor()
  await page.keyboard.press('Enter')
  await page.waitForURL(/terrace=1/)
  expect(new URL(page.url()).searchParams.get('max')).toBe('1200000')
  const chips = page.locator('.filters__chip')
  await chips.filter({ hasText: terrace }).click()
  await expect.poll(() => address(page)).not.toContain('terrace')
  expect(await chips.count()).toBe(3)
})

describe('a list that is sent a search', () => {
  test('goes on to its answer', async () => {
    const page = await visit('/nl/te-koop/?q=appartement+gent')
    await page.locator('.filters__chip').first().waitFor()
    expect(address(page)).toBe('/nl/te-koop/?city=Gent|9000&type=2')
  })

  test('says that it has none, and shows all', async () => {
    const page = await visit('/nl/te-koop/?q=<script>zwembad')
    await page.getByText('We vonden niets voor uw zoekopdracht.').waitFor()
    expect(await page.locator('.card').first().isVisible()).toBe(true)
    expect(address(page)).toBe('/nl/te-koop/')
  })
})

test('a search that is sent before the script is there is answered by the list', async () => {
  const page = await visit('/nl/')
  await page.route('**/_a/search-*.json', (route) => route.abort())
  await page.locator('#search-query').fill('bastenaken')
  await page.keyboard.press('Enter')
  await page.waitForURL(/te-koop/)
  await page.unroute('**/_a/search-*.json')
  await page.getByText('We vonden niets voor uw zoekopdracht.').waitFor()
})

test('without script: the panel has links to pages that exist, and the form is sent to the list', async () => {
  const page = await visit('/nl/', { scripted: false })
  await page.locator('#search-query').focus()
  await page.locator('.suggestions a', { hasText: 'Gent (9000): Te koop' }).click()
  await page.waitForURL('**/te-koop/9000-gent/')
  await page.goBack()
  await page.locator('#search-query').fill('gent')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/te-koop/?q=gent')
  expect(await page.locator('.card').first().isVisible()).toBe(true)
})
