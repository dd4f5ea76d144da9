/** What visitors do, from the page to the database and the mailbox: the built demo and the real service, in Chromium. */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { BrowserContextOptions, Locator, Page } from 'playwright'
import { describe, expect, inject, test } from 'vitest'
import type { FormName } from '../../core/domain/forms.ts'
import type { ServiceConfig } from '../../core/schema/service-config.ts'
import { answered } from '../support/answered.ts'
import { openBrowser } from '../support/browser.ts'
import { serveDemo } from '../support/demo-service.ts'
import type { DemoService } from '../support/demo-service.ts'
import { serviceLinksOf } from '../support/eml.ts'
import type { ReadMail } from '../support/eml.ts'
import { REPOSITORY } from '../support/repository.ts'
import { beginInTime } from '../support/visitor-time.ts'
import { violations } from './axe.ts'

const VISITOR = 'noor@voorbeeld.be'
const OFFICE = 'dag@dorpel-linde.example'
const HOUSE = '/nl/te-koop/gent/herenhuis-met-stadstuin/4127/'
const ALWAYS_OPEN: NonNullable<ServiceConfig['appointments']> = {
  days: [1, 2, 3, 4, 5, 6, 7],
  holidays: 'none',
  capacity: 1,
}

const browser = await openBrowser()

async function visit({ url }: DemoService, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: 'reduce', ...answered(url), ...options })
  return context.newPage()
}

const formOf = (page: Page, name: FormName) => page.locator(`form#${name}`)
const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 }).waitFor()

/** Opened by the link that leads to it, and taken over by its script. */
async function openForm(page: Page, { url }: DemoService, place: string, name: FormName): Promise<Locator> {
  await page.goto(`${url}${place}#${name}`)
  const form = formOf(page, name)
  await form.locator('input:visible').first().focus()
  await page.locator(`form#${name}[novalidate]`).waitFor()
  await beginInTime(form)
  return form
}

async function fillPerson(form: Locator): Promise<void> {
  await form.getByLabel('Mevrouw').check()
  await form.getByLabel('Voornaam').fill('Noor')
  await form.getByLabel('Naam', { exact: true }).fill('De Wachter')
  await form.getByLabel('E-mailadres').fill(VISITOR)
  await form.getByLabel('Telefoon').fill('0470 00 12 34')
}

const send = (form: Locator) => form.locator('button[type="submit"]').click()
const dayAhead = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

function linkIn(mail: ReadMail | undefined, prefix: string): string {
  const links = mail === undefined ? [] : serviceLinksOf(mail)
  return links.find((link) => link.startsWith(prefix)) ?? `no link to ${prefix}`
}

describe('a question', () => {
  test('with its proof of work is kept, and mailed to the office and the sender', async () => {
    const service = await serveDemo()
    const page = await visit(service)
    const form = await openForm(page, service, '/nl/contact/', 'site-contact')
    await fillPerson(form)
    await form.getByLabel('Opmerkingen').fill('Mag de hond mee?')
    await send(form)
    await page.waitForURL('**/nl/bedankt/contact/')
    const { db } = service.store()
    const kept = await db.selectFrom('submission').selectAll().execute()
    expect(kept).toHaveLength(1)
    expect(kept[0]).toMatchObject({ form: 'site-contact', language: 'nl' })
    expect(await db.selectFrom('spent_challenge').selectAll().execute()).toHaveLength(1)
    const [copy] = await service.mailsTo(VISITOR, 1)
    const [asked] = await service.mailsTo(OFFICE, 1)
    expect(service.mailCount()).toBe(2)
    expect(copy?.text).toContain('Dag Noor De Wachter')
    expect(asked?.text).toContain('Mag de hond mee?')
  })

  test('without script comes back with what was typed, and is thanked once it is right', async () => {
    const service = await serveDemo()
    const page = await visit(service, { javaScriptEnabled: false })
    await page.goto(`${service.url}/nl/contact/`)
    await fillPerson(formOf(page, 'site-contact'))
    await formOf(page, 'site-contact').getByLabel('Telefoon').fill('bel mij thuis')
    const refused = page.waitForResponse('**/api/forms/site-contact')
    await send(formOf(page, 'site-contact'))
    expect((await refused).status()).toBe(422)
    const again = formOf(page, 'site-contact')
    await again.getByRole('link').first().waitFor()
    expect(await page.title()).toContain('Eén veld vraagt nog uw aandacht')
    expect(await again.getByLabel('Voornaam').inputValue()).toBe('Noor')
    expect(await again.getByLabel('Mevrouw').isChecked()).toBe(true)
    expect(await again.getByLabel('Telefoon').inputValue()).toBe('bel mij thuis')
    await again.getByLabel('Telefoon').fill('0470 00 12 34')
    const taken = page.waitForResponse('**/api/forms/site-contact')
    await send(again)
    expect((await taken).status()).toBe(303)
    await page.waitForURL('**/nl/bedankt/contact/')
    expect(await service.store().db.selectFrom('submission').selectAll().execute()).toHaveLength(1)
    await service.mailsTo(VISITOR, 1)
    await service.mailsTo(OFFICE, 1)
  })

  test('while the service is down is not lost: the number to call, what was typed, and through it goes', async () => {
    const service = await serveDemo()
    const page = await visit(service)
    const proof = page.waitForResponse('**/api/captcha?*')
    const form = await openForm(page, service, '/nl/contact/', 'site-contact')
    await fillPerson(form)
    await (await proof).finished()
    await service.stop()
    await send(form)
    const alert = form.getByRole('alert')
    await alert.getByRole('link', { name: 'Bel 09 000 12 34' }).waitFor()
    expect(await alert.textContent()).toContain('Probeer het opnieuw of bel ons.')
    expect(await form.getByLabel('E-mailadres').inputValue()).toBe(VISITOR)
    await service.start()
    await send(form)
    await page.waitForURL('**/nl/bedankt/contact/')
    await service.mailsTo(VISITOR, 1)
  })
})

