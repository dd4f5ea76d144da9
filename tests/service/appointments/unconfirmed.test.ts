/** Bookings that wait until the visitor confirms them by the link in a mail. */
import { describe, expect, test } from 'vitest'
import { linkLife } from '../../../core/domain/behaviour.ts'
import { fillText } from '../../../core/domain/fill-text.ts'
import { listInbox } from '../../../core/service/inbox/inbox.ts'
import { bookedVisits } from '../../../core/service/portal/booked-visits.ts'
import type { ServiceConfig } from '../../../core/schema/service-config.ts'
import { mailsIn, serviceLinksIn } from '../../support/outbox.ts'
import type { TestService } from '../../support/service.ts'
import { VISITOR, ask, start, states } from './far-booking.ts'

const OFFICE = 'gent@kantoor-linde.example'
const HOUR = 3_600_000
const DAY = 24 * HOUR
/** Tuesday 1 December 2026, ten o’clock in Brussels. */
const TEN = Date.parse('2026-12-01T09:00:00Z')
/** The clock of the tests stands on 22 November: more than 14 days ahead. */
const FAR = TEN + 7 * DAY
const hour = (start: number) => `${new Date(start).toISOString().slice(0, 16)}Z`

const press = (service: TestService, link: string, fields: Readonly<Record<string, string>> = {}) =>
  service.ask(
    link,
    { method: 'POST', body: new URLSearchParams(fields).toString() },
    { headers: { 'Content-Type': 'application/x-www-form-urlencoded', Accept: 'text/html' } },
  )

/** Books a far hour, and returns the answer and the link, which only the mail contains. */
async function bookFar(config: ServiceConfig = {}) {
  const service = await start(config)
  const answer = await ask(service, { start: hour(FAR) })
  const { next } = (await answer.json()) as { readonly next: string }
  const [mail] = await mailsIn(service.deps, VISITOR)
  const [link = ''] = mail === undefined ? [] : serviceLinksIn(mail)
  return { service, next, mail, link }
}

async function isOffered(service: TestService, wanted: number): Promise<boolean> {
  const day = hour(wanted).slice(0, 10)
  const answer = await service.ask(`/api/free-hours?property=4127&from=${day}`)
  return (await answer.text()).includes(hour(wanted))
}

