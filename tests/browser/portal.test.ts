/** The owner portal in Chromium, with a stubbed service that follows the contract. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright'
import { describe, expect, inject, test } from 'vitest'
import { answered } from '../support/answered.ts'
import { openBrowser } from '../support/browser.ts'
import { emptyData, portalData } from '../support/portal-fixture.ts'
import type { PortalData } from '../support/portal-fixture.ts'
import { CODE, OWNER_PASSWORD, RECOVERY, servePortal } from '../support/portal-service.ts'
import type { PortalService } from '../support/portal-service.ts'
import { beginInTime } from '../support/visitor-time.ts'
import { violations } from './axe.ts'

const browser = await openBrowser()
let context: BrowserContext | undefined

interface Owner {
  readonly page: Page
  readonly service: PortalService
  /** Errors in the page, and requests to other hosts. */
  readonly faults: string[]
}

const PHONE = { viewport: { width: 360, height: 780 } }
const WIDE = { viewport: { width: 1440, height: 900 } }

async function owner(options: BrowserContextOptions = WIDE, data?: PortalData): Promise<Owner> {
  const origin = inject('demoUrl')
  context = await browser.newContext({ reducedMotion: 'reduce', ...answered(origin), ...options })
  const service = await servePortal(context, data ?? portalData({ now: Date.now(), pictures: pictures() }))
  const page = await context.newPage()
  page.setDefaultTimeout(10_000)
  const faults: string[] = []
  page.on('pageerror', ({ message }) => faults.push(message))
  page.on('console', (message) => {
    if (message.type() === 'error' && !/Failed to load resource/.test(message.text()))
      faults.push(message.text())
  })
  page.on('request', (request) => {
    if (!/^(?:data|blob):/.test(request.url()) && !request.url().startsWith(`${origin}/`))
      faults.push(request.url())
  })
  return { page, service, faults }
}

/** Two pictures of the demo. */
function pictures(): readonly string[] {
  const html = readFileSync(path.join(inject('demoFolder'), 'nl/te-koop/index.html'), 'utf8')
  return [...html.matchAll(/<img[^>]*src="([^"]+)"/g)].flatMap(([, src]) => src ?? []).slice(0, 2)
}

const go = (page: Page, hash = '', locale = 'nl') =>
  page.goto(`${inject('demoUrl')}/${locale}/login/portal/${hash}`)
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name, level: 1 })
const part = (page: Page, name: string) => page.getByRole('heading', { name, level: 2, exact: true })
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent)
const HOUSE = 'Herenhuis met stadstuin aan de Lindekaai'
const FLAT = 'Tuinappartement met twee kamers in Boondaal'

const PARTS = ['', '/visits', '/statistics', '/messages', '/history', '/documents', '/report']
const VIEWS = ['', ...PARTS.map((one) => `4127${one}`), 'account', '9999']

/** Waits for the view and all of its data. */
async function arrives(page: Page): Promise<void> {
  await page.locator('.portal-view h1').waitFor()
  await page.locator('.portal-view .bones').waitFor({ state: 'detached' })
}

async function expectRoom(page: Page, view: string): Promise<void> {
  const room = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect({ view, room }).toEqual({ view, room: 0 })
}

/** The key of a text, a placeholder, or a missing value. */
const UNWRITTEN = /portal\.\w+|\{\w+\}|undefined|NaN/

test('every view at its own address is accessible, fits a phone and a wide screen, and asks nobody else', async () => {
  const { page, faults } = await owner(PHONE)
  await go(page)
  for (const view of VIEWS) {
    // The view is loaded at its own address, not through navigation.
    await page.evaluate((hash) => history.replaceState(null, '', hash), `#/${view}`)
    await page.reload()
    await arrives(page)
    for (const { viewport } of [WIDE, PHONE]) {
      await page.setViewportSize(viewport)
      expect({ view, found: await violations(page) }).toEqual({ view, found: [] })
      await expectRoom(page, view)
    }
    expect(await page.locator('.portal').textContent()).not.toMatch(UNWRITTEN)
  }
  expect(faults).toEqual([])
})

