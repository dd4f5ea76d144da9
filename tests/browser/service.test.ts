/**
 * The flows of visitors from the page to the database and the mailbox: the built demo and the real service,
 * in Chromium.
 */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { BrowserContextOptions, Locator, Page } from 'playwright'
import { describe, expect, inject, test } from 'vitest'
import type { FormName } from '../../core/domain/forms.ts'
import { listInbox } from '../../core/service/inbox/inbox.ts'
import { answered } from '../support/answered.ts'
import { openBrowser } from '../support/browser.ts'
import { logIn, openDevice, serveDemoOwner } from '../support/demo-owner.ts'
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
/** A home of the demo's owner, shown by Bram of the office in Gent. */
const FARM = '/nl/te-koop/aalter/gekaleide-fermette-met-groene-luiken/4120/'

const browser = await openBrowser()

async function visit({ url }: DemoService, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: 'reduce', ...answered(url), ...options })
  return context.newPage()
}

const formOf = (page: Page, name: FormName) => page.locator(`form#${name}`)
const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 }).waitFor()

/** Opens the form by its link, and waits for its script. */
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
    expect(await db.selectFrom('accepted_post').selectAll().execute()).toHaveLength(1)
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

test('saved homes follow a visitor by mail to another device, once the mail is confirmed', async () => {
  const service = await serveDemo()
  const page = await visit(service)
  const place = `${service.url}/nl/bewaard/`
  await page.goto(
    `${place}#homes=4127.4120&search=${encodeURIComponent('["sale","?city=Gent%7C9000","Gent"]')}`,
  )
  await page.getByRole('button', { name: 'Alles bewaren' }).click()
  await page.locator('.saved__compare input').nth(1).waitFor()
  for (const box of await page.locator('.saved__compare input').all()) await box.check()
  const form = formOf(page, 'saved-homes')
  await form.getByLabel('E-mailadres').focus()
  await page.locator('form#saved-homes[novalidate]').waitFor()
  await beginInTime(form)
  await form.getByLabel('E-mailadres').fill(VISITOR)
  expect(await violations(page)).toEqual([])
  await send(form)
  await page.waitForURL('**/nl/bedankt/bewaarde-panden/')
  const [asked] = await service.mailsTo(VISITOR, 1)
  await page.goto(service.url + linkIn(asked, '/api/searches/'))
  await heading(page, 'Uw bewaarde panden per mail')
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Ja, mail mij' }).click()
  const open = page.getByRole('link', { name: 'Open uw bewaarde panden' })
  const target = new URL((await open.getAttribute('href')) ?? '')
  expect(await violations(page)).toEqual([])
  const [, list] = await service.mailsTo(VISITOR, 2)
  expect(list?.text).toContain(target.hash)
  const elsewhere = await visit(service)
  await elsewhere.goto(`${place}${target.hash}`)
  await elsewhere.getByRole('button', { name: 'Alles bewaren' }).click()
  await elsewhere.locator('[data-saved-part="compared"] table').waitFor()
  await elsewhere.locator('[data-saved-part="searches"]').getByRole('link', { name: 'Gent' }).waitFor()
  expect(await elsewhere.locator('[data-saved-part="homes"] [data-home]').count()).toBe(2)
})

test('without the service, the own mail program of the visitor takes the list', async () => {
  const service = await serveDemo()
  await service.remove()
  const page = await visit(service)
  await page.goto(`${service.url}/nl/bewaard/#homes=4127`)
  await page.getByRole('button', { name: 'Alles bewaren' }).click()
  const mail = page.getByRole('link', { name: 'Naar mezelf mailen' })
  await mail.waitFor()
  expect(await formOf(page, 'saved-homes').isVisible()).toBe(false)
  await mail.evaluate((link) => link.addEventListener('click', (event) => event.preventDefault()))
  await mail.click()
  expect(decodeURIComponent((await mail.getAttribute('href')) ?? '')).toContain('/nl/bewaard/#homes=4127')
})

