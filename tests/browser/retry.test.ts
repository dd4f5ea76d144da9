/** A network that fails for a short time, in Chromium: late files are loaded all the same. */
import type { Page } from 'playwright'
import { expect, inject, test } from 'vitest'
import { answered } from '../support/answered.ts'
import { openBrowser } from '../support/browser.ts'

/** Fails the first request for each file of this kind. */
async function failOnce(page: Page, pattern: RegExp): Promise<readonly string[]> {
  const failed: string[] = []
  await page.route(pattern, (route) => {
    const url = route.request().url()
    if (failed.includes(url)) return route.continue()
    failed.push(url)
    return route.abort()
  })
  return failed
}

test('a script, its parts, its style sheet and its data are asked for again', async () => {
  const browser = await openBrowser()
  const context = await browser.newContext({ reducedMotion: 'reduce', ...answered(inject('demoUrl')) })
  const page = await context.newPage()
  const failed = await failOnce(
    page,
    /(?:open-list|viewer|consent-dialog|text|trusted)\.[\w-]+\.js$|list\.json$|cards\.|consent-nl/,
  )
  const opens = (path: string) => page.goto(`${inject('demoUrl')}${path}`)
  await opens('/nl/te-koop/?city=Gent|9000')
  await page.locator('.filters__chip').waitFor()
  expect(await page.locator('.card').count()).toBe(12)
  await page.getByRole('button', { name: 'Cookie-instellingen' }).click()
  await page.getByRole('button', { name: 'Alles weigeren' }).waitFor()
  await opens('/nl/te-koop/gent/herenhuis-met-stadstuin/4127/')
  await page.locator('[data-pictures] a').first().click()
  await page.locator('[data-viewer][open]').waitFor()
  for (const part of ['open-list', 'list.json', 'cards', 'consent-dialog', 'consent-nl', 'viewer'])
    expect(failed.filter((url) => url.includes(part))).toHaveLength(1)
})
