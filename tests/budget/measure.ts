/**
 * Loads one page as a phone does, and measures the requests of Chromium in the compression of a good host.
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import type { BrowserContext, CDPSession, Page } from 'playwright'
import { settled, watchRequests } from '../browser/settled.ts'
import type { Item } from './limits.ts'

export const PHONE = { viewport: { width: 360, height: 780 }, deviceScaleFactor: 1.75, isMobile: true }

const COMPRESSED = /\.(html|css|js|svg|json|txt|webmanifest)$/
/** Hashed files are compressed once, and pages when they are sent. */
const QUALITY = { page: 5, file: 11 }

export interface Site {
  readonly folder: string
  /** Address of the server, without a slash at its end. */
  readonly origin: string
}

interface Request {
  readonly url: string
  readonly type: string
  /**
   * Whether the page itself requests it before parts that can wait, so that it competes with the largest
   * picture.
   */
  readonly urgent: boolean
}

/** Many pages request the same files, and the best compression takes time. */
const weighed = new Map<string, number>()

export function weigh(folder: string, url: string): number {
  const pathname = decodeURIComponent(new URL(url, 'http://site').pathname)
  const file = path.join(folder, pathname.endsWith('/') ? `${pathname}index.html` : pathname)
  const weight = weighed.get(file) ?? weighFile(file)
  weighed.set(file, weight)
  return weight
}

function weighFile(file: string): number {
  const bytes = readFileSync(file)
  if (!COMPRESSED.test(file)) return bytes.length
  const quality = file.endsWith('.html') ? QUALITY.page : QUALITY.file
  return brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length
}

export async function measurePage(
  context: BrowserContext,
  { folder, origin }: Site,
  url: string,
): Promise<Readonly<Record<Item, number>>> {
  const page = watchRequests(await context.newPage())
  // A phone has no pointer. Chromium moves one to the corner of the page while it loads.
  await page.addInitScript(() => {
    addEventListener('pointermove', (event) => event.stopImmediatePropagation(), { capture: true })
  })
  const requests = await listen(await context.newCDPSession(page))
  await page.goto(`${origin}${url}`)
  await settled(page)
  const { largest, hidden } = await look(page)
  await page.close()

  const ours = requests.filter((request) => request.url.startsWith(`${origin}/`))
  // Files of the site only, because answers of the service are not part of the page.
  const own = ours.filter((request) => !request.url.startsWith(`${origin}/api/`))
  const weights = (wanted: (request: Request) => boolean) =>
    own.filter(wanted).map((request) => weigh(folder, request.url))
  const total = (wanted: (request: Request) => boolean) =>
    weights(wanted).reduce((sum, bytes) => sum + bytes, 0)
  return {
    html: weigh(folder, url),
    // Files that scripts load later block nothing, and count in the view.
    css: total(({ type, urgent }) => urgent && type === 'Stylesheet'),
    script: total(({ type }) => type === 'Script'),
    picture: largest === '' ? 0 : weigh(folder, largest),
    fonts: total(({ type }) => type === 'Font'),
    font: Math.max(0, ...weights(({ type }) => type === 'Font')),
    requests: own.filter(({ type, urgent }) => urgent && type !== 'Font').length,
    view: total((request) => request.type !== 'Font' && !hidden.includes(request.url)),
    foreign: requests.length - ours.length,
  }
}

async function listen(session: CDPSession): Promise<readonly Request[]> {
  const requests: Request[] = []
  session.on('Network.requestWillBeSent', ({ request, type = '', initiator }) => {
    if (request.url.startsWith('data:')) return
    const asked = type === 'Document' || initiator.type === 'parser'
    requests.push({ url: request.url, type, urgent: asked && request.initialPriority.endsWith('High') })
  })
  await session.send('Network.enable')
  return requests
}

/** The largest picture, if it is the largest contentful paint, and the pictures outside the first screen. */
function look(page: Page): Promise<{ readonly largest: string; readonly hidden: readonly string[] }> {
  return page.evaluate(async () => {
    const largest = await new Promise<string>((resolve) => {
      new PerformanceObserver((list) => {
        const last = list.getEntries().at(-1) as PerformanceEntry & { readonly url?: string }
        resolve(last.url ?? '')
      }).observe({ type: 'largest-contentful-paint', buffered: true })
    })
    const hidden = [...document.images].filter((picture) => {
      const { top, bottom, left, right } = picture.getBoundingClientRect()
      return top >= innerHeight || bottom <= 0 || left >= innerWidth || right <= 0
    })
    return { largest, hidden: hidden.map(({ currentSrc }) => currentSrc) }
  })
}
