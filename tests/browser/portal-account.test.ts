/**
 * Log-in with a second factor, and a forgotten password: the built demo, the real service and its mails, in
 * Chromium.
 */
import { TOTP, URI } from 'otpauth'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { openBrowser } from '../support/browser.ts'
import { logIn, openDevice, sendLogin, serveDemoOwner } from '../support/demo-owner.ts'
import type { ReadMail } from '../support/eml.ts'
import { beginInTime } from '../support/visitor-time.ts'
import { violations } from './axe.ts'

const STEP = 30_000
const ANOTHER = 'de linde staat weer in bloei'

const browser = await openBrowser()

const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 })
const button = (page: Page, name: string) => page.getByRole('button', { name })
const press = (page: Page, name: string) => button(page, name).click()
const WRONG = 'Deze code klopt niet, of is verlopen.'

test('a second step: scanned, confirmed, asked for, and passed with a recovery code', async () => {
  const owner = await serveDemoOwner()
  const { page, contract } = await openDevice(browser, owner)
  await logIn(page, owner.login, '#/account')
  await press(page, 'Zet de tweede stap aan')
  await page.getByLabel('Uw wachtwoord, ter controle').fill(owner.login.password)
  const answer = page.waitForResponse('**/api/portal/second-factor/setup')
  await press(page, 'Verder')
  const { uri } = (await (await answer).json()) as { uri: string }
  const authenticator = URI.parse(uri)
  if (!(authenticator instanceof TOTP)) throw new Error('no authenticator takes this')
  expect([authenticator.issuer, authenticator.label]).toEqual(['Dorpel & Linde', owner.login.email])
  const first = authenticator.generate()
  await page.getByLabel('De code van zes cijfers die de app toont').fill(first)
  await press(page, 'Bevestig')
  await page.getByRole('heading', { name: 'Uw herstelcodes' }).waitFor()
  const recovery = await page.locator('.recovery li').allTextContents()
  expect(new Set(recovery).size).toBe(10)
  await press(page, 'Ik heb ze bewaard')
  await page.getByText('De tweede stap staat aan').waitFor()

  const again = async () => {
    await press(page, 'Uitloggen')
    await page.waitForURL('**/nl/login/')
    await sendLogin(page, owner.login)
    await heading(page, 'Nog één stap').waitFor()
  }
  const code = page.getByLabel('Code van zes cijfers')
  const enter = async (value: string) => {
    await code.fill(value)
    await code.press('Enter')
  }
  await again()
  expect(await violations(page)).toEqual([])
  // The code was used once to confirm the set-up.
  await enter(first)
  await page.getByText(WRONG).waitFor()
  await enter(authenticator.generate({ timestamp: Date.now() + STEP }))
  await heading(page, 'Uw panden').waitFor()
  const [lost = '', other = ''] = recovery
  await again()
  await enter(lost)
  await heading(page, 'Uw panden').waitFor()
  await again()
  await enter(lost)
  await page.getByText(WRONG).waitFor()
  await enter(other.toLowerCase().replaceAll('-', ' '))
  await heading(page, 'Uw panden').waitFor()
  expect(await contract.broken()).toEqual([])
  expect(await contract.heard()).toEqual(
    expect.arrayContaining([
      'GET /session 401',
      'POST /second-factor 204',
      'POST /second-factor 422',
      'POST /second-factor/confirm 200',
      'POST /second-factor/setup 200',
    ]),
  )
})

test('a second step that the agency demands: nothing before it is set up, and then what was asked for', async () => {
  const owner = await serveDemoOwner({ portal: { secondFactor: 'required' } })
  const { page, contract } = await openDevice(browser, owner)
  await logIn(page, owner.login, '#/4120')
  await heading(page, 'Stel eerst de tweede stap in').waitFor()
  await page.getByLabel('Uw wachtwoord, ter controle').fill(owner.login.password)
  const answer = page.waitForResponse('**/api/portal/second-factor/setup')
  await press(page, 'Verder')
  const { uri } = (await (await answer).json()) as { uri: string }
  await page.getByLabel('De code van zes cijfers die de app toont').fill(URI.parse(uri).generate())
  await press(page, 'Bevestig')
  await page.getByRole('heading', { name: 'Uw herstelcodes' }).waitFor()
  await press(page, 'Ik heb ze bewaard')
  await page.getByRole('heading', { name: 'Uw beheerder' }).waitFor()
  expect(new URL(page.url()).hash).toBe('#/4120')
  expect(await contract.heard()).toContain('GET /session 403')
  expect(await contract.broken()).toEqual([])
})

