/**
 * `npm run bench:lcp`: the time at which the largest part of a page is painted on a phone with slow 4G, and
 * the layout shift of the page. `npm run bench:lcp -- --page home,property --lang nl --runs 5 --root DIR`
 */
import path from 'node:path'
import { parseArgs } from 'node:util'
import type { Browser } from 'playwright'
import { PHONE } from '../budget/measure.ts'
import { listen } from '../../core/serve/listen.ts'
import { createSiteApp } from '../../core/serve/site-app.ts'
import { answered } from '../support/answered.ts'
import { launchBrowser } from '../support/browser.ts'
import { examples } from '../support/examples.ts'
import { REPOSITORY } from '../support/repository.ts'

/** Slow 4G of Lighthouse: 1.6 Mbit/s down, 0.75 Mbit/s up, 150 ms for each request. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
}
const SLOWER = 4
/** The time after `load` in which a larger element may still be painted. */
const AFTER_LOAD_MS = 1500

interface Paint {
  readonly first: number
  readonly largest: number
  readonly element: string
  /** Cumulative Layout Shift. */
  readonly shift: number
}

function paintOf(browser: Browser, url: string): Promise<Paint> {
  return inNewContext(browser, url, async (page) => {
    const session = await page.context().newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', NETWORK)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    await page.goto(url, { waitUntil: 'load' })
    await page.waitForTimeout(AFTER_LOAD_MS)
    return page.evaluate(readPaint)
  })
}

async function inNewContext<T>(
  browser: Browser,
  url: string,
  act: (page: Awaited<ReturnType<Browser['newPage']>>) => Promise<T>,
): Promise<T> {
  // The context of a visitor who has answered the consent dialog, with an empty cache.
  const context = await browser.newContext({ ...PHONE, ...answered(new URL(url).origin) })
  const result = await act(await context.newPage())
  await context.close()
  return result
}

/** Runs in the page. */
async function readPaint(): Promise<Paint> {
  const entries = (type: string) =>
    new Promise<PerformanceEntryList>((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries())).observe({ type, buffered: true })
      setTimeout(() => resolve([]), 200)
    })
  const [first] = performance.getEntriesByName('first-contentful-paint')
  const largest = (await entries('largest-contentful-paint')).at(-1) as
    (PerformanceEntry & { readonly element?: Element }) | undefined
  const shifts = (await entries('layout-shift')) as (PerformanceEntry & { readonly value: number })[]
  const element = largest?.element
  return {
    first: first?.startTime ?? 0,
    largest: largest?.startTime ?? 0,
    element: element ? [element.localName, ...element.classList].join('.') : '',
    shift: shifts.reduce((sum, { value }) => sum + value, 0),
  }
}

const list = (value: string | undefined) => value?.split(',')

function options(rest: readonly string[]) {
  const { values } = parseArgs({
    args: [...rest],
    options: {
      root: { type: 'string', default: REPOSITORY },
      page: { type: 'string', default: 'home,sale,property,article,contact' },
      lang: { type: 'string', default: 'nl' },
      runs: { type: 'string', default: '5' },
    },
  })
  const { root, runs } = values
  const wanted = examples(root).filter(
    ({ name, locale }) => list(values.page)?.includes(name) && list(values.lang)?.includes(locale),
  )
  return { folder: path.join(root, 'output'), runs: Number(runs), pages: wanted }
}

export async function main(rest: readonly string[]): Promise<number> {
  const { folder, runs, pages } = options(rest)
  const server = await listen(createSiteApp({ folder }), { port: 4660, host: '127.0.0.1', strict: false })
  const browser = await launchBrowser()
  process.stdout.write('page            first paint   largest paint (range)   shift  largest\n')
  for (const { name, locale, url } of pages) {
    const paints: Paint[] = []
    for (let run = 0; run < runs; run += 1)
      paints.push(await paintOf(browser, `http://127.0.0.1:${server.port}${url}`))
    process.stdout.write(`${`${name} ${locale}`.padEnd(15)} ${rowOf(paints)}\n`)
  }
  await browser.close()
  await server.close()
  return 0
}

function rowOf(paints: readonly Paint[]): string {
  const largest = paints.map((paint) => paint.largest).toSorted((a, b) => a - b)
  const range = `${seconds(largest[0])} to ${seconds(largest.at(-1))}`
  const shift = Math.max(...paints.map((paint) => paint.shift)).toFixed(3)
  const first = seconds(median(paints.map((paint) => paint.first)))
  return `${first.padStart(8)} s ${seconds(median(largest)).padStart(11)} s (${range})   ${shift}  ${paints.at(-1)?.element ?? ''}`
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}

function seconds(milliseconds = 0): string {
  return (milliseconds / 1000).toFixed(2)
}
