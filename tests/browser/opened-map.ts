/** Pages of the demo with a map, and what the map shows. */
import type { Frame, Page } from 'playwright'
import { inject } from 'vitest'
import { answered } from '../support/answered.ts'
import { openBrowser } from '../support/browser.ts'

const TILE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"><path fill="#eee" d="M0 0h256v256H0z"/></svg>'

const browser = await openBrowser()

interface Opened {
  readonly page: Page
  /** Other hosts, once for each request. */
  readonly asked: readonly string[]
}

/** Tiles are answered by this test, so no request leaves this machine. */
export async function openPage(path: string, { width = 1440 } = {}): Promise<Opened> {
  const context = await browser.newContext({
    ...answered(inject('demoUrl')),
    viewport: { width, height: 800 },
    reducedMotion: 'reduce',
  })
  const asked: string[] = []
  await context.route(
    (url) => url.origin !== inject('demoUrl'),
    (route) => {
      asked.push(new URL(route.request().url()).host)
      return route.fulfill({ contentType: 'image/svg+xml', body: TILE })
    },
  )
  const page = await context.newPage()
  await page.goto(`${inject('demoUrl')}${path}`)
  return { page, asked }
}

/** The map in its frame, after it shows a mark. */
export async function mapIn(page: Page): Promise<Frame> {
  const element = await page.locator('iframe').elementHandle()
  const frame = await element?.contentFrame()
  if (!frame) throw new Error('There is no frame')
  await frame.locator('.mark').first().waitFor()
  await frame.locator('.leaflet-tile-loaded').first().waitFor()
  return frame
}

export const marksOf = (map: Frame) =>
  map.locator('.mark').evaluateAll((marks) => marks.map((mark) => mark.getAttribute('aria-label') ?? ''))

/** The number of homes that the marks represent. */
export const homesOn = async (map: Frame) =>
  (await marksOf(map)).reduce((sum, name) => sum + Number(/^(\d+) panden/.exec(name)?.[1] ?? 1), 0)

export const countOf = async (page: Page) =>
  Number.parseInt((await page.locator('[data-list-count] b').textContent()) ?? '', 10)
