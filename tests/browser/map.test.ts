/**
 * The maps of the demo in Chromium: no other host before the click, one host after it, and full use by
 * keyboard.
 */
import type { Frame, Page } from 'playwright'
import { describe, expect, inject, test } from 'vitest'
import { violations } from './axe.ts'
import { countOf, homesOn, mapIn, marksOf, openPage } from './opened-map.ts'

const PROPERTY = '/nl/te-koop/gent/herenhuis-met-stadstuin/4127/'
const HIDDEN = '/nl/te-koop/sint-martens-latem/villa-met-witte-verdieping-op-1820-m2/4118/'
const SALE = '/nl/te-koop/'
const TILE_HOST = 'tile.openstreetmap.org'
/**
 * The share of a list that the map shows at first, because a few distant homes would reduce the others to one
 * mark.
 */
const MOST = 0.8

async function openListMap(page: Page): Promise<Frame> {
  await page.getByRole('button', { name: 'Kaart', exact: true }).click()
  await page.getByRole('button', { name: 'Toon de kaart' }).click()
  return mapIn(page)
}

describe('the page of a property', () => {
  test.each([360, 1440])(
    'asks for tiles after the click, and of the host that it named, at %i px',
    async (width) => {
      const { page, asked } = await openPage(PROPERTY, { width })
      const place = page.locator('.place')
      await place.scrollIntoViewIfNeeded()
      expect(await place.textContent()).toContain(TILE_HOST)
      expect(asked).toEqual([])
      await page.getByRole('button', { name: 'Toon de kaart' }).click()
      const map = await mapIn(page)
      expect([...new Set(asked)]).toEqual([TILE_HOST])
      expect(await marksOf(map)).toEqual([
        expect.stringMatching(/^Herenhuis met stadstuin, 9000 Gent, €\s895\.000/),
      ])
      expect(await map.getByRole('link', { name: /OpenStreetMap/ }).isVisible()).toBe(true)
      expect(await violations(page)).toEqual([])
      const small = await map.locator('.mark:visible, button:visible').evaluateAll((targets) =>
        targets.filter((target) => {
          const { width: across, height } = target.getBoundingClientRect()
          return across < 44 || height < 44
        }),
      )
      expect(small).toEqual([])
    },
  )

  test('with a hidden address shows a circle around the town, and holds no other place', async () => {
    const { page, asked } = await openPage(HIDDEN)
    const { coordinates } = await page.evaluate(() => ({
      coordinates: [...document.documentElement.outerHTML.matchAll(/\b5[01]\.\d{2,}/g)].map(
        ([found]) => found,
      ),
    }))
    expect([...new Set(coordinates)]).toHaveLength(1)
    await page.getByRole('button', { name: 'Toon de kaart' }).click()
    const map = await mapIn(page)
    const circle = await map.locator('.area').boundingBox()
    expect(circle?.width).toBeGreaterThan(100)
    expect([...new Set(asked)]).toEqual([TILE_HOST])
  })
})

