/** Whatever the pages of the demo are built of is accessible, on a phone and on a desk. */
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { openBrowser } from '../support/browser.ts'
import { loadPictures, violations } from './axe.ts'
import { structures, visitAll } from './walk.ts'

const browser = await openBrowser()

async function look(page: Page): Promise<readonly string[]> {
  await loadPictures(page)
  return violations(page)
}

test.each([360, 1440])('at %i px', async (width) => {
  const pages = structures()
  expect(pages.length).toBeGreaterThan(35)
  expect(await visitAll(browser, pages, { width, look })).toEqual([])
})