/** Languages differ in their words only, so axe has the same findings as above. */
test.each(['fr', 'en', 'de'])(
  'every view in %s is clean, fits a phone, and asks nobody else',
  async (locale) => {
    const { page, faults } = await owner(PHONE)
    for (const view of VIEWS) {
      const last = await page.title()
      await go(page, `#/${view}`, locale)
      // Each view has a title of its own, which changes with the view.
      await expect.poll(() => page.title()).not.toBe(last)
      await arrives(page)
      await expectRoom(page, view)
      expect(await page.locator('.portal').textContent()).not.toMatch(UNWRITTEN)
    }
    expect(faults).toEqual([])
  },
)

describe('the way through', () => {
  test('on a wide screen by the list: the title, the focus and Back follow', async () => {
    const { page } = await owner()
    await go(page)
    await heading(page, 'Uw panden').waitFor()
    await page.getByRole('navigation', { name: 'Uw panden' }).getByRole('link', { name: FLAT }).click()
    await heading(page, FLAT).waitFor()
    await expect.poll(() => page.title()).toBe(`${FLAT} | Dorpel & Linde`)
    await expect.poll(() => focused(page)).toBe(FLAT)
    await page
      .getByRole('navigation', { name: 'Over dit pand' })
      .getByRole('link', { name: 'Historiek' })
      .click()
    await part(page, 'Historiek').waitFor()
    await expect.poll(() => focused(page)).toBe('Historiek')
    expect(await page.title()).toBe(`Historiek – ${FLAT} | Dorpel & Linde`)
    expect(new URL(page.url()).hash).toBe('#/4136/history')
    await page.goBack()
    await page.goBack()
    await heading(page, 'Uw panden').waitFor()
    await expect.poll(() => focused(page)).toBe('Uw panden')
  })

  test('on a phone by the select, and to all properties', async () => {
    const { page } = await owner(PHONE)
    await go(page, '#/4127/history')
    await heading(page, HOUSE).waitFor()
    await page
      .getByLabel('Pand', { exact: true })
      .selectOption({ label: `${FLAT}, Klaproosstraat 64, 1050 Elsene` })
    await heading(page, FLAT).waitFor()
    await page.getByLabel('Pand', { exact: true }).selectOption({ label: 'Alle panden' })
    await heading(page, 'Uw panden').waitFor()
    expect(await page.locator('.home').count()).toBe(2)
  })

  test('the skip link leads to the content and leaves the view as it is', async () => {
    const { page } = await owner()
    await go(page, '#/4127/history')
    await part(page, 'Historiek').waitFor()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect.poll(() => new URL(page.url()).hash).toBe('#main')
    expect(await part(page, 'Historiek').count()).toBe(1)
  })

  test('another language shows the same view', async () => {
    const { page } = await owner()
    await go(page, '#/4127/visits')
    await part(page, 'Bezoeken').waitFor()
    await page.locator('.header').getByRole('link', { name: 'Français' }).click()
    await part(page, 'Visites').waitFor()
    expect(new URL(page.url()).pathname).toBe('/fr/login/portal/')
  })

  test('the public page is linked in the language of the owner', async () => {
    const { page } = await owner()
    await go(page, '#/4127', 'fr')
    const link = page.getByRole('link', { name: 'Voir la page sur le site' })
    expect(await link.getAttribute('href')).toBe('/nl/te-koop/gent/herenhuis-met-stadstuin/4127/')
  })

  test('what is not theirs is not found, and nothing is asked of it', async () => {
    const { page, service } = await owner()
    await go(page, '#/9999')
    await heading(page, 'Dit vinden we niet').waitFor()
    expect(service.asked.filter((asked) => asked.includes('9999'))).toEqual([])
    await go(page, '#/4127/nonsense')
    await heading(page, 'Dit vinden we niet').waitFor()
  })
})

