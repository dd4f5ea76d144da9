/** Every kind of page is accessible, 360 px wide. */
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser } from '../support/browser.ts'
import { loadPictures, violations } from './axe.ts'
import { LANGUAGES, examples, overflow, visitAll } from './walk.ts'

let browser: Browser

beforeAll(async () => {
  browser = await launchBrowser()
})

afterAll(() => browser.close())

const look = async (page: Page) => {
  await loadPictures(page)
  return [...(await overflow(page)), ...(await violations(page))]
}

test.each(LANGUAGES)('every kind of page is accessible in $language', async ({ pattern }) => {
  const paths = examples().filter((path) => pattern.test(path))
  expect(paths.length).toBeGreaterThan(4)
  expect(await visitAll(browser, paths, { width: 360, look })).toEqual([])
})
