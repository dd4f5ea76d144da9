/** Text and dates that JSON and addresses can carry, and that a database or a calendar refuses. None stops the service. */
import { expect, onTestFinished, test } from 'vitest'
import { HOURS_ADDRESS } from '../../core/domain/free-hours.ts'
import { memberAtDesk, read, startDesk } from '../support/desk.ts'
import { eachEngine } from '../support/engines.ts'
import { openTestStore } from '../support/test-store.ts'

test.each(eachEngine())('%s keeps U+FFFD for half of a surrogate pair and NUL', async (_, newAddress) => {
  const store = await openTestStore(newAddress())
  onTestFinished(() => store.close())
  const browser = await memberAtDesk(await startDesk({}, { store }), { role: 'administrator' })
  const template = { name: 'a\ud800', language: 'nl', subject: 'b\u0000', text: '\udc00c' }
  await browser.send('POST', '/templates', template)
  const kept = { name: 'a\ufffd', subject: 'b\ufffd', text: '\ufffdc' }
  expect(await read(browser.get('/templates'))).toMatchObject({ templates: [kept] })
  for (const path of ['/inbox/%00', '/inbox?home=%00'])
    expect([path, (await browser.get(path)).status]).toEqual([path, 404])
})

test('the desk refuses days and moments of no calendar', async () => {
  const browser = await memberAtDesk(await startDesk(), { role: 'administrator' })
  const block = { from: '09:00', to: '10:00', office: 'gent', person: null, text: 'x' }
  const blocked = (day: string) => browser.send('POST', '/calendar/blocks', { ...block, day })
  expect((await blocked('2026-12-01')).ok).toBe(true)
  expect((await blocked('2026-02-30')).status).toBe(415)
  const moved = await browser.send('POST', '/calendar/x/move', { startsAt: Number.MIN_SAFE_INTEGER })
  expect(moved.status).toBe(415)
})

test('free hours from a day of no calendar are those from today', async () => {
  const service = await startDesk()
  const hours = async (more: string) =>
    read(service.ask(`${HOURS_ADDRESS}?property=4127&meeting=office${more}`))
  const today = await hours('')
  expect(today).toMatchObject({ kind: 'hours' })
  expect(await hours('&from=2026-02-30')).toEqual(today)
})
