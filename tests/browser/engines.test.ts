/**
 * The main flows in Chromium and in Firefox: search, filters, forms, languages, saving, the portal and the desk.
 */
import type { Browser, Page } from 'puppeteer-core'
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest'
import { MINIMUM_SECONDS, STARTED_FIELD } from '../../core/domain/form-guards.ts'
import { exampleOf } from '../../scripts/docs/examples.ts'
import { serveDemo } from '../support/demo-service.ts'
import { addMember, AUTHENTICATOR, DESK_PASSWORD } from '../support/desk.ts'
import { codeAt } from '../support/portal.ts'
import { serveDemoOwner } from '../support/demo-owner.ts'
import { ENGINES, launchEngine, sizeTo } from '../support/browser-engines.ts'

describe.each(ENGINES)('in %s', (engine) => {
  let browser: Browser

  beforeAll(async () => {
    browser = await launchEngine(engine)
  })

  afterAll(() => browser.close())

  async function visitor(): Promise<Page> {
    const context = await browser.createBrowserContext()
    onTestFinished(() => context.close())
    const page = await context.newPage()
    page.setDefaultTimeout(PATIENCE_MS)
    await sizeTo(page, 1440, 900)
    return page
  }

  test('a visitor refuses cookies, is not asked again, and reads the page in French', async () => {
    const page = await visitor()
    await page.goto(at('/nl/te-koop/'))
    await press(page, 'Alles weigeren')
    await gone(page, '[data-consent-box]')
    await page.goto(at('/nl/contact/'))
    expect(await page.evaluate(() => localStorage.getItem('consentAnalyticsStorage'))).toBe('false')
    expect(await page.$('[data-consent-box]')).toBeNull()
    await click(page, 'header a[hreflang="fr"]')
    await arrives(page, '/fr/contact/')
    expect(await page.$eval('html', ({ lang }) => lang)).toBe('fr')
  })

  test('a search finds a home, a filter narrows the list, and what is saved stands on its page', async () => {
    const page = await visitor()
    await page.goto(at('/nl/'))
    await press(page, 'Alles weigeren')
    await gone(page, '[data-consent-box]')
    await page.focus('#search-query')
    await page.waitForSelector('[role="option"]')
    await page.keyboard.type('huis gent')
    await says(page, '[role="option"]', 'Huis, Gent')
    await page.keyboard.press('Enter')
    await page.waitForSelector('.filters__chip')
    expect(decodeURIComponent(await page.evaluate(() => location.search))).toBe('?city=Gent|9000&type=1')
    const before = await numberOf(page)
    await page.select('select[name="bedrooms"]', '4')
    await expect.poll(() => numberOf(page)).toBeLessThan(before)
    expect(await numberOf(page)).toBe((await page.$$('.results .card')).length)
    const title = await page.$eval('.results .card__title', ({ textContent }) => textContent)
    // The script loads when the visitor moves the pointer.
    await page.mouse.move(9, 300)
    await page.waitForSelector('.results .card .save')
    await page.focus('.results .card .save')
    await page.keyboard.press('Enter')
    await says(page, '[data-saved-count]', '1')
    await click(page, '[data-saved-link]')
    await page.waitForSelector('[data-saved-part="homes"] .card')
    expect(await page.$eval('[data-saved-part="homes"] .card__title', ({ textContent }) => textContent)).toBe(
      title,
    )
  })

  test('a question is kept and thanked for, and an owner comes to the portal', async () => {
    const { service, login } = await serveDemoOwner()
    const page = await visitor()
    await page.goto(`${service.url}/nl/contact/`)
    await press(page, 'Alles weigeren')
    await take(page, 'site-contact')
    await page.focus('#site-contact [name="title"][value="ms"]')
    await page.keyboard.press(' ')
    await typeInto(page, 'site-contact', {
      firstName: 'Noor',
      lastName: 'De Wachter',
      email: 'noor@voorbeeld.be',
      phone: '0470 00 12 34',
    })
    await click(page, '#site-contact button[type="submit"]')
    await arrives(page, '/nl/bedankt/contact/')
    const kept = await service.store().db.selectFrom('submission').select('form').execute()
    expect(kept).toEqual([{ form: 'site-contact' }])
    await page.goto(`${service.url}/nl/login/`)
    await take(page, 'owner-login')
    await typeInto(page, 'owner-login', login)
    await click(page, '#owner-login button[type="submit"]')
    await arrives(page, '/nl/login/portal/')
    await says(page, '.portal-view h1', 'Uw panden')
    expect(await page.$$('.home')).toHaveLength(3)
  })

  test('a member logs in to the desk, sees a message arrive, answers it and marks it', async () => {
    const service = await serveDemo({ desk: { enabled: true } })
    const { email } = await addMember(
      { deps: service.deps(), store: service.store() },
      { name: 'Griet Baas', role: 'administrator' },
    )
    const page = await visitor()
    await page.goto(`${service.url}/desk/`)
    await fill(page, { email, password: DESK_PASSWORD })
    await fill(page, { code: codeAt(AUTHENTICATOR, Date.now()) })
    await page.waitForSelector('.desk-frame')
    await page.goto(`${service.url}/desk/#/inbox`)
    await page.waitForSelector('.portal-empty')
    const sent = { ...exampleOf('contact-me'), property: '4127', firstName: 'Noor', lastName: 'Peeters' }
    expect(await service.post('contact-me', sent)).toBe(202)
    await says(page, '.message-row', 'Noor Peeters')
    await click(page, '.message-row')
    await page.waitForSelector('.desk-message textarea')
    await page.type('.desk-message textarea', 'Dag Noor')
    await click(page, '.desk-message form button[type="submit"]')
    await says(page, '.desk-thread', 'Dag Noor')
    await click(page, '.desk-message__work .button--ink')
    await says(page, '.message-row', 'Afgehandeld')
  })
})

