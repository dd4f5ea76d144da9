import { beforeEach, describe, expect, test } from 'vitest'
import type { DeskAppointment, DeskCalendar, DeskFeed, DeskHours } from '../../../core/http/desk/calendar.ts'
import { mailsIn } from '../../support/outbox.ts'
import type { DeskBrowser } from '../../support/desk.ts'
import { memberAtDesk, read, startDesk } from '../../support/desk.ts'
import type { TestService } from '../../support/service.ts'
import { ask, freeStarts, HOUR, hour, TEN, VISITOR } from '../appointments/asking.ts'

let service: TestService
let ines: DeskBrowser
beforeEach(async () => {
  service = await startDesk()
  ines = await memberAtDesk(service)
})

const WEEK = '/calendar?from=2026-11-30&until=2026-12-07'
const calendar = (query = '') => read<DeskCalendar>(ines.get(`${WEEK}${query}`))

async function booked(start = TEN, values: Readonly<Record<string, string>> = {}): Promise<DeskAppointment> {
  expect((await ask(service, { start: hour(start), property: '4127', ...values })).status).toBe(202)
  const { appointments } = await calendar()
  const found = appointments.find(({ startsAt }) => startsAt === start)
  if (found === undefined) throw new Error('no appointment')
  return found
}

test('a week has its appointments with the visitor, the place and the agent', async () => {
  await booked()
  expect((await calendar()).appointments).toMatchObject([
    {
      startsAt: TEN,
      state: 'confirmed',
      office: 'gent',
      person: 'Inès Maertens',
      email: VISITOR,
      home: { id: '4127', title: 'Herenhuis met tuin' },
    },
  ])
  expect((await calendar('&person=Inès Maertens')).appointments).toHaveLength(1)
  expect((await calendar('&person=Niemand')).appointments).toEqual([])
  expect((await calendar('&home=4135')).appointments).toEqual([])
  expect(
    (await read<DeskCalendar>(ines.get('/calendar?from=2026-12-02&until=2026-12-07'))).appointments,
  ).toEqual([])
})

describe('moving', () => {
  test('to a free hour tells the visitor, whose link and calendar follow', async () => {
    const { id } = await booked()
    const { days } = await read<DeskHours>(ines.get(`/calendar/${id}/hours`))
    const free = days.find(({ day }) => day === '2026-12-01')?.hours.map(({ at }) => at) ?? []
    expect(free).toContain(TEN + HOUR)
    const moved = await ines.send('POST', `/calendar/${id}/move`, { startsAt: TEN + HOUR })
    expect(await read<DeskAppointment>(moved)).toMatchObject({ startsAt: TEN + HOUR, state: 'confirmed' })
    const mail = (await mailsIn(service.deps, VISITOR)).at(-1)
    expect(mail?.subject).toContain('om 11.00 uur')
    const entry = mail?.attachments?.[0]?.content ?? ''
    expect(entry).toContain('SEQUENCE:1')
    expect(entry).toContain('DTSTART:20261201T100000Z')
  })

  test('needs no notice, as that of a visitor does', async () => {
    const { id } = await booked()
    // Monday, a quarter past nine: ten o'clock is within the notice of four hours.
    service.pass(24 * HOUR)
    ines = await memberAtDesk(service, { name: 'Tom Goossens' })
    const soon = Date.parse('2026-11-23T10:00:00Z')
    expect((await ines.send('POST', `/calendar/${id}/move`, { startsAt: soon })).status).toBe(200)
  })

  test('to an hour that is taken, closed or nonsense changes nothing', async () => {
    const { id } = await booked()
    await booked(TEN + 2 * HOUR, { email: 'ander@voorbeeld.be' })
    const before = await calendar()
    for (const startsAt of [TEN + 2 * HOUR, Date.parse('2026-12-06T10:00:00Z'), TEN + 60_000, 0]) {
      const answer = await ines.send('POST', `/calendar/${id}/move`, { startsAt })
      expect([answer.status, await answer.json()]).toEqual([409, { ok: false, code: 'taken' }])
    }
    expect(await calendar()).toEqual(before)
  })
})

