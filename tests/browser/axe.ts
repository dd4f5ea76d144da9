/** The findings of axe on a page: WCAG 2.2 A and AA, and best practices. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults, RunOptions } from 'axe-core'
import type { Page } from 'playwright'

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const ALL = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * Runs in the page and returns the violations only, because sending a report of all passed rules takes longer
 * than making it.
 */
export async function violations(page: Page, runOnly: string[] = ALL): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE)
  const options: RunOptions = { runOnly, resultTypes: ['violations'] }
  return page.evaluate(async (asked) => {
    const { axe } = window as unknown as { axe: { run(options: RunOptions): Promise<AxeResults> } }
    const { violations: found } = await axe.run(asked)
    return found.flatMap(({ id, nodes }) => nodes.map(({ target }) => `axe ${id} at ${target.join(' ')}`))
  }, options)
}
