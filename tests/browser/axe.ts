/** What axe finds on a page: WCAG 2.2 A and AA, and best practices. */
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright'

/** Loads what is lazy, so that a missing picture shows. */
export async function loadPictures(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const picture of document.images) picture.loading = 'eager'
  })
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete))
}

export async function violations(page: Page): Promise<readonly string[]> {
  const { violations: found } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    // In one go, without a page of its own for the report: there are no frames of others to put together.
    .setLegacyMode()
    .analyze()
  return found.flatMap(({ id, nodes }) => nodes.map(({ target }) => `axe ${id} at ${target.join(' ')}`))
}
