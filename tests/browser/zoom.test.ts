/** At 400 % zoom (WCAG 1.4.10) and with wide text spacing (1.4.12) nothing is cut off and nothing scrolls sideways. */
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { openBrowser } from '../support/browser.ts'
import { layoutUrls, lookAt } from './looks.ts'

const browser = await openBrowser()

const SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }`

/** Texts that are cut off, and pages that scroll sideways. */
function cutOff(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const found: string[] = []
    const { scrollWidth } = document.documentElement
    if (scrollWidth > innerWidth) found.push(`is ${scrollWidth} px wide`)
    const hidden = (element: Element) =>
      element.closest('.hidden-text, .skip, [aria-hidden="true"], [hidden], [inert], svg') !== null
    const clips = (value: string) => value === 'hidden' || value === 'clip'
    const scrolls = (value: string) => value === 'auto' || value === 'scroll'
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const text = walker.currentNode
      const parent = text.parentElement!
      if (text.textContent!.trim() === '' || hidden(parent) || !parent.checkVisibility()) continue
      const range = document.createRange()
      range.selectNodeContents(text)
      const box = range.getBoundingClientRect()
      for (let around: Element | null = parent; around !== null; around = around.parentElement) {
        const { overflowX, overflowY, position } = getComputedStyle(around)
        const { left, right, top, bottom } = around.getBoundingClientRect()
        if (scrolls(overflowX) || scrolls(overflowY) || position === 'fixed') break
        const across = clips(overflowX) && (box.left < left - 1 || box.right > right + 1)
        const down = clips(overflowY) && (box.top < top - 4 || box.bottom > bottom + 4)
        if (across || down)
          found.push(`"${text.textContent!.trim().slice(0, 40)}" is cut off by ${around.className}`)
        if (around === document.body && (box.right > innerWidth + 1 || box.left < -1))
          found.push(`"${text.textContent!.trim().slice(0, 40)}" lies beside the window`)
      }
    }
    return found
  })
}

test('at 400 % zoom', async () => {
  const urls = layoutUrls('contact', 'about')
  expect(await lookAt(browser, { urls, widths: [320], height: 256, look: cutOff })).toEqual([])
})

test('with wide text spacing at 360 and 1440 px', async () => {
  const urls = layoutUrls('contact', 'about')
  const options = { bypassCSP: true }
  const look = async (page: Page) => {
    await page.addStyleTag({ content: SPACING })
    return cutOff(page)
  }
  expect(await lookAt(browser, { urls, widths: [360, 1440], options, look })).toEqual([])
})
