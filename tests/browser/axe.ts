/** What axe finds on a page: WCAG 2.2 A and AA, and best practices. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults, RunOptions } from 'axe-core'
import type { Page } from 'playwright'

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const ALL = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Within the page, which tells no more than what is wrong: a report of all that is right takes longer to send than to make. */
export async function violations(page: Page, runOnly: string[] = ALL): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE)
  const options: RunOptions = { runOnly, resultTypes: ['violations'] }
  return page.evaluate(async (asked) => {
    const { axe } = window as unknown as { axe: { run(options: RunOptions): Promise<AxeResults> } }
    const { violations: found } = await axe.run(asked)
    return found.flatMap(({ id, nodes }) => nodes.map(({ target }) => `axe ${id} at ${target.join(' ')}`))
  }, options)
}
