import { describe, expect, onTestFinished, test } from 'vitest'
import { exampleOf } from '../../../scripts/docs/examples.ts'
import { tellOfGoneHomes } from '../../../core/service/appointments/gone-homes.ts'
import { HOLD_TIME } from '../../../core/service/appointments/holds.ts'
import { MOST_HELD } from '../../../core/service/appointments/make-appointment.ts'
import { listInbox } from '../../../core/service/inbox/inbox.ts'
import type { MailMessage } from '../../../core/service/mail/message.ts'
import type { ServiceSite } from '../../../core/schema/service-site.ts'
import { openStore } from '../../../core/service/store/open-store.ts'
import { eachEngine } from '../../support/engines.ts'
import { mailsIn, serviceLinksIn } from '../../support/outbox.ts'
import { startService } from '../../support/service.ts'
import type { FormValues, PostOptions, ServiceOptions, TestService } from '../../support/service.ts'
import { SERVICE_SITE } from '../../support/service-site.ts'

const OFFICE = 'gent@kantoor-linde.example'
const VISITOR = 'noor@voorbeeld.be'
const HOUR = 3_600_000
const DAY = 24 * HOUR
/** Tuesday 1 December 2026, ten o’clock in Brussels. */
const TEN = Date.parse('2026-12-01T09:00:00Z')
const hour = (start: number) => `${new Date(start).toISOString().slice(0, 16)}Z`

const start = (options: ServiceOptions = {}) =>
  startService({ ...options, site: { captcha: false, ...options.site } })

type AskedForm = 'appointment' | 'contact-appointment'

function ask(
  service: TestService,
  values: FormValues = {},
  form: AskedForm = 'contact-appointment',
  options: PostOptions = {},
) {
  const language = values['language'] ?? 'nl'
  // Each comes from a network of its own: limits are not what is tested.
  const address = `192.0.${String(Math.floor(asked / 250))}.${String(asked++ % 250)}`
  const body = { ...exampleOf(form), newsletter: [], hold: '', language, ...values }
  return service.post(form, body, { address, ...options })
}
let asked = 0

const rows = ({ store }: TestService) =>
  store.db.selectFrom('appointment').selectAll().orderBy('starts_at').execute()
const startsOf = async (service: TestService) => (await rows(service)).map(({ starts_at }) => starts_at)

const calendarOf = (mail: MailMessage | undefined) => {
  const text = mail?.attachments?.[0]?.content.replaceAll('\r\n ', '') ?? ''
  return (name: string) => new RegExp(`^${name}[:;](.*)$`, 'm').exec(text)?.[1]?.trim()
}