test('a forgotten password: the mailed link sets another one, once, and whoever was in is out', async () => {
  const owner = await serveDemoOwner()
  const { service, login } = owner
  const inside = await openDevice(browser, owner)
  await logIn(inside.page, login, '#/4120')
  await heading(inside.page, 'Gekaleide fermette met groene luiken').waitFor()
  const { page, contract } = await openDevice(browser, owner)
  await page.goto('/nl/wachtwoord-vergeten/')
  await page.getByLabel('E-mailadres').first().fill(login.email)
  await page.locator('form#forgot-password[novalidate]').waitFor()
  await beginInTime(page.locator('form#forgot-password'))
  await press(page, 'Stuur mij een link')
  await page.waitForURL('**/nl/bedankt/wachtwoord-vergeten/')
  const [mail] = await service.mailsTo(login.email, 1)
  const link = newPasswordLink(mail)

  await choosePassword(page, link, ANOTHER)
  await page.waitForURL('**/nl/login/')
  const [, changed] = await service.mailsTo(login.email, 2)
  expect(changed?.text).not.toContain('#token=')
  await inside.page.reload()
  await inside.page.waitForURL('**/nl/login/#/4120')
  await sendLogin(page, login)
  const alert = page.locator('form#owner-login').getByRole('alert')
  await alert.filter({ hasText: 'Het e-mailadres of het wachtwoord is niet juist.' }).waitFor()
  await sendLogin(page, { ...login, password: ANOTHER })
  await page.waitForURL('**/nl/login/portal/')
  await heading(page, 'Uw panden').waitFor()
  // The link of the login page leads back from any page.
  await page.goto('/nl/')
  await page.getByRole('link', { name: 'Eigenaarslogin' }).first().click()
  await page.waitForURL('**/nl/login/portal/')
  await heading(page, 'Uw panden').waitFor()
  expect(await contract.broken()).toEqual([])

  const finder = await openDevice(browser, owner)
  await choosePassword(finder.page, link, 'de vinder wil ook naar binnen')
  await finder.page.getByText('Deze link is niet meer geldig').first().waitFor()
  expect(await violations(finder.page)).toEqual([])
})

test('a forgotten password without script: the link is pasted, and travels in no address', async () => {
  const owner = await serveDemoOwner()
  const { service, login } = owner
  const { page } = await openDevice(browser, owner, { javaScriptEnabled: false })
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url(), request.headers()['referer'] ?? ''))
  const field = (name: string) => page.getByLabel(name, { exact: true })
  const choose = async (password: string) => {
    await field('Wachtwoord').fill(password)
    await field('Bevestig het wachtwoord').fill(password)
    await press(page, 'Bewaar het nieuwe wachtwoord')
  }

  await page.goto('/nl/login/')
  await field('E-mailadres').first().fill(login.email)
  await field('Wachtwoord').first().fill('niet het wachtwoord')
  await page.locator('form#owner-login button[type="submit"]').click()
  await page.getByRole('alert').getByRole('link', { name: 'Wachtwoord vergeten?' }).click()
  await page.waitForURL('**/nl/wachtwoord-vergeten/')
  await field('E-mailadres').fill(login.email)
  await press(page, 'Stuur mij een link')
  await page.waitForURL('**/nl/bedankt/wachtwoord-vergeten/')
  const [mail] = await service.mailsTo(login.email, 1)
  await page.goto(newPasswordLink(mail))
  const address = page.url()
  const token = new URL(address).hash.slice('#token='.length)

  const pasted = page.getByLabel('Link uit onze mail')
  await choose(ANOTHER)
  expect(await pasted.evaluate((input: HTMLInputElement) => input.validity.valueMissing)).toBe(true)
  await pasted.fill(address.slice(0, -1))
  await choose(ANOTHER)
  await page.getByRole('alert').filter({ hasText: 'Deze link is niet meer geldig.' }).waitFor()
  await pasted.fill(address)
  await choose(ANOTHER)
  await page.waitForURL('**/nl/login/')
  await field('E-mailadres').first().fill(login.email)
  await field('Wachtwoord').first().fill(ANOTHER)
  await page.locator('form#owner-login button[type="submit"]').click()
  await page.waitForURL('**/nl/login/portal/')
  expect(token).toMatch(/^[A-Za-z0-9_-]{43}$/)
  expect(asked.filter((text) => text.includes(token))).toEqual([])
})

/** The path of the link, because the demo has another origin. */
function newPasswordLink(mail: ReadMail | undefined): string {
  const [, path] = /https:\/\/[^\s/]+(\/\S+#token=\S+)/.exec(mail?.text ?? '') ?? []
  return path ?? 'no link'
}

async function choosePassword(page: Page, link: string, password: string): Promise<void> {
  await page.goto(link)
  // The token is in neither the address nor the history.
  await expect.poll(() => new URL(page.url()).hash).toBe('')
  await page.getByLabel('Wachtwoord', { exact: true }).fill(password)
  await page.getByLabel('Bevestig het wachtwoord').fill(password)
  await page.locator('form#reset-password[novalidate]').waitFor()
  await beginInTime(page.locator('form#reset-password'))
  await press(page, 'Bewaar het nieuwe wachtwoord')
}
