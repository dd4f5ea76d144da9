import { describe, expect, test } from 'vitest'
import { tellOfGoneHomes } from '../../../core/service/appointments/gone-homes.ts'
import { listInbox } from '../../../core/service/inbox/inbox.ts'
import type { ServiceSite } from '../../../core/schema/service-site.ts'
import { mailsIn, serviceLinksIn } from '../../support/outbox.ts'
import type { FormValues } from '../../support/service.ts'
import { SERVICE_SITE } from '../../support/service-site.ts'
import {
  HOME,
  HOUR,
  OFFICE,
  TEN,
  TWO_OFFICES,
  VISITOR,
  WITH_AGENT,
  ask,
  booked,
  calendarOf,
  hour,
  press,
  problemsOf,
  refusedStart,
  rows,
  start,
  startsOf,
} from './asking.ts'

test('a webhook gets the hour by the clock of the agency, with the office and the person', async () => {
  const service = await start({ config: { webhooks: [{ url: 'http://127.0.0.1:9/hook' }] } })
  await ask(service, { start: hour(TEN) })
  await ask(service, { start: 'none', email: 'sami@voorbeeld.be' })
  const told = await service.store.db
    .selectFrom('outbox')
    .select('message')
    .where('kind', '=', 'webhook')
    .orderBy('created_at')
    .execute()
  const bodies = told.map(
    ({ message }) => JSON.parse((JSON.parse(message) as { body: string }).body) as object,
  )
  const [row] = await rows(service)
  expect(bodies.find((body) => 'appointment' in body)).toMatchObject({
    appointment: {
      state: 'confirmed',
      start: '2026-12-01T09:00:00.000Z',
      timeZone: 'Europe/Brussels',
      day: '2026-12-01',
      time: '10:00',
      office: { id: row?.office },
      person: row?.person,
    },
  })
  // The webhook of a request contains no hour.
  expect(bodies.map((body) => 'appointment' in body).toSorted()).toEqual([false, true])
})