/** Fills a form of the desk in and sends it. */
async function fill(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    await page.waitForSelector(`input[name="${name}"]`)
    await page.type(`input[name="${name}"]`, value)
  }
  await click(page, 'button[type="submit"]')
}

/** Only the time of the test limits a wait, because Firefox is slow while other browsers use the processor. */
const PATIENCE_MS = 100_000

const at = (path: string) => `${inject('demoUrl')}${path}`

/** A locator of Puppeteer evaluates text in the page, which its policy forbids in Firefox. */
async function click(page: Page, selector: string): Promise<void> {
  const element = await page.waitForSelector(selector, { visible: true })
  await element!.click()
}

const press = (page: Page, name: string) => click(page, `::-p-aria([name="${name}"][role="button"])`)

const gone = (page: Page, selector: string) => page.waitForSelector(selector, { hidden: true })

const numberOf = (page: Page) =>
  page.$eval('[data-list-count] b', ({ textContent }) => Number.parseInt(textContent!))

const arrives = (page: Page, path: string) => expect.poll(() => new URL(page.url()).pathname).toBe(path)

/** An element of this kind has this text. */
const says = (page: Page, selector: string, text: string) =>
  expect
    .poll(() => page.$$eval(selector, (all) => all.map(({ textContent }) => textContent!)))
    .toContainEqual(expect.stringContaining(text))

/** Waits for the script of the form, and sets the start of the form before the minimum time. */
async function take(page: Page, form: string): Promise<void> {
  await page.focus(`#${form} input:not([type="hidden"])`)
  await page.waitForSelector(`#${form}[novalidate]`)
  await page.$eval(
    `#${form} [name="${STARTED_FIELD}"]`,
    (field, seconds) => {
      const input = field as HTMLInputElement
      input.value = String(Number(input.value) - seconds * 1000)
    },
    MINIMUM_SECONDS,
  )
}

async function typeInto(page: Page, form: string, values: object): Promise<void> {
  for (const [name, value] of Object.entries(values))
    await page.type(`#${form} [name="${name}"]`, String(value))
}
