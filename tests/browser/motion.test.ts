/** Visitors who prefer reduced motion get none. */
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { openBrowser } from '../support/browser.ts'
import { layoutUrls, lookAt } from './looks.ts'

const browser = await openBrowser()

/** Elements with an animation or a transition. */
function moving(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const lasts = (durations: string) => durations.split(',').some((each) => Number.parseFloat(each) > 0.001)
    const found = new Set<string>()
    for (const element of document.querySelectorAll('*')) {
      for (const part of [null, '::before', '::after']) {
        const { transitionDuration, animationName, animationDuration, scrollBehavior } = getComputedStyle(
          element,
          part,
        )
        const moves = lasts(transitionDuration) || (animationName !== 'none' && lasts(animationDuration))
        if (moves || scrollBehavior === 'smooth')
          found.add(`${element.tagName.toLowerCase()} ${element.getAttribute('class') ?? ''}${part ?? ''}`)
      }
    }
    return [...found]
  })
}

test('without motion nothing lasts', async () => {
  const options = { reducedMotion: 'reduce' as const }
  expect(await lookAt(browser, { urls: layoutUrls(), widths: [1440], options, look: moving })).toEqual([])
})

test('else something does: the look is not blind', async () => {
  const options = { reducedMotion: 'no-preference' as const }
  const urls = layoutUrls().slice(0, 1)
  expect(await lookAt(browser, { urls, widths: [1440], options, look: moving })).not.toEqual([])
})
