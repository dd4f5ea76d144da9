/**
 * A visitor goes through the forms in every language: with the service, while it is down, and on a host
 * without it. Each sentence about the outcome is compared with the outcome.
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from 'playwright'
import { describe, expect, inject, test } from 'vitest'
import { fieldsOf } from '../../core/domain/form-definition.ts'
import { FORM_NAMES, FORMS } from '../../core/domain/forms.ts'
import type { FormName } from '../../core/domain/forms.ts'
import { LOCALES } from '../../core/languages/codes.ts'
import type { Locale } from '../../core/languages/codes.ts'
import { listInbox } from '../../core/service/inbox/inbox.ts'
import { exampleOf } from '../../scripts/docs/examples.ts'
import { demoPages } from '../demo/pages.ts'
import { answered } from '../support/answered.ts'
import { openBrowser } from '../support/browser.ts'
import { logIn, openDevice, serveDemoOwner } from '../support/demo-owner.ts'
import { serveDemo } from '../support/demo-service.ts'
import type { DemoService } from '../support/demo-service.ts'
import { REPOSITORY } from '../support/repository.ts'
import { beginInTime } from '../support/visitor-time.ts'

const browser = await openBrowser()

const FRIEND = [exampleOf('send-to-friend').friendEmail ?? ''].flat().join()
const MAIL = /\bmail\b|e-mail|email|courriel/i
/** A home of the demo's owner, in Dutch, French and English. */
const FARM = '/4120/'

const texts = (locale: Locale): Record<string, string> =>
  Object.assign(
    {},
    ...['messages', 'form'].map(
      (name) =>
        JSON.parse(
          readFileSync(path.join(REPOSITORY, `core/languages/${locale}/strings/${name}.json`), 'utf8'),
        ) as object,
    ),
  ) as Record<string, string>
const said = (locale: Locale, key: string) => texts(locale)[key] ?? key

const places = new Map<string, string>()

/** Searching the text of all pages takes longer than loading one. */
function placeOf(form: FormName, locale: Locale): string {
  const key = `${locale} ${form}`
  const place = places.get(key) ?? findPlace(form, locale)
  places.set(key, place)
  return place
}

/** The first page with the form. A home that can be visited has the forms of homes. */
function findPlace(form: FormName, locale: Locale): string {
  const pages = demoPages().filter(({ url }) => url.startsWith(`/${locale}/`))
  const has = ({ html }: (typeof pages)[number]) => html.includes(`<form id="${form}"`)
  const page = pages.find((each) => each.url.endsWith(FARM) && has(each)) ?? pages.find(has)
  if (page === undefined) throw new Error(`no page in ${locale} has the form ${form}`)
  return page.url
}

/** The form of saved homes is there only when something is saved (`service.test.ts`). */
const shown = FORM_NAMES.filter((name) => !FORMS[name].isForSender)
const posted = shown.filter((name) => !FORMS[name].account && name !== 'contact-appointment')
const addressOf = (name: string) => `noor.${name}@voorbeeld.be`

async function visitor({ url }: DemoService): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: 'reduce', ...answered(url) })
  return context.newPage()
}

async function open(page: Page, { url }: DemoService, form: FormName, locale: Locale) {
  await page.goto(`${url}${placeOf(form, locale)}#${form}`)
  const opened = page.locator(`form#${form}`)
  // One form asks one question at a time.
  const all = opened.locator('.form__all a')
  if (await all.isVisible()) await all.click()
  await opened.locator('input:visible, textarea:visible').first().focus()
  await page.locator(`form#${form}[novalidate]`).waitFor()
  return opened
}

/** Fills only the fields that the form requires. */
async function fill(page: Page, form: FormName, email: string): Promise<void> {
  const example = { ...exampleOf(form), email }
  const required = new Set(fieldsOf(FORMS[form]).flatMap(({ name, required }) => (required ? [name] : [])))
  const values = Object.entries(example).filter(([name]) => required.has(name as never))
  await page.locator(`form#${form}`).evaluate((element, given) => {
    for (const [name, value] of given) {
      const all = [...element.querySelectorAll<HTMLInputElement>(`[name="${name}"]`)]
      const [first] = all
      if (first === undefined || first.type === 'hidden') continue
      if (first.type === 'radio' || first.type === 'checkbox')
        (all.find((input) => [value].flat().includes(input.value)) ?? first).checked = true
      else first.value = [value].flat()[0] ?? ''
      first.dispatchEvent(new Event('input', { bubbles: true }))
      first.dispatchEvent(new Event('change', { bubbles: true }))
    }
  }, values)
}

const button = (page: Page, form: FormName) => page.locator(`form#${form} .form__end button[type="submit"]`)

