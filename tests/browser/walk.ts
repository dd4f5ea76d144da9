/** The pages of the demo that tests examine, and the faults of a page. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Browser, BrowserContext, Page } from 'playwright'
import { inject } from 'vitest'
import { demoFiles } from '../demo/pages.ts'
import { portalData } from '../support/portal-fixture.ts'
import { servePortal } from '../support/portal-service.ts'
import { pagesWithEveryStructure, pagesWithLongestTexts } from './kinds.ts'
import { lookAt, withoutScripts } from './looks.ts'
import type { Look } from './looks.ts'

const pages = () =>
  demoFiles()
    .filter((file) => file.endsWith('.html'))
    .map((file) => ({
      url: `/${file.replace(/(^|\/)index\.html$/, '$1')}`,
      html: readFileSync(path.join(inject('demoFolder'), file), 'utf8'),
    }))
    // The page of an old address redirects at once, so it cannot be examined.
    .filter(({ html }) => !html.includes('http-equiv="refresh"'))

export const urls = () => pages().map(({ url }) => url)

/** Pages in every language on which a text could be too long for its place. */
export const longTexts = () => pagesWithLongestTexts(pages()).map(({ url }) => url)

/** Pages in any language with a structure that no other page has. */
export const structures = () => pagesWithEveryStructure(pages()).map(({ url }) => url)

type Visit = Pick<Look, 'look' | 'prepare' | 'widths'>

export function visit(browser: Browser, urls: readonly string[], how: Visit): Promise<readonly string[]> {
  return lookAt(browser, { urls, height: 800, watch, ...how })
}

/** Console errors, exceptions, failed requests, and requests to other hosts. */
function watch(page: Page): string[] {
  const faults: string[] = []
  page.on('console', (message) => {
    // The 404 page has its status only if it is requested by another address.
    if (message.type() === 'error') faults.push(`console: ${message.text()}`)
  })
  page.on('pageerror', (error) => faults.push(`exception: ${error.message}`))
  page.on('requestfailed', (request) => {
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') faults.push(`failed: ${request.url()}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${response.status()}: ${response.url()}`)
  })
  page.on('request', (request) => {
    if (!request.url().startsWith(inject('demoUrl')) && !request.url().startsWith('data:'))
      faults.push(`foreign: ${request.url()}`)
  })
  return faults
}

export async function overflow(page: Page): Promise<readonly string[]> {
  const { scroll, inner } = await page.evaluate(() => ({
    scroll: document.scrollingElement?.scrollWidth ?? 0,
    inner: innerWidth,
  }))
  return scroll > inner ? [`${scroll} px wide in a window of ${inner} px`] : []
}

/** A page without a language redirects to one with a language. Without script it stays. */
const leadsOn = (url: string) => !/^\/(nl|fr|en|de)\//.test(url) && url !== '/404.html'
export const isPortal = (url: string) => url.endsWith('/portal/')

/** An owner is logged in, because the portal shows only a message without the service. */
const withPortal = (context: BrowserContext) => servePortal(context, portalData({ now: Date.now() }))

export async function visitAll(
  browser: Browser,
  paths: readonly string[],
  how: Omit<Visit, 'prepare'>,
): Promise<readonly string[]> {
  const portal = paths.filter((url) => !leadsOn(url) && isPortal(url))
  const others = paths.filter((url) => !leadsOn(url) && !isPortal(url))
  return [
    ...(await visit(browser, others, how)),
    ...(await visit(browser, portal, { ...how, prepare: withPortal })),
    ...(await visit(browser, paths.filter(leadsOn), { ...how, prepare: withoutScripts })),
  ]
}
