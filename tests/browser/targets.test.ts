/**
 * Targets of a pointer are at least 24 px large or far enough from the next one (WCAG 2.5.8), except for
 * links inside a text.
 */
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { openBrowser } from '../support/browser.ts'
import { layoutUrls, lookAt } from './looks.ts'

const browser = await openBrowser()

function smallTargets(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const LEAST = 24
    const targets = [
      ...document.querySelectorAll('a[href], button, input, select, textarea, summary'),
    ].flatMap((element) => {
      if (!element.checkVisibility() || element.closest('.skip')) return []
      // A label is part of its checkbox.
      const box = (element.closest('label') ?? element).getBoundingClientRect()
      return box.width < 2 || box.height < 2 ? [] : [{ element, box }]
    })
    const isSmall = ({ width, height }: DOMRect) => Math.min(width, height) < LEAST - 0.5
    const inText = (element: Element) =>
      getComputedStyle(element).display === 'inline' &&
      [...element.parentElement!.childNodes].some(
        (node) => node !== element && node.textContent!.trim() !== '',
      )
    const distance = (a: DOMRect, b: DOMRect) => {
      const [x, y] = [a.x + a.width / 2, a.y + a.height / 2]
      return Math.hypot(Math.max(b.left - x, 0, x - b.right), Math.max(b.top - y, 0, y - b.bottom))
    }
    return targets
      .filter(({ element, box }) => isSmall(box) && !inText(element))
      .filter(({ element, box }) =>
        targets.some(
          (other) =>
            other.element !== element &&
            !other.element.contains(element) &&
            distance(box, other.box) < (isSmall(other.box) ? LEAST : LEAST / 2),
        ),
      )
      .map(({ element, box }) => {
        const size = `${box.width.toFixed(0)} x ${box.height.toFixed(0)}`
        return `${size}: ${element.tagName.toLowerCase()} "${element.textContent!.trim().slice(0, 40)}"`
      })
  })
}

test('targets at 360 and 1440 px', async () => {
  const urls = layoutUrls('contact', 'login', 'testimonials')
  expect(await lookAt(browser, { urls, widths: [360, 1440], look: smallTargets })).toEqual([])
})
