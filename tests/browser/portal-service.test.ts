/**
 * The actions of an owner in the portal, from the page to the database and the mailbox: the built demo and
 * the real service, in Chromium.
 */
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { openBrowser } from '../support/browser.ts'
import { logIn, openDevice, sendLogin, serveDemoOwner } from '../support/demo-owner.ts'
import type { DemoOwner } from '../support/demo-owner.ts'
import { violations } from './axe.ts'

const FARM = 'Gekaleide fermette met groene luiken'
const YARD = 'Hoeve rond een gekasseide koer'
const HALL = 'Bedrijfshal van 1.480\u00a0m² met kantoren'
/** A property of the site that no owner of the tests has. */
const FOREIGN = '4127'
const TWO_HOURS = 2 * 60 * 60 * 1000

const browser = await openBrowser()

const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 })
const part = (page: Page, name: string) => page.getByRole('heading', { name, level: 2, exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name })

async function arrive(owner: DemoOwner, view = '') {
  const device = await openDevice(browser, owner)
  await logIn(device.page, owner.login, view)
  return device
}

/** The request of a page, and its answer. */
function ask(page: Page, path: string) {
  return page.evaluate(async (asked) => {
    const answer = await fetch(asked)
    return { status: answer.status, body: (await answer.json()) as unknown }
  }, `/api/portal/${path}`)
}

async function passTime({ service }: DemoOwner, milliseconds: number): Promise<void> {
  await service.store().write((transaction) =>
    transaction
      .updateTable('session')
      .set((row) => ({ seen_at: row('seen_at', '-', milliseconds) }))
      .execute(),
  )
}

describe('logging in', () => {
  test.each([
    ['nl', 'Het e-mailadres of het wachtwoord is niet juist.'],
    ['fr', 'L’adresse e-mail ou le mot de passe est incorrect.'],
    ['en', 'The email address or the password is not correct.'],
    ['de', 'Die E-Mail-Adresse oder das Passwort ist nicht richtig.'],
  ])('in %s, a wrong password and a stranger are told the same', async (locale, sentence) => {
    const owner = await serveDemoOwner()
    const { page } = await openDevice(browser, owner)
    const told: (string | null)[] = []
    for (const email of [owner.login.email, 'niemand@voorbeeld.example']) {
      await page.goto(`/${locale}/login/`)
      await sendLogin(page, { email, password: 'niet het wachtwoord' })
      const alert = page.locator('form#owner-login').getByRole('alert').filter({ hasText: sentence })
      await alert.waitFor()
      expect(await violations(page)).toEqual([])
      told.push(await alert.textContent())
    }
    expect(told[0]).toBe(told[1])
    expect(await page.context().cookies()).toEqual([])
  })

  test('without script: a page that says what is wrong, then the portal says whom to call', async () => {
    const owner = await serveDemoOwner()
    const { page } = await openDevice(browser, owner, { javaScriptEnabled: false })
    const send = async (password: string) => {
      await page.getByLabel('E-mailadres').first().fill(owner.login.email)
      await page.getByLabel('Wachtwoord').first().fill(password)
      const answer = page.waitForResponse('**/api/forms/owner-login')
      await page.locator('form#owner-login button[type="submit"]').click()
      return (await answer).status()
    }
    await page.goto('/nl/login/')
    expect(await send('niet het wachtwoord')).toBe(401)
    await page.getByRole('alert').filter({ hasText: 'Het e-mailadres of het wachtwoord' }).waitFor()
    expect(await page.getByLabel('E-mailadres').first().inputValue()).toBe(owner.login.email)
    expect(await page.getByLabel('Wachtwoord').first().inputValue()).toBe('')
    expect(await send(owner.login.password)).toBe(303)
    await page.waitForURL('**/nl/login/portal/')
    expect(await page.getByRole('link', { name: 'Bel 09 000 12 34' }).isVisible()).toBe(true)
  })
})

test('three properties, and of one of them what happened, as the service has it', async () => {
  const owner = await serveDemoOwner()
  const { page, contract } = await arrive(owner)
  await heading(page, 'Uw panden').waitFor()
  expect(await page.locator('.home h2').allTextContents()).toEqual([FARM, YARD, HALL])
  await page.locator('.home').getByRole('link', { name: FARM }).click()
  await part(page, 'Uw beheerder').waitFor()
  expect(await page.locator('.manager').textContent()).toContain('Bram Goossens')
  expect(await violations(page)).toEqual([])
  await page.getByRole('link', { name: 'Historiek', exact: true }).click()
  const kept = await owner.service
    .store()
    .db.selectFrom('event')
    .select(['type', 'at'])
    .where('property', '=', '4120')
    .execute()
  await page.getByText(`${kept.length} regels`).waitFor()
  const [one] = kept
  const same = kept.filter(({ type }) => type === one?.type)
  expect(same.length).toBeLessThan(kept.length)
  await page.getByLabel('Soort').selectOption(one?.type ?? '')
  await page.getByText(`${same.length} regel`).waitFor()
  expect(await page.locator('.history tbody tr').count()).toBe(Math.min(same.length, 50))
  const [table] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download als CSV' }).click(),
  ])
  expect(table.suggestedFilename()).toBe('4120.csv')
  const lines = readFileSync(await table.path(), 'utf8')
    .trimEnd()
    .split('\r\n')
  expect(lines[0]).toBe('\uFEFF"Datum";"Type";"Contact";"Onderwerp";"Opmerking";"Status";"Bron"')
  expect(lines).toHaveLength(kept.length + 1)
  expect(await contract.broken()).toEqual([])
  expect(await contract.heard()).toEqual(['GET /properties/{property} 200', 'GET /session 200'])
})

