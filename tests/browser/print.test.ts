/** A property is printed on one or two sheets of A4. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from 'playwright'
import { expect, inject, test } from 'vitest'
import { openBrowser } from '../support/browser.ts'

const browser = await openBrowser()

const NAMES = [
  'property',
  'property-sold',
  'property-brussels',
  'property-wallonia',
  'property-rent',
] as const

async function sheets(page: Page, url: string): Promise<number> {
  await page.goto(`${inject('demoUrl')}${url}`)
  await page.emulateMedia({ media: 'print' })
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true })
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
}

/** The page of the language with the longest text. */
function longest(kind: (typeof NAMES)[number]): string {
  const urls = inject('demoExamples').flatMap(({ name, url }) => (name === kind ? [url] : []))
  const [first = ''] = urls.toSorted((one, other) => textOf(other).length - textOf(one).length)
  return first
}

function textOf(url: string): string {
  const html = readFileSync(path.join(inject('demoFolder'), url, 'index.html'), 'utf8')
  return html.replace(/<[^>]*>/g, '')
}

test.each(NAMES)('%s', async (name) => {
  const count = await sheets(await browser.newPage(), longest(name))
  expect(count).toBeGreaterThan(0)
  expect(count).toBeLessThanOrEqual(2)
})