describe('logging in and out', () => {
  test('without a session one logs in, and comes to the view that was asked for', async () => {
    const { page, service } = await owner()
    service.standing = 'out'
    await page.route('**/api/service.json', (route) => route.fulfill({ json: { service: true } }))
    await page.route('**/api/forms/owner-login', (route) => {
      service.standing = 'in'
      return route.fulfill({ json: { ok: true, next: '/nl/login/portal/' } })
    })
    await go(page, '#/4136/documents')
    await page.waitForURL('**/nl/login/#/4136/documents')
    const form = page.locator('form.form').first()
    for (const field of await form.locator('input[required]').all())
      await field.fill('noor@voorbeeld.example')
    await page.locator('form.form[novalidate]').first().waitFor()
    await beginInTime(form)
    await form.locator('button[type="submit"]').click()
    await page.waitForURL('**/nl/login/portal/#/4136/documents')
    await part(page, 'Documenten').waitFor()
  })

  test('it goes from the screen when its time is over, also where nobody touches anything', async () => {
    const data = portalData({ now: Date.now() })
    const soon = { ...data, session: { ...data.session, endsAt: Date.now() + 500 } }
    const { page, service } = await owner(WIDE, soon)
    await go(page)
    await heading(page, 'Uw panden').waitFor()
    service.standing = 'out'
    await heading(page, 'U bent uitgelogd').waitFor()
    expect(await page.locator('.portal').textContent()).not.toContain('Lindekaai')
    expect(await violations(page)).toEqual([])
  })

  test('a second step: a wrong code is said, the right one leads in', async () => {
    const { page, service } = await owner()
    service.standing = 'code'
    await go(page, '#/4127')
    await heading(page, 'Nog één stap').waitFor()
    const code = page.getByLabel('Code van zes cijfers')
    expect(await code.evaluate((input) => input === document.activeElement)).toBe(true)
    await code.fill('000000')
    await code.press('Enter')
    await page.getByText('Deze code klopt niet').waitFor()
    expect(await code.getAttribute('aria-invalid')).toBe('true')
    expect(await violations(page)).toEqual([])
    await code.fill(CODE)
    await code.press('Enter')
    await heading(page, HOUSE).waitFor()
  })

  test('a second step that the agency demands is set up first, and why', async () => {
    const { page, service, faults } = await owner(PHONE)
    service.standing = 'set-up'
    await go(page, '#/4127')
    await heading(page, 'Stel eerst de tweede stap in').waitFor()
    await page.getByText('vragen we elke eigenaar een code van zijn telefoon').waitFor()
    expect(await violations(page)).toEqual([])
    expect(service.asked.every((name) => name === 'GET /session')).toBe(true)
    expect(faults).toEqual([])
  })

  test('set up, it leads to the view that was asked for, and cannot be turned off', async () => {
    const { page, service, faults } = await owner(PHONE)
    Object.assign(service.data.session.owner, { secondFactorRequired: true })
    service.standing = 'set-up'
    await go(page, '#/account')
    const password = page.getByLabel('Uw wachtwoord, ter controle')
    await password.fill(OWNER_PASSWORD)
    await password.press('Enter')
    await page.getByRole('img', { name: 'QR-code voor de authenticator-app' }).waitFor()
    const code = page.getByLabel('De code van zes cijfers die de app toont')
    await code.fill(CODE)
    await code.press('Enter')
    await page.getByRole('heading', { name: 'Uw herstelcodes' }).waitFor()
    expect(await violations(page)).toEqual([])
    await page.getByRole('button', { name: 'Ik heb ze bewaard' }).click()
    await heading(page, 'Account en veiligheid').waitFor()
    await page.getByRole('button', { name: 'Stel de tweede stap opnieuw in' }).waitFor()
    expect(await page.getByRole('button', { name: 'Zet de tweede stap uit' }).count()).toBe(0)
    expect(faults).toEqual([])
  })

  test('its recovery codes go from the screen when the session ends, also where nobody touches anything', async () => {
    const { page, service } = await owner(PHONE)
    await page.clock.install()
    service.standing = 'set-up'
    await go(page)
    await page.getByLabel('Uw wachtwoord, ter controle').fill(OWNER_PASSWORD)
    await page.getByRole('button', { name: 'Verder' }).click()
    await page.getByLabel('De code van zes cijfers die de app toont').fill(CODE)
    await page.getByRole('button', { name: 'Bevestig' }).click()
    await page.getByText(RECOVERY[0] ?? 'none').waitFor()
    service.standing = 'out'
    await page.clock.fastForward('31:00')
    await heading(page, 'U bent uitgelogd').waitFor()
    expect(await page.getByText(RECOVERY[0] ?? 'none').count()).toBe(0)
  })

  test('logged out, nothing comes back by Back', async () => {
    const { page } = await owner()
    await go(page)
    await heading(page, 'Uw panden').waitFor()
    await page.getByRole('button', { name: 'Uitloggen' }).click()
    await page.waitForURL('**/nl/login/')
    await page.goBack()
    await page.waitForURL(/\/nl\/login\/(?!portal)|login\/portal/)
    await expect.poll(() => page.locator('body').textContent()).not.toContain('Noor De Wachter')
  })
})

