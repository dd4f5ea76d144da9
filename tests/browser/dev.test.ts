/**
 * Pages of `dev` in Chromium: they follow changes, keep the state of the page, show errors, and have a panel.
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { BrowserContextOptions, Page } from 'playwright'
import { describe, expect, onTestFinished, test } from 'vitest'
import { listen } from '../../core/serve/listen.ts'
import { openBrowser } from '../support/browser.ts'
import { startDev } from '../support/dev.ts'
import type { TestDev } from '../support/dev.ts'
import { REPOSITORY, createSite, plot } from '../support/site.ts'
import type { SiteFiles } from '../support/site.ts'
import { property } from '../support/town-site.ts'
import { violations } from './axe.ts'

const DETAIL = '/nl/te-koop/gent/bouwgrond-1/1/'
const browser = await openBrowser()

interface Served {
  readonly dev: TestDev
  readonly page: Page
  readonly url: string
  /** Errors in the console: violations of the policy, and exceptions. */
  readonly faults: readonly string[]
}

async function serve(files: SiteFiles = {}, context: BrowserContextOptions = {}): Promise<Served> {
  const site = createSite({ [property(1)]: plot(1), [property(2)]: plot(2), ...files })
  const dev = await startDev(site)
  const server = await listen(dev.dev.app, { port: 4900, host: '127.0.0.1', strict: false })
  const page = await browser.newPage({ reducedMotion: 'reduce', ...context })
  const faults: string[] = []
  page.on('console', (message) => {
    // The sites of tests have no icon.
    if (message.type() === 'error' && !message.location().url.endsWith('/favicon.ico'))
      faults.push(message.text())
  })
  page.on('pageerror', (error) => faults.push(error.message))
  onTestFinished(async () => {
    dev.dev.close()
    await server.close()
  })
  return { dev, page, url: `http://127.0.0.1:${server.port}`, faults }
}

/** Sets a mark that disappears when the page is loaded again. */
async function mark(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => Object.assign(window, { isMarked: true }))
  return () => page.evaluate(() => 'isMarked' in window)
}

const overlay = (page: Page) => page.locator('dialog.overlay')
const opener = (page: Page) => page.getByRole('button', { name: /this page/ })
const template = (name: string) => readFileSync(path.join(REPOSITORY, name), 'utf8')

