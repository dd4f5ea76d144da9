import { expect, test } from 'vitest'
import { erasePerson } from '../../../core/service/erase-person.ts'
import { mailsIn } from '../../support/outbox.ts'
import { OFFICE, TEN, VISITOR, booked, calendarOf, hour, rows, start } from './asking.ts'

test('the office is told of the visit that ends with an erased visitor, and its calendar removes the entry', async () => {
  const service = await start()
  await booked(service, { start: hour(TEN) })
  const [before] = await mailsIn(service.deps, OFFICE)
  expect((await erasePerson(service.deps, VISITOR)).told).toBe(1)
  expect(await rows(service)).toEqual([])
  const mails = await mailsIn(service.deps, OFFICE)
  const told = mails.at(-1)
  expect(told?.subject).toContain('dinsdag 1 december 2026 om 10.00 uur')
  expect(['METHOD', 'STATUS', 'SEQUENCE', 'DTSTART'].map(calendarOf(told))).toEqual([
    'CANCEL',
    'CANCELLED',
    '1',
    calendarOf(before)('DTSTART'),
  ])
  expect(calendarOf(told)('UID')).toBe(calendarOf(before)('UID'))
  expect(JSON.stringify(told)).not.toContain(VISITOR)
  expect(await mailsIn(service.deps, VISITOR)).toEqual([])
})
