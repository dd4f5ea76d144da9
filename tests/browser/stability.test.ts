/** Nothing moves while a page loads or is scrolled, and late fonts cause hardly any shift. */
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import type { BrowserContext, Page } from 'playwright'
import { expect, inject, onTestFinished, test } from 'vitest'
import { openBrowser } from '../support/browser.ts'
import { layoutUrls, lookAt } from './looks.ts'
import { shiftsOf } from './shifts.ts'

const browser = await openBrowser()

/**
 * The limit without fonts is zero within rounding. With a late font, lines may break differently, because the
 * words of its stand-in have the same width on average only.
 */
const LIMITS = { withoutFonts: 0.005, late: 0.05 }

/**
 * Without fonts, only scripts and pictures can cause shifts. Whether fonts arrive in time is a race on a busy
 * machine.
 */
const withoutFonts = (context: BrowserContext) => context.route('**/*.woff2', (route) => route.abort())

const delayFonts = (context: BrowserContext) =>
  context.route('**/*.woff2', async (route) => {
    // Late: the stand-in font has been drawn before.
    await route
      .request()
      .frame()
      .waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
    await route.continue()
  })

async function tooMuch(page: Page, limit: number): Promise<readonly string[]> {
  const { total, moved } = await shiftsOf(page, { scrolled: true })
  return total < limit ? [] : [`moves by ${total.toFixed(4)}: ${moved.join(', ')}`]
}

const WIDTHS = [360, 1440]
const urls = () => layoutUrls('contact', 'about')

test.each(WIDTHS)('at %i px', async (width) => {
  const look = (page: Page) => tooMuch(page, LIMITS.withoutFonts)
  expect(await lookAt(browser, { urls: urls(), widths: [width], look, prepare: withoutFonts })).toEqual([])
})

/** Replaces each picture by one whose file never arrives. Returns those that are wide without being high. */
async function withoutRoom(page: Page): Promise<readonly string[]> {
  await page.route('**/*?held', () => undefined)
  return page.evaluate(() => {
    const waitingCopy = (element: Element): Element => {
      const copy = document.createElement(element.tagName)
      for (const { name, value } of element.attributes)
        copy.setAttribute(name, name.startsWith('src') ? value.replace(/\.\w+(?= |,|$)/g, '$&?held') : value)
      copy.append(...[...element.children].map(waitingCopy))
      return copy
    }
    for (const picture of document.images) {
      const whole = picture.closest('picture') ?? picture
      whole.replaceWith(waitingCopy(whole))
    }
    return [...document.images].flatMap((picture) => {
      const { width, height } = picture.getBoundingClientRect()
      return width > 0 && height === 0 ? [`${picture.getAttribute('src')} has no room`] : []
    })
  })
}

test('a picture has its room before it arrives', async () => {
  expect(await lookAt(browser, { urls: urls(), widths: WIDTHS, look: withoutRoom })).toEqual([])
})

/**
 * The rest of a page arrives late, from `at` on. Chromium draws the part that it has, unless the page asks it to wait.
 */
async function halfLate(late: string, at: string): Promise<string> {
  const ask = async (url: string) => {
    const answer = await fetch(`${inject('demoUrl')}${url}`)
    const head = { 'content-type': answer.headers.get('content-type') ?? '' }
    return { status: answer.status, head, body: Buffer.from(await answer.arrayBuffer()) }
  }
  const cut = (await ask(late)).body.indexOf(at)
  expect(cut).toBeGreaterThan(0)
  const server = createServer(async ({ url = '/' }, response) => {
    const { status, head, body } = await ask(url)
    response.writeHead(status, head)
    if (url !== late) return response.end(body)
    response.write(body.subarray(0, cut))
    await setTimeout(1500)
    return response.end(body.subarray(cut))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

test.each([
  ['menu', '/nl/contact/', 'name="menu"'],
  ['banner', '/nl/', '<form class="search'],
])('a page that arrives in parts is drawn with its whole %s', async (_, url, at) => {
  const origin = await halfLate(url, at)
  const look = (page: Page) => tooMuch(page, LIMITS.withoutFonts)
  expect(await lookAt(browser, { origin, urls: [url], widths: [1440], look, prepare: withoutFonts })).toEqual(
    [],
  )
})

/**
 * The widest window in which the menu is a drawer, and the narrowest without it, where words have the least
 * room.
 */
test('the header has room in every language at 1100, 1199 and 1200 px', async () => {
  const homes = inject('demoExamples').flatMap(({ name, url }) => (name === 'home' ? [url] : []))
  expect(homes).toHaveLength(4)
  const look = (page: Page) =>
    page.evaluate(() => {
      const { scrollWidth } = document.documentElement
      const last = document.querySelector('.header__saved')!.getBoundingClientRect().right
      const wide = [...document.querySelectorAll('.header .wrap')].map((row) => {
        const { right } = row.getBoundingClientRect()
        return right - parseFloat(getComputedStyle(row).paddingInlineEnd)
      })
      const margin = Math.max(...wide)
      return [
        ...(scrollWidth > innerWidth ? [`is ${scrollWidth} px wide`] : []),
        ...(last > margin + 1 ? [`ends at ${last} and not at ${margin}`] : []),
      ]
    })
  expect(await lookAt(browser, { urls: homes, widths: [1100, 1199, 1200], height: 700, look })).toEqual([])
})

/**
 * The local fonts of this machine that replace a font, each measured with the titles and paragraphs of a
 * page.
 */
test('a stand-in is as wide as its font, and its letters stand on the same line', async () => {
  const page = await browser.newPage()
  await page.goto(`${inject('demoUrl')}${layoutUrls('about').at(-1)}`)
  const measured = await page.evaluate(async () => {
    await document.fonts.ready
    const context = document.createElement('canvas').getContext('2d')!
    const measure = (family: string, text: string) => {
      context.font = `1000px "${family}"`
      const { width, fontBoundingBoxAscent, fontBoundingBoxDescent } = context.measureText(text)
      return [width, fontBoundingBoxAscent, fontBoundingBoxDescent]
    }
    const faces = [...document.fonts].filter(({ family }) => family.includes('Fallback'))
    const loaded = await Promise.all(faces.map((face) => face.load().catch(() => undefined)))
    return loaded.flatMap((face) => {
      if (face === undefined) return []
      const family = face.family.replaceAll('"', '')
      const font = family.replace(/ Fallback.*/, '')
      const text = document.querySelector('main')!.innerText.replace(/\s+/g, ' ')
      const wanted = measure(font, text)
      return [{ family, ratios: measure(family, text).map((value, at) => value / wanted[at]!) }]
    })
  })
  expect(measured).not.toEqual([])
  for (const { family, ratios } of measured)
    for (const ratio of ratios) expect(Math.abs(ratio - 1), family).toBeLessThan(0.02)
  await page.close()
})

test.each(WIDTHS)('with late fonts at %i px', async (width) => {
  const look = (page: Page) => tooMuch(page, LIMITS.late)
  expect(await lookAt(browser, { urls: urls(), widths: [width], look, prepare: delayFonts })).toEqual([])
})