describe('a page that is open', () => {
  test('shows what was written, and keeps what was typed, opened, focused and scrolled to', async () => {
    const { dev, page, url, faults } = await serve({ 'site-config/service.json': {} })
    await page.goto(`${url}${DETAIL}`)
    const isMarked = await mark(page)
    const details = page.locator('main details').first()
    await details.evaluate((element: HTMLDetailsElement) => (element.open = true))
    const field = page
      .locator('input[name="name"]:visible, input[name="lastName"]:visible, input[type="text"]:visible')
      .last()
    await field.fill('Anna Lindqvist')
    await field.focus()
    const scrolled = await page.evaluate(() => scrollY)
    expect(scrolled).toBeGreaterThan(0)
    await dev.change(property(1), plot(1, { Price: 345_678 }))
    await page.getByText('345.678').first().waitFor()
    expect(await isMarked()).toBe(true)
    expect(await field.inputValue()).toBe('Anna Lindqvist')
    expect(await field.evaluate((element) => element === document.activeElement)).toBe(true)
    expect(await details.evaluate((element: HTMLDetailsElement) => element.open)).toBe(true)
    expect(await page.evaluate(() => scrollY)).toBe(scrolled)
    expect(faults).toEqual([])
  })

  test('follows a change in a list, one after another', async () => {
    const { dev, page, url } = await serve()
    await page.goto(`${url}/nl/te-koop/`)
    const isMarked = await mark(page)
    const cards = page.locator('.card')
    expect(await cards.count()).toBe(2)
    for (const id of [3, 4, 5]) {
      await dev.change(property(id), plot(id))
      await page.getByText(`200.00${id}`).first().waitFor()
    }
    await dev.change(property(1), null)
    await page.getByText('200.001').first().waitFor({ state: 'detached' })
    expect(await cards.count()).toBe(4)
    expect(await isMarked()).toBe(true)
    const shown = await page.locator('main').innerText()
    await page.reload()
    expect(await page.locator('main').innerText()).toBe(shown)
  })

  test('takes a new style sheet in the place of the old', async () => {
    const { dev, page, url } = await serve()
    await page.goto(`${url}/nl/te-koop/`)
    const isMarked = await mark(page)
    const name = 'templates/components/card/card.css'
    await dev.change(name, `${template(name)}\n.card { outline: 3px solid rgb(1 2 3); }\n`)
    await page.waitForFunction(() => {
      const card = document.querySelector('.card')
      const sheets = document.querySelectorAll('link[rel="stylesheet"]:not([media])')
      return card !== null && getComputedStyle(card).outlineColor === 'rgb(1, 2, 3)' && sheets.length === 1
    })
    expect(await isMarked()).toBe(true)
  })

  test('is loaded again when its scripts are others, where it stood', async () => {
    const { dev, page, url } = await serve({}, { viewport: { width: 800, height: 400 } })
    await page.goto(`${url}${DETAIL}`)
    const isMarked = await mark(page)
    await page.evaluate(() => scrollTo(0, 300))
    const name = 'templates/client/printing.ts'
    await dev.change(name, `${template(name)}\ndocument.documentElement.dataset['printing'] = 'own'\n`)
    await page.locator('html[data-printing="own"]').waitFor({ state: 'attached' })
    expect(await isMarked()).toBe(false)
    await page.waitForFunction(() => scrollY === 300)
  })

  test('that nobody sees asks again when it is seen', async () => {
    const { dev, page, url } = await serve()
    await page.goto(`${url}${DETAIL}`)
    const turn = (state: string) =>
      page.evaluate((value) => {
        Object.defineProperty(document, 'visibilityState', { value, configurable: true })
        document.dispatchEvent(new Event('visibilitychange'))
      }, state)
    await turn('hidden')
    await expect.poll(async () => (await dev.dev.step([])).told.open).toBe(0)
    await dev.change(property(1), plot(1, { Price: 345_678 }))
    await turn('visible')
    await page.getByText('345.678').first().waitFor()
  })
})

describe('an error', () => {
  test('stands over the last good page with its code frame, and goes when it is mended', async () => {
    const { dev, page, url, faults } = await serve()
    await page.goto(`${url}${DETAIL}`)
    const isMarked = await mark(page)
    await dev.change(property(1), { ...plot(1), Goal: 'x', Prize: 1 })
    await overlay(page).waitFor()
    const said = await overlay(page).innerText()
    for (const part of ['2 errors', 'AS2001', 'AS2004', 'content/properties/1.json:', '"Prize": 1', '^^^^^'])
      expect(said).toContain(part)
    expect(await page.getByText('200.001').count()).toBeGreaterThan(0)
    expect(await violations(page)).toEqual([])
    await dev.change(property(1), plot(1))
    await overlay(page).waitFor({ state: 'detached' })
    expect(await isMarked()).toBe(true)
    expect(faults).toEqual([])
  })

  test('that was closed stays closed, until there is another', async () => {
    const { dev, page, url } = await serve()
    await page.goto(`${url}${DETAIL}`)
    await dev.change(property(1), '{')
    await overlay(page).waitFor()
    await page.keyboard.press('Escape')
    await overlay(page).waitFor({ state: 'hidden' })
    await dev.change(property(2), '[')
    await overlay(page).waitFor()
    expect(await overlay(page).innerText()).toContain('content/properties/2.json')
  })

  test('of a template names page, component and line; the page comes when it is mended', async () => {
    const { dev, page, url } = await serve()
    await page.goto(`${url}${DETAIL}`)
    const name = 'templates/components/price/price.tsx'
    await dev.change(name, "export function Price(): never {\n  throw new Error('no price today')\n}\n")
    await overlay(page).waitFor()
    const said = await overlay(page).innerText()
    for (const part of ['AS6101', DETAIL, 'Price', `${name}:2:`, "throw new Error('no price today')"])
      expect(said).toContain(part)
    expect(await page.getByText('200.001').count()).toBeGreaterThan(0)
    const answer = await page.goto(`${url}${DETAIL}`)
    expect(answer?.status()).toBe(500)
    await overlay(page).waitFor()
    await dev.change(name, null)
    await page.getByText('200.001').first().waitFor()
    await overlay(page).waitFor({ state: 'detached' })
  })
})