test('the feed below a list follows the filters, and leads back to that of the whole list', async () => {
  const service = await serveDemo()
  const page = await visit(service)
  await page.goto(`${service.url}/nl/te-koop/?type=1&max=400000&sort=price-up`)
  const link = page.locator('[data-list-feed] a')
  const target = `${service.url}/nl/te-koop.xml?type=1&max=400000`
  await page.locator(`[data-list-feed] a[href="${target}"]`).waitFor()
  const feed = await page.request.get(target)
  expect((await feed.text()).match(/<title[^>]*>([^<]*)</)?.[1]).toContain('400.000')
  const chips = page.locator('.filters__chips a')
  for (let left = await chips.count(); left > 0; left--) {
    await chips.first().click()
    await expect.poll(() => chips.count()).toBe(left - 1)
  }
  await expect.poll(() => link.getAttribute('href')).toMatch(/te-koop\.xml$/)
})

describe('a visit', () => {
  const held = ({ store }: DemoService) => store().db.selectFrom('appointment').selectAll().execute()
  const hourIn = (form: Locator, index: number) => form.locator('input[name="start"]').nth(index)

  test('screen, page, mail, calendar, inbox and portal name the same hour, office and person', async () => {
    const owner = await serveDemoOwner()
    const { service } = owner
    const page = await visit(service)
    const form = await openForm(page, service, FARM, 'contact-appointment')
    await form.getByRole('radiogroup', { name: 'Dag', exact: true }).waitFor()
    await hourIn(form, 0).check()
    const status = form.getByRole('status').filter({ hasText: 'voor u vrijgehouden' })
    await status.waitFor()
    expect(await violations(page)).toEqual([])
    const [moment = 'no moment'] = (await status.textContent())?.split(': tot') ?? []
    await fillPerson(form)
    await form.getByLabel('16.00 tot 19.00 uur').check()
    await form.getByRole('button', { name: 'Leg het bezoek vast' }).click()
    await heading(page, 'Uw bezoek ligt vast')
    expect(await violations(page)).toEqual([])
    const [row] = await held(service)
    const said = [moment, 'Bram Goossens', 'Dorpel & Linde Gent']
    const thanks = (await page.locator('main').textContent()) ?? ''
    for (const word of said) expect(thanks).toContain(word)
    const [mail] = await service.mailsTo(VISITOR, 1)
    const [office] = await service.mailsTo(OFFICE, 1)
    for (const word of said)
      expect([mail?.text, office?.text].filter((text) => !text?.includes(word))).toEqual([])
    const utc = new Date(row?.starts_at ?? 0).toISOString().replaceAll(/[-:]|\.000/g, '')
    expect(mail?.attachments[0]?.text).toContain(`DTSTART:${utc}`)
    const [shown] = (await listInbox(service.store(), {})).map(({ appointment }) => appointment)
    expect(shown).toMatchObject({ startsAt: row?.starts_at, office: 'gent', person: 'Bram Goossens' })
    const device = await openDevice(browser, owner)
    await logIn(device.page, owner.login, '#/4120/visits')
    const viewing = device.page.locator('.viewing').filter({ hasText: 'Noor W.' })
    await viewing.waitFor()
    expect(await viewing.textContent()).toContain('Bram Goossens')
    expect(await viewing.locator('time').getAttribute('datetime')).toBe(
      new Date(row?.starts_at ?? 0).toISOString(),
    )
    // The visit is moved and cancelled by the mailed link.
    await page.goto(service.url + linkIn(mail, '/api/appointments/'))
    await page.getByLabel('Vrije momenten').selectOption({ index: 2 })
    await page.getByRole('button', { name: 'Verplaats de afspraak' }).click()
    await page.getByText('Uw afspraak is verplaatst.').waitFor()
    await page.getByRole('button', { name: 'Annuleer de afspraak' }).click()
    await heading(page, 'Uw afspraak is geannuleerd')
    expect(await held(service)).toMatchObject([{ id: row?.id, state: 'cancelled' }])
    const calendar = (await service.mailsTo(VISITOR, 3)).map(({ attachments }) => attachments[0]?.text)
    expect(calendar[1]).toMatch(/METHOD:REQUEST[\s\S]*SEQUENCE:1/)
    expect(calendar[2]).toMatch(/METHOD:CANCEL/)
  })

  test('whose hour is taken meanwhile is refused beside the hours, with what was typed', async () => {
    const service = await serveDemo()
    const page = await visit(service)
    const form = await openForm(page, service, HOUSE, 'contact-appointment')
    await hourIn(form, 0).check()
    await form.getByRole('status').filter({ hasText: 'voor u vrijgehouden' }).waitFor()
    const start = await hourIn(form, 0).inputValue()
    // The hold has ended, and another visitor books the hour.
    await service.store().write((transaction) => transaction.deleteFrom('hold').execute())
    expect(await service.post('contact-appointment', { start, hold: '', email: 'sami@voorbeeld.be' })).toBe(
      202,
    )
    await fillPerson(form)
    await send(form)
    await form.locator('.hours .field__problem', { hasText: 'net door iemand anders gekozen' }).waitFor()
    expect(await form.getByLabel('E-mailadres').inputValue()).toBe(VISITOR)
    expect(await held(service)).toHaveLength(1)
  })

  test('while the service is down the form keeps what was typed, and offers a mail and a call', async () => {
    const service = await serveDemo()
    const page = await visit(service)
    await page.goto(`${service.url}${HOUSE}`)
    const form = formOf(page, 'contact-appointment')
    await service.stop()
    await form.getByLabel('Voornaam').fill('Noor')
    await form.getByText('De vrije uren zijn nu niet te zien.').waitFor()
    await form.getByRole('link', { name: 'Bel 09 000 12 34' }).waitFor()
    await form.getByRole('button', { name: 'Stuur uw vraag per mail' }).waitFor()
    expect(await form.getByLabel('Voornaam').inputValue()).toBe('Noor')
    await service.start()
    await form.getByRole('button', { name: 'Probeer opnieuw' }).click()
    await form.getByRole('radiogroup', { name: 'Dag', exact: true }).waitFor()
    await form.getByRole('button', { name: 'Leg het bezoek vast' }).waitFor()
  })

  test('without script is booked on a page of the service', async () => {
    const service = await serveDemo()
    const page = await visit(service, { javaScriptEnabled: false })
    await page.goto(`${service.url}${HOUSE}`)
    await fillPerson(formOf(page, 'contact-appointment'))
    await send(formOf(page, 'contact-appointment'))
    await page.waitForURL('**/api/forms/contact-appointment')
    const form = formOf(page, 'contact-appointment')
    expect(await form.getByLabel('Voornaam').inputValue()).toBe('Noor')
    await hourIn(form, 0).check()
    await send(form)
    await heading(page, 'Uw bezoek ligt vast')
    expect(await held(service)).toHaveLength(1)
  })
})

