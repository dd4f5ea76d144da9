/**
 * The first visit in Chromium to every kind of page: no request to another host, and nothing stored on the
 * device.
 */
import type { Page } from 'playwright'
import { expect, inject, test } from 'vitest'
import { openBrowser } from '../support/browser.ts'
import { settled, watchRequests } from './settled.ts'

/** Every kind of page in one language, and the kinds that this language lacks in another. */
const PATHS = () =>
  inject('demoExamples')
    .filter(({ locale, name }, index, all) => {
      return locale === 'nl' || index === all.findIndex((other) => other.name === name)
    })
    .map(({ url }) => url)

test('before an answer no page asks another host, sets a cookie or writes into storage', async () => {
  const browser = await openBrowser()
  const paths = PATHS()
  const found: string[] = []
  const queue = [...paths]
  // Two visitors, because a background tab of one visitor is drawn once a second.
  const visitor = async () => {
    const context = await browser.newContext({ viewport: { width: 360, height: 780 } })
    const page = watchRequests(await context.newPage())
    await reportWrites(page)
    let at = ''
    page.on('request', (request) => {
      const isOwn = [inject('demoUrl'), 'data:'].some((start) => request.url().startsWith(start))
      if (!isOwn) found.push(`${at}: asks ${request.url()}`)
    })
    page.on('console', (message) => {
      if (message.text().startsWith('left: ')) found.push(`${at}: ${message.text()}`)
    })
    for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
      at = path
      await page.goto(`${inject('demoUrl')}${path}`, { waitUntil: 'load' })
      // The last part that appears by itself. The portal stores nothing, and redirects a visitor who is not
      // logged in.
      if (path.endsWith('/portal/')) await settled(page)
      else await page.locator('[data-consent-box]').waitFor()
      await page.mouse.wheel(0, 2000)
      const kept = await page.evaluate(() => [localStorage.length, sessionStorage.length])
      if (kept.some((count) => count > 0)) found.push(`${path}: keeps ${kept.join(' and ')}`)
    }
    expect(await context.cookies()).toEqual([])
  }
  await Promise.all([visitor(), visitor()])
  expect(paths.length).toBeGreaterThan(40)
  expect(found).toEqual([])
})

/** Includes values that are written and removed again. */
async function reportWrites(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const report = (what: string) => console.debug(`left: ${what}`)
    const write = Storage.prototype.setItem
    Storage.prototype.setItem = function (name, value) {
      report(name)
      write.call(this, name, value)
    }
    Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: report })
    IDBFactory.prototype.open = () => (report('a database'), {} as IDBOpenDBRequest)
  })
}
