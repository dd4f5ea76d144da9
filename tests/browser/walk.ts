/** How tests walk the demo: which pages, and what is wrong with one wherever it is looked at. */
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
    // A page that moved leads on at once: there is nothing to look at.
    .filter(({ html }) => !html.includes('http-equiv="refresh"'))

export const urls = () => pages().map(({ url }) => url)

/** Where a text could be too long for its place: in every language. */
export const longTexts = () => pagesWithLongestTexts(pages()).map(({ url }) => url)

/** Where the HTML is built as nowhere else: in whatever language. */
export const structures = () => pagesWithEveryStructure(pages()).map(({ url }) => url)

type Visit = Pick<Look, 'look' | 'prepare' | 'widths'>

export function visit(browser: Browser, urls: readonly string[], how: Visit): Promise<readonly string[]> {
  return lookAt(browser, { urls, height: 800, watch, ...how })
}

/** Console errors, exceptions, requests that failed or left this machine. */
function watch(page: Page): string[] {
  const faults: string[] = []
  page.on('console', (message) => {
    // The page for what was not found is served with that status when asked for by its own name only.
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

/** Without a language of its own, such a page leads on to one that has: looked at without script, it stays. */
const leadsOn = (url: string) => !/^\/(nl|fr|en|de)\//.test(url) && url !== '/404.html'
export const isPortal = (url: string) => url.endsWith('/portal/')

/** An owner is logged in: without a service the portal would say no more than that there is none. */
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