describe('the panel', () => {
  test('is opened, read and closed by keyboard, and shows the page at other widths', async () => {
    const { dev, page, url, faults } = await serve()
    await page.goto(`${url}${DETAIL}`)
    await opener(page).focus()
    await page.keyboard.press('Enter')
    const panel = page.getByRole('region', { name: 'This page' })
    await panel.getByText('property 1', { exact: true }).waitFor()
    const text = await panel.innerText()
    for (const part of ['It was asked for.', 'content/properties/1.json:2', 'Missing translations'])
      expect(text).toContain(part)
    expect(await violations(page)).toEqual([])
    await dev.change(property(1), plot(1, { Price: 345_678 }))
    await panel.getByText('content/properties/1.json was changed: the page is about it.').waitFor()
    await panel.getByRole('button', { name: '360' }).click()
    const frame = page.frameLocator('iframe[width="360"]')
    await frame.getByText('345.678').first().waitFor()
    expect(await frame.locator('html').evaluate(() => innerWidth)).toBe(360)
    await panel.getByRole('button', { name: 'full' }).click()
    expect(await page.locator('iframe[width]').count()).toBe(0)
    await panel.getByRole('button', { name: 'content/properties/1.json:2' }).click()
    // No editor is configured, so the panel shows the path.
    await panel.getByRole('status').getByText('/content/properties/1.json').waitFor()
    await page.keyboard.press('Escape')
    expect(await panel.isVisible()).toBe(false)
    expect(await opener(page).evaluate((element) => element.matches(':focus'))).toBe(true)
    expect(faults).toEqual([])
  })

  test.each([360, 1440])(
    'covers nothing but itself at %i px, and does not reach over the edge',
    async (width) => {
      const { page, url } = await serve({}, { viewport: { width, height: 740 } })
      await page.goto(`${url}/nl/`)
      await opener(page).click()
      const panel = page.getByRole('region', { name: 'This page' })
      await panel.getByText('page /', { exact: true }).waitFor()
      const box = await panel.boundingBox()
      expect(box!.x).toBeGreaterThanOrEqual(0)
      expect(box!.x + box!.width).toBeLessThanOrEqual(width)
      expect(box!.y).toBeGreaterThanOrEqual(0)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    },
  )
})

type Morphing = typeof import('../../core/dev/client/morph.ts')

test('whatever a page was, the morphed page is the new one', async () => {
  const { page, url } = await serve()
  await page.goto(`${url}/nl/`)
  // Passed as text, because the test would resolve an import inside a function.
  await page.evaluate("import('/_dev/morph.js').then((module) => Object.assign(window, { module }))")
  const differences = await page.evaluate(() => {
    const { mirrorOf, morph } = (window as unknown as { module: Morphing }).module
    let state = 7
    const random = (below: number) => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
      return Math.floor((state / 2 ** 32) * below)
    }
    const grow = (parent: Element, depth: number): void => {
      for (let count = random(5); count > 0; count--) {
        if (random(3) === 0) parent.append(`text ${random(4)}`)
        const child = document.createElement(['p', 'div', 'ul'][random(3)]!)
        if (random(3) === 0) child.id = `id-${random(6)}`
        if (random(2) === 0) child.className = `a${random(3)} b${random(3)}`
        if (random(2) === 0) child.title = `title ${random(3)}`
        if (depth > 0) grow(child, depth - 1)
        parent.append(child)
      }
    }
    const pageOf = () => {
      const made = document.implementation.createHTMLDocument()
      grow(made.body, 3)
      return made
    }
    const wrong: string[] = []
    for (let run = 0; run < 300; run++) {
      const shown = pageOf()
      const mirror = mirrorOf(shown)
      for (let step = 0; step < 3; step++) {
        const next = pageOf()
        const expected = next.documentElement.cloneNode(true)
        morph(mirror, next)
        if (!shown.documentElement.isEqualNode(expected)) wrong.push(`${run}.${step}`)
      }
    }
    return wrong
  })
  expect(differences).toEqual([])
})