describe('when nothing comes', () => {
  test('the service is down: say so, with the telephone; then it works again', async () => {
    const { page, service } = await owner(PHONE)
    service.instead.set('GET /properties/4127', { status: 503 })
    await go(page, '#/4127')
    const alert = page.getByRole('alert').filter({ hasText: 'Het portaal antwoordt niet' })
    await alert.waitFor()
    expect(await alert.getByRole('link', { name: 'Bel 09 000 12 34' }).getAttribute('href')).toBe(
      'tel:+3290001234',
    )
    expect(await violations(page)).toEqual([])
    service.instead.clear()
    await alert.getByRole('button', { name: 'Probeer opnieuw' }).click()
    await part(page, 'Uw beheerder').waitFor()
  })

  test('no network: it goes on by itself when there is one again, and keeps what was there', async () => {
    const { page, service } = await owner()
    await go(page, '#/4136')
    await part(page, 'Uw beheerder').waitFor()
    service.instead.set('GET /properties/4127', null)
    service.instead.set('GET /properties/4136', null)
    await go(page, '#/4127')
    await page.getByText('U bent offline').waitFor()
    await page.goBack()
    await part(page, 'Uw beheerder').waitFor()
    await page.goForward()
    await page.getByText('U bent offline').waitFor()
    service.instead.clear()
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await part(page, 'Uw beheerder').waitFor()
  })

  test('a property on its first day: each part says that there is nothing yet', async () => {
    const { page, faults } = await owner(PHONE, emptyData({ now: Date.now() }))
    await go(page)
    // An owner with one property has no choice to make.
    await heading(page, HOUSE).waitFor()
    expect(await page.getByLabel('Pand', { exact: true }).count()).toBe(0)
    const texts = {
      '': 'Er zijn nog geen cijfers',
      '/visits': 'Er is geen bezoek gepland.',
      '/messages': 'Er zijn nog geen berichten.',
      '/history': 'Er is nog niets gebeurd rond dit pand.',
      '/documents': 'Er zijn nog geen documenten.',
    }
    for (const [view, text] of Object.entries(texts)) {
      await go(page, `#/4127${view}`)
      await page.getByText(text).first().waitFor()
      expect(await violations(page)).toEqual([])
    }
    expect(faults).toEqual([])
  })

  test('without script it says whom to call', async () => {
    const { page } = await owner({ ...PHONE, javaScriptEnabled: false })
    await go(page)
    await heading(page, 'Eigenaarsportaal').first().waitFor()
    expect(await page.getByRole('link', { name: 'Bel 09 000 12 34' }).isVisible()).toBe(true)
    expect(await page.locator('.bones').isVisible()).toBe(false)
  })
})

