/** Forms in Chromium with a stubbed service: sent, refused, down, restored, and without script. */
import { createHash } from 'node:crypto'
import type { Browser, BrowserContext, Page, Route } from 'playwright'
import { describe, expect, inject, test } from 'vitest'
import { answered } from '../support/answered.ts'
import { openBrowser } from '../support/browser.ts'
import { violations } from './axe.ts'

const SALT = '3f1c?expires=9999999999&'
const CHALLENGE = {
  algorithm: 'SHA-256',
  challenge: createHash('sha256').update(`${SALT}1234`).digest('hex'),
  salt: SALT,
  signature: 'signed',
  maxnumber: 5000,
}

const browser = await openBrowser()
let context: BrowserContext | undefined
let posts: URLSearchParams[] = []

type Reply = (route: Route) => Promise<void>
const json =
  (status: number, body: object): Reply =>
  (route) =>
    route.fulfill({ status, json: body })

/** The answers in their order; the last one repeats. */
async function visitor(
  replies: readonly Reply[],
  options: Parameters<Browser['newContext']>[0] = {},
): Promise<Page> {
  const made = await browser.newContext({
    reducedMotion: 'reduce',
    ...answered(inject('demoUrl')),
    ...options,
  })
  context = made
  posts = []
  await made.route('**/api/service.json', (route) => route.fulfill({ json: { service: true } }))
  await made.route('**/api/captcha?*', (route) => route.fulfill({ json: CHALLENGE }))
  await made.route('**/api/forms/*', async (route) => {
    const count = posts.push(new URLSearchParams(route.request().postData() ?? ''))
    await replies[Math.min(count, replies.length) - 1]?.(route)
  })
  return made.newPage()
}

const go = (page: Page, path: string) => page.goto(`${inject('demoUrl')}${path}`)
const form = (page: Page) => page.locator('form.form')
const send = (page: Page) => form(page).locator('button[type="submit"]')
const taken = (page: Page) => page.locator('form.form[novalidate]').waitFor()

/** The filled form of /nl/contact/. */
async function fill(page: Page): Promise<void> {
  await form(page).getByLabel('Mevrouw').check()
  await taken(page)
  await form(page).getByLabel('Voornaam').fill('Noor')
  await form(page).getByLabel('Naam', { exact: true }).fill('De Wachter')
  await form(page).getByLabel('E-mailadres').fill('noor@voorbeeld.be')
  await form(page).getByLabel('Telefoon').pressSequentially('0470001234')
  // The minimum time of the service has passed.
  await form(page)
    .locator('[name="startedAt"]')
    .evaluate((input) => ((input as HTMLInputElement).value = '1'))
}

const THANKS = json(200, { ok: true })

test('a form is checked, proved, sent once however often one presses, and thanks', async () => {
  const page = await visitor([
    async (route) => {
      await send(page).click({ force: true })
      await form(page).getByLabel('Voornaam').press('Enter')
      await THANKS(route)
    },
  ])
  await go(page, '/nl/contact/')
  await fill(page)
  await send(page).dblclick()
  await page.waitForURL('**/nl/bedankt/contact/')
  expect(posts).toHaveLength(1)
  const [post] = posts
  expect([post?.get('phone'), post?.get('language'), post?.get('homepage')]).toEqual([
    '0470 00 12 34',
    'nl',
    '',
  ])
  expect(JSON.parse(atob(post?.get('altcha') ?? ''))).toMatchObject({ number: 1234, signature: 'signed' })
  expect(await page.evaluate(() => localStorage.getItem('formDrafts'))).toBeNull()
  await page.goBack()
  expect(await form(page).getByLabel('Voornaam').inputValue()).toBe('')
})

test('the service down, then no network: retry with the number to call, and nothing typed is lost', async () => {
  const page = await visitor([json(500, {}), (route) => route.abort('internetdisconnected'), THANKS])
  await go(page, '/nl/contact/')
  await fill(page)
  for (const count of [1, 2]) {
    await send(page).click()
    await form(page).getByRole('alert').getByRole('link', { name: 'Bel 09 000 12 34' }).waitFor()
    expect(await form(page).getByRole('alert').textContent()).toContain('Probeer het opnieuw of bel ons.')
    expect(await form(page).getByLabel('E-mailadres').inputValue()).toBe('noor@voorbeeld.be')
    expect(posts).toHaveLength(count)
  }
  await send(page).click()
  await page.waitForURL('**/nl/bedankt/contact/')
})

