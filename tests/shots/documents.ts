/**
 * `npm run docs:pictures`: the pictures of the README and of docs/, made of the demo. One picture of each kind of
 * module is in docs/pictures/modules, and three show whole pages.
 */
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import type { Browser, Page } from 'playwright'
import sharp from 'sharp'
import { MODULE_EXAMPLES } from '../../scripts/docs/reference/module-examples.ts'
import { answered } from '../support/answered.ts'
import { launchBrowser } from '../support/browser.ts'
import { REPOSITORY } from '../support/repository.ts'
import { demoSite, modulePath, withModulePages, withNight } from './document-sites.ts'

const DOCS = path.join(REPOSITORY, 'docs')
const MODULES = path.join(DOCS, 'pictures/modules')

const HOME = '/en/'
const LIST = '/fr/a-vendre/'
const OFFER = '/nl/bod/'
const PROPERTY = '/nl/te-koop/gent/herenhuis-met-stadstuin/4127/'

interface Size {
  readonly width: number
  readonly height: number
}
const WIDE: Size = { width: 1440, height: 1000 }
const PHONE: Size = { width: 390, height: 844 }

export async function main(): Promise<number> {
  mkdirSync(MODULES, { recursive: true })
  const browser = await launchBrowser()
  const demo = await demoSite(withModulePages)
  for (const { name } of MODULE_EXAMPLES)
    await write(path.join(MODULES, `${name}.webp`), await moduleShot(browser, demo.origin, name), 1000)
  await pair(browser, 'demo', [demo.origin + HOME, demo.origin + PROPERTY])
  await pair(browser, 'demo-list', [demo.origin + LIST, demo.origin + OFFER])
  await demo.close()
  const night = await demoSite(withNight)
  await pair(browser, 'demo-night', [night.origin + PROPERTY, night.origin + HOME])
  await night.close()
  await browser.close()
  return 0
}

async function pageAt(browser: Browser, address: string, viewport: Size): Promise<Page> {
  const { origin } = new URL(address)
  const context = await browser.newContext({
    viewport,
    deviceScaleFactor: 2,
    reducedMotion: 'reduce',
    bypassCSP: true,
    ...answered(origin),
  })
  const page = await context.newPage()
  const answer = await page.goto(address)
  if (answer?.status() !== 200) throw new Error(`${address} is not a page of the demo`)
  await page.evaluate(() => document.fonts.ready)
  await page.evaluate(() => {
    for (const picture of document.images) picture.loading = 'eager'
    return Promise.all([...document.images].map((picture) => picture.decode().catch(() => undefined)))
  })
  return page
}

/** The module without the frame of the page. */
async function moduleShot(browser: Browser, origin: string, name: string): Promise<Buffer> {
  const page = await pageAt(browser, origin + modulePath(name), { width: 1280, height: 1000 })
  await page.addStyleTag({ content: 'header, .contact-bar, .page-head { visibility: hidden }' })
  const module = page.locator('.block, .band').first()
  const box = await module.boundingBox()
  if (box === null) throw new Error(`the module "${name}" is not shown`)
  const clip = { x: 0, y: box.y, width: 1280, height: Math.min(box.height, 900) }
  const shot = await page.screenshot({ fullPage: true, clip })
  await page.context().close()
  return shot
}

/** A wide screen and a phone beside each other. */
async function pair(browser: Browser, name: string, [wide, phone]: readonly [string, string]): Promise<void> {
  const [left, right] = [await fold(browser, wide, WIDE), await fold(browser, phone, PHONE)]
  const height = 1300
  const shots = await Promise.all(
    [left, right].map((shot) => sharp(shot).resize({ height }).png().toBuffer({ resolveWithObject: true })),
  )
  const [margin, gap] = [110, 140]
  const [first = { data: left, info: { width: 0 } }, second = { data: right, info: { width: 0 } }] = shots
  const width = margin * 2 + gap + first.info.width + second.info.width
  const background = name === 'demo-night' ? '#3a3f42' : '#e7e4d7'
  const sheet = sharp({ create: { width, height: height + margin * 2, channels: 3, background } }).composite([
    { input: first.data, left: margin, top: margin },
    { input: second.data, left: margin + first.info.width + gap, top: margin },
  ])
  await write(path.join(DOCS, `${name}.webp`), await sheet.png().toBuffer(), 1500)
}

async function fold(browser: Browser, address: string, size: Size): Promise<Buffer> {
  const page = await pageAt(browser, address, size)
  const shot = await page.screenshot()
  await page.context().close()
  return shot
}

async function write(file: string, picture: Buffer, width: number): Promise<void> {
  await sharp(picture).resize({ width }).webp({ quality: 72, effort: 6 }).toFile(file)
  process.stdout.write(`${path.relative(REPOSITORY, file)}\n`)
}