describe('a booking', () => {
  test('screen, mails, calendar entries and inbox name the same day, hour, office and person', async () => {
    const service = await start({ site: WITH_AGENT })
    const answer = await ask(service, { start: hour(TEN) })
    const moment = 'dinsdag 1 december 2026 om 10.00 uur'
    const { next } = (await answer.json()) as { readonly next: string }
    const page = await (await service.ask(next)).text()
    for (const word of ['Uw bezoek ligt vast', moment, 'Inès Maertens', 'Herenhuis met tuin', 'Gent'])
      expect(page).toContain(word)
    const [visitor] = await mailsIn(service.deps, VISITOR)
    const [office] = await mailsIn(service.deps, OFFICE)
    expect(visitor?.subject).toBe(`Bevestigd: bezoek, ${moment}`)
    expect(office?.subject).toBe(`Bevestigd: bezoek, ${moment} · Noor De Wachter`)
    for (const mail of [visitor, office]) expect(mail?.text).toContain('Inès Maertens')
    expect(visitor?.text).toContain(`Bezoek: Herenhuis met tuin, Gent. We verwachten u op ${moment}.`)
    const entry = calendarOf(visitor)
    expect(['METHOD', 'DTSTART', 'DTEND', 'LOCATION'].map(entry)).toEqual([
      'REQUEST',
      '20261201T090000Z',
      '20261201T100000Z',
      String.raw`Herenhuis met tuin\, Gent`,
    ])
    expect(calendarOf(office)('UID')).toBe(entry('UID'))
    expect(calendarOf(office)('LOCATION')).toBe(entry('LOCATION'))
    const file = await service.ask(`${next.replace('?booked', '')}/calendar.ics`)
    expect([file.headers.get('Content-Type'), await file.text()]).toEqual([
      'text/calendar; method=REQUEST; charset=utf-8',
      visitor?.attachments?.[0]?.content,
    ])
    const [kept] = await listInbox(service.store, {})
    expect(kept?.appointment).toEqual({
      startsAt: TEN,
      endsAt: TEN + HOUR,
      state: 'confirmed',
      confirmBy: null,
      office: 'gent',
      person: 'Inès Maertens',
    })
  })

  test('the office reads its own sentence, the number of the visitor, and a heading that says what the subject says', async () => {
    const service = await start()
    const link = await booked(service, { start: hour(TEN) })
    service.pass(1000)
    await press(service, link, { action: 'cancel' })
    const [made, cancelled] = await mailsIn(service.deps, OFFICE)
    expect(made?.html).toMatch(/<h1[^>]*>\s*Bevestigd: bezoek, dinsdag 1 december 2026 om 10\.00 uur\s*</)
    for (const mail of [made, cancelled]) {
      const text = mail?.text.replaceAll('\u00A0', ' ') ?? ''
      expect(text).toContain('0470 00 12 34')
      expect(text).not.toContain('Was u dat niet?')
      expect(text).not.toContain('/api/appointments/')
    }
  })

  test.each([
    ['fr', 'Confirmation : visite, mardi 1er décembre 2026 à 10 h'],
    ['en', 'Confirmed: viewing, Tuesday 1 December 2026 at 10 am'],
    ['de', 'Bestätigt: Besichtigung, Dienstag, 1. Dezember 2026 um 10 Uhr'],
  ])('in %s', async (language, subject) => {
    const service = await start({ site: { locales: ['nl', 'fr', 'en', 'de'] } })
    expect((await ask(service, { language, start: hour(TEN) })).status).toBe(202)
    // JavaScript engines differ in one comma of British dates.
    expect((await mailsIn(service.deps, VISITOR))[0]?.subject.replace('Tuesday,', 'Tuesday')).toBe(subject)
  })

  test.each([
    [
      'office',
      'We verwachten u op dinsdag 1 december 2026 om 10.00 uur op ons kantoor: Gent, Lindekaai 7, 9000 Gent.',
      String.raw`Gent\, Lindekaai 7\, 9000 Gent`,
    ],
    [
      'home',
      'We komen op dinsdag 1 december 2026 om 10.00 uur bij u thuis langs: Lindekaai 41, 9000 Gent.',
      String.raw`Lindekaai 41\, 9000 Gent`,
    ],
    ['phone', 'We bellen u op dinsdag 1 december 2026 om 10.00 uur, op het nummer 0470 00 12 34.', undefined],
  ])('a meeting: %s', async (meeting, sentence, location) => {
    const service = await start()
    expect((await ask(service, { meeting, start: hour(TEN) }, 'appointment')).status).toBe(202)
    expect((await mailsIn(service.deps, VISITOR))[0]?.text.replaceAll('\u00A0', ' ')).toContain(sentence)
    expect(calendarOf((await mailsIn(service.deps, OFFICE))[0])('LOCATION')).toBe(location)
  })

  test('nobody comes to a home without its address; an advertisement in it travels in no mail', async () => {
    const service = await start()
    const wish = { meeting: 'home', start: hour(TEN) }
    const missing = await ask(service, { ...wish, street: '', zip: '' }, 'appointment')
    expect(await problemsOf(missing)).toEqual([
      422,
      {
        ok: false,
        errors: [
          { field: 'street', code: 'required' },
          { field: 'zip', code: 'required' },
        ],
      },
    ])
    expect((await ask(service, { ...wish, street: 'win.example 1' }, 'appointment')).status).toBe(202)
    const [visitor] = await mailsIn(service.deps, VISITOR)
    expect(visitor?.text).toContain('bij u thuis langs: uw adres.')
    expect(visitor?.attachments?.[0]?.content).not.toContain('win.example')
  })

  test('of one of two offices is told to that office, and only there', async () => {
    const service = await start({ site: TWO_OFFICES })
    const two = Date.parse('2026-12-01T13:00:00Z')
    const without = await ask(service, { meeting: 'office', office: '', start: hour(two) }, 'appointment')
    expect(await problemsOf(without)).toEqual([
      422,
      { ok: false, errors: [{ field: 'office', code: 'required' }] },
    ])
    expect(
      (await ask(service, { meeting: 'office', office: 'brussel', start: hour(two) }, 'appointment')).status,
    ).toBe(202)
    expect(await mailsIn(service.deps, OFFICE)).toEqual([])
    expect((await mailsIn(service.deps, 'brussel@kantoor-linde.example'))[0]?.subject).toContain('14.00 uur')
    expect((await rows(service))[0]?.office).toBe('brussel')
  })

  test.each([
    ['a Sunday', '2026-12-06T09:00Z'],
    ['before the office opens', '2026-12-01T07:00Z'],
    ['an hour that would end after it closes', '2026-12-01T17:00Z'],
    ['half past', '2026-12-01T09:30Z'],
    ['a holiday', '2026-12-25T09:00Z'],
    ['the past', '2026-11-20T09:00Z'],
    ['too soon', '2026-11-22T10:00Z'],
    ['too far ahead', '2027-06-01T08:00Z'],
  ])('%s: 422', async (_, wanted) => {
    const service = await start()
    expect(await problemsOf(await ask(service, { start: wanted }))).toEqual(refusedStart('invalid'))
    expect(await mailsIn(service.deps)).toEqual([])
  })

  test('when a visitor wants to be rung sets no hour', async () => {
    const service = await start()
    await booked(service, { start: hour(TEN), slots: ['16:00-19:00'] })
    expect(await startsOf(service)).toEqual([TEN])
    const [mail] = await mailsIn(service.deps, OFFICE)
    expect(mail?.text.replaceAll('\u00A0', ' ')).toContain('16.00 tot 19.00 uur')
  })
})

