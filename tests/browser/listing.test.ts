/**
 * Filters of the demo's list in Chromium: addresses, Back, several filters, pages, no results, the map, and
 * no script.
 */
import type { Page } from 'playwright'
import { describe, expect, inject, test } from 'vitest'
import { openBrowser } from '../support/browser.ts'
import { violations } from './axe.ts'

const browser = await openBrowser()

const SALE = '/nl/te-koop/'

async function open(
  path: string,
  { width = 1440, scripted = true }: { width?: number; scripted?: boolean } = {},
): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width, height: 800 },
    javaScriptEnabled: scripted,
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  // Collected from the first frame.
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(globalThis, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(`${inject('demoUrl')}${path}`)
  return page
}

const count = (page: Page) => page.locator('[data-list-count] b').textContent()
const hasCount = (page: Page, text: string) =>
  page.locator('[data-list-count] b', { hasText: new RegExp(`^${text}$`) }).waitFor()
const titles = (page: Page) => page.locator('.card__title').allTextContents()
/** Polled, because the browser reports an address that a script changed with a delay. */
const expectQuery = (page: Page) => expect.poll(() => decodeURIComponent(new URL(page.url()).search))
const expectPath = (page: Page) => expect.poll(() => new URL(page.url()).pathname)
const shifted = (page: Page) =>
  page.evaluate(() =>
    (globalThis as unknown as { shifts: number[] }).shifts.reduce((sum, each) => sum + each, 0),
  )

