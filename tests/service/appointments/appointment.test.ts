import { expect, test } from 'vitest'
import { exampleOf } from '../../../scripts/docs/examples.ts'
import { MOST_HELD } from '../../../core/service/appointments/make-appointment.ts'
import type { MailMessage } from '../../../core/service/mail/message.ts'
import { openStore } from '../../../core/service/store/open-store.ts'
import { mailsIn, serviceLinksIn } from '../../support/outbox.ts'
import { startService } from '../../support/service.ts'
import type { FormValues, ServiceOptions, TestService } from '../../support/service.ts'
import { SERVICE_SITE } from '../../support/service-site.ts'

const OFFICE = 'gent@kantoor-linde.example'
const VISITOR = 'noor@voorbeeld.be'
const HOUR = 3_600_000
/** Tuesday 1 December 2026, ten o’clock in Brussels. */
const TEN = Date.parse('2026-12-01T09:00:00Z')

const start = (options: ServiceOptions = {}) =>
  startService({ ...options, site: { captcha: false, ...options.site } })

function ask(
  service: TestService,
  values: FormValues = {},
  form: 'appointment' | 'contact-appointment' = 'contact-appointment',
) {
  const language = values['language'] ?? 'nl'
  // Each comes from a network of its own: limits are not what is tested.
  const address = `192.0.${String(Math.floor(asked / 250))}.${String(asked++ % 250)}`
  return service.post(form, { ...exampleOf(form), newsletter: [], language, ...values }, { address })
}
let asked = 0

const seats = ({ store }: TestService) =>
  store.db.selectFrom('seat').select(['starts_at', 'seat']).orderBy('starts_at').orderBy('seat').execute()

const calendarOf = (mail: MailMessage | undefined) => {
  const text = mail?.attachments?.[0]?.content.replaceAll('\r\n ', '') ?? ''
  return (name: string) => new RegExp(`^${name}[:;](.*)$`, 'm').exec(text)?.[1]?.trim()
}