describe('the map of a list', () => {
  test('stands beside it, shows where most of it lies, follows its filters and searches where it looks', async () => {
    const { page, asked } = await openPage(SALE)
    await page.getByRole('button', { name: 'Kaart', exact: true }).click()
    await page.locator('[data-list-sketch]').waitFor()
    expect(asked).toEqual([])
    const map = await openListMap(page)
    const all = await countOf(page)
    expect(await homesOn(map)).toBeGreaterThanOrEqual(MOST * all)
    await page.locator('select[name="bedrooms"]').selectOption('4')
    await expect.poll(() => countOf(page)).toBeLessThan(all)
    const found = await countOf(page)
    await expect.poll(() => homesOn(map)).toBeLessThanOrEqual(found)
    expect(await homesOn(map)).toBeGreaterThanOrEqual(MOST * found)
    const [list, frame] = [page.locator('.results__list'), page.locator('iframe')]
    const boxes = [await list.boundingBox(), await frame.boundingBox()]
    expect(boxes[1]?.x).toBeGreaterThanOrEqual((boxes[0]?.x ?? 0) + (boxes[0]?.width ?? 0))
    await map.getByRole('button', { name: 'Dichterbij' }).click()
    await map.getByRole('button', { name: 'Dichterbij' }).click()
    const near = await homesOn(map)
    await page.getByRole('button', { name: 'Zoek in dit deel van de kaart' }).click()
    await page.getByRole('link', { name: /In dit deel van de kaart/ }).waitFor()
    await expect
      .poll(() => new URL(page.url()).searchParams.get('in'))
      .toMatch(/^[\d.]+,[\d.]+,[\d.]+,[\d.]+$/)
    const inView = await countOf(page)
    expect(inView).toBeLessThan(found)
    // Marks a little outside the view are drawn as well.
    expect(inView).toBeLessThanOrEqual(near)
    expect(await page.locator('.results .card').count()).toBe(inView)
    expect(await violations(page)).toEqual([])
    await page.goBack()
    await expect.poll(() => countOf(page)).toBe(found)
    expect([...new Set(asked)]).toEqual([TILE_HOST])
  })

  test('works by keyboard: closer, to a home, to its link, and back', async () => {
    const { page } = await openPage(`${SALE}?city=Eupen|4700`)
    const map = await openListMap(page)
    const mark = map.getByRole('button', { name: /Eupen/ })
    await mark.focus()
    await page.keyboard.press('Enter')
    const link = map.getByRole('link', { name: /Eupen/ })
    await expect.poll(() => link.evaluate((each) => each === document.activeElement)).toBe(true)
    expect(await page.locator('.card[data-on-map]').count()).toBe(1)
    await page.keyboard.press('Escape')
    await link.waitFor({ state: 'detached' })
    expect(await mark.evaluate((each) => each === document.activeElement)).toBe(true)
    await page.keyboard.press(' ')
    await link.press('Enter')
    await page.waitForURL(/\/4125\/$/)
  })

  test('parts what lies together, and lists what nothing parts', async () => {
    const { page } = await openPage(`${SALE}?city=Ledeberg|9050&type=1`)
    const map = await openListMap(page)
    const before = await homesOn(map)
    for (let step = 0; step < 20 && (await map.locator('.tip').count()) === 0; step++) {
      const cluster = map.locator('.mark--many').first()
      await cluster.focus()
      await page.keyboard.press('Enter')
    }
    expect(await map.locator('.tip a').count()).toBeGreaterThan(1)
    expect(before).toBeGreaterThan(1)
  })
})

test('the offices of the contact page are on one map', async () => {
  const { page, asked } = await openPage('/nl/contact/')
  expect(asked).toEqual([])
  await page.getByRole('button', { name: 'Toon de kaart' }).click()
  expect(await marksOf(await mapIn(page))).toEqual([
    expect.stringContaining('Lindekaai 7'),
    expect.stringContaining('Drempelplein 12'),
  ])
})

describe('the page of the map', () => {
  test('alone asks for nothing and says where it belongs', async () => {
    const { page, asked } = await openPage('/_map/nl/')
    await page.getByText('Deze kaart hoort bij een pagina van de site.').waitFor()
    expect(asked).toEqual([])
  })

  test('stands in no page of others, and no window of others reaches it', async () => {
    const { page, asked } = await openPage('/nl/')
    await page.route('http://evil.example/', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<iframe src="${inject('demoUrl')}/_map/nl/"></iframe>`,
      }),
    )
    await page.goto('http://evil.example/')
    const inside = page.frames().find((frame) => frame.parentFrame() !== null)
    expect(await inside?.locator('[data-map-page]').count()).toBe(0)
    const popup = page.waitForEvent('popup')
    await page.evaluate(
      (url) => {
        Object.assign(globalThis, { other: open(url) })
      },
      `${inject('demoUrl')}/_map/nl/`,
    )
    await (await popup).getByText('Deze kaart hoort bij een pagina van de site.').waitFor()
    const reached = await page.evaluate(() => {
      const { other } = globalThis as unknown as { readonly other: Window }
      other.postMessage({ kind: 'map', mapType: 'road', ignore: [] }, '*')
      return !other.closed
    })
    expect(reached).toBe(false)
    expect(asked.filter((host) => host !== 'evil.example')).toEqual([])
  })
})