test('the newsletter begins by the button behind the mailed link, and not by looking', async () => {
  const service = await serveDemo()
  const page = await visit(service)
  const form = await openForm(page, service, '/nl/nieuwsbrief/', 'sign-newsletter')
  await form.getByLabel('E-mailadres').fill(VISITOR)
  await send(form)
  await page.waitForURL('**/nl/bedankt/**')
  const [mail] = await service.mailsTo(VISITOR, 1)
  const state = async () => (await service.store().db.selectFrom('subscriber').select('state').execute())[0]
  await page.goto(service.url + linkIn(mail, '/api/newsletter/confirm/'))
  await heading(page, 'Nog één klik')
  expect(await violations(page)).toEqual([])
  expect(await state()).toEqual({ state: 'pending' })
  await page.getByRole('button', { name: 'Schrijf mij in' }).click()
  await heading(page, 'U bent ingeschreven')
  expect(await state()).toEqual({ state: 'confirmed' })
  const [, welcome] = await service.mailsTo(VISITOR, 2)
  await page.goto(service.url + linkIn(welcome, '/api/newsletter/one-click/'))
  await page.getByRole('button', { name: 'Schrijf mij uit' }).click()
  await heading(page, 'U bent uitgeschreven')
  expect(await state()).toEqual({ state: 'ended' })
})