/** Asks, and gives the link that was mailed. */
async function booked(service: TestService, values: FormValues = {}) {
  expect((await ask(service, values)).status).toBe(202)
  const mail = (await mailsIn(service.deps, String(values['email'] ?? VISITOR))).at(-1)
  const [link = ''] = mail === undefined ? [] : serviceLinksIn(mail)
  expect(link).toMatch(/^\/api\/appointments\//)
  return link
}

const press = (service: TestService, link: string, fields: Readonly<Record<string, string>>, headers = {}) =>
  service.ask(
    link,
    { method: 'POST', body: new URLSearchParams(fields).toString() },
    { headers: { 'Content-Type': 'application/x-www-form-urlencoded', Accept: 'text/html', ...headers } },
  )

const problemsOf = async (answer: Response) => [answer.status, (await answer.json()) as unknown]
const refusedStart = (code: string) => [422, { ok: false, errors: [{ field: 'start', code }] }]

const AGENT = { name: 'Inès Maertens', phone: '09 000 12 36' }
const [HOME] = SERVICE_SITE.properties
if (HOME === undefined) throw new Error('the sample has a property')
const SECOND = { ...HOME, id: '4128', titles: { nl: 'Loft' } }
const WITH_AGENT = { properties: [{ ...HOME, agent: AGENT }, SECOND] }
const TWO_OFFICES: Partial<ServiceSite> = {
  offices: [
    ...SERVICE_SITE.offices,
    {
      country: 'BE',
      id: 'brussel',
      name: { nl: 'Brussel', fr: 'Bruxelles' },
      email: 'brussel@kantoor-linde.example',
      openingHours: [{ days: [2], from: '14:00', to: '17:00' }],
    },
  ],
}

interface Hours {
  readonly kind: string
  readonly offices: readonly unknown[]
  readonly confirm?: string
  readonly later?: string
  readonly days?: readonly {
    readonly day: string
    readonly label: string
    readonly hours: readonly { readonly start: string; readonly label: string }[]
  }[]
}

async function freeHours(service: TestService, query: string): Promise<Hours> {
  return (await (await service.ask(`/api/free-hours?${query}`)).json()) as Hours
}

const freeStarts = async (service: TestService, query = 'property=4127&from=2026-12-01') =>
  ((await freeHours(service, query)).days ?? []).flatMap(({ hours }) => hours.map((free) => free.start))

const hold = (service: TestService, fields: Readonly<Record<string, string>>, address = '192.0.2.7') =>
  service.ask(
    '/api/holds',
    { method: 'POST', body: new URLSearchParams({ property: '4127', ...fields }).toString() },
    { headers: { 'Content-Type': 'application/x-www-form-urlencoded', Accept: 'application/json' }, address },
  )
const heldBy = async (answer: Response) => ((await answer.json()) as { readonly hold: string }).hold

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
  // A request names no hour.
  expect(bodies.map((body) => 'appointment' in body).toSorted()).toEqual([false, true])
})

describe('the free hours', () => {
  test('day by day, in the words of the mail, within the opening hours', async () => {
    const service = await start()
    const answer = await service.ask('/api/free-hours?property=4127&language=nl&from=2026-12-01')
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
    const found = (await answer.json()) as Hours
    expect(found).toMatchObject({ kind: 'hours', confirm: 'service', offices: [] })
    expect(found.days?.map(({ day }) => day)).toEqual([
      '2026-12-01',
      '2026-12-02',
      '2026-12-03',
      '2026-12-04',
      '2026-12-05',
      '2026-12-07',
    ])
    expect(found.later).toBe('2026-12-08')
    const [tuesday] = found.days ?? []
    expect(tuesday?.label).toBe('dinsdag 1 december 2026')
    expect(tuesday?.hours.map(({ label }) => label)).toEqual(
      [9, 10, 11, 12, 13, 14, 15, 16, 17].map((each) => `${String(each)}.00 uur`),
    )
    expect(tuesday?.hours[1]?.start).toBe(hour(TEN))
  })

  test('tell nothing of visitors, and not of hours that are taken', async () => {
    const service = await start()
    await booked(service, { start: hour(TEN) })
    const text = await (await service.ask('/api/free-hours?property=4127&from=2026-12-01')).text()
    for (const secret of ['Noor', 'voorbeeld', hour(TEN)]) expect(text).not.toContain(secret)
    expect(text).toContain(hour(TEN + HOUR))
  })

  test.each<[string, string, Partial<ServiceSite>, Partial<Hours>]>([
    [
      'a home that is sold',
      'property=4127',
      { properties: [{ ...HOME, availability: 'sold' }] },
      { kind: 'closed' },
    ],
    ['a home that is gone', 'property=9999', {}, { kind: 'closed' }],
    ['a meeting without its place', '', {}, { kind: 'meeting' }],
    [
      'two offices',
      'meeting=office',
      TWO_OFFICES,
      {
        kind: 'office',
        offices: [
          { id: 'gent', name: 'Gent' },
          { id: 'brussel', name: 'Brussel' },
        ],
      },
    ],
    ['an office that there is not', 'meeting=office&office=luik', TWO_OFFICES, { kind: 'office' }],
    [
      'an office without opening hours',
      'meeting=office',
      { offices: [{ id: 'gent', name: {}, openingHours: [] }] },
      { kind: 'closed' },
    ],
  ])('%s', async (_, query, site, expected) => {
    expect(await freeHours(await start({ site }), query)).toMatchObject(expected)
  })

  test('each office has its own; the home’s own office decides', async () => {
    const site = { ...TWO_OFFICES, properties: [{ ...HOME, office: 'brussel' }] }
    const service = await start({ site })
    const own = [13, 14, 15].map((each) => hour(Date.parse(`2026-12-01T${String(each)}:00Z`)))
    const day = (found: readonly string[]) => found.filter((each) => each.startsWith('2026-12-01'))
    expect(day(await freeStarts(service))).toEqual(own)
    expect(day(await freeStarts(service, 'meeting=office&office=brussel&from=2026-12-01'))).toEqual(own)
    expect(day(await freeStarts(service, 'meeting=office&office=gent&from=2026-12-01'))).toHaveLength(9)
    expect((await freeHours(service, 'property=4127')).offices).toEqual([])
  })

  test('a machine that copies the agenda is told to wait', async () => {
    const service = await start()
    const statuses: number[] = []
    for (let count = 0; count < 241; count++)
      statuses.push((await service.ask('/api/free-hours?property=4127')).status)
    expect([statuses.at(0), statuses.at(-2), statuses.at(-1)]).toEqual([200, 200, 429])
  })
})

