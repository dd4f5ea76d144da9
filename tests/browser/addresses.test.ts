/** Addresses that redirect by script: `/`, and the 404 page of a host that serves files only. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from 'playwright'
import { expect, inject, test } from 'vitest'
import { answered } from '../support/answered.ts'
import { openBrowser } from '../support/browser.ts'

const browser = await openBrowser()
const url = (pathname: string) => `${inject('demoUrl')}${pathname}`
const pathOf = (page: Page) => new URL(page.url()).pathname

const visitor = () => browser.newContext({ locale: 'fr-BE', ...answered(inject('demoUrl')) })

test('`/` goes to the language of the browser, and then to the one that was chosen', async () => {
  const context = await visitor()
  const page = await context.newPage()
  await page.goto(url('/'))
  await page.waitForURL('**/fr/')
  await page.goto(url('/languages/'))
  await page.locator('main a[hreflang="en"]').click()
  await page.waitForURL('**/en/')
  await page.goto(url('/'))
  await page.waitForURL('**/en/')
  await context.close()
})

test('the 404 page of any host leads to the page of a home, or to the one for homes that are not found', async () => {
  const context = await visitor()
  const body = readFileSync(path.join(inject('demoFolder'), '404.html'))
  const lost = ['/nl/te-koop/gent/oude-titel/4127/', '/property/99999/']
  for (const pathname of lost)
    await context.route(`**${pathname}`, (route) =>
      route.fulfill({ status: 404, contentType: 'text/html; charset=utf-8', body }),
    )
  const page = await context.newPage()
  await page.goto(url(lost[0] ?? ''))
  await expect.poll(() => pathOf(page)).toMatch(/^\/nl\/te-koop\/gent\/(?!oude-titel)[^/]+\/4127\/$/)
  await page.goto(url(lost[1] ?? ''))
  await expect.poll(() => pathOf(page)).toMatch(/^\/fr\//)
  expect(await page.locator('h1').count()).toBe(1)
  await context.close()
})
