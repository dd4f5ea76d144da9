/**
 * `npm run bench:search [-- --properties 20000 --towns 1150 --slowdown 4 --root DIR]`: search, filters and
 * presses on a large site in Chromium. Figures, never assertions. `--root` keeps the site, and uses it again.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import type { Browser, Page } from 'playwright'
import { listen } from '../../core/serve/listen.ts'
import { createSiteApp } from '../../core/serve/site-app.ts'
import { weigh } from '../budget/measure.ts'
import { answered } from '../support/answered.ts'
import { launchBrowser } from '../support/browser.ts'
import { REPOSITORY } from '../support/repository.ts'
import { inpRows } from './inp.ts'
import type { Pages } from './inp.ts'
import { paintTimes, workTimes } from './observe.ts'
import type { Work } from './observe.ts'

const TEXTS = [
  'gent',
  'huis gent',
  'appartement te huur in elsene',
  'maison ixelles',
  '9000',
  '12345',
  'zwembad',
]

/** A quick typist presses about ten keys a second. */
const BETWEEN_KEYS_MS = 100

interface Site {
  readonly folder: string
  readonly origin: string
  readonly pages: Pages
  readonly slowdown: number
}

export async function main(rest: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...rest],
    options: {
      properties: { type: 'string', default: '20000' },
      towns: { type: 'string', default: '1150' },
      slowdown: { type: 'string', default: '4' },
      root: { type: 'string' },
    },
  })
  const memory = existsSync('/dev/shm') ? '/dev/shm' : tmpdir()
  const root = values.root ?? mkdtempSync(path.join(memory, 'agency-site-search-'))
  const pages = pagesIn(root) ?? make(root, values)
  const folder = path.join(root, 'output')
  const server = await listen(createSiteApp({ folder }), { port: 4650, host: '127.0.0.1', strict: false })
  const browser = await launchBrowser()
  const site = { folder, origin: `http://127.0.0.1:${server.port}`, pages, slowdown: Number(values.slowdown) }
  try {
    print(`Chromium ${browser.version()}, processor slowed down ${site.slowdown} times; bytes are brotli`)
    await benchBox(browser, site)
    await benchList(browser, site)
    print('\ninteraction to next paint, in milliseconds')
    const lab = { browser, ...site, visitor: answered(site.origin) }
    for await (const row of inpRows(lab, [1, site.slowdown])) print(`  ${row}`)
  } finally {
    await browser.close()
    await server.close()
    if (values.root === undefined) rmSync(root, { recursive: true, force: true })
  }
}

function pagesIn(root: string): Pages | undefined {
  const file = path.join(root, 'pages.json')
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Pages) : undefined
}

function make(root: string, { properties, towns }: { properties: string; towns: string }): Pages {
  print(
    `making ${properties} properties in ${towns} towns, in Dutch: files of lists and search, and four pages`,
  )
  const { status, stderr } = spawnSync(
    process.execPath,
    ['large-site.mjs', '--root', path.resolve(root), '--properties', properties, '--towns', towns],
    { cwd: path.join(REPOSITORY, 'tests/bench'), encoding: 'utf8', maxBuffer: 1 << 28 },
  )
  const pages = pagesIn(root)
  if (status !== 0 || !pages) throw new Error(stderr.slice(-2000))
  return pages
}

async function benchBox(browser: Browser, site: Site): Promise<void> {
  print('\nsearch box')
  const { page, requests } = await open(browser, site, site.pages.home)
  const atLoad = requests.length
  await focusBox(page)
  await page.locator('[role="listbox"]').waitFor()
  await page.waitForLoadState('networkidle')
  printRequests('on focus', site, requests.slice(atLoad))
  const before = requests.length
  const typing = { event: 'input', run: () => typeTexts(page) } as const
  const paint = await paintTimes(page, typing)
  // Pictures of results are small and may load at any time.
  const data = requests.slice(before).filter(({ type }) => type !== 'image')
  printRequests(`for ${TEXTS.length} texts`, site, data)
  printTimings(`${paint.length} keys`, { paint, ...(await workTimes(browser, page, typing)) })
  await page.context().close()

  // The cost of a key in Chromium and its trace alone: the same field without a search.
  const plain = await open(browser, site, site.pages.home)
  await plain.page.route('**/_a/search-*.json', (route) => route.abort())
  await focusBox(plain.page)
  const alone = { event: 'input', run: () => typeTexts(plain.page) } as const
  const floor = await paintTimes(plain.page, alone)
  const work = await workTimes(browser, plain.page, alone)
  printTimings('the same keys without the search', { paint: floor, ...work })
  await plain.page.context().close()
}

