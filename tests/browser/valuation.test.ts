/** The valuation asks one question a screen, keeps what was typed, and shows the answers before they are sent. */
import type { Page, Route } from 'playwright'
import { afterEach, expect, inject, test } from 'vitest'
import { answered } from '../support/answered.ts'
import { openBrowser } from '../support/browser.ts'
import { violations } from './axe.ts'

const browser = await openBrowser()
const opened: Page[] = []
afterEach(async () => {
  for (const page of opened.splice(0)) await page.context().close()
})

async function open(options: Parameters<typeof browser.newContext>[0] = {}): Promise<Page> {
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    ...answered(inject('demoUrl')),
    ...options,
  })
  await context.route('**/api/service.json', (route) => route.fulfill({ json: { service: true } }))
  const page = await context.newPage()
  opened.push(page)
  await page.goto(`${inject('demoUrl')}/nl/gratis-schatting/`)
  return page
}

const question = (page: Page) => page.locator('[data-now] .form__title')
const next = (page: Page) => page.getByRole('button', { name: 'Volgende' }).click()

async function answerPlace(page: Page): Promise<void> {
  await page.getByLabel('Straat en nummer').fill('Lindekaai 41')
  await page.getByLabel('Postcode').fill('9000')
  await page.getByLabel('Gemeente').fill('Gent')
}

test.each([360, 1440])('question by question at %i px, and back', async (width) => {
  const page = await open({ viewport: { width, height: 800 } })
  expect(await page.locator('.form__group:visible').count()).toBe(1)
  await next(page)
  await page.getByText('Vul uw straat en nummer in').waitFor()
  expect(await question(page).textContent()).toBe('Waar staat het?')
  expect(await violations(page)).toEqual([])
  await answerPlace(page)
  await next(page)
  await expect.poll(() => question(page).textContent()).toBe('Wat is het?')
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Wat is het?')
  await page.getByLabel('Huis', { exact: true }).check()
  await next(page)
  await page.getByLabel('Verkopen').check()
  await next(page)
  await page.getByLabel('Voornaam').fill('Noor')
  await page.getByLabel('Naam', { exact: true }).fill('De Wachter')
  await page.getByLabel('E-mailadres').fill('noor@voorbeeld.be')
  await page.getByLabel('Telefoon').fill('0470001234')
  await next(page)
  await next(page)
  const summary = page.locator('.form__summary')
  await summary.getByText('Lindekaai 41, 9000, Gent').waitFor()
  await summary.getByText('Verkopen').waitFor()
  expect(await page.getByText('Geen voorkeur').isVisible()).toBe(false)
  expect(await violations(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  await summary.getByRole('button', { name: 'Wijzig: Waar staat het?' }).click()
  expect(await page.getByLabel('Straat en nummer').inputValue()).toBe('Lindekaai 41')
  await page.reload()
  await page.getByText('Waar staat het?').waitFor()
  await expect.poll(() => page.getByLabel('Straat en nummer').inputValue()).toBe('Lindekaai 41')
})

test('a problem that the service finds shows all questions', async () => {
  const page = await open()
  await page.context().route('**/api/captcha?*', (route) => route.fulfill({ status: 404 }))
  await page
    .context()
    .route('**/api/forms/*', (route) =>
      route.fulfill({ status: 422, json: { ok: false, errors: [{ field: 'zip', code: 'invalid' }] } }),
    )
  await answerPlace(page)
  await page.getByRole('link', { name: 'Alle vragen op één pagina' }).click()
  expect(await page.locator('.form__group:visible').count()).toBe(5)
  await page.getByLabel('Voornaam').fill('Noor')
  await page.locator('.form__end button[type="submit"]').click()
  await page.locator('.form-problems').waitFor()
  expect(await page.locator('.form__group:visible').count()).toBe(5)
})

test('what is sent while the script of the questions loads is checked first', async () => {
  const page = await open()
  const held: Route[] = []
  let isHeld = true
  await page
    .context()
    .route('**/_a/steps.*.js', (route) => (isHeld ? void held.push(route) : route.continue()))
  const posted: string[] = []
  page.on('request', (request) => void (request.method() === 'POST' && posted.push(request.url())))
  await page.getByRole('link', { name: 'Alle vragen op één pagina' }).click()
  await page.getByLabel('Voornaam').fill('Noor')
  await expect.poll(() => held.length).toBeGreaterThan(0)
  await page.locator('.form__end button[type="submit"]').click()
  isHeld = false
  for (const route of held) await route.continue()
  await page.locator('.form-problems').waitFor()
  expect(posted).toEqual([])
})

test('without script all questions are on one page', async () => {
  const page = await open({ javaScriptEnabled: false })
  expect(await page.locator('.form__group:visible').count()).toBe(5)
  expect(await page.getByRole('button', { name: 'Volgende' }).count()).toBe(0)
  await page.locator('.form__end button[type="submit"]').waitFor()
})
