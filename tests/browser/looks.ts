/** Examines pages of the served demo in Chromium. Each finding has the page and the width. */
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright'
import { inject } from 'vitest'
import type { Locale } from '../../core/languages/codes.ts'
import { answered } from '../support/answered.ts'
import type { ExampleName } from '../support/examples.ts'

/** One page of each layout. */
const LAYOUTS: readonly ExampleName[] = ['home', 'sale', 'property', 'project', 'article', 'valuation']

export function layoutUrls(...more: readonly ExampleName[]): readonly string[] {
  return layoutUrlsIn('nl', ...more)
}

export function layoutUrlsIn(language: Locale, ...more: readonly ExampleName[]): readonly string[] {
  const wanted = [...LAYOUTS, ...more]
  return inject('demoExamples').flatMap(({ name, locale, url }) =>
    locale === language && wanted.includes(name) ? [url] : [],
  )
}

export interface Look {
  /** The origin of a site other than the demo, without a slash at its end. */
  readonly origin?: string
  readonly urls: readonly string[]
  /**
   * In CSS pixels. A page is loaded once, at the first width, and examined at each: no script reads the width
   * while a page loads, so the style sheet alone makes the difference.
   */
  readonly widths: readonly number[]
  /** In CSS pixels. */
  readonly height?: number
  readonly options?: BrowserContextOptions
  look(page: Page): Promise<readonly string[]>
  /**
   * Replaces answers of the server. With a route, Chromium caches nothing and loads each page as the first
   * one.
   */
  prepare?(context: BrowserContext): Promise<unknown>
  /** Returns a list to which faults are added while pages load. */
  watch?(page: Page): string[]
}

/** The checks are scripts as well, so scripts of the page are emptied instead of disabled. */
export const withoutScripts = (context: BrowserContext): Promise<unknown> =>
  context.route('**/*.js', (route) => route.fulfill({ body: '', contentType: 'text/javascript' }))

/**
 * Chromium 156 draws no frame of a page any more, although the page is visible and its scripts run. This happens while a
 * page is scrolled fast: to one load in fifty when five browsers share two processors. A trace shows that the compositor
 * waits for tiles of the next frame, and that no thread makes them. Neither a change of style nor one of size ends it, so
 * the page is opened again in another tab.
 */
export class NoFrame extends Error {}

/**
 * Two visitors in parallel, as there are two processors. Two tabs of one visitor are slower: Chromium draws
 * the background tab once a second, and code that waits for a frame waits as long.
 */
export async function lookAt(browser: Browser, asked: Look): Promise<readonly string[]> {
  const { origin = inject('demoUrl'), urls, widths, height = 900, options, look, prepare, watch } = asked
  const found: string[] = []
  const queue = [...urls]
  const visitor = async () => {
    const context = await browser.newContext({ reducedMotion: 'reduce', ...answered(origin), ...options })
    await prepare?.(context)
    const openTab = async () => {
      const page = await context.newPage()
      return { page, faults: watch?.(page) ?? [] }
    }
    const load = async (page: Page, url: string) => {
      await page.setViewportSize({ width: widths[0] ?? 0, height })
      await page.goto(`${origin}${url}`)
      await page.evaluate(() => document.fonts.ready)
    }
    const lookWith = async (page: Page, width: number) => {
      await page.setViewportSize({ width, height })
      return look(page)
    }
    let tab = await openTab()
    for (let url = queue.shift(); url !== undefined; url = queue.shift()) {
      await load(tab.page, url)
      for (const width of widths) {
        const seen = await lookWith(tab.page, width).catch(async (error: unknown) => {
          if (!(error instanceof NoFrame)) throw error
          tab = await openTab()
          await load(tab.page, url)
          return lookWith(tab.page, width)
        })
        found.push(...[...seen, ...tab.faults.splice(0)].map((problem) => `${width} ${url}: ${problem}`))
      }
    }
    await context.close()
  }
  await Promise.all(queue.slice(0, 2).map(visitor))
  return found
}
