/** Nothing moves while a page loads, nor while it is scrolled; late fonts hardly move anything. */
import type { Browser, BrowserContext, Page } from 'playwright'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { launchBrowser } from '../support/browser.ts'
import { layoutUrls, lookAt } from './looks.ts'

let browser: Browser

beforeAll(async () => {
  browser = await launchBrowser()
})

afterAll(() => browser.close())

/**
 * As it is commonly rounded; and what is left when a font comes after its stand-in, whose words are as wide on average
 * but not one by one, so that a line may break elsewhere.
 */
const LIMITS = { inTime: 0.005, late: 0.05 }

/** Pages share their fonts: they come in time once one page has been seen. */
async function seePage(context: BrowserContext): Promise<void> {
  const page = await context.newPage()
  await page.goto(`${inject('demoUrl')}${urls()[0]}`)
  await page.evaluate(() => document.fonts.ready)
  await page.close()
}

const delayFonts = (context: BrowserContext) =>
  context.route('**/*.woff2', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400))
    await route.continue()
  })

/** Since the page began to load, and while it is scrolled. */
function shifts(page: Page, limit: number): Promise<readonly string[]> {
  return page.evaluate(async (least) => {
    interface Shift extends PerformanceEntry {
      readonly value: number
      readonly sources: readonly { readonly node: Node | null }[]
    }
    const seen: Shift[] = []
    new PerformanceObserver((list) => seen.push(...(list.getEntries() as Shift[]))).observe({
      type: 'layout-shift',
      buffered: true,
    })
    const frames = async (count: number) => {
      for (let frame = 0; frame < count; frame += 1) await new Promise(requestAnimationFrame)
    }
    await frames(4)
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      scrollTo(0, y)
      await frames(3)
    }
    const total = seen.reduce((sum, { value }) => sum + value, 0)
    const nodes = seen.flatMap(({ sources }) =>
      sources.map(({ node }) => (node instanceof Element ? node.className : '')),
    )
    return total < least ? [] : [`moves by ${total.toFixed(4)}: ${[...new Set(nodes)].join(', ')}`]
  }, limit)
}

const WIDTHS = [360, 1440]
const urls = () => layoutUrls('contact', 'about')

test.each(WIDTHS)('at %i px', async (width) => {
  const options = { viewport: { width, height: 900 } }
  const look = (page: Page) => shifts(page, LIMITS.inTime)
  expect(await lookAt(browser, { urls: urls(), options, look, prepare: seePage })).toEqual([])
})

test.each(WIDTHS)('with late fonts at %i px', async (width) => {
  const options = { viewport: { width, height: 900 } }
  const look = (page: Page) => shifts(page, LIMITS.late)
  expect(await lookAt(browser, { urls: urls(), options, look, prepare: delayFonts })).toEqual([])
})
