/** A wrong clock erases nothing early. */
import { expect, test } from 'vitest'
import { sweepByClock } from '../../core/service/sweep.ts'
import { eachEngine } from '../support/engines.ts'
import { startService } from '../support/service.ts'
import { openTestStore } from '../support/test-store.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const YEAR = 365 * DAY

async function start(createFor?: () => string) {
  const store = createFor && (await openTestStore(createFor()))
  const service = await startService({
    config: { mail: { to: ['office@kantoor-linde.example'] }, retention: { offer: 30 } },
    ...(store && { store }),
  })
  expect((await service.post('offer', service.example('offer'))).status).toBe(202)
  const sweepAfter = async (time: number) => {
    service.pass(time)
    await sweepByClock(service.deps)
    return (await service.store.db.selectFrom('submission').select('id').execute()).length
  }
  const warnings = () => service.logged.filter(({ level }) => level === 40).length
  return { sweepAfter, warnings, close: () => store?.close() }
}

test.each(eachEngine())(
  '%s: a clock a year ahead erases nothing for a day, and nothing when it is set back',
  async (_, createFor) => {
    const { sweepAfter, warnings, close } = await start(createFor)
    expect(await sweepAfter(HOUR)).toBe(1)
    expect(await sweepAfter(YEAR)).toBe(1)
    for (let hours = 1; hours < 24; hours++) expect(await sweepAfter(HOUR)).toBe(1)
    expect(warnings()).toBe(1)
    expect(await sweepAfter(-YEAR)).toBe(1)
    expect(await sweepAfter(HOUR)).toBe(1)
    await close()
  },
)

test('a service that was switched off for months erases a day after its start', async () => {
  const { sweepAfter } = await start()
  expect(await sweepAfter(HOUR)).toBe(1)
  expect(await sweepAfter(100 * DAY)).toBe(1)
  expect(await sweepAfter(DAY - 1)).toBe(1)
  expect(await sweepAfter(1)).toBe(0)
})

test('a database that was never swept is compared with its newest form', async () => {
  const { sweepAfter } = await start()
  expect(await sweepAfter(YEAR)).toBe(1)
  expect(await sweepAfter(DAY)).toBe(0)
})

test('a clock that runs on erases on time', async () => {
  const { sweepAfter, warnings } = await start()
  for (let day = 1; day < 30; day++) expect(await sweepAfter(DAY)).toBe(1)
  expect(await sweepAfter(DAY)).toBe(0)
  expect(warnings()).toBe(0)
})