test('what the service finds wrong stands beside its field', async () => {
  const errors = [{ field: 'email', code: 'invalid' }]
  const page = await visitor([json(422, { ok: false, errors }), THANKS])
  await go(page, '/nl/contact/')
  await fill(page)
  await send(page).click()
  await form(page).getByRole('link', { name: 'E-mailadres is niet geldig' }).click()
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('email')
  await page.keyboard.type('x')
  expect(await form(page).locator('.field__problem').count()).toBe(0)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/nl/bedankt/contact/')
})

test('what was typed comes back after the tab was closed, until it is cleared', async () => {
  const page = await visitor([THANKS])
  await go(page, '/nl/contact/')
  await fill(page)
  await page.close()
  const again = (await context?.newPage()) ?? page
  await go(again, '/nl/contact/')
  await again.getByText('We hebben teruggezet wat u invulde.').waitFor()
  expect(await form(again).getByLabel('Voornaam').inputValue()).toBe('Noor')
  expect(await form(again).getByLabel('Mevrouw').isChecked()).toBe(true)
  expect(await violations(again)).toEqual([])
  await again.getByRole('button', { name: 'Wis wat ik invulde' }).click()
  expect(await form(again).getByLabel('Voornaam').inputValue()).toBe('')
  expect(await again.evaluate(() => localStorage.getItem('formDrafts'))).toBeNull()
})

test('a telephone number is grouped around the cursor', async () => {
  const page = await visitor([THANKS])
  await go(page, '/nl/contact/')
  const phone = form(page).getByLabel('Telefoon')
  await phone.focus()
  await taken(page)
  await page.keyboard.type('0470001234')
  for (let count = 0; count < 5; count++) await page.keyboard.press('ArrowLeft')
  // Backspace first removes the inserted space, and then the digit.
  await page.keyboard.press('Backspace')
  await page.keyboard.press('Backspace')
  await page.keyboard.type('9')
  const { value, caret } = await phone.evaluate((input: HTMLInputElement) => ({
    value: input.value,
    caret: input.selectionStart,
  }))
  expect({ value, caret }).toEqual({ value: '0470 09 12 34', caret: 7 })
})

test.each([
  ['/nl/bod/', 'Bedrag in euro', '450.000', 'vierhonderdvijftigduizend euro'],
  ['/fr/offre/', 'Montant en euros', '475 000', 'quatre cent septante-cinq mille euros'],
])('on %s the amount is proposed in words', async (path, label, amount, words) => {
  const page = await visitor([THANKS])
  await go(page, path)
  await form(page).getByLabel(label).fill(amount)
  const line = form(page).locator('.form-words')
  await line.getByText(words).waitFor()
  await line.getByRole('button').click()
  expect(await form(page).locator('[name="amountWords"]').inputValue()).toBe(words)
})

describe('without script', () => {
  test('a form posts as it stands, and is led to the page of thanks', async () => {
    const page = await visitor(
      [(route) => route.fulfill({ status: 303, headers: { location: '/nl/bedankt/contact/' } })],
      { javaScriptEnabled: false },
    )
    await go(page, '/nl/contact/')
    await form(page).getByLabel('Mevrouw').check()
    await form(page).getByLabel('Voornaam').fill('Noor')
    await form(page).getByLabel('Naam', { exact: true }).fill('De Wachter')
    await form(page).getByLabel('E-mailadres').fill('noor@voorbeeld.be')
    await form(page).getByLabel('Telefoon').fill('0470001234')
    await send(page).click()
    await page.waitForURL('**/nl/bedankt/contact/')
    expect(posts).toHaveLength(1)
    expect([posts[0]?.get('firstName'), posts[0]?.get('startedAt')]).toEqual(['Noor', ''])
  })
})

test.each([360, 1440])('at %i px messages, list and refusal are accessible, and fit', async (width) => {
  const page = await visitor([json(500, {})], { viewport: { width, height: 800 } })
  await go(page, '/nl/gratis-schatting/')
  await form(page).getByRole('link', { name: 'Alle vragen op één pagina' }).click()
  await form(page).getByLabel('Straat en nummer').fill('Lindekaai 41')
  await taken(page)
  await send(page).click()
  await page
    .getByText('10 velden vragen nog uw aandacht')
    .or(page.locator('.form-problems'))
    .first()
    .waitFor()
  expect(await page.evaluate(() => document.activeElement?.className)).toBe('form-problems')
  expect(await violations(page)).toEqual([])
  await go(page, '/nl/contact/')
  await fill(page)
  await send(page).click()
  await form(page).getByRole('alert').getByRole('link').first().waitFor()
  // axe measures a button under the sticky header as too small.
  await page.evaluate(() => scrollTo(0, 0))
  expect(await violations(page)).toEqual([])
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(overflow).toBe(0)
})
