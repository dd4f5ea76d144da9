/**
 * `npm run bench:search [-- --properties 20000 --towns 1150 --slowdown 4 --root DIR]`: a large site searched in Chromium, key
 * by key. Figures, never assertions. The site is a whole build in one language; `--root` takes one that is built already.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
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
import { timed } from './observe.ts'
import type { Timings } from './observe.ts'

const TEXTS = [
  'gent',
  'huis gent',
  'appartement te huur in elsene',
  'sint-martens-latem',
  'maison ixelles',
  '9000',
  '12345',
  'ref 29999',
  'b',
  'zwembad',
]

/** A quick typist: about ten keys a second. */
const BETWEEN_KEYS_MS = 100

interface Site {
  readonly folder: string
  readonly origin: string
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
  const root = values.root ?? (await generate(Number(values.properties), Number(values.towns)))
  const folder = path.join(root, 'output')
  const server = await listen(createSiteApp({ folder }), { port: 4650, host: '127.0.0.1', strict: false })
  const browser = await launchBrowser()
  const site = { folder, origin: `http://127.0.0.1:${server.port}`, slowdown: Number(values.slowdown) }
  try {
    print(`Chromium ${browser.version()}, processor slowed down ${site.slowdown} times; bytes are brotli`)
    await benchBox(browser, site)
    await benchList(browser, site)
  } finally {
    await browser.close()
    await server.close()
    if (values.root === undefined) rmSync(root, { recursive: true, force: true })
  }
}

async function generate(count: number, towns: number): Promise<string> {
  const root = mkdtempSync(path.join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'agency-site-search-'))
  // @ts-expect-error The generator is plain script, as the other bench runs it without a bundler.
  const { generateSite } = await import('./generate.mjs')
  generateSite({ from: REPOSITORY, to: root, count, towns, languages: ['nl'] })
  print(`building ${count} properties in ${towns} towns, in Dutch`)
  const cli = path.join(REPOSITORY, 'dist/cli/main.js')
  const { status, stderr } = spawnSync(process.execPath, [cli, 'build', '--root', root, '--quiet'], {
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  })
  if (status !== 0) throw new Error(stderr.slice(-2000))
  return root
}

async function benchBox(browser: Browser, site: Site): Promise<void> {
  print('\nsearch box')
  const { page, requests } = await open(browser, site, '/nl/')
  const atLoad = requests.length
  await page.locator('#search-query').focus()
  await page.locator('[role="listbox"]').waitFor()
  await page.waitForLoadState('networkidle')
  printRequests('on focus', site, requests.slice(atLoad))
  const before = requests.length
  const timings = await timed(browser, page, { event: 'input', run: () => typeTexts(page) })
  const asked = requests.slice(before)
  const data = asked.filter(({ type }) => type !== 'image')
  printRequests(`for ${TEXTS.length} texts`, site, data)
  const pictures = asked.filter(({ type }) => type === 'image')
  printRequests('pictures of properties', site, pictures)
  printTimings(`${timings.paint.length} keys`, timings)
  await page.context().close()

  // What Chromium itself and its log take for a key: the same field without anything to search in.
  const plain = await open(browser, site, '/nl/')
  await plain.page.route('**/_a/search-*.json', (route) => route.abort())
  await plain.page.locator('#search-query').focus()
  const without = await timed(browser, plain.page, { event: 'input', run: () => typeTexts(plain.page) })
  printTimings('the same keys without the search', without)
  await plain.page.context().close()
}

async function typeTexts(page: Page): Promise<void> {
  for (const text of TEXTS) {
    await page.keyboard.type(text, { delay: BETWEEN_KEYS_MS })
    await page.waitForTimeout(300)
    await page.keyboard.press('Control+a')
  }
}

/** Filters, and the number of the option that is chosen in them, one after the other. */
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
  const deep = await open(browser, site, '/nl/te-koop/?city=Gent|9000&type=1')
  await deep.page.locator('.filters__chip').first().waitFor()
  print('\nlist')
  const data = deep.requests.filter(({ type }) => type === 'fetch')
  printRequests('an address with town and type', site, data)
  await deep.page.context().close()

  const { page, requests } = await open(browser, site, '/nl/te-koop/?sort=price-up')
  await page.waitForLoadState('networkidle')
  const before = requests.length
  const timings = await timed(browser, page, { event: 'change', run: () => changeFilters(page) })
  const fetched = requests.slice(before).filter(({ type }) => type === 'fetch')
  printRequests(`for ${CHANGES.length} changes`, site, fetched)
  printTimings(`${timings.paint.length} changes, files of cards among them`, timings)
  await page.context().close()
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
    await page.waitForTimeout(1500)
  }
}

interface Asked {
  readonly url: string
  readonly type: string
}

async function open(
  browser: Browser,
  { origin, slowdown }: Site,
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
  const each = requests.map(({ url }) => ({ name: new URL(url).pathname, bytes: weigh(folder, url) }))
  const total = each.reduce((sum, { bytes }) => sum + bytes, 0)
  print(`  ${label.padEnd(44)} ${String(each.length).padStart(3)} requests ${kilobytes(total)}`)
  for (const { name, bytes } of each.slice(0, 8))
    print(`    ${name.padEnd(42)} ${''.padStart(12)} ${kilobytes(bytes)}`)
}

function printTimings(label: string, timings: Timings): void {
  print(`  ${label}`)
  for (const part of ['work', 'paint'] as const) {
    const sorted = timings[part].toSorted((left, right) => left - right)
    const at = (share: number) =>
      milliseconds(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))])
    print(`    ${MEANINGS[part].padEnd(42)} p50 ${at(0.5)}  p95 ${at(0.95)}  most ${at(1)}`)
  }
}

const MEANINGS = {
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
