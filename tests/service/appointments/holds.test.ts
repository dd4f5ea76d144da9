import { describe, expect, test } from 'vitest'
import { HOLD_TIME } from '../../../core/service/appointments/holds.ts'
import type { TestService } from '../../support/service.ts'
import { HOUR, TEN, ask, freeStarts, hour, problemsOf, refusedStart, start } from './asking.ts'

const hold = (service: TestService, fields: Readonly<Record<string, string>>, address = '192.0.2.7') =>
  service.ask(
    '/api/holds',
    { method: 'POST', body: new URLSearchParams({ property: '4127', ...fields }).toString() },
    { headers: { 'Content-Type': 'application/x-www-form-urlencoded', Accept: 'application/json' }, address },
  )
const heldBy = async (answer: Response) => ((await answer.json()) as { readonly hold: string }).hold

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
