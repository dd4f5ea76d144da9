/** Whatever the pages of the demo are built of is accessible, on a phone and on a desk. */
import { expect, test } from 'vitest'
import { openBrowser } from '../support/browser.ts'
import { violations } from './axe.ts'
import { structures, visitAll } from './walk.ts'

const browser = await openBrowser()

test('at 360 and 1440 px', async () => {
  const pages = structures()
  expect(pages.length).toBeGreaterThan(35)
  // The whole tree is what axe looks at: pictures that are below the window need not be there (`site.test.ts` looks for them).
  expect(await visitAll(browser, pages, { widths: [360, 1440], look: violations })).toEqual([])
})