test('a document comes as it was kept, and one that the owner adds stays', async () => {
  const owner = await serveDemoOwner()
  const { page, contract } = await arrive(owner, '#/4120/documents')
  const papers = page.locator('.papers li')
  const fetched = async (name: string) => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      papers.filter({ hasText: name }).getByRole('link').click(),
    ])
    return { name: download.suggestedFilename(), content: readFileSync(await download.path(), 'latin1') }
  }
  const mandate = await fetched('Verkoopopdracht')
  expect(mandate.content).toMatch(/^%PDF-[\s\S]*%%EOF\s*$/)
  const choose = (name: string, text: string) =>
    page
      .getByLabel('Kies een bestand')
      .setInputFiles({ name, mimeType: 'application/pdf', buffer: Buffer.from(text) })
  await choose('keuring.pdf', 'MZ: a program that calls itself a PDF')
  await page.getByRole('alert').filter({ hasText: 'keuring.pdf is geen soort bestand' }).waitFor()
  await choose('keuring.pdf', '%PDF-1.4 what the owner has')
  await page.getByRole('status').filter({ hasText: 'keuring.pdf is toegevoegd.' }).waitFor()
  await page.reload()
  await papers.filter({ hasText: 'keuring' }).filter({ hasText: 'door u toegevoegd' }).waitFor()
  expect(await fetched('keuring')).toEqual({ name: 'keuring.pdf', content: '%PDF-1.4 what the owner has' })
  expect(await contract.broken()).toEqual([])
  expect(await contract.heard()).toEqual(
    expect.arrayContaining([
      'POST /properties/{property}/documents 200',
      'POST /properties/{property}/documents 415',
    ]),
  )
})

test('what belongs to another owner is not found, by its address in the page and by asking for it', async () => {
  const owner = await serveDemoOwner()
  const { service } = owner
  expect(
    await service.command('owner', 'add', 'jan@voorbeeld.be', '--name', 'Jan', '--property', FOREIGN),
  ).toBe(0)
  const { page, contract } = await arrive(owner)
  await heading(page, 'Uw panden').waitFor()
  const nobodys = await ask(page, 'properties/999999')
  expect(nobodys).toEqual({ status: 404, body: { ok: false, code: 'not-found' } })
  expect(await ask(page, `properties/${FOREIGN}`)).toEqual(nobodys)
  expect(await ask(page, `properties/${FOREIGN}/history.csv`)).toEqual(nobodys)
  await page.goto(`/nl/login/portal/#/${FOREIGN}`)
  await heading(page, 'Dit vinden we niet').waitFor()
  const noted = await service
    .store()
    .db.selectFrom('audit')
    .select('subject')
    .where('action', '=', 'not-theirs')
    .orderBy('at')
    .execute()
  expect(noted.map(({ subject }) => subject)).toEqual(['999999', FOREIGN, FOREIGN])
  expect(await contract.broken()).toEqual([])
})

describe('a session', () => {
  test('that ended while nobody looked shows nothing, and leads back to the same place', async () => {
    const owner = await serveDemoOwner()
    const { page, contract } = await arrive(owner, '#/4120')
    await part(page, 'Uw beheerder').waitFor()
    await passTime(owner, TWO_HOURS)
    await page.getByRole('navigation', { name: 'Uw panden' }).getByRole('link', { name: YARD }).click()
    await heading(page, 'U bent uitgelogd').waitFor()
    expect(await page.locator('.portal').textContent()).not.toContain('Hilde')
    await page.getByRole('link', { name: 'Opnieuw inloggen' }).click()
    await page.waitForURL('**/nl/login/#/4122')
    await sendLogin(page, owner.login)
    await page.waitForURL('**/nl/login/portal/#/4122')
    await heading(page, YARD).waitFor()
    expect(await contract.broken()).toEqual([])
  })

  test('is ended from another device, alone or with all others', async () => {
    const owner = await serveDemoOwner()
    const [here, there] = [await arrive(owner, '#/4120'), await arrive(owner, '#/4122')]
    await heading(there.page, YARD).waitFor()
    await here.page.getByRole('link', { name: 'Account en veiligheid' }).click()
    const devices = here.page.locator('.devices li')
    await expect.poll(() => devices.count()).toBe(2)
    await devices.getByRole('button', { name: 'Beëindig' }).click()
    await expect.poll(() => devices.count()).toBe(1)
    await there.page.reload()
    await there.page.waitForURL('**/nl/login/#/4122')
    await sendLogin(there.page, owner.login)
    await heading(there.page, YARD).waitFor()
    await button(here.page, 'Log overal uit').click()
    await here.page.waitForURL('**/nl/login/')
    await there.page.reload()
    await there.page.waitForURL('**/nl/login/#/4122')
    expect(await owner.service.store().db.selectFrom('session').selectAll().execute()).toEqual([])
    expect([...(await here.contract.broken()), ...(await there.contract.broken())]).toEqual([])
  })
})