describe('an address', () => {
  test.each([360, 1440])('is answered without anything moving, at %i px', async (width) => {
    const page = await open(`${SALE}?city=Gand|9000&type=1&sort=price-up`, { width })
    await page.locator('.filters__chip').first().waitFor()
    // The first movement loads what saves homes and searches.
    await page.mouse.move(100, 300)
    await page.locator('[data-save-search][aria-pressed]').waitFor()
    const places = await page.locator('.results .card__title').allTextContents()
    expect(places.length).toBeGreaterThan(2)
    expect(places.every((title) => title.endsWith('9000 Gent'))).toBe(true)
    expect(await page.locator('.results').isVisible()).toBe(true)
    expect(await shifted(page)).toBe(0)
    expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toMatch(/\/nl\/te-koop\/$/)
  })

  test('in another language means the same', async () => {
    const [dutch, french] = [await open(`${SALE}?city=Gent|9000`), await open('/fr/a-vendre/?city=Gent|9000')]
    await dutch.locator('.filters__chip').waitFor()
    await french.locator('.filters__chip').waitFor()
    expect(await french.locator('.filters__chip').textContent()).toContain('Gand (9000)')
    expect((await titles(french)).length).toBe((await titles(dutch)).length)
  })

  test('goes along to the other language, and shows the same there', async () => {
    const page = await open(SALE)
    await page.locator('.filters__cell').filter({ hasText: 'Gemeente' }).locator('summary').click()
    await page.getByLabel(/^Gent \(9000\)/).check()
    await hasCount(page, '11 panden')
    await page.locator('header a[hreflang="fr"]').first().click()
    await page.waitForURL(/\/fr\/a-vendre\//)
    await expectQuery(page).toBe('?city=Gent|9000')
    await hasCount(page, '11 biens')
    expect(await page.locator('.filters__chip').textContent()).toContain('Gand (9000)')
  })

  test.each([360, 1440])('asks for facts beside those of the bar, at %i px', async (width) => {
    const page = await open(`${SALE}?garden=1`, { width })
    await page.locator('.filters__chip', { hasText: 'Tuin: ja' }).waitFor()
    if (width < 1100) await page.locator('.filters__fold > summary').click()
    const more = page.locator('[data-list-cell="more"]')
    expect(await more.locator('.filters__value').textContent()).toBe('Tuin')
    await more.locator('summary').click()
    await more.getByLabel('EPC-label').selectOption({ label: 'B of beter' })
    await expectQuery(page).toBe('?garden=1&epc=2')
    await page.locator('.filters__chip', { hasText: 'EPC-label: B of beter' }).waitFor()
    expect(await more.locator('.filters__value').textContent()).toBe('Tuin + 1')
    expect(await violations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.locator('.filters__chip', { hasText: 'Tuin' }).click()
    await expectQuery(page).toBe('?epc=2')
  })

  test('asks for what is near a landmark, and for the surroundings of a town', async () => {
    const page = await open(`${SALE}?near=gent-dampoort`)
    await page.locator('.filters__chip', { hasText: 'Station Gent-Dampoort' }).waitFor()
    const near = Number.parseInt((await count(page)) ?? '', 10)
    await page.locator('[data-list-cell="more"] summary').click()
    await page.locator('select[name="radius"]').selectOption('10')
    await expectQuery(page).toBe('?near=gent-dampoort&radius=10')
    await expect.poll(async () => Number.parseInt((await count(page)) ?? '', 10)).toBeGreaterThan(near)
    await page.keyboard.press('Escape')
    await page.locator('.filters__chip', { hasText: 'Station' }).click()
    await expectQuery(page).toBe('?radius=10')
    await hasCount(page, '32 panden')
    await page.locator('.filters__cell').filter({ hasText: 'Gemeente' }).locator('summary').click()
    await page.getByLabel(/^Deurle/).check()
    await page.locator('.filters__chip', { hasText: 'Straal: 10 km' }).waitFor()
    expect((await titles(page)).some((title) => title.includes('Sint-Martens-Latem'))).toBe(true)
  })

  test('of what is not there says so, with ways on', async () => {
    const page = await open(`${SALE}?type=1&max=100000&bedrooms=6`)
    await hasCount(page, '0 panden')
    await page.getByText('Geen pand past bij deze keuze').waitFor()
    expect(await page.getByRole('link', { name: 'Start een zoekopdracht' }).isVisible()).toBe(true)
    expect(await violations(page)).toEqual([])
    await page.getByRole('link', { name: 'Wis alle filters' }).click()
    await hasCount(page, '32 panden')
    await expectQuery(page).toBe('')
  })
})

describe('choosing', () => {
  test('several towns and types, a price and an order; Back goes back step by step', async () => {
    const page = await open(SALE)
    const whole = await titles(page)
    const cells = page.locator('.filters__cell')
    await cells.filter({ hasText: 'Gemeente' }).locator('summary').click()
    await page.getByLabel(/^Gent \(9000\)/).check()
    await page.getByLabel(/^Ledeberg/).check()
    await page.keyboard.press('Escape')
    await expectQuery(page).toBe('?city=Gent|9000&city=Ledeberg|9050')
    await hasCount(page, '14 panden')
    await page.getByLabel('Prijs tot').selectOption('600000')
    await page.getByLabel('Sorteer').selectOption('price-up')
    await page.waitForFunction(() => location.search.includes('price-up'))
    const sorted = await page.locator('.card__price').allTextContents()
    const amounts = sorted.map((text) => Number(text.replace(/\D/g, ''))).filter((amount) => amount > 0)
    expect(amounts.length).toBeGreaterThan(3)
    expect(amounts).toEqual(amounts.toSorted((left, right) => left - right))
    expect(Math.max(...amounts)).toBeLessThanOrEqual(600_000)
    await page.goBack()
    await page.goBack()
    await hasCount(page, '14 panden')
    await page.goBack()
    await hasCount(page, '11 panden')
    await page.goBack()
    await hasCount(page, '32 panden')
    expect(await titles(page)).toEqual(whole)
    await page.goForward()
    await hasCount(page, '11 panden')
  })

  test('a chip takes its filter away, and the keyboard goes on at the count', async () => {
    const page = await open(`${SALE}?type=1&bedrooms=4`)
    await page.getByRole('link', { name: /Slaapkamers: 4 of meer/ }).press('Enter')
    await page.waitForFunction(() => location.search === '?type=1')
    await page.waitForFunction(() => document.activeElement?.hasAttribute('data-list-count') === true)
  })

  test('pages of results have addresses, and the way back from a property is the page left', async () => {
    const page = await open(`${SALE}?sort=price-down`)
    await page.getByRole('link', { name: 'Volgende pagina' }).click()
    await page.getByText('Pagina 2 van 2').waitFor()
    await expectQuery(page).toBe('?sort=price-down&page=2')
    const second = await titles(page)
    expect(second).toHaveLength(11)
    await page.locator('.card__title a').first().click()
    await page.waitForURL(/\/\d+\/$/)
    await page.goBack()
    await page.getByText('Pagina 2 van 2').waitFor()
    await page.waitForFunction(() => document.querySelectorAll('.card').length === 11)
    expect(await titles(page)).toEqual(second)
  })

  test('a page of one town leads on to the whole list', async () => {
    const page = await open(`${SALE}9000-gent/`)
    await page.locator('select[name="bedrooms"]').selectOption('3')
    await page.waitForURL(/bedrooms=3/)
    await expectPath(page).toBe(SALE)
    await expectQuery(page).toBe('?city=Gent|9000&bedrooms=3')
  })
})

test('the map stands beside the list, asks nobody else, and its towns are filters', async () => {
  const page = await open(SALE)
  const foreign: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(inject('demoUrl')) && !request.url().startsWith('data:'))
      foreign.push(request.url())
  })
  await page.getByRole('button', { name: 'Kaart' }).click()
  const map = page.getByRole('complementary', { name: 'Aanbod per gemeente' })
  await map.getByRole('link', { name: /^Gent 9000/ }).click()
  await hasCount(page, '11 panden')
  await expectQuery(page).toBe('?city=Gent|9000&view=map')
  expect(await violations(page)).toEqual([])
  const boxes = await Promise.all([page.locator('.results__list').boundingBox(), map.boundingBox()])
  expect(boxes[1]?.x).toBeGreaterThan((boxes[0]?.x ?? 0) + (boxes[0]?.width ?? 0) - 1)
  expect(foreign).toEqual([])
})

test.each([360, 1440])('with its filters open the page is accessible and fits, at %i px', async (width) => {
  const page = await open(`${SALE}?type=1`, { width })
  await page.locator('.filters__chip').waitFor()
  if (width < 1100) await page.getByText('Filters (1)').click()
  await page.locator('.filters__cell summary', { hasText: 'Gemeente' }).click()
  await page.getByLabel(/^Gent \(9000\)/).waitFor()
  expect(await violations(page)).toEqual([])
  expect(
    await page.evaluate(() => (document.scrollingElement?.scrollWidth ?? 0) - innerWidth),
  ).toBeLessThanOrEqual(0)
})

test('without script: links to pages that exist, and nothing that needs one', async () => {
  const page = await open(`${SALE}?city=Gent|9000`, { scripted: false })
  expect(await count(page)).toBe('32 panden')
  expect(await page.locator('select[name="bedrooms"]').isVisible()).toBe(false)
  expect(await page.getByRole('button', { name: 'Kaart' }).count()).toBe(0)
  await page.locator('.filters__cell summary', { hasText: 'Gemeente' }).click()
  await page.locator('.filters__list').getByRole('link', { name: /^Gent/ }).first().click()
  await expectPath(page).toBe('/nl/te-koop/9000-gent/')
})
