/** Text is large enough to read, and its lines are neither short nor long. */
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { openBrowser } from '../support/browser.ts'
import { layoutUrls, lookAt } from './looks.ts'

const browser = await openBrowser()

function smallText(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const found = new Set<string>()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const { parentElement: parent, textContent } = walker.currentNode
      if (
        !parent ||
        textContent!.trim() === '' ||
        !parent.checkVisibility() ||
        parent.closest('title, desc, script')
      )
        continue
      const scale = parent instanceof SVGGraphicsElement ? (parent.getScreenCTM()?.a ?? 1) : 1
      const size = Number.parseFloat(getComputedStyle(parent).fontSize) * scale
      if (size > 0 && size < 11.99) found.add(`${size.toFixed(1)} px: "${textContent!.trim().slice(0, 40)}"`)
    }
    return [...found]
  })
}

/** Paragraphs of running text with at least three lines, by the mean length of their full lines. */
function lineLengths(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const [shortest, longest] = [45, 80]
    return [...document.querySelectorAll('main .prose p')].flatMap((paragraph) => {
      const range = document.createRange()
      range.selectNodeContents(paragraph)
      const boxes = [...range.getClientRects()]
      const lines = new Map<number, number>()
      for (const { bottom, width } of boxes) {
        const line = Math.round(bottom / 6)
        lines.set(line, (lines.get(line) ?? 0) + width)
      }
      const text = paragraph.textContent!.trim()
      // A caption beside a picture, or a narrow column, is not running text.
      if (paragraph.clientWidth < 352) return []
      if (lines.size < 3) return []
      const widths = [...lines.values()]
      const all = widths.reduce((sum, width) => sum + width, 0)
      // The last line is shorter than the others.
      const full = widths.slice(0, -1).reduce((sum, width) => sum + width, 0) / (widths.length - 1)
      const mean = (text.length * full) / all
      return mean >= shortest && mean <= longest
        ? []
        : [`${mean.toFixed(0)} characters in a line of "${text.slice(0, 30)}"`]
    })
  })
}

test('no text is smaller than 12 px at 360 and 1440 px', async () => {
  const urls = layoutUrls('contact', 'login')
  expect(await lookAt(browser, { urls, widths: [360, 1440], look: smallText })).toEqual([])
})

test('running text has 45 to 80 characters in a line at 768 and 1440 px', async () => {
  const urls = layoutUrls('about', 'privacy', 'testimonial')
  expect(await lookAt(browser, { urls, widths: [768, 1440], look: lineLengths })).toEqual([])
})
