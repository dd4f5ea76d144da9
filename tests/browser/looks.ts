/** Looks at pages of the served demo in Chromium: what one look finds is listed with page and width. */
import type { Browser, BrowserContextOptions, Page } from 'playwright'
import { inject } from 'vitest'
import { answered } from '../support/answered.ts'
import type { ExampleName } from '../support/examples.ts'
import { examples } from '../support/examples.ts'

/** One page for each way in which pages are laid out. */
const LAYOUTS: readonly ExampleName[] = ['home', 'sale', 'property', 'project', 'article', 'valuation']

export function layoutUrls(...more: readonly ExampleName[]): readonly string[] {
  const wanted = [...LAYOUTS, ...more]
  return examples().flatMap(({ name, locale, url }) =>
    locale === 'nl' && wanted.includes(name) ? [url] : [],
  )
}

export interface Look {
  readonly urls: readonly string[]
  readonly options: BrowserContextOptions
  look(page: Page): Promise<readonly string[]>
}

/** Two tabs, as there are two processors. */
export async function lookAt(browser: Browser, { urls, options, look }: Look): Promise<readonly string[]> {
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    ...answered(inject('demoUrl')),
    ...options,
  })
  const found: string[] = []
  const queue = [...urls]
  const work = async () => {
    const page = await context.newPage()
    for (let url = queue.shift(); url !== undefined; url = queue.shift()) {
      await page.goto(`${inject('demoUrl')}${url}`)
      await page.evaluate(() => document.fonts.ready)
      const problems = await look(page)
      found.push(...problems.map((problem) => `${options.viewport?.width ?? ''} ${url}: ${problem}`))
    }
  }
  await Promise.all([work(), work()])
  await context.close()
  return found
}