describe('a hold', () => {
  test('keeps an hour for ten minutes, for its visitor alone', async () => {
    const service = await start()
    const answer = await hold(service, { start: hour(TEN), language: 'nl' })
    const body = (await answer.json()) as { readonly hold: string }
    expect(body).toMatchObject({
      ok: true,
      seconds: 600,
      moment: 'dinsdag 1 december 2026 om 10.00 uur',
      until: '10.25 uur',
    })
    expect(await freeStarts(service)).not.toContain(hour(TEN))
    expect(await freeStarts(service, `property=4127&from=2026-12-01&hold=${body.hold}`)).toContain(hour(TEN))
    expect(await problemsOf(await ask(service, { start: hour(TEN) }))).toEqual(refusedStart('taken'))
    service.pass(HOLD_TIME)
    expect(await freeStarts(service)).toContain(hour(TEN))
    expect((await ask(service, { start: hour(TEN) })).status).toBe(202)
  })

  test('becomes the appointment of whoever has it', async () => {
    const service = await start()
    const mine = await heldBy(await hold(service, { start: hour(TEN) }))
    expect((await ask(service, { start: hour(TEN), hold: mine })).status).toBe(202)
    expect(await service.store.db.selectFrom('hold').selectAll().execute()).toEqual([])
  })

  test('keeps its hour though the notice passes while the form is filled in', async () => {
    const service = await start()
    // Monday, four hours before one o’clock.
    const one = Date.parse('2026-11-23T12:00:00Z')
    service.pass(one - 4 * HOUR - service.deps.now())
    const mine = await heldBy(await hold(service, { start: hour(one) }))
    service.pass(5 * 60_000)
    expect(await problemsOf(await ask(service, { start: hour(one) }))).toEqual(refusedStart('invalid'))
    expect((await ask(service, { start: hour(one), hold: mine })).status).toBe(202)
  })

  test('there is one for each visitor: another hour gives the first one back, and leaving does too', async () => {
    const service = await start()
    const first = await heldBy(await hold(service, { start: hour(TEN) }))
    const second = await heldBy(await hold(service, { start: hour(TEN + HOUR), hold: first }))
    const free = await freeStarts(service)
    expect([free.includes(hour(TEN)), free.includes(hour(TEN + HOUR))]).toEqual([true, false])
    expect((await hold(service, { hold: second })).status).toBe(200)
    expect(await freeStarts(service)).toContain(hour(TEN + HOUR))
  })

  test('one network holds a few hours, whatever it asks', async () => {
    const service = await start()
    const statuses = []
    for (let count = 0; count < 6; count++)
      statuses.push((await hold(service, { start: hour(TEN + count * HOUR) })).status)
    expect(statuses).toEqual([200, 200, 200, 200, 429, 429])
    expect((await hold(service, { start: hour(TEN + 4 * HOUR) }, '198.51.100.4')).status).toBe(200)
    service.pass(HOLD_TIME)
    expect((await hold(service, { start: hour(TEN + 5 * HOUR) })).status).toBe(200)
  })

  test.each([
    ['a closed hour', '2026-12-06T09:00Z'],
    ['half past', '2026-12-01T09:30Z'],
    ['no hour', 'ten'],
  ])('of %s there is none', async (_, wanted) => {
    const answer = await hold(await start(), { start: wanted })
    expect([answer.status, await answer.json()]).toEqual([409, { ok: false, code: 'taken' }])
  })
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
    // Engines differ in one comma of British dates.
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

describe('no hour twice', () => {
  test('one visit for a visitor at an hour, also at another home', async () => {
    const service = await start({ site: WITH_AGENT, config: { appointments: { capacity: 5 } } })
    await booked(service, { start: hour(TEN) })
    expect(await problemsOf(await ask(service, { start: hour(TEN), property: '4128' }))).toEqual(
      refusedStart('clash'),
    )
    expect((await ask(service, { start: hour(TEN + HOUR), property: '4128' })).status).toBe(202)
  })

  test('one visitor in a home at an hour, and an agent at one home', async () => {
    const properties = [HOME, SECOND].map((home) => ({ ...home, agent: AGENT }))
    const service = await start({ site: { properties }, config: { appointments: { capacity: 5 } } })
    await booked(service, { start: hour(TEN) })
    for (const property of ['4127', '4128'])
      expect(
        await problemsOf(await ask(service, { start: hour(TEN), property, email: 'sami@voorbeeld.be' })),
      ).toEqual(refusedStart('taken'))
  })

  test('a form that is sent twice is one appointment, one submission, and one mail to each', async () => {
    const service = await start()
    const answers = [await ask(service, { start: hour(TEN) }), await ask(service, { start: hour(TEN) })]
    const [first, second] = await Promise.all(answers.map((answer) => answer.json()))
    expect(second).toEqual(first)
    expect([(await rows(service)).length, (await mailsIn(service.deps)).length]).toEqual([1, 2])
    expect(await service.store.db.selectFrom('submission').select('id').execute()).toHaveLength(1)
  })

  test('so is a request', async () => {
    const service = await start()
    for (let count = 0; count < 2; count++) expect((await ask(service, { start: 'none' })).status).toBe(202)
    expect(await mailsIn(service.deps)).toHaveLength(2)
    service.pass(11 * 60_000)
    expect((await ask(service, { start: 'none' })).status).toBe(202)
    expect(await mailsIn(service.deps)).toHaveLength(4)
  })

  test('fifty visitors race for the last hour of two processes: one has it', async () => {
    const first = await start()
    const other = await openStore(first.file)
    const second = await start({ store: other })
    // Chance repeats itself in tests: the other process must not make the same ids.
    for (let calls = 0; calls < 1000; calls++) second.deps.random(1)
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, number) =>
        ask(number % 2 === 0 ? first : second, {
          start: hour(TEN),
          email: `v${String(number)}@voorbeeld.be`,
        }),
      ),
    )
    await other.close()
    expect(answers.map(({ status }) => status).toSorted()).toEqual([
      202,
      ...Array.from({ length: 49 }, () => 422),
    ])
    expect(await startsOf(first)).toEqual([TEN])
  })

  test.each(eachEngine())(
    'of many forms of one visitor at the same time no more are booked than one may hold: %s',
    async (_, address) => {
      const store = await openStore(address())
      onTestFinished(() => store.close())
      const service = await start({ store, config: { appointments: { capacity: 5 } } })
      const answers = await Promise.all(
        Array.from({ length: 2 * MOST_HELD }, (_value, number) =>
          ask(service, { start: hour(TEN + (number % 6) * HOUR + (number < 6 ? 0 : DAY)) }),
        ),
      )
      expect(answers.filter(({ status }) => status === 202)).toHaveLength(MOST_HELD)
      expect(await rows(service)).toHaveLength(MOST_HELD)
    },
  )

  test('who holds many appointments makes no more, until one is over', async () => {
    const service = await start()
    for (let number = 0; number < MOST_HELD; number++)
      expect((await ask(service, { start: hour(TEN + number * HOUR) })).status).toBe(202)
    const next = { start: hour(TEN + 24 * HOUR) }
    expect(await problemsOf(await ask(service, next))).toEqual(refusedStart('limit'))
    service.pass(TEN + HOUR - service.deps.now())
    expect((await ask(service, next)).status).toBe(202)
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

describe('without script', () => {
  const page = async (service: TestService, values: FormValues, form: AskedForm = 'contact-appointment') => {
    const answer = await ask(service, values, form, { script: false })
    return { status: answer.status, text: await answer.text(), next: answer.headers.get('Location') }
  }

  test('the form leads to a page that offers the hours, with what was filled in', async () => {
    const service = await start()
    const offered = await page(service, { start: '', startDate: '2026-12-01', endDate: '' })
    expect(offered.status).toBe(200)
    expect(offered.text).toContain('De Wachter')
    expect(offered.text).toContain('dinsdag 1 december 2026')
    expect(offered.text).toMatch(new RegExp(`type="radio"\\s+name="start"\\s+value="${hour(TEN)}"`))
    expect(offered.text).toContain('Geen van deze uren past mij')
    expect(await rows(service)).toEqual([])
    const taken = await page(service, { start: hour(TEN) })
    expect(taken.status).toBe(303)
    expect(taken.next).toMatch(/^\/api\/appointments\/.+\?booked$/)
  })

  test('an hour that is taken meanwhile comes back with those that are free', async () => {
    const service = await start()
    await booked(service, { start: hour(TEN), email: 'sami@voorbeeld.be' })
    const refused = await page(service, { start: hour(TEN), startDate: '2026-12-01', endDate: '' })
    expect(refused.status).toBe(422)
    expect(refused.text).toContain('net door iemand anders gekozen')
    expect(refused.text).not.toContain(`value="${hour(TEN)}"`)
    expect(refused.text).toContain(`value="${hour(TEN + HOUR)}"`)
  })

  test('one of several offices is chosen first', async () => {
    const service = await start({ site: TWO_OFFICES })
    const asked = await page(service, { start: '', meeting: 'office', office: '' }, 'appointment')
    expect(asked.status).toBe(422)
    expect(asked.text).toMatch(/name="office"\s+value="brussel"/)
  })
})

describe('the office confirms by hand', () => {
  const byHand = () => start({ config: { appointments: { confirm: 'office' } } })

  test('every text says so; the hour is kept meanwhile, and no calendar has it', async () => {
    const service = await byHand()
    expect((await freeHours(service, 'property=4127')).confirm).toBe('office')
    const answer = await ask(service, { start: hour(TEN) })
    const { next } = (await answer.json()) as { readonly next: string }
    const page = await (await service.ask(next)).text()
    expect(page).toContain('Uw bezoek is aangevraagd')
    expect(page).toContain('nog niet bevestigd')
    const [visitor] = await mailsIn(service.deps, VISITOR)
    const [office] = await mailsIn(service.deps, OFFICE)
    expect(visitor?.subject).toBe('Aangevraagd: bezoek, dinsdag 1 december 2026 om 10.00 uur')
    expect(visitor?.text).toContain('nog niet bevestigd')
    expect([visitor?.attachments ?? [], office?.attachments]).toEqual([[], []])
    for (const text of [page, visitor?.text, office?.text, office?.subject])
      expect(text).not.toMatch(/\bBevestigd\b|ligt vast/)
    expect(await freeStarts(service)).not.toContain(hour(TEN))
    expect((await service.ask(`${next.replace('?booked', '')}/calendar.ics`)).status).toBe(404)
  })

  test('confirms by its link: both calendars have the entry, and looking changes nothing', async () => {
    const service = await byHand()
    await booked(service, { start: hour(TEN) })
    const [asked] = await mailsIn(service.deps, OFFICE)
    const link =
      (asked === undefined ? [] : serviceLinksIn(asked)).find((each) => each.includes('answers')) ?? ''
    const shown = await (await service.ask(link)).text()
    expect(shown).toContain('dinsdag 1 december 2026 om 10.00 uur')
    expect((await rows(service))[0]?.state).toBe('requested')
    service.pass(1000)
    for (let count = 0; count < 2; count++) await press(service, link, { action: 'confirm' })
    expect((await rows(service))[0]?.state).toBe('confirmed')
    for (const to of [VISITOR, OFFICE]) {
      const mails = await mailsIn(service.deps, to)
      expect([mails.length, calendarOf(mails[1])('DTSTART')]).toEqual([2, '20261201T090000Z'])
      expect(mails[1]?.subject).toContain('Bevestigd: bezoek')
    }
  })

  test('declines: the visitor is told, and the hour is free', async () => {
    const service = await byHand()
    await booked(service, { start: hour(TEN) })
    const [asked] = await mailsIn(service.deps, OFFICE)
    const link =
      (asked === undefined ? [] : serviceLinksIn(asked)).find((each) => each.includes('answers')) ?? ''
    service.pass(1000)
    await press(service, link, { action: 'decline' })
    expect((await mailsIn(service.deps, VISITOR))[1]?.subject).toContain('Niet mogelijk')
    expect(await freeStarts(service)).toContain(hour(TEN))
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

describe('the visitor’s link', () => {
  test('shows what is agreed and what is free, in the language, without script', async () => {
    const service = await start()
    const link = await booked(service, { start: hour(TEN) })
    const answer = await service.ask(link, {}, { headers: { Accept: 'text/html' } })
    const page = await answer.text()
    expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([200, 'no-store'])
    expect(page).toContain('dinsdag 1 december 2026 om 10.00 uur')
    expect(page).toContain('<html lang="nl">')
    expect(page).not.toMatch(/<script|style="/)
    expect(page).toContain(`<option value="${hour(TEN + HOUR)}">`)
    expect(page).not.toContain(`<option value="${hour(TEN)}">`)
    expect(page).not.toContain('zondag')
  })

  test('moves: another time, the old one is free, both calendars are told, and the link goes on', async () => {
    const service = await start()
    const link = await booked(service, { start: hour(TEN) })
    service.pass(60_000)
    const moved = await press(service, link, { action: 'move', start: hour(TEN + 5 * HOUR) })
    expect(moved.status).toBe(303)
    expect(await startsOf(service)).toEqual([TEN + 5 * HOUR])
    for (const to of [VISITOR, OFFICE]) {
      const [before, after, ...more] = await mailsIn(service.deps, to)
      expect(more).toEqual([])
      expect(after?.subject).toContain('dinsdag 1 december 2026 om 15.00 uur')
      expect(calendarOf(after)('UID')).toBe(calendarOf(before)('UID'))
      expect(['METHOD', 'SEQUENCE', 'DTSTART'].map(calendarOf(after))).toEqual([
        'REQUEST',
        '1',
        '20261201T140000Z',
      ])
    }
    const page = await (await service.ask(moved.headers.get('Location') ?? '')).text()
    expect(page).toContain('om 15.00 uur')
    expect(page).toContain('Uw afspraak is verplaatst')
    // Pressed twice: nobody is told again.
    await press(service, link, { action: 'move', start: hour(TEN + 5 * HOUR) })
    expect(await mailsIn(service.deps, VISITOR)).toHaveLength(2)
  })

  test.each([
    ['an hour that somebody else has', hour(TEN + HOUR)],
    ['a Sunday', '2026-12-06T09:00Z'],
    ['the night', hour(TEN - 6 * HOUR)],
    ['half past', hour(TEN + HOUR / 2)],
    ['a holiday', '2026-12-25T09:00Z'],
    ['the past', '2026-11-20T09:00Z'],
    ['no hour', 'x'],
  ])('nobody moves to %s', async (_, wanted) => {
    const service = await start()
    const link = await booked(service, { start: hour(TEN) })
    await booked(service, { start: hour(TEN + HOUR), email: 'sami@voorbeeld.be' })
    const answer = await press(service, link, { action: 'move', start: wanted })
    expect(answer.status).toBe(409)
    expect(await answer.text()).toContain('net door iemand anders gekozen')
    expect(await startsOf(service)).toEqual([TEN, TEN + HOUR])
    expect(await mailsIn(service.deps, VISITOR)).toHaveLength(1)
  })

  test('cancels: both calendars are told once, the hour is free, and the link says so', async () => {
    const service = await start()
    const link = await booked(service, { start: hour(TEN) })
    service.pass(60_000)
    expect(await (await press(service, link, { action: 'cancel' })).text()).toContain(
      'Uw afspraak is geannuleerd',
    )
    await press(service, link, { action: 'cancel' })
    await press(service, link, { action: 'move', start: hour(TEN + HOUR) })
    for (const to of [VISITOR, OFFICE]) {
      const mails = await mailsIn(service.deps, to)
      expect(mails).toHaveLength(2)
      expect(['METHOD', 'SEQUENCE', 'STATUS'].map(calendarOf(mails[1]))).toEqual(['CANCEL', '1', 'CANCELLED'])
    }
    expect(await (await service.ask(link)).text()).toContain('Uw afspraak is geannuleerd')
    expect(await booked(service, { start: hour(TEN), email: 'sami@voorbeeld.be' })).not.toBe('')
  })

  test('looking changes nothing: scanners of mail open every link', async () => {
    const service = await start()
    const link = await booked(service, { start: hour(TEN) })
    for (const address of [link, `${link}?action=cancel`])
      expect((await service.ask(address)).status).toBe(200)
    expect((await service.ask(link, { method: 'HEAD' })).status).toBe(200)
    expect((await rows(service))[0]?.state).toBe('confirmed')
  })

  test('that somebody changed is none; it dies with the appointment; other sites cannot press its buttons', async () => {
    const service = await start()
    const link = await booked(service, { start: hour(TEN) })
    const html = { headers: { Accept: 'text/html' } }
    for (const other of [
      `${link}A`,
      link.slice(0, -1),
      link.replace('/appointments/', '/appointment-answers/'),
    ])
      expect([other, (await service.ask(other, {}, html)).status]).toEqual([other, 404])
    const foreign = await press(service, link, { action: 'cancel' }, { Origin: 'https://evil.example' })
    expect(foreign.status).toBe(403)
    service.pass(TEN + HOUR - 1 - service.deps.now())
    expect((await service.ask(link, {}, html)).status).toBe(200)
    service.pass(1)
    expect((await service.ask(link, {}, html)).status).toBe(410)
    expect((await press(service, link, { action: 'cancel' })).status).toBe(410)
    expect((await rows(service))[0]?.state).toBe('confirmed')
  })

  test('the log has neither names nor links', async () => {
    const service = await start()
    const link = await booked(service, { start: hour(TEN) })
    await press(service, link, { action: 'cancel' })
    const lines = JSON.stringify(service.logged)
    for (const secret of ['Noor', 'voorbeeld', '0470', link.slice(-20)]) expect(lines).not.toContain(secret)
  })
})
