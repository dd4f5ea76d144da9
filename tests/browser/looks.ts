/** Looks at pages of the served demo in Chromium: what one look finds is listed with page and width. */
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright'
import { inject } from 'vitest'
import type { Locale } from '../../core/languages/codes.ts'
import { answered } from '../support/answered.ts'
import type { ExampleName } from '../support/examples.ts'
import { examples } from '../support/examples.ts'

/** One page for each way in which pages are laid out. */
const LAYOUTS: readonly ExampleName[] = ['home', 'sale', 'property', 'project', 'article', 'valuation']

export function layoutUrls(...more: readonly ExampleName[]): readonly string[] {
  return layoutUrlsIn('nl', ...more)
}

export function layoutUrlsIn(language: Locale, ...more: readonly ExampleName[]): readonly string[] {
  const wanted = [...LAYOUTS, ...more]
  return examples().flatMap(({ name, locale, url }) =>
    locale === language && wanted.includes(name) ? [url] : [],
  )
}

export interface Look {
  /** Of another site than the demo, without a slash at its end. */
  readonly origin?: string
  readonly urls: readonly string[]
  /**
   * In CSS pixels. A page is loaded once, at the first of them, and looked at in each: no script reads the width while a page
   * loads, so the style sheet alone makes them differ.
   */
  readonly widths: readonly number[]
  /** In CSS pixels. */
  readonly height?: number
  readonly options?: BrowserContextOptions
  look(page: Page): Promise<readonly string[]>
  /** Answers in the place of the server. With a route Chromium keeps nothing, and loads each page as the first. */
  prepare?(context: BrowserContext): Promise<unknown>
  /** Gives a list that grows by what goes wrong while pages load. */
  watch?(page: Page): string[]
}

/** What looks at a page is a script too, so they are emptied rather than switched off. */
export const withoutScripts = (context: BrowserContext): Promise<unknown> =>
  context.route('**/*.js', (route) => route.fulfill({ body: '', contentType: 'text/javascript' }))

/**
 * Two visitors side by side, as there are two processors. Two tabs of one would not do: Chromium draws the one behind once a
 * second, and what waits for a frame waits as long.
 */
export async function lookAt(browser: Browser, asked: Look): Promise<readonly string[]> {
  const { origin = inject('demoUrl'), urls, widths, height = 900, options, look, prepare, watch } = asked
  const found: string[] = []
  const queue = [...urls]
  const visitor = async () => {
    const context = await browser.newContext({ reducedMotion: 'reduce', ...answered(origin), ...options })
    await prepare?.(context)
    const page = await context.newPage()
    const faults = watch?.(page) ?? []
    for (let url = queue.shift(); url !== undefined; url = queue.shift()) {
      await page.setViewportSize({ width: widths[0] ?? 0, height })
      await page.goto(`${origin}${url}`)
      await page.evaluate(() => document.fonts.ready)
      for (const width of widths) {
        await page.setViewportSize({ width, height })
        const problems = [...(await look(page)), ...faults.splice(0)]
        found.push(...problems.map((problem) => `${width} ${url}: ${problem}`))
      }
    }
    await context.close()
  }
  await Promise.all(queue.slice(0, 2).map(visitor))
  return found
}
