/**
 * The layout shifts of a page since it began to load, as Chromium counts them (Cumulative Layout Shift
 * without session windows).
 */
import type { Page } from 'playwright'
import { NoFrame } from './looks.ts'

export interface Shifts {
  readonly total: number
  /** Classes of the elements that moved. */
  readonly moved: readonly string[]
}

/** In milliseconds. */
const LONGEST_FRAME = 20_000

/** With `scrolled`, shifts while scrolling to the end of the page count as well. Throws `NoFrame`. */
export async function shiftsOf(page: Page, { scrolled }: { readonly scrolled: boolean }): Promise<Shifts> {
  const given = { isScrolled: scrolled, longest: LONGEST_FRAME }
  const shifts = await page.evaluate(async ({ isScrolled, longest }) => {
    interface Shift extends PerformanceEntry {
      readonly value: number
      readonly sources: readonly { readonly node: Node | null }[]
    }
    const seen: Shift[] = []
    new PerformanceObserver((list) => seen.push(...(list.getEntries() as Shift[]))).observe({
      type: 'layout-shift',
      buffered: true,
    })
    const isDrawn = () =>
      new Promise<boolean>((resolve) => {
        requestAnimationFrame(() => resolve(true))
        setTimeout(() => resolve(false), longest)
      })
    const areDrawn = async (count: number) => {
      for (let frame = 0; frame < count; frame += 1) if (!(await isDrawn())) return false
      return true
    }
    if (!(await areDrawn(4))) return null
    for (let y = 0; isScrolled && y < document.body.scrollHeight; y += innerHeight) {
      scrollTo(0, y)
      if (!(await areDrawn(3))) return null
    }
    const moved = seen.flatMap(({ sources }) =>
      sources.map(({ node }) => (node instanceof Element ? node.className : '')),
    )
    return { total: seen.reduce((sum, { value }) => sum + value, 0), moved: [...new Set(moved)] }
  }, given)
  if (shifts === null) throw new NoFrame(`${page.url()} has no frame within ${LONGEST_FRAME} ms`)
  return shifts
}