describe('statistics', () => {
  test('a day is picked with the keys and the pointer, and said in words', async () => {
    const { page, service } = await owner()
    await go(page, '#/4127/statistics')
    const chart = page.getByRole('slider')
    const days = service.data.properties.get('4127')?.statistics.days ?? []
    const sum = (index: number) => days[index]?.counts.reduce((one, two) => one + two, 0) ?? 0
    await chart.focus()
    expect(await chart.getAttribute('aria-valuetext')).toContain(`${sum(29)} keer bekeken`)
    await chart.press('ArrowLeft')
    expect(await chart.getAttribute('aria-valuetext')).toContain(`${sum(28)} keer bekeken`)
    await chart.press('Home')
    expect(await chart.getAttribute('aria-valuenow')).toBe('1')
    const box = await chart.boundingBox()
    if (!box) throw new Error('no chart')
    await page.mouse.move(box.x + box.width - 4, box.y + 80)
    await expect
      .poll(() => page.locator('.chart__readout').textContent())
      .toContain(`${sum(29)} keer bekeken`)
    expect(await page.locator('.chart__readout').textContent()).toContain('Gevelgids')
  })

  test('the same stands in a table, which a button shows', async () => {
    const { page } = await owner(PHONE)
    await go(page, '#/4127/statistics')
    const table = page.getByRole('table', { name: 'De laatste 30 dagen' })
    await table.waitFor({ state: 'attached' })
    expect(await table.getByRole('row').count()).toBe(31)
    expect((await table.locator('..').boundingBox())?.height).toBeLessThan(10)
    await page.getByRole('button', { name: 'Toon de cijfers als tabel' }).click()
    expect((await page.locator('.chart__table').boundingBox())?.height).toBeGreaterThan(600)
  })
})

describe('history', () => {
  const rows = (page: Page) => page.locator('.history tbody tr')

  test('is searched, narrowed, sorted, and taken along', async () => {
    const { page, service } = await owner()
    await go(page, '#/4127/history')
    const all = service.data.properties.get('4127')?.history ?? []
    await page.getByText(`${all.length} regels`).waitFor()
    expect(await rows(page).count()).toBe(50)
    await page.getByLabel('Soort').selectOption('Telefoon')
    const calls = all.filter(({ type }) => type === 'Telefoon')
    await page.getByText(`${calls.length} regels`).waitFor()
    await page.getByLabel('Zoek in de historiek').fill('emilie renovatieplicht')
    const found = calls.filter(
      ({ contact, subject }) => contact === 'Émilie R.' && subject.includes('renovatieplicht'),
    )
    await expect.poll(() => rows(page).count()).toBe(found.length)
    await page.getByLabel('Zoek in de historiek').fill('zzz')
    await page.getByText('Niets past bij wat u zoekt.').waitFor()
    await page.getByLabel('Zoek in de historiek').fill('')
    const contact = page.getByRole('columnheader', { name: 'Contact' })
    await contact.getByRole('button').click()
    expect(await contact.getAttribute('aria-sort')).toBe('ascending')
    const names = await page.locator('.history tbody td.history__contact').allTextContents()
    expect(names).toEqual(names.toSorted(new Intl.Collator('nl').compare))
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download als CSV' }).click(),
    ])
    expect(new URL(download.url()).pathname).toBe('/api/portal/properties/4127/history.csv')
  })

  test('on a phone a row is a card that names each value', async () => {
    const { page } = await owner(PHONE)
    await go(page, '#/4127/history')
    await rows(page).first().waitFor()
    const [first] = await rows(page).all()
    const cells = await first?.locator('td').all()
    const tops = await Promise.all((cells ?? []).map(async (cell) => (await cell.boundingBox())?.y ?? 0))
    expect(new Set(tops).size).toBeGreaterThan(2)
    const named = await first
      ?.locator('td.history__status')
      .evaluate((cell) => getComputedStyle(cell, '::before').content)
    expect(named).toBe('"Status"')
  })
})

