/** The demo in its second theme: tokens alone make it, and every kind of page stays accessible. */
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { build } from '../../core/build/build.ts'
import { listen } from '../../core/serve/listen.ts'
import { createSiteApp } from '../../core/serve/site-app.ts'
import { loadPictures, violations } from './axe.ts'
import { answered } from '../support/answered.ts'
import { launchBrowser } from '../support/browser.ts'
import { REPOSITORY, testOptions, testPorts } from '../support/site.ts'

const PAGES = [
  '/',
  '/404.html',
  '/nl/',
  '/nl/404.html',
  '/nl/te-koop/',
  '/nl/projecten/',
  '/nl/contact/',
  '/nl/gratis-schatting/',
  '/nl/login/',
  '/nl/over-ons/',
  '/nl/diensten/verkopen/',
  '/nl/getuigenissen/',
  '/nl/getuigenissen/anna-lindqvist/',
  '/nl/privacy-statement/',
  '/nl/bedankt/contact/',
  '/nl/te-koop/gent/herenhuis-met-stadstuin/4127/',
]

const root = mkdtempSync(path.join(tmpdir(), 'agency-site-night-'))
let browser: Browser
let server: Awaited<ReturnType<typeof listen>>

const openPage = async (url: string, width: number, asks = false): Promise<Page> => {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    reducedMotion: 'reduce',
    ...(asks ? {} : answered(`http://127.0.0.1:${server.port}`)),
  })
  const page = await context.newPage()
  // `/` would lead on to the visitor's language.
  if (url === '/')
    await page.route('**/*.js', (route) => route.fulfill({ body: '', contentType: 'text/javascript' }))
  await page.goto(`http://127.0.0.1:${server.port}${url}`)
  return page
}

beforeAll(async () => {
  for (const folder of ['content', 'site-config'])
    cpSync(path.join(REPOSITORY, folder), path.join(root, folder), { recursive: true })
  writeFileSync(path.join(root, 'site-config/theme.json'), JSON.stringify({ use: 'night' }))
  const { ok, problems } = await build(testPorts(), testOptions(root), null)
  expect({ ok, problems }).toEqual({ ok: true, problems: [] })
  browser = await launchBrowser()
  server = await listen(createSiteApp({ folder: path.join(root, 'output') }), {
    port: 4760,
    host: '127.0.0.1',
    strict: false,
  })
})

afterAll(async () => {
  await browser.close()
  await server.close()
  rmSync(root, { recursive: true, force: true })
})

test.each([360, 1440])('every kind of page is accessible at %i px', async (width) => {
  const found: string[] = []
  for (const url of PAGES) {
    const page = await openPage(url, width)
    await loadPictures(page)
    found.push(...(await violations(page)).map((violation) => `${url}: ${violation}`))
    await page.context().close()
  }
  expect(found).toEqual([])
})

test('the consent dialog and its settings are accessible as well', async () => {
  const page = await openPage('/nl/contact/', 1440, true)
  await page.getByRole('button', { name: 'Zelf kiezen' }).click()
  expect(await violations(page)).toEqual([])
  await page.context().close()
})

test('paper, controls and the frame of the browser are dark', async () => {
  const page = await openPage('/nl/', 1440)
  const seen = await page.evaluate(() => ({
    paper: getComputedStyle(document.body).backgroundColor,
    scheme: getComputedStyle(document.documentElement).colorScheme,
    frame: document.querySelector<HTMLMetaElement>('meta[name="theme-color"]')?.content,
  }))
  expect(seen).toEqual({ paper: 'rgb(23, 30, 32)', scheme: 'dark', frame: '#0f1517' })
  await page.context().close()
})

test('on paper it is printed dark on white', async () => {
  const page = await openPage('/nl/te-koop/gent/herenhuis-met-stadstuin/4127/', 1440)
  await page.emulateMedia({ media: 'print' })
  const ink = await page.evaluate(() => getComputedStyle(document.querySelector('h1') as HTMLElement).color)
  expect(ink).toBe('rgb(28, 36, 39)')
  await page.context().close()
})
