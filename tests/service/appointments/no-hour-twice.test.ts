import { describe, expect, onTestFinished, test } from 'vitest'
import { MOST_HELD } from '../../../core/service/appointments/make-appointment.ts'
import { eachEngine } from '../../support/engines.ts'
import { mailsIn } from '../../support/outbox.ts'
import { openTestStore } from '../../support/test-store.ts'
import {
  AGENT,
  HOME,
  HOUR,
  SECOND,
  TEN,
  WITH_AGENT,
  ask,
  booked,
  hour,
  problemsOf,
  refusedStart,
  rows,
  start,
  startsOf,
} from './asking.ts'

const DAY = 24 * HOUR

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
    const other = await openTestStore(first.file)
    const second = await start({ store: other })
    // Random numbers repeat in tests, so the other process must not make the same ids.
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
      const store = await openTestStore(address())
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
