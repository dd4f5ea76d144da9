/**
 * The layout shifts of a page since it began to load, as Chromium counts them (Cumulative Layout Shift
 * without session windows).
 */
import type { Page } from 'playwright'

export interface Shifts {
  readonly total: number
  /** Classes of the elements that moved. */
  readonly moved: readonly string[]
}

/** With `scrolled`, shifts while scrolling to the end of the page count as well. */
export function shiftsOf(page: Page, { scrolled }: { readonly scrolled: boolean }): Promise<Shifts> {
  return page.evaluate(async (isScrolled) => {
    interface Shift extends PerformanceEntry {
      readonly value: number
      readonly sources: readonly { readonly node: Node | null }[]
    }
    const seen: Shift[] = []
    new PerformanceObserver((list) => seen.push(...(list.getEntries() as Shift[]))).observe({
      type: 'layout-shift',
      buffered: true,
    })
    const frames = async (count: number) => {
      for (let frame = 0; frame < count; frame += 1) await new Promise(requestAnimationFrame)
    }
    await frames(4)
    for (let y = 0; isScrolled && y < document.body.scrollHeight; y += innerHeight) {
      scrollTo(0, y)
      await frames(3)
    }
    const moved = seen.flatMap(({ sources }) =>
      sources.map(({ node }) => (node instanceof Element ? node.className : '')),
    )
    return { total: seen.reduce((sum, { value }) => sum + value, 0), moved: [...new Set(moved)] }
  }, scrolled)
}