/** Asks, and gives the link that was mailed. */
async function booked(service: TestService, values: FormValues = {}) {
  expect((await ask(service, values)).status).toBe(202)
  const mail = (await mailsIn(service.store, String(values['email'] ?? VISITOR))).at(-1)
  const [link = ''] = mail === undefined ? [] : serviceLinksIn(mail)
  expect(link).toMatch(/^\/api\/appointments\//)
  return link
}

const press = (service: TestService, link: string, fields: Readonly<Record<string, string>>) =>
  service.ask(
    link,
    { method: 'POST', body: new URLSearchParams(fields).toString() },
    { headers: { 'Content-Type': 'application/x-www-form-urlencoded', Accept: 'text/html' } },
  )

test('a visit is confirmed at the first moment that suits, with an entry for both calendars', async () => {
  const service = await start()
  expect((await ask(service)).status).toBe(202)
  const [visitor] = await mailsIn(service.store, VISITOR)
  expect(visitor?.subject).toBe('Bevestigd: bezoek, dinsdag 1 december 2026 om 10.00 uur')
  expect(visitor?.text).toContain(
    'We verwachten u op dinsdag 1 december 2026 om 10.00 uur voor een bezoek aan Herenhuis met tuin',
  )
  const entry = calendarOf(visitor)
  expect([entry('METHOD'), entry('SEQUENCE'), entry('DTSTART'), entry('DTEND')]).toEqual([
    'REQUEST',
    '0',
    '20261201T090000Z',
    '20261201T100000Z',
  ])
  expect(visitor?.attachments?.[0]?.type).toBe('text/calendar; method=REQUEST; charset=utf-8')
  const [office] = await mailsIn(service.store, OFFICE)
  expect(office?.subject).toContain('dinsdag 1 december 2026 om 10.00 uur · Noor De Wachter')
  expect(calendarOf(office)('UID')).toBe(entry('UID'))
  // The office must not change what the visitor agreed to by the visitor’s own link.
  expect(office?.text).not.toContain('/api/appointments/')
  expect(office?.attachments?.[0]?.content).not.toContain('/api/appointments/')
})

test.each([
  ['fr', ['14:00-16:00'], 'Confirmé : visite, mardi 1er décembre 2026 à 14 h'],
  ['en', ['13:00-16:00'], 'Confirmed: viewing, Tuesday 1 December 2026 at 1 pm'],
  ['de', ['16:00-19:00'], 'Bestätigt: Besichtigung, Dienstag, 1. Dezember 2026 um 16 Uhr'],
])('in %s', async (language, slots, subject) => {
  const service = await start({ site: { locales: ['nl', 'fr', 'en', 'de'] } })
  expect((await ask(service, { language, slots })).status).toBe(202)
  // Engines differ in one comma of British dates.
  expect((await mailsIn(service.store, VISITOR))[0]?.subject.replace('Tuesday,', 'Tuesday')).toBe(subject)
})

test.each([
  [
    'office',
    'We verwachten u op dinsdag 1 december 2026 om 10.00 uur op ons kantoor: Gent, Lindekaai 7, 9000 Gent.',
  ],
  ['home', 'We komen op dinsdag 1 december 2026 om 10.00 uur bij u thuis langs.'],
  ['phone', 'We bellen u op dinsdag 1 december 2026 om 10.00 uur, op het nummer 0470 00 12 34.'],
])('an appointment: %s', async (meeting, sentence) => {
  const service = await start()
  expect((await ask(service, { meeting }, 'appointment')).status).toBe(202)
  expect((await mailsIn(service.store, VISITOR))[0]?.text.replaceAll('\u00A0', ' ')).toContain(sentence)
})

test('when the moments that suit are taken, the next day is; when all are, the appointments are full', async () => {
  const service = await start()
  const values = (number: number) => ({
    startDate: '2026-12-01',
    endDate: '2026-12-02',
    slots: ['10:00-13:00'],
    email: `v${String(number)}@voorbeeld.be`,
  })
  for (let number = 0; number < 6; number++) expect((await ask(service, values(number))).status).toBe(202)
  expect((await seats(service)).map(({ starts_at }) => (starts_at - TEN) / HOUR)).toEqual([
    0, 1, 2, 24, 25, 26,
  ])
  const full = await ask(service, values(6))
  expect([full.status, await full.json()]).toEqual([409, { ok: false, code: 'full' }])
  // Nothing of a refused form is kept.
  expect(await service.store.db.selectFrom('submission').select('id').execute()).toHaveLength(6)
  expect(await mailsIn(service.store, 'v6@voorbeeld.be')).toEqual([])
  // Another moment of the same days is free.
  expect((await ask(service, { ...values(7), slots: ['16:00-19:00'] })).status).toBe(202)
})

test('without script the visitor reads that they are full, with what was filled in', async () => {
  const service = await start()
  const values = { startDate: '2026-12-06', endDate: '2026-12-06' }
  const page = await service.post(
    'contact-appointment',
    { ...exampleOf('contact-appointment'), ...values },
    { script: false },
  )
  expect(page.status).toBe(409)
  const text = await page.text()
  expect(text).toContain('Alle bezoekmomenten zijn volzet')
  expect(text).toContain('De Wachter')
})

test('as many as there are people fit at one time', async () => {
  const service = await start({ config: { appointments: { capacity: 3 } } })
  const day = { startDate: '2026-12-01', endDate: '2026-12-01', slots: ['10:00-13:00'] }
  for (let number = 0; number < 9; number++)
    expect((await ask(service, { ...day, email: `v${String(number)}@voorbeeld.be` })).status).toBe(202)
  expect((await seats(service)).map(({ starts_at, seat }) => [(starts_at - TEN) / HOUR, seat])).toEqual(
    [0, 1, 2].flatMap((hour) => [0, 1, 2].map((seat) => [hour, seat])),
  )
  expect((await ask(service, { ...day, email: 'v9@voorbeeld.be' })).status).toBe(409)
})

test('the Dutch and the French afternoon are one: nobody is expected twice', async () => {
  const service = await start()
  const day = { startDate: '2026-12-01', endDate: '2026-12-01' }
  const ends: number[] = []
  for (const [language, slot] of [
    ['nl', '13:00-16:00'],
    ['fr', '14:00-16:00'],
    ['nl', '13:00-16:00'],
    ['fr', '14:00-16:00'],
  ] as const)
    ends.push(
      (await ask(service, { ...day, language, slots: [slot], email: `v${String(ends.length)}@voorbeeld.be` }))
        .status,
    )
  expect(ends).toEqual([202, 202, 202, 409])
  expect(new Set((await seats(service)).map(({ starts_at }) => starts_at)).size).toBe(3)
})

test('two processes on one database never give a moment twice', async () => {
  const first = await start({ config: { appointments: { capacity: 2 } } })
  const other = await openStore(first.file)
  const second = await start({ config: { appointments: { capacity: 2 } }, store: other })
  // Chance repeats itself in tests: the other process must not make the same ids.
  for (let calls = 0; calls < 1000; calls++) second.deps.random(1)
  const day = { startDate: '2026-12-01', endDate: '2026-12-01', slots: [] }
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, number) =>
      ask(number % 2 === 0 ? first : second, { ...day, email: `v${String(number)}@voorbeeld.be` }),
    ),
  )
  await other.close()
  // Nine hours, two at a time.
  expect(answers.filter(({ status }) => status === 202)).toHaveLength(18)
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(12)
  const rows = await first.store.db.selectFrom('appointment').select('starts_at').execute()
  const counts = rows.map(({ starts_at }) => rows.filter((row) => row.starts_at === starts_at).length)
  expect([rows.length, ...new Set(counts)]).toEqual([18, 2])
})