const focusBox = (page: Page) => page.locator('#search-query').focus()

async function typeTexts(page: Page): Promise<void> {
  for (const text of TEXTS) {
    await page.keyboard.type(text, { delay: BETWEEN_KEYS_MS })
    await page.waitForTimeout(300)
    await page.keyboard.press('Control+a')
  }
}

/** Filters, each with the index of the option that is chosen. */
const CHANGES: readonly (readonly [name: string, option: number])[] = [
  ['sort', 2],
  ['bedrooms', 3],
  ['max', 4],
  ['sort', 1],
  ['energy', 2],
  ['bedrooms', 0],
  ['energy', 0],
  ['max', 0],
]

async function benchList(browser: Browser, site: Site): Promise<void> {
  const deep = await open(browser, site, `${site.pages.list}?city=Gent|9000&type=1`)
  await deep.page.locator('.filters__chip').first().waitFor()
  print('\nlist')
  const data = deep.requests.filter(({ type }) => type === 'fetch')
  printRequests('an address with town and type', site, data)
  await deep.page.context().close()

  const sorted = `${site.pages.list}?sort=price-up`
  const { page, requests } = await open(browser, site, sorted)
  const before = requests.length
  const paint = await paintTimes(page, { event: 'change', run: () => changeFilters(page) })
  const fetched = requests.slice(before).filter(({ type }) => type === 'fetch')
  printRequests(`for ${CHANGES.length} changes`, site, fetched)
  await page.context().close()
  const again = await open(browser, site, sorted)
  const work = await workTimes(browser, again.page, { event: 'change', run: () => changeFilters(again.page) })
  printTimings(`${paint.length} changes, files of cards among them`, { paint, ...work })
  await again.page.context().close()
}

async function changeFilters(page: Page): Promise<void> {
  for (const [name, number] of CHANGES) {
    await page.evaluate(
      ([field, index]) => {
        const select = document.querySelector<HTMLSelectElement>(`select[name="${field}"]`)
        if (!select) throw new Error(`no filter ${field}`)
        select.selectedIndex = Math.min(index, select.options.length - 1)
        select.dispatchEvent(new Event('change', { bubbles: true }))
      },
      [name, number] as const,
    )
    await page.waitForTimeout(1000)
  }
}

interface Asked {
  readonly url: string
  readonly type: string
}

async function open(
  browser: Browser,
  { origin, slowdown }: Pick<Site, 'origin' | 'slowdown'>,
  address: string,
): Promise<{ readonly page: Page; readonly requests: readonly Asked[] }> {
  const context = await browser.newContext({
    ...answered(origin),
    viewport: { width: 360, height: 780 },
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  const requests: Asked[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith('data:'))
      requests.push({ url: request.url(), type: request.resourceType() })
  })
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.goto(`${origin}${address}`, { waitUntil: 'networkidle' })
  return { page, requests }
}

function printRequests(label: string, { folder }: Site, requests: readonly Asked[]): void {
  // A script is fetched first, and then imported from the cache of the browser (`late.ts`).
  const urls = [...new Set(requests.map(({ url }) => url))]
  const each = urls.map((url) => ({ name: new URL(url).pathname, bytes: weigh(folder, url) }))
  const total = each.reduce((sum, { bytes }) => sum + bytes, 0)
  print(`  ${label.padEnd(44)} ${String(each.length).padStart(3)} requests ${kilobytes(total)}`)
  for (const { name, bytes } of each.slice(0, 8))
    print(`    ${name.padEnd(42)} ${''.padStart(12)} ${kilobytes(bytes)}`)
}

interface Timings extends Work {
  readonly paint: readonly number[]
}

function printTimings(label: string, timings: Timings): void {
  print(`  ${label}`)
  for (const part of ['script', 'work', 'paint'] as const) {
    const sorted = timings[part].toSorted((left, right) => left - right)
    const at = (share: number) =>
      milliseconds(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))])
    print(`    ${MEANINGS[part].padEnd(42)} p50 ${at(0.5)}  p95 ${at(0.95)}  most ${at(1)}`)
  }
}

const MEANINGS = {
  script: 'scripts on the main thread',
  work: 'work of the main thread',
  paint: 'until painted, waiting included',
} as const

function kilobytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(1).padStart(7)} KB`
}

function milliseconds(value = 0): string {
  return `${value.toFixed(1).padStart(6)} ms`
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}