describe('documents', () => {
  const choose = (page: Page, name: string) =>
    page
      .getByLabel('Kies een bestand')
      .setInputFiles({ name, mimeType: 'application/pdf', buffer: Buffer.from('%PDF') })

  test('a file is sent, or it is said why not, and can be sent again', async () => {
    const { page, service } = await owner(PHONE)
    await go(page, '#/4127/documents')
    await choose(page, 'te groot.pdf')
    await page.getByRole('alert').filter({ hasText: 'te groot.pdf is te groot' }).waitFor()
    expect(await page.getByRole('button', { name: 'Probeer opnieuw' }).count()).toBe(0)
    await choose(page, 'virus.exe')
    await page.getByRole('alert').filter({ hasText: 'virus.exe is geen soort bestand' }).waitFor()
    service.instead.set('POST /properties/4127/documents', null)
    await choose(page, 'Keuring.pdf')
    await page.getByRole('alert').filter({ hasText: 'Er is geen verbinding' }).waitFor()
    expect(await violations(page)).toEqual([])
    service.instead.clear()
    await page.getByRole('button', { name: 'Probeer opnieuw' }).click()
    await page.getByRole('status').filter({ hasText: 'Keuring.pdf is toegevoegd.' }).waitFor()
    await page.locator('.papers li').filter({ hasText: 'Keuring.pdf' }).waitFor()
  })
})

describe('account', () => {
  test('a second step is turned on with a code, gives recovery codes, and is turned off again', async () => {
    const { page, faults } = await owner(PHONE)
    await go(page, '#/account')
    await page.getByRole('button', { name: 'Zet de tweede stap aan' }).click()
    const password = page.getByLabel('Uw wachtwoord, ter controle')
    await password.fill(OWNER_PASSWORD)
    await password.press('Enter')
    await page.getByRole('img', { name: 'QR-code voor de authenticator-app' }).waitFor()
    await page.getByText('JBSW Y3DP').waitFor()
    expect(await violations(page)).toEqual([])
    const code = page.getByLabel('De code van zes cijfers die de app toont')
    await code.fill(CODE)
    await code.press('Enter')
    await page.getByRole('heading', { name: 'Uw herstelcodes' }).waitFor()
    expect(await page.locator('.recovery li').allTextContents()).toEqual(RECOVERY)
    expect(await violations(page)).toEqual([])
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Bewaar als bestand' }).click(),
    ])
    expect(download.suggestedFilename()).toBe('herstelcodes.txt')
    expect(readFileSync(await download.path(), 'utf8')).toContain(RECOVERY[3])
    await page.getByRole('button', { name: 'Ik heb ze bewaard' }).click()
    await page.getByText('De tweede stap staat aan').waitFor()
    await page.getByRole('button', { name: 'Zet de tweede stap uit' }).click()
    await password.fill('raden')
    await password.press('Enter')
    await page.getByText('Dat is niet uw huidige wachtwoord.').waitFor()
    await password.fill(OWNER_PASSWORD)
    await password.press('Enter')
    await page.getByRole('button', { name: 'Zet de tweede stap aan' }).waitFor()
    expect(faults).toEqual([])
  })
})

test('the report is for paper: all of it, and nothing to press', async () => {
  const { page } = await owner()
  await go(page, '#/4127/report')
  await part(page, 'Uw beheerder').waitFor()
  for (const name of ['Statistieken', 'Bezoeken', 'Communicatie', 'Historiek'])
    expect(await part(page, name).count()).toBe(1)
  await page.emulateMedia({ media: 'print' })
  for (const gone of ['.rail', '.part-nav', '.report__print', '.header .menu'])
    expect({ gone, shown: await page.locator(gone).first().isVisible() }).toEqual({ gone, shown: false })
  expect(await heading(page, HOUSE).isVisible()).toBe(true)
  expect(await page.locator('.chart__drawing').isVisible()).toBe(true)
})