test.each([
  ['days that are over', { startDate: '2026-11-01', endDate: '2026-11-21' }, 'endDate'],
  ['days too far ahead', { startDate: '2027-06-01', endDate: '2027-06-02' }, 'startDate'],
])('%s: 422', async (_, values, field) => {
  const service = await start()
  const answer = await ask(service, values)
  expect([answer.status, await answer.json()]).toEqual([
    422,
    { ok: false, errors: [{ field, code: 'invalid' }] },
  ])
})

test.each([
  [
    'sold',
    { properties: SERVICE_SITE.properties.map((property) => ({ ...property, availability: 'sold' })) },
  ],
  ['not there any more', { properties: [] }],
])('nobody is expected at a home that is %s; the office reads who asked', async (_, site) => {
  const service = await start({ site })
  expect((await ask(service)).status).toBe(202)
  expect(await seats(service)).toEqual([])
  expect((await mailsIn(service.store, OFFICE))[0]?.text).toContain('Noor')
  const [visitor] = await mailsIn(service.store, VISITOR)
  expect([visitor?.subject, visitor?.attachments]).toEqual([
    'Uw bezoekaanvraag is goed aangekomen',
    undefined,
  ])
})

test('who holds many appointments makes no more, until one is over', async () => {
  const service = await start({ config: { appointments: { capacity: 50 } } })
  for (let number = 0; number < MOST_HELD; number++) expect((await ask(service)).status).toBe(202)
  expect((await ask(service)).status).toBe(429)
  service.pass(TEN + HOUR - service.deps.now())
  const later = { startDate: '2026-12-02', endDate: '2026-12-05' }
  expect((await ask(service, later)).status).toBe(202)
})