test('documents come as links, once: whoever asks again gets the same answer and no second mail', async () => {
  const service = await serveDemo()
  const page = await visit(service)
  const ask = async () => {
    const form = await openForm(page, service, HOUSE, 'request-documents')
    await form.getByLabel('Asbestattest').check()
    await fillPerson(form)
    await send(form)
  }
  await ask()
  await page.waitForURL('**/nl/bedankt/documenten/')
  const [mail] = await service.mailsTo(VISITOR, 1)
  const link = service.url + linkIn(mail, '/api/documents/')
  // Playwright rejects a navigation that ends in a download.
  const [download] = await Promise.all([page.waitForEvent('download'), page.goto(link).catch(() => null)])
  expect(download.suggestedFilename()).toBe('asbestos-4127-gent.pdf')
  const kept = readFileSync(path.join(REPOSITORY, 'content/private/asbestos-4127-gent.pdf'))
  expect(readFileSync(await download.path()).equals(kept)).toBe(true)
  await ask()
  // The answer is the same for every address, and the same documents are mailed once a day.
  await page.waitForURL('**/nl/bedankt/**')
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
  const [question] = await service.mailsTo(VISITOR, 1)
  await page.goto(service.url + linkIn(question, '/api/searches/one-click/'))
  await page.getByRole('button', { name: 'Ja, mail mij' }).click()
  await page.getByText('We mailen u zodra er nieuws is.').waitFor()
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