describe('a request', () => {
  test.each<[string, FormValues, Partial<ServiceSite>]>([
    ['no hour suits', { start: 'none', startDate: '2026-12-01', endDate: '2026-12-05' }, {}],
    ['a program names no hour', { start: '' }, {}],
    ['the home is sold', { start: hour(TEN) }, { properties: [{ ...HOME, availability: 'sold' }] }],
    ['the home is gone', { start: hour(TEN) }, { properties: [] }],
  ])('%s: every text says that it is one', async (_, values, site) => {
    const service = await start({ site })
    const answer = await ask(service, values)
    expect([answer.status, await answer.json()]).toEqual([
      202,
      { ok: true, next: '/nl/bedankt/contact-appointment/' },
    ])
    expect(await rows(service)).toEqual([])
    const [visitor] = await mailsIn(service.deps, VISITOR)
    expect([visitor?.subject, visitor?.attachments]).toEqual([
      'Uw bezoekaanvraag is goed aangekomen',
      undefined,
    ])
    expect(visitor?.text).toContain('Dit is nog geen afspraak')
    expect((await mailsIn(service.deps, OFFICE))[0]?.text).toContain('Noor')
  })
})

describe('a home that leaves the site', () => {
  test('is named as it was booked, and the office is told once', async () => {
    const properties = [...SERVICE_SITE.properties]
    const site = { properties }
    const service = await start({ site })
    const link = await booked(service, { start: hour(TEN) })
    expect(await tellOfGoneHomes(service.deps)).toBe(0)
    properties.splice(0)
    service.pass(1000)
    expect([await tellOfGoneHomes(service.deps), await tellOfGoneHomes(service.deps)]).toEqual([1, 0])
    const [, gone] = await mailsIn(service.deps, OFFICE)
    expect(gone?.subject).toContain('Pand niet meer te bezoeken')
    for (const word of ['Herenhuis met tuin', 'Noor De Wachter', '0470']) expect(gone?.text).toContain(word)
    expect(await (await service.ask(link)).text()).toContain('Herenhuis met tuin')
    service.pass(1000)
    const cancel =
      (gone === undefined ? [] : serviceLinksIn(gone)).find((each) => each.includes('answers')) ?? ''
    await press(service, cancel, { action: 'cancel' })
    const last = (await mailsIn(service.deps, VISITOR)).at(-1)
    expect(last?.subject).toContain('Geannuleerd')
    expect(calendarOf(last)('SUMMARY')).toContain('Herenhuis met tuin')
  })
})