test('the link shows what is agreed and what is free, in the language, without script', async () => {
  const service = await start()
  const link = await booked(service)
  const answer = await service.ask(link, {}, { headers: { Accept: 'text/html' } })
  const page = await answer.text()
  expect(answer.status).toBe(200)
  expect(answer.headers.get('Cache-Control')).toBe('no-store')
  expect(page).toContain('We verwachten u op dinsdag 1 december 2026 om 10.00 uur')
  expect(page).toContain('<html lang="nl">')
  expect(page).not.toMatch(/<script|style="/)
  // Free, taken by oneself, and closed.
  expect(page).toContain(`<option value="${String(TEN + HOUR)}">`)
  expect(page).not.toContain(`<option value="${String(TEN)}">`)
  expect(page).not.toContain('zondag')
})

test('moving: another time, the old one is free, both calendars are told, and the link goes on', async () => {
  const service = await start()
  const link = await booked(service)
  service.pass(60_000)
  const moved = await press(service, link, { action: 'move', start: String(TEN + 5 * HOUR) })
  expect(moved.status).toBe(303)
  expect((await seats(service)).map(({ starts_at }) => starts_at)).toEqual([TEN + 5 * HOUR])
  for (const to of [VISITOR, OFFICE]) {
    const [before, after, ...more] = await mailsIn(service.store, to)
    expect(more).toEqual([])
    expect(after?.subject).toContain('dinsdag 1 december 2026 om 15.00 uur')
    expect(calendarOf(after)('UID')).toBe(calendarOf(before)('UID'))
    expect([
      calendarOf(after)('METHOD'),
      calendarOf(after)('SEQUENCE'),
      calendarOf(after)('DTSTART'),
    ]).toEqual(['REQUEST', '1', '20261201T140000Z'])
  }
  const next = moved.headers.get('Location') ?? ''
  const page = await (await service.ask(next)).text()
  expect(page).toContain('om 15.00 uur')
  expect(page).toContain('Uw afspraak is verplaatst')
  // Pressed twice: nobody is told again.
  await press(service, link, { action: 'move', start: String(TEN + 5 * HOUR) })
  expect(await mailsIn(service.store, VISITOR)).toHaveLength(2)
})

test('a moment that somebody else has just taken is not given, and the own one stays', async () => {
  const service = await start()
  const link = await booked(service)
  await booked(service, { email: 'sami@voorbeeld.be' })
  const answer = await press(service, link, { action: 'move', start: String(TEN + HOUR) })
  expect(answer.status).toBe(409)
  expect(await answer.text()).toContain('net door iemand anders gekozen')
  expect((await seats(service)).map(({ starts_at }) => starts_at)).toEqual([TEN, TEN + HOUR])
})

test.each([
  ['a Sunday', Date.parse('2026-12-06T09:00:00Z')],
  ['the night', TEN - 6 * HOUR],
  ['half past', TEN + HOUR / 2],
  ['a holiday', Date.parse('2026-12-25T09:00:00Z')],
  ['the past', Date.parse('2026-11-20T09:00:00Z')],
  ['no number', Number.NaN],
])('nobody moves to %s', async (_, time) => {
  const service = await start()
  const link = await booked(service)
  expect((await press(service, link, { action: 'move', start: String(time) })).status).toBe(409)
  expect(await mailsIn(service.store, VISITOR)).toHaveLength(1)
})

test('cancelling: both calendars are told once, the moment is free, and the link says so', async () => {
  const service = await start()
  const link = await booked(service)
  service.pass(60_000)
  expect(await (await press(service, link, { action: 'cancel' })).text()).toContain(
    'Uw afspraak is geannuleerd',
  )
  await press(service, link, { action: 'cancel' })
  await press(service, link, { action: 'move', start: String(TEN + HOUR) })
  expect(await seats(service)).toEqual([])
  for (const to of [VISITOR, OFFICE]) {
    const mails = await mailsIn(service.store, to)
    expect(mails).toHaveLength(2)
    const entry = calendarOf(mails[1])
    expect([entry('METHOD'), entry('SEQUENCE'), entry('STATUS')]).toEqual(['CANCEL', '1', 'CANCELLED'])
  }
  expect(await (await service.ask(link)).text()).toContain('Uw afspraak is geannuleerd')
  expect(await booked(service, { email: 'sami@voorbeeld.be' })).not.toBe('')
})

test('looking changes nothing: scanners of mail open every link', async () => {
  const service = await start()
  const link = await booked(service)
  for (const address of [link, `${link}?action=cancel`]) expect((await service.ask(address)).status).toBe(200)
  expect((await service.ask(link, { method: 'HEAD' })).status).toBe(200)
  expect(await seats(service)).toHaveLength(1)
})

test('a link that somebody changed is none; it dies with the appointment; other sites cannot press its buttons', async () => {
  const service = await start()
  const link = await booked(service)
  const html = { headers: { Accept: 'text/html' } }
  for (const other of [
    `${link}A`,
    link.slice(0, -1),
    link.replace(/[0-9a-f](?=\.)/, (sign) => (sign === '0' ? '1' : '0')),
  ])
    expect([other, (await service.ask(other, {}, html)).status]).toEqual([other, 404])
  const foreign = await service.ask(
    link,
    { method: 'POST', body: 'action=cancel' },
    { headers: { 'Content-Type': 'application/x-www-form-urlencoded', Origin: 'https://evil.example' } },
  )
  expect(foreign.status).toBe(403)
  service.pass(TEN + HOUR - 1 - service.deps.now())
  expect((await service.ask(link, {}, html)).status).toBe(200)
  service.pass(1)
  expect((await service.ask(link, {}, html)).status).toBe(410)
  expect((await press(service, link, { action: 'cancel' })).status).toBe(410)
  expect(await seats(service)).toHaveLength(1)
})

test('the log has neither names nor links', async () => {
  const service = await start()
  const link = await booked(service)
  await press(service, link, { action: 'cancel' })
  const lines = JSON.stringify(service.logged)
  for (const secret of ['Noor', 'voorbeeld', '0470', link.slice(-20)]) expect(lines).not.toContain(secret)
})
