/** The Tab key reaches every control once, in order, and the focused element is marked and not covered. */
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { openBrowser } from '../support/browser.ts'
import { layoutUrls, lookAt } from './looks.ts'

const browser = await openBrowser()

interface Stop {
  readonly name: string
  readonly problems: readonly string[]
  /** Whether the walk has ended: the focus is on the document, or on an element for the second time. */
  readonly over: boolean
}

function stop(): Stop {
  const element = document.activeElement
  if (!(element instanceof Element) || element === document.body || 'walked' in element)
    return { name: '', problems: [], over: true }
  const problems: string[] = []
  const walked = window as unknown as { previous?: Element }
  if (
    walked.previous &&
    !(walked.previous.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING)
  )
    problems.push('comes before the one that had the focus')
  walked.previous = element
  Object.assign(element, { walked: true })

  // A card and the line of a search show the focus of the link or the field inside them.
  const outlined = [element, element.closest('.card'), element.closest('.search__field')].some((shows) => {
    if (shows === null) return false
    const { outlineStyle, outlineWidth } = getComputedStyle(shows)
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
  })
  if (!outlined) problems.push('shows no focus')

  const { left, right, top, bottom } = element.getBoundingClientRect()
  const [x1, x2] = [Math.max(left, 0), Math.min(right, innerWidth)]
  const [y1, y2] = [Math.max(top, 0), Math.min(bottom, innerHeight)]
  if (x2 - x1 < 4 || y2 - y1 < 4) problems.push('lies outside the window')
  // The middle and the corners: a bar that covers a part of the element covers at least one of these points.
  const points = [
    [(x1 + x2) / 2, (y1 + y2) / 2],
    [x1 + 3, y1 + 3],
    [x2 - 3, y2 - 3],
  ] as const
  const seen = points.filter(([x, y]) => {
    const top = document.elementFromPoint(x, y)
    return top !== null && (element.contains(top) || top.contains(element) || sharesLabel(element, top))
  })
  if (seen.length === 0) problems.push('is covered')

  function sharesLabel(control: Element, other: Element): boolean {
    return control.closest('label')?.contains(other) ?? false
  }
  const name = `${element.tagName.toLowerCase()} "${(element.textContent || element.getAttribute('name') || element.id).trim().slice(0, 40)}"`
  return { name, problems, over: false }
}

/**
 * The script replaces the links of the panel and moves the focus back to the field, which would end the walk
 * early.
 */
async function openSearch(page: Page): Promise<void> {
  const field = page.locator('#search-query')
  if ((await field.count()) === 0) return
  await field.focus()
  await page.locator('#search-query[role="combobox"]').waitFor()
  await field.evaluate((input: HTMLElement) => input.blur())
  await page.evaluate(() => getSelection()?.setPosition(document.body, 0))
}

async function walk(page: Page): Promise<readonly string[]> {
  const found: string[] = []
  await openSearch(page)
  const most = await page.locator('a, button, input, select, textarea, summary, [tabindex]').count()
  for (let step = 0; step <= most + 1; step += 1) {
    await page.keyboard.press('Tab')
    const { name, problems, over } = await page.evaluate(stop)
    if (over) return step < 10 ? [`the walk ends after ${step} steps`] : found
    found.push(...problems.map((problem) => `${name} ${problem}`))
  }
  return [...found, 'the walk has no end']
}

test.each([
  { width: 360, height: 780 },
  { width: 1440, height: 900 },
])('with the Tab key at $width px', async ({ width, height }) => {
  expect(await lookAt(browser, { urls: layoutUrls(), widths: [width], height, look: walk })).toEqual([])
})
