/** Pictures in full screen are accessible, respond to keys, and return the focus when they are closed. */
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { openBrowser } from '../support/browser.ts'
import { violations } from './axe.ts'
import { layoutUrls, lookAt } from './looks.ts'

const browser = await openBrowser()

async function look(page: Page): Promise<readonly string[]> {
  if ((await page.locator('.gallery').count()) === 0) return []
  await page.locator('.gallery li a').first().click()
  await page.locator('.viewer[open]').waitFor()
  await page.keyboard.press('ArrowRight')
  const counter = await page.locator('[data-viewer-now]').textContent()
  const found = [...(await violations(page))]
  await page.keyboard.press('Escape')
  // The dialog closes first, and the event follows a moment later.
  const isBack = await page
    .waitForFunction(() => document.activeElement === document.querySelectorAll('.gallery li a')[1])
    .then(
      () => true,
      () => false,
    )
  return [
    ...found,
    ...(counter?.startsWith('2 / ') ? [] : [`the counter says ${counter}`]),
    ...(isBack ? [] : ['the focus is lost']),
  ]
}

test.each([360, 1440])('at %i px', async (width) => {
  expect(await lookAt(browser, { urls: layoutUrls(), widths: [width], look })).toEqual([])
})