test('a request is confirmed or refused, and a confirmed appointment is cancelled, with a mail each', async () => {
  service = await startDesk({ appointments: { confirm: 'office' } })
  ines = await memberAtDesk(service)
  const first = await booked()
  expect(first.state).toBe('requested')
  const confirmed = await ines.send('POST', `/calendar/${first.id}/confirm`)
  expect(await read<DeskAppointment>(confirmed)).toMatchObject({ state: 'confirmed' })
  const cancelled = await ines.send('POST', `/calendar/${first.id}/cancel`)
  expect(await read<DeskAppointment>(cancelled)).toMatchObject({ state: 'cancelled' })
  const subjects = (await mailsIn(service.deps, VISITOR)).map(({ subject }) => subject)
  expect(subjects).toHaveLength(3)
  expect((await ines.send('POST', `/calendar/${first.id}/confirm`)).status).toBe(409)
  expect((await calendar()).appointments).toEqual([])
})

describe('blocked hours', () => {
  const block = (values: object = {}) =>
    ines.send('POST', '/calendar/blocks', {
      day: '2026-12-01',
      from: '10:00',
      to: '12:00',
      office: 'gent',
      person: null,
      text: 'opleiding',
      ...values,
    })

  test('of the office are offered to nobody, until they are free again', async () => {
    const before = await freeStarts(service)
    expect((await block()).status).toBe(204)
    const blocked = [hour(TEN), hour(TEN + HOUR)]
    expect(await freeStarts(service)).toEqual(before.filter((start) => !blocked.includes(start)))
    expect((await ask(service, { start: hour(TEN), property: '4127' })).status).toBe(422)
    const [row] = (await calendar()).blocked
    expect(row).toMatchObject({ startsAt: TEN, endsAt: TEN + 2 * HOUR, text: 'opleiding' })
    expect((await ines.send('DELETE', `/calendar/blocks/${row?.id}`)).status).toBe(204)
    expect(await freeStarts(service)).toEqual(before)
  })

  test('of one agent leave the hours of the others', async () => {
    await block({ person: 'Inès Maertens' })
    expect(await freeStarts(service)).not.toContain(hour(TEN))
    service = await startDesk({ appointments: { capacity: 2 } })
    ines = await memberAtDesk(service)
    await block({ person: 'Wout Claes' })
    expect(await freeStarts(service)).toContain(hour(TEN))
  })

  test.each([
    ['that end before they begin', { from: '12:00', to: '10:00' }],
    ['at no hour', { from: '25:00' }],
    ['without a reason', { text: '' }],
  ])('%s are refused', async (_, values) => {
    expect((await block(values)).status).toBe(415)
  })
})

const summariesIn = (calendar: string) =>
  [...calendar.replaceAll('\r\n ', '').matchAll(/^SUMMARY:(.*)$/gm)].map(([, summary]) => summary)

describe('the feed of a member', () => {
  test('has the own appointments and those without an agent, and ends with a new address', async () => {
    await booked()
    const { href } = await read<DeskFeed>(ines.send('POST', '/calendar/feed'))
    const feed = await service.ask(href)
    expect(feed.headers.get('Content-Type')).toContain('text/calendar')
    const text = await feed.text()
    expect(summariesIn(text)).toEqual([expect.stringContaining('Herenhuis met tuin')])
    for (const name of ['NAME', 'X-WR-CALNAME'])
      expect(text).toContain(`\r\n${name}:Kantoor Linde & Zn · Inès Maertens\r\n`)
    expect(text.split('\r\n').filter((line) => Buffer.byteLength(line) > 75)).toEqual([])
    await ines.send('POST', '/calendar/feed')
    expect((await service.ask(href)).status).toBe(404)
  })

  test('has nothing of another agent, and ends by hand', async () => {
    await booked()
    service.pass(30_000)
    const tom = await memberAtDesk(service, { name: 'Tom Goossens' })
    const { href } = await read<DeskFeed>(tom.send('POST', '/calendar/feed'))
    expect(summariesIn(await (await service.ask(href)).text())).toEqual([])
    await tom.send('DELETE', '/calendar/feed')
    expect((await service.ask(href)).status).toBe(404)
  })
})
