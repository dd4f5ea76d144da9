/** The demo in its second theme: only tokens differ, and every kind of page stays accessible. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { build } from '../../core/build/build.ts'
import { listen } from '../../core/serve/listen.ts'
import { createSiteApp } from '../../core/serve/site-app.ts'
import { demoFiles } from '../demo/pages.ts'
import { answered } from '../support/answered.ts'
import { openBrowser } from '../support/browser.ts'
import { REPOSITORY, testOptions, testPorts } from '../support/site.ts'
import { violations } from './axe.ts'
import { lookAt, withoutScripts } from './looks.ts'

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

/**
 * The rules of axe on colours and sizes. All other rules read the HTML, which equals that of the first theme
 * (tested below).
 */
const STYLE_RULES = ['color-contrast', 'link-in-text-block', 'target-size', 'scrollable-region-focusable']

const browser = await openBrowser()
const root = mkdtempSync(path.join(tmpdir(), 'agency-site-night-'))
const output = path.join(root, 'output')
let server: Awaited<ReturnType<typeof listen>>

const origin = () => `http://127.0.0.1:${server.port}`

const openPage = async (url: string, asks = false): Promise<Page> => {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    ...(asks ? {} : answered(origin())),
  })
  const page = await context.newPage()
  await page.goto(`${origin()}${url}`)
  return page
}

beforeAll(async () => {
  for (const folder of ['content', 'site-config'])
    cpSync(path.join(REPOSITORY, folder), path.join(root, folder), { recursive: true })
  writeFileSync(path.join(root, 'site-config/theme.json'), JSON.stringify({ use: 'night' }))
  const { ok, problems } = await build(testPorts(), testOptions(root), null)
  expect({ ok, problems }).toEqual({ ok: true, problems: [] })
  server = await listen(createSiteApp({ folder: output }), {
    port: 4760,
    host: '127.0.0.1',
    strict: false,
  })
})

afterAll(async () => {
  await server.close()
  rmSync(root, { recursive: true, force: true })
})

/**
 * A page without the parts that a theme changes: the names of its style sheet and manifest, and the colour of
 * the frame.
 */
const unstyled = (folder: string, file: string) =>
  readFileSync(path.join(folder, file), 'utf8')
    .replace(/\/_a\/site\.\w+\.(?=css|webmanifest)/g, '')
    .replace(/(?<=name="theme-color" content=")#\w+/, '')

test('every page has the HTML that it has by day', () => {
  const pages = demoFiles().filter((file) => file.endsWith('.html'))
  expect(pages.length).toBeGreaterThan(600)
  const others = pages.filter((file) => unstyled(output, file) !== unstyled(inject('demoFolder'), file))
  expect(others).toEqual([])
})

test('every kind of page is accessible at 360 and 1440 px', async () => {
  const common = {
    origin: origin(),
    widths: [360, 1440],
    look: (page: Page) => violations(page, STYLE_RULES),
  }
  const urls = PAGES.filter((url) => url !== '/')
  // `/` would redirect to the visitor's language.
  const start = { ...common, urls: ['/'], prepare: withoutScripts }
  expect([...(await lookAt(browser, { ...common, urls })), ...(await lookAt(browser, start))]).toEqual([])
})

test('the consent dialog and its settings are accessible as well', async () => {
  const page = await openPage('/nl/contact/', true)
  await page.getByRole('button', { name: 'Zelf kiezen' }).click()
  expect(await violations(page)).toEqual([])
})

test('paper, controls and the frame of the browser are dark', async () => {
  const page = await openPage('/nl/')
  const seen = await page.evaluate(() => ({
    paper: getComputedStyle(document.body).backgroundColor,
    scheme: getComputedStyle(document.documentElement).colorScheme,
    frame: document.querySelector<HTMLMetaElement>('meta[name="theme-color"]')?.content,
  }))
  expect(seen).toEqual({ paper: 'rgb(23, 30, 32)', scheme: 'dark', frame: '#0f1517' })
})

test('on paper it is printed dark on white', async () => {
  const page = await openPage('/nl/te-koop/gent/herenhuis-met-stadstuin/4127/')
  await page.emulateMedia({ media: 'print' })
  const ink = await page.evaluate(() => getComputedStyle(document.querySelector('h1') as HTMLElement).color)
  expect(ink).toBe('rgb(28, 36, 39)')
})
