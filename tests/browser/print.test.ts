/** A property is printed on one or two sheets of A4. */
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { launchBrowser } from '../support/browser.ts'
import { examples } from '../support/examples.ts'

let browser: Browser

beforeAll(async () => {
  browser = await launchBrowser()
})

afterAll(() => browser.close())

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

test('a property', async () => {
  const page = await browser.newPage()
  const wanted = examples().filter(({ name }) => (NAMES as readonly string[]).includes(name))
  const found: (readonly [string, number])[] = []
  for (const { url } of wanted) found.push([url, await sheets(page, url)])
  expect(found.length).toBeGreaterThan(10)
  expect(found.filter(([, count]) => count < 1 || count > 2)).toEqual([])
})
