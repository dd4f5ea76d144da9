/** Every element of the demo's pages is accessible, on a phone and on a wide screen. */
import { expect, test } from 'vitest'
import { openBrowser } from '../support/browser.ts'
import { violations } from './axe.ts'
import { structures, visitAll } from './walk.ts'

const browser = await openBrowser()

test('at 360 and 1440 px', async () => {
  const pages = structures()
  expect(pages.length).toBeGreaterThan(35)
  // axe reads the whole tree, so pictures below the window need not be loaded (`site.test.ts` checks them).
  expect(await visitAll(browser, pages, { widths: [360, 1440], look: violations })).toEqual([])
})