describe('an appointment', () => {
  const ask = async (page: Page, service: DemoService) => {
    const form = await openForm(page, service, HOUSE, 'contact-appointment')
    await form.getByLabel('Vanaf').fill(dayAhead(10))
    await form.getByLabel('Tot en met').fill(dayAhead(10))
    await form.getByLabel('10.00 – 13.00 uur').check()
    await fillPerson(form)
    await send(form)
    return form
  }
  const held = ({ store }: DemoService) => store().db.selectFrom('appointment').selectAll().execute()

  test('is confirmed with its entry for the calendar, moved and cancelled by its link', async () => {
    const service = await serveDemo({ appointments: ALWAYS_OPEN })
    const page = await visit(service)
    await ask(page, service)
    await page.waitForURL('**/nl/bedankt/contact-appointment/')
    const [made] = await held(service)
    const [confirmed] = await service.mailsTo(VISITOR, 1)
    expect(confirmed?.attachments.map(({ name }) => name)).toEqual([expect.stringMatching(/\.ics$/)])
    expect(confirmed?.attachments[0]?.text).toMatch(/METHOD:REQUEST[\s\S]*SEQUENCE:0/)
    await page.goto(service.url + linkIn(confirmed, '/api/appointments/'))
    await heading(page, 'Uw afspraak')
    expect(await violations(page)).toEqual([])
    await page.getByLabel('Vrije momenten').selectOption({ index: 2 })
    await page.getByRole('button', { name: 'Verplaats de afspraak' }).click()
    await page.getByText('Uw afspraak is verplaatst.').waitFor()
    const [moved] = await held(service)
    expect(moved).toMatchObject({ id: made?.id, state: 'confirmed', sequence: 1 })
    expect(moved?.starts_at).not.toBe(made?.starts_at)
    await page.getByRole('button', { name: 'Annuleer de afspraak' }).click()
    await heading(page, 'Uw afspraak is geannuleerd')
    expect(await held(service)).toMatchObject([{ id: made?.id, state: 'cancelled' }])
    const calendar = (await service.mailsTo(VISITOR, 3)).map((mail) => mail.attachments[0]?.text)
    expect(calendar[1]).toMatch(/METHOD:REQUEST[\s\S]*SEQUENCE:1/)
    expect(calendar[2]).toMatch(/METHOD:CANCEL/)
  })

  test('that nobody can give any more is refused in the page, with what was typed', async () => {
    const service = await serveDemo({ appointments: ALWAYS_OPEN })
    const wish = { startDate: dayAhead(10), endDate: dayAhead(10), slots: ['10:00-13:00'] }
    for (const email of ['a@voorbeeld.be', 'b@voorbeeld.be', 'c@voorbeeld.be'])
      expect(await service.post('contact-appointment', { ...wish, email })).toBe(202)
    const page = await visit(service)
    const form = await ask(page, service)
    await form.getByRole('alert').getByText('Alle bezoekmomenten zijn volzet').waitFor()
    expect(await form.getByLabel('E-mailadres').inputValue()).toBe(VISITOR)
    expect(await held(service)).toHaveLength(3)
  })
})

test('documents come as links, once: who asks again is told so in the page', async () => {
  const service = await serveDemo()
  const page = await visit(service)
  const ask = async () => {
    const form = await openForm(page, service, HOUSE, 'request-documents')
    await form.getByLabel('Asbestattest').check()
    await fillPerson(form)
    await send(form)
    return form
  }
  await ask()
  await page.waitForURL('**/nl/bedankt/documenten/')
  const [mail] = await service.mailsTo(VISITOR, 1)
  const link = service.url + linkIn(mail, '/api/documents/')
  // Playwright rejects where an address leads to no page.
  const [download] = await Promise.all([page.waitForEvent('download'), page.goto(link).catch(() => null)])
  expect(download.suggestedFilename()).toBe('asbestos-4127-gent.pdf')
  const kept = readFileSync(path.join(REPOSITORY, 'content/private/asbestos-4127-gent.pdf'))
  expect(readFileSync(await download.path()).equals(kept)).toBe(true)
  const form = await ask()
  await form.getByRole('alert').getByText('U hebt de documenten van dit pand al aangevraagd.').waitFor()
  expect(service.mailCount()).toBe(2)
})

test('a registered search is told of a new home, with its picture, and can be ended', async () => {
  const service = await serveDemo()
  const site = inject('demoService')
  service.publish({ ...site, properties: site.properties.filter(({ id }) => id !== '4127') })
  const page = await visit(service)
  const form = await openForm(page, service, '/nl/zoekopdracht/', 'demand-register')
  await form.getByLabel('Kopen').check()
  await form.getByLabel('Huis', { exact: true }).check()
  await form.getByLabel('Waar zoekt u?').fill('Gent')
  await fillPerson(form)
  await send(form)
  await page.waitForURL('**/nl/bedankt/zoekopdracht/')
  await service.mailsTo(VISITOR, 1)
  expect(await service.command('notify')).toBe(0)
  service.publish(site)
  expect(await service.command('notify')).toBe(0)
  const [, digest] = await service.mailsTo(VISITOR, 2)
  expect(digest?.text).toContain(`${site.url}${HOUSE}`)
  const [, picture = ''] = /src="https:\/\/[^"/]+(\/_a\/img\/[^"]+\.jpe?g)"/.exec(digest?.html ?? '') ?? []
  expect(existsSync(path.join(inject('demoFolder'), picture)), picture).toBe(true)
  await page.goto(service.url + linkIn(digest, '/api/searches/one-click/'))
  await heading(page, 'Uw zoekopdracht')
  await page.getByRole('button', { name: 'Stop deze zoekopdracht' }).click()
  await heading(page, 'Uw zoekopdracht is gestopt')
  expect(await service.store().db.selectFrom('search').selectAll().execute()).toEqual([])
})