describe('a booking far ahead', () => {
  test('is held, and page, mail, inbox and portal say so; the office hears nothing yet', async () => {
    const config = { webhooks: [{ url: 'http://127.0.0.1:9/hook' }] }
    const { service, next, mail, link } = await bookFar(config)
    expect(await states(service)).toEqual(['unconfirmed'])
    expect(mail?.subject).toMatch(/^Bevestig zelf nog: bezoek, dinsdag 8 december 2026 om 10\.00/)
    expect(mail?.text).toContain('vóór zondag 22 november 2026 om 11.15 uur')
    expect(mail?.attachments ?? []).toEqual([])
    expect(link).toMatch(/^\/api\/appointment-confirmations\//)
    const page = await (await service.ask(next)).text()
    expect(page).toContain('Bevestig uw bezoek via onze mail')
    expect(page).toContain('vóór zondag 22 november 2026 om 11.15 uur')
    // The page after the form cannot confirm, because the sender of the form need not own the mailbox.
    expect(page).not.toContain('appointment-confirmations')
    expect(await mailsIn(service.deps, OFFICE)).toEqual([])
    const kinds = await service.store.db.selectFrom('outbox').select('kind').execute()
    expect(kinds).toEqual([{ kind: 'mail' }])
    const [entry] = await listInbox(service.store, {})
    expect(entry?.appointment).toMatchObject({ state: 'unconfirmed', confirmBy: service.deps.now() + HOUR })
    const [visit] = await bookedVisits(service.store.db, '4127', service.deps.now())
    expect(visit?.state).toBe('requested')
    expect(await isOffered(service, FAR)).toBe(false)
  })

  test('is booked by the button of the mailed page, and not by opening it', async () => {
    const config = { webhooks: [{ url: 'http://127.0.0.1:9/hook' }] }
    const { service, link } = await bookFar(config)
    const page = await service.ask(link)
    expect(page.status).toBe(200)
    expect(await page.text()).toContain('Ja, ik bevestig')
    expect(await states(service)).toEqual(['unconfirmed'])
    const pressed = await press(service, link)
    expect(pressed.status).toBe(303)
    expect(await (await service.ask(pressed.headers.get('Location') ?? '')).text()).toContain(
      'Uw bezoek ligt vast',
    )
    expect(await states(service)).toEqual(['confirmed'])
    const [office] = await mailsIn(service.deps, OFFICE)
    expect(office?.subject).toContain('Bevestigd: bezoek, dinsdag 8 december 2026 om 10.00 uur')
    expect(office?.attachments?.[0]?.name).toBe('invite.ics')
    const mails = await mailsIn(service.deps, VISITOR)
    expect(mails.map(({ attachments = [] }) => attachments.length)).toEqual([0, 1])
    const hooks = service.store.db.selectFrom('outbox').select('message').where('kind', '=', 'webhook')
    expect((await hooks.execute()).map(({ message }) => message)).toEqual([
      expect.stringContaining(String.raw`\"state\":\"confirmed\"`),
    ])
    // The link then leads to the appointment, and no second mail is sent.
    expect((await press(service, link)).status).toBe(303)
    expect((await service.ask(link)).status).toBe(303)
    expect(await mailsIn(service.deps)).toHaveLength(3)
  })

  test('is free again after the hour, and its links say so', async () => {
    const { service, next, link } = await bookFar()
    service.pass(HOUR - 1)
    expect(await isOffered(service, FAR)).toBe(false)
    service.pass(1)
    expect(await isOffered(service, FAR)).toBe(true)
    for (const answer of [await press(service, link), await service.ask(link), await service.ask(next)]) {
      expect(answer.status).toBe(410)
      expect(await answer.text()).toContain('Het uur is weer vrij')
    }
    expect(await bookedVisits(service.store.db, '4127', service.deps.now())).toEqual([])
    expect(await states(service)).toEqual(['unconfirmed'])
    // Another visitor books the hour.
    expect((await ask(service, { start: hour(FAR), email: 'sami@voorbeeld.be' }, '192.0.2.8')).status).toBe(
      202,
    )
  })

  test('goes to the office for confirmation where the office confirms by hand', async () => {
    const { service, link } = await bookFar({ appointments: { confirm: 'office' } })
    await press(service, link)
    expect(await states(service)).toEqual(['requested'])
    const [office] = await mailsIn(service.deps, OFFICE)
    expect(office?.text).toContain('/api/appointment-answers/')
  })

  test('cannot be moved, and is cancelled without a word to the office', async () => {
    const { service, next } = await bookFar()
    const [path = ''] = next.split('?')
    expect((await press(service, path, { action: 'move', start: hour(FAR + HOUR) })).status).toBe(409)
    expect((await press(service, path, { action: 'cancel' })).status).toBe(200)
    expect(await states(service)).toEqual(['cancelled'])
    expect(await mailsIn(service.deps, OFFICE)).toEqual([])
  })

  test('is confirmed at once where the configuration says so', async () => {
    const { service } = await bookFar({ appointments: { unconfirmed: { beyond: 60 } } })
    expect(await states(service)).toEqual(['confirmed'])
  })
})

describe('a booking after the first', () => {
  test('of an e-mail address waits, until the address has confirmed one', async () => {
    const service = await start()
    await ask(service, { start: hour(TEN) }, '192.0.2.1')
    await ask(service, { start: hour(TEN + HOUR) }, '192.0.2.2')
    expect(await states(service)).toEqual(['confirmed', 'unconfirmed'])
    const links = (await mailsIn(service.deps, VISITOR)).flatMap(serviceLinksIn)
    await press(service, links.find((link) => link.includes('confirmations')) ?? '')
    await ask(service, { start: hour(TEN + 2 * HOUR) }, '192.0.2.3')
    expect(await states(service)).toEqual(['confirmed', 'confirmed', 'confirmed'])
  })

  test('of a network on a day waits, and a few of them at most', async () => {
    const service = await start()
    const send = (index: number) =>
      ask(service, { start: hour(TEN + index * HOUR), email: `bezoeker-${index}@voorbeeld.be` })
    const answers = []
    for (let index = 0; index < 6; index++) answers.push((await send(index)).status)
    expect(answers).toEqual([202, 202, 202, 202, 202, 429])
    expect(await states(service)).toEqual(['confirmed', ...Array<string>(4).fill('unconfirmed')])
  })

  test('waits where none is free of it, and not where several are', async () => {
    const none = await start({ appointments: { unconfirmed: { first: 0 } } })
    await ask(none, { start: hour(TEN) })
    expect(await states(none)).toEqual(['unconfirmed'])
    const two = await start({ appointments: { unconfirmed: { first: 2 } } })
    await ask(two, { start: hour(TEN) })
    await ask(two, { start: hour(TEN + HOUR) })
    expect(await states(two)).toEqual(['confirmed', 'confirmed'])
  })
})

test('an hour beyond the days of {unconfirmed:beyond} waits for the visitor', async () => {
  // The far hour is 16 days ahead.
  for (const [beyond, state] of [
    [15, 'unconfirmed'],
    [17, 'confirmed'],
  ] as const) {
    const config = { appointments: { unconfirmed: { beyond } } }
    expect(fillText('{unconfirmed:beyond}', { behaviour: config }, 'nl').replaceAll('\u00A0', ' ')).toBe(
      `${beyond} dagen`,
    )
    const { service } = await bookFar(config)
    expect(await states(service)).toEqual([state])
  }
})

test('the time to confirm is that of {linkLife:booking}', async () => {
  const config = { linkLife: { booking: 90 } }
  expect(linkLife('booking', config)).toBe(90)
  expect(fillText('{linkLife:booking}', { behaviour: config }, 'nl').replaceAll('\u00A0', ' ')).toBe(
    '90 minuten',
  )
  const { service, mail, link } = await bookFar(config)
  expect(mail?.text).toContain('vóór zondag 22 november 2026 om 11.45 uur')
  service.pass(1.5 * HOUR - 1)
  expect((await service.ask(link)).status).toBe(200)
  service.pass(1)
  expect((await service.ask(link)).status).toBe(410)
})