describe('with the service there', () => {
  test('screen, page, mails, calendar entry, inbox and portal name the same hour, office and person in every language', async () => {
    const owner = await serveDemoOwner()
    const { service } = owner
    const moments: { readonly id: string; readonly instant: string }[] = []
    for (const locale of LOCALES) {
      const page = await visitor(service)
      const form = await open(page, service, 'contact-appointment', locale)
      // Late in the day the first day has few hours, and each visitor takes one.
      await form.locator('input[name="start"]').first().check()
      const [before = ''] = said(locale, 'form.late.hours.held').split('{moment}').slice(1)
      const status = form.locator('.hours__status', { hasText: before.split('{until}')[0]?.trim() ?? '' })
      await status.waitFor()
      const moment = ((await status.textContent()) ?? '').split(before.split('{until}')[0] ?? '')[0] ?? ''
      const start = await form.locator('input[name="start"]:checked').inputValue()
      const id = await form.locator('[name="property"]').inputValue()
      const home = inject('demoService').properties.find((each) => each.id === id)
      const office = inject('demoService').offices.find((each) => each.id === home?.office)
      expect(await button(page, 'contact-appointment').textContent()).toBe(said(locale, 'form.book.visit'))
      await fill(page, 'contact-appointment', addressOf(locale))
      await beginInTime(form)
      await button(page, 'contact-appointment').click()
      await page.waitForURL('**/api/appointments/**')
      const words = [moment, home?.agent?.name ?? 'nobody', office?.name[locale] ?? 'nowhere']
      const [mail] = await service.mailsTo(addressOf(locale), 1)
      const shown = (await page.locator('main').textContent()) ?? ''
      for (const text of [shown, mail?.text ?? '']) for (const word of words) expect(text).toContain(word)
      const utc = `${start.replaceAll(/[-:]|Z$/g, '')}00Z`
      expect(mail?.attachments[0]?.text).toContain(`DTSTART:${utc}`)
      moments.push({ id, instant: new Date(start).toISOString() })
    }
    const inbox = await listInbox(service.store(), {})
    const instants = inbox.flatMap(({ appointment }) =>
      appointment?.startsAt ? [new Date(appointment.startsAt).toISOString()] : [],
    )
    for (const { instant } of moments) expect(instants).toContain(instant)
    const device = await openDevice(browser, owner)
    await logIn(device.page, owner.login, '#/4120/visits')
    const own = moments.filter(({ id }) => FARM === `/${id}/`)
    expect(own.length).toBeGreaterThan(1)
    for (const { instant } of own)
      await device.page.locator(`.viewing time[datetime="${instant}"]`).first().waitFor()
  })

  test('every other form leads to the page that thanks for it, and a page that promises a mail is followed by one', async () => {
    const service = await serveDemo()
    let mailed = 0
    for (const [index, name] of posted.entries()) {
      const locale = LOCALES[index % LOCALES.length] ?? 'nl'
      const page = await visitor(service)
      const form = await open(page, service, name, locale)
      const thanks = await form.getAttribute('data-thanks')
      await fill(page, name, addressOf(name))
      if (name === 'appointment') {
        await form.locator('input[name="office"]').first().check()
        await form.locator('input[name="start"]').first().check()
      }
      await beginInTime(form)
      await button(page, name).click()
      await page.waitForURL((url) => url.pathname === thanks || url.pathname.startsWith('/api/appointments/'))
      const promise = (await page.locator('main').textContent()) ?? ''
      if (name === 'unsubscribe' || !MAIL.test(promise)) continue
      const to = name === 'send-to-friend' ? FRIEND : addressOf(name)
      await expect.poll(async () => [name, (await service.mailsTo(to)).length > 0]).toEqual([name, true])
      mailed += 1
    }
    expect(mailed).toBeGreaterThan(3)
  })
})

test('while the service is down, every language keeps what was typed, and offers a mail and a call for a visit', async () => {
  const service = await serveDemo()
  await service.stop()
  for (const locale of LOCALES) {
    const page = await visitor(service)
    const form = await open(page, service, 'contact-appointment', locale)
    await form.getByText(said(locale, 'form.late.hours.failed')).waitFor()
    await fill(page, 'contact-appointment', addressOf(locale))
    expect(await button(page, 'contact-appointment').textContent()).toBe(said(locale, 'form.late.mail'))
    const id = await form.locator('[name="property"]').inputValue()
    const home = inject('demoService').properties.find((each) => each.id === id)
    const phone = inject('demoService').offices.find((each) => each.id === home?.office)?.phone ?? ''
    const call = await form.locator('.hours a').getAttribute('href')
    expect(call).toBe(phone.replaceAll(/\D/g, '').replace(/^0/, 'tel:+32'))
    const question = await open(page, service, 'site-contact', locale)
    await fill(page, 'site-contact', addressOf(locale))
    await button(page, 'site-contact').click()
    const alert = question.getByRole('alert')
    await alert.locator('a[href="tel:+3290001234"]').waitFor()
    expect(await alert.textContent()).toContain(said(locale, 'form.late.kept'))
    expect(await question.locator('[name="email"]').inputValue()).toBe(addressOf(locale))
  }
})

test('on a host without the service, no form of any language is posted, and the console has no error', async () => {
  const service = await serveDemo()
  await service.remove()
  const faults: string[] = []
  const page = await visitor(service)
  page.on(
    'console',
    (message) => message.type() === 'error' && faults.push(`${page.url()} ${message.text()}`),
  )
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/') && pathname !== '/api/service.json')
      faults.push(`${page.url()} ${pathname}`)
  })
  for (const locale of LOCALES) {
    const names = shown.filter((name) => name !== 'reset-password')
    // A page with several forms is loaded once.
    const byPlace = names.toSorted((one, other) => placeOf(one, locale).localeCompare(placeOf(other, locale)))
    for (const name of byPlace) {
      const form = await open(page, service, name, locale)
      if (FORMS[name].isOfAccount) {
        await form.evaluate((element: HTMLFormElement) => element.requestSubmit())
        await form.getByRole('alert').locator('a[href="tel:+3290001234"]').waitFor()
        continue
      }
      if (name === 'send-to-friend') {
        await form.locator('.form__mail', { hasText: said(locale, 'form.mail.friend') }).waitFor()
        const href = await form.locator('.form__mail a').getAttribute('href')
        expect(decodeURIComponent(href ?? '')).toContain(page.url().replace(/#.*$/, ''))
        continue
      }
      await form.locator('.form__mail', { hasText: said(locale, 'form.mail.note') }).waitFor()
      expect([name, await button(page, name).textContent()]).toEqual([name, said(locale, 'form.late.mail')])
    }
  }
  expect(faults).toEqual([])
})
