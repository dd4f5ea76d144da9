/** Consent in Chromium: stored data and requests before, during and after each answer. */
import { readFileSync } from 'node:fs'
import type { Browser, BrowserContext, Page } from 'playwright'
import { afterEach, describe, expect, inject, test } from 'vitest'
import { LANGUAGE_KEY } from '../../core/domain/storage-keys.ts'
import { answered, RECEIPT } from '../support/answered.ts'
import { openBrowser } from '../support/browser.ts'
import { settled, watchRequests } from './settled.ts'
import { violations } from './axe.ts'
import { shiftsOf } from './shifts.ts'

const browser = await openBrowser()
let context: BrowserContext | undefined
/** Requests of the page that leave this machine. */
let foreign: string[] = []
/** The tags that consent allows. `tags.test.ts` checks when they load. */
const TAGS = 'https://www.googletagmanager.com/'

afterEach(async () => {
  await context?.close()
  expect(foreign).toEqual([])
})

async function visitor(options: Parameters<Browser['newContext']>[0] = {}): Promise<Page> {
  context = await browser.newContext({ reducedMotion: 'reduce', ...options })
  foreign = []
  await context.route(`${TAGS}**`, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
  context.on('request', (request) => {
    const isKnown = [inject('demoUrl'), 'data:', TAGS].some((start) => request.url().startsWith(start))
    if (!isKnown) foreign.push(request.url())
  })
  return watchRequests(await context.newPage())
}

const go = async (page: Page, path: string) => {
  await page.goto(`${inject('demoUrl')}${path}`)
  await settled(page)
}
const dialog = (page: Page) => page.getByRole('region', { name: 'Eerst even dit over cookies' })
const button = (page: Page, name: string) => dialog(page).getByRole('button', { name })
const settings = (page: Page) => page.getByRole('button', { name: 'Cookie-instellingen' })

/** All data that the site stores on the device. */
async function kept(page: Page) {
  const { local, session } = await page.evaluate(() => ({
    local: Object.fromEntries(Object.entries(localStorage)) as Record<string, string>,
    session: { ...sessionStorage },
  }))
  return { local, session, cookies: (await page.context().cookies()).map(({ name }) => name) }
}

const NOTHING_KEPT = { local: {}, session: {}, cookies: [] }

const flags = (analytics: boolean, ads: boolean) => ({
  consent: 'set',
  consentAnalyticsStorage: String(analytics),
  consentAdStorage: String(ads),
  consentAdUserData: String(ads),
  consentAdPersonalization: String(ads),
  consentDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
  consentRevision: '1',
  consentReceipt: expect.stringMatching(/^(?:[0-9A-Z]{4}-?){4}$/),
})

describe('before an answer', () => {
  test('nothing is kept and nobody else is asked, on whatever page; Escape is no answer', async () => {
    const page = await visitor()
    for (const path of ['/nl/', '/nl/te-koop/', '/nl/te-koop/gent/herenhuis-met-stadstuin/4127/']) {
      await go(page, path)
      await dialog(page).waitFor()
      await page.keyboard.press('Escape')
      expect(await dialog(page).isVisible()).toBe(true)
    }
    expect(await kept(page)).toEqual(NOTHING_KEPT)
  })

  test.each(['/languages/', '/nl/preview/4127/'])('%s does not ask', async (path) => {
    const page = await visitor()
    await go(page, path)
    expect(await page.locator('[data-consent-box]').count()).toBe(0)
    expect(await kept(page)).toEqual(NOTHING_KEPT)
  })

  test('without script nothing is offered', async () => {
    const page = await visitor({ javaScriptEnabled: false })
    await page.goto(`${inject('demoUrl')}/nl/`)
    expect(await dialog(page).count()).toBe(0)
    expect(await page.locator('[data-consent]').isVisible()).toBe(false)
  })
})

describe('an answer', () => {
  test.each<[string, (page: Page) => Promise<void>, object]>([
    ['refusing', (page) => button(page, 'Alles weigeren').click(), flags(false, false)],
    ['accepting', (page) => button(page, 'Alles aanvaarden').click(), flags(true, true)],
    [
      'choosing',
      async (page) => {
        await button(page, 'Zelf kiezen').click()
        await dialog(page).getByLabel('Statistieken').check()
        await button(page, 'Keuze bewaren').click()
      },
      flags(true, false),
    ],
  ])('%s stores exactly that, and is not asked for again', async (_, act, values) => {
    const page = await visitor()
    await go(page, '/nl/')
    await act(page)
    expect(await dialog(page).count()).toBe(0)
    expect(await kept(page)).toEqual({ ...NOTHING_KEPT, local: values })
    await page.reload()
    await settled(page)
    await go(page, '/nl/contact/')
    expect(await dialog(page).count()).toBe(0)
  })

  test('?setcookies forgets it and asks again; the answer to that lasts', async () => {
    const page = await visitor(answered(inject('demoUrl')))
    await go(page, '/nl/contact/?setcookies')
    await dialog(page).waitFor()
    expect(await kept(page)).toEqual(NOTHING_KEPT)
    await button(page, 'Alles aanvaarden').click()
    await page.reload()
    await settled(page)
    expect(await dialog(page).count()).toBe(0)
    expect((await kept(page)).local).toEqual(flags(true, true))
  })

  test('is withdrawn from the footer of any page', async () => {
    const page = await visitor()
    await go(page, '/nl/')
    await button(page, 'Alles aanvaarden').click()
    await go(page, '/nl/cookie-policy/')
    await settings(page).click()
    for (const name of ['Statistieken', 'Advertenties bewaren', 'Advertentiegegevens delen'])
      expect(await dialog(page).getByLabel(name).isChecked()).toBe(true)
    await button(page, 'Alles weigeren').click()
    expect((await kept(page)).local).toEqual(flags(false, false))
  })
})

test('the receipt of a choice stands in the settings, and is a file in the visitor’s language', async () => {
  const page = await visitor(answered(inject('demoUrl')))
  await go(page, '/de/')
  await page.getByRole('button', { name: 'Cookie-Einstellungen' }).click()
  await page.getByText(`Nummer Ihres Nachweises: ${RECEIPT}.`).waitFor()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Nachweis als Datei speichern' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe(`cookie-wahl-${RECEIPT}.txt`)
  const text = readFileSync(await file.path(), 'utf8')
  for (const part of ['Dorpel & Linde', 'Version 1', RECEIPT, 'Notwendig (immer an): ja', 'Statistik: nein'])
    expect(text).toContain(part)
})

test('with the keyboard alone: to the switches, an answer, and back to where one was', async () => {
  const page = await visitor()
  await go(page, '/nl/contact/')
  await dialog(page).waitFor()
  const focused = () => page.evaluate(() => document.activeElement?.textContent?.trim() ?? '')
  const tabTo = async (name: string) => {
    for (let count = 0; count < 12 && (await focused()) !== name; count++) await page.keyboard.press('Tab')
    expect(await focused()).toBe(name)
  }
  await tabTo('Zelf kiezen')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Space')
  await tabTo('Keuze bewaren')
  await page.keyboard.press('Enter')
  expect((await kept(page)).local).toEqual(flags(true, false))
  // Without a focused element before the dialog, the focus continues at the start of the page.
  await page.keyboard.press('Tab')
  expect(await focused()).toBe('09 000 12 34')
  await settings(page).focus()
  await page.keyboard.press('Enter')
  await button(page, 'Sluiten zonder te veranderen').waitFor()
  await page.keyboard.press('Escape')
  expect(await focused()).toBe('Cookie-instellingen')
})

describe.each([360, 1440])('at %i px', (width) => {
  const open = async (path: string) => {
    const page = await visitor({ viewport: { width, height: 780 } })
    await go(page, path)
    await dialog(page).waitFor()
    return page
  }

  test('both layers are accessible', async () => {
    const page = await open('/nl/contact/')
    expect(await violations(page)).toEqual([])
    await button(page, 'Zelf kiezen').click()
    expect(await violations(page)).toEqual([])
  })

  test('the first layer leaves half of the page, all three answers as large as each other, and moves nothing', async () => {
    const page = await open('/nl/contact/')
    const boxes = await Promise.all(
      ['Alles weigeren', 'Zelf kiezen', 'Alles aanvaarden'].map((name) => button(page, name).boundingBox()),
    )
    const sizes = boxes.map((box) => [box?.width, box?.height, box?.y].map((size) => Math.round(size ?? 0)))
    expect(sizes).toEqual([sizes[0], sizes[0], sizes[0]])
    expect((await dialog(page).boundingBox())?.height).toBeLessThan(780 / 2)
    expect(await shiftsOf(page, { scrolled: false })).toEqual({ total: 0, moved: [] })
  })

  test('what has focus is never hidden by it, down to the last link of the footer', async () => {
    const page = await open('/nl/contact/')
    const hidden: string[] = []
    let last = ''
    for (let count = 0; count < 150 && last !== 'Cookie-instellingen'; count++) {
      await page.keyboard.press('Tab')
      const found = await page.evaluate(() => {
        const element = document.activeElement
        const sheet = document.querySelector('[data-consent-box]')
        if (!element || !sheet || sheet.contains(element)) return { name: '', covered: false }
        const box = element.getBoundingClientRect()
        const over = sheet.getBoundingClientRect()
        // WCAG 2.4.11: the element is not entirely hidden.
        const covered = box.top >= over.top && box.right <= over.right
        return { name: element.textContent?.trim() || (element.getAttribute('name') ?? ''), covered }
      })
      last = found.name
      if (found.covered) hidden.push(found.name)
    }
    expect({ last, hidden }).toEqual({ last: 'Cookie-instellingen', hidden: [] })
  })
})

test('the cookie policy names everything that a visit has left on the device', async () => {
  const page = await visitor()
  await go(page, '/nl/te-koop/')
  await page.locator('header a[hreflang="fr"]').first().click()
  await page.getByRole('button', { name: 'Tout accepter' }).click()
  await go(page, '/nl/cookie-policy/')
  const { local, session, cookies } = await kept(page)
  expect(Object.keys(local)).toContain(LANGUAGE_KEY)
  const names = (await page.locator('.block--storage tbody th').allTextContents()).join(', ')
  const listed = names.split(/, | \([^)]*\),? ?/)
  expect(Object.keys(local).filter((name) => !listed.includes(name))).toEqual([])
  expect({ session, cookies }).toEqual({ session: {}, cookies: [] })
})
