/** Tests that every kind of page is accessible in a window of some width. */
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser } from '../support/browser.ts'
import { loadPictures, violations } from './axe.ts'
import { LANGUAGES, examples, overflow, visitAll } from './walk.ts'

const look = async (page: Page) => {
  await loadPictures(page)
  return [...(await overflow(page)), ...(await violations(page))]
}

/** In a file for each width, so that two work at a time. */
export function testAccessibility(width: number): void {
  let browser: Browser

  beforeAll(async () => {
    browser = await launchBrowser()
  })

  afterAll(() => browser.close())

  test.each(LANGUAGES)('every kind of page is accessible in $language', async ({ pattern }) => {
    const paths = examples().filter((path) => pattern.test(path))
    expect(paths.length).toBeGreaterThan(4)
    expect(await visitAll(browser, paths, { width, look })).toEqual([])
  })
}
