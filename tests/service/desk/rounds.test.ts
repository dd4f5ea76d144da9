/** The rounds of a day: appointments in their order, with the travel between them. */
import { beforeEach, expect, test } from 'vitest'
import type { DeskRounds } from '../../../core/http/desk/rounds.ts'
import type { ServiceOffice, ServiceProperty } from '../../../core/schema/service-site.ts'
import type { DeskBrowser } from '../../support/desk.ts'
import { DESK_SITE, memberAtDesk, read, startDesk } from '../../support/desk.ts'
import type { TestService } from '../../support/service.ts'
import { ask, HOUR, hour, TEN } from '../appointments/asking.ts'

const [office, ...offices] = DESK_SITE.offices as [ServiceOffice, ServiceOffice]
const [near, ...others] = DESK_SITE.properties as [ServiceProperty, ServiceProperty]
const GENT = { latitude: 51.0543, longitude: 3.7174 }
const BRUSSELS = { latitude: 50.8467, longitude: 4.3525 }
const SITE = {
  offices: [{ ...office, position: GENT }, ...offices],
  properties: [
    { ...near, position: GENT },
    { ...near, id: '4140', reference: 'FAR-1', position: BRUSSELS },
    { ...near, id: '4141', reference: 'LOST' },
    ...others,
  ],
}

let service: TestService
let ines: DeskBrowser
beforeEach(async () => {
  service = await startDesk({}, { site: SITE })
  ines = await memberAtDesk(service)
})

async function booked(property: string, start: number): Promise<void> {
  const email = `${property}.${start}@voorbeeld.be`
  expect((await ask(service, { start: hour(start), property, email })).status).toBe(202)
}

const roundsOf = async (day = '2026-12-01', browser = ines) =>
  (await read<DeskRounds>(browser.get(`/rounds/${day}`))).rounds

const travels = async () => (await roundsOf())[0]?.stops.map(({ travel }) => travel)

test('the stops of an agent follow each other by time, each with the travel to it and what remains', async () => {
  await booked('4140', TEN + 2 * HOUR)
  await booked('4127', TEN)
  const [round, ...rest] = await roundsOf()
  expect(rest).toEqual([])
  expect(round?.person).toBe('Inès Maertens')
  expect(round?.stops.map(({ appointment }) => appointment.home?.id)).toEqual(['4127', '4140'])
  // The first visit is in the street of the office.
  expect(await travels()).toMatchObject([null, { minutes: 70, kilometres: 65 }])
  const [, far] = round?.stops ?? []
  const [first, second] = round?.stops.map(({ appointment }) => appointment) ?? []
  const between = ((second?.startsAt ?? 0) - (first?.endsAt ?? 0)) / 60_000
  expect(far?.travel?.spare).toBe(between - 70)
  expect(far?.travel?.href).toContain('51.0543%2C3.7174%3B50.8467%2C4.3525')
})

test('visits that are too close have less than no time to spare', async () => {
  await booked('4127', TEN)
  await booked('4140', TEN + HOUR)
  expect((await travels())?.[1]?.spare).toBeLessThan(0)
})

test('from the office to the first stop nothing can be short', async () => {
  await booked('4140', TEN)
  expect(await travels()).toMatchObject([{ minutes: 70, spare: null }])
})

test('an unknown place has no travel, neither to it nor from it', async () => {
  await booked('4127', TEN)
  await booked('4141', TEN + 2 * HOUR)
  await booked('4140', TEN + 4 * HOUR)
  expect(await travels()).toEqual([null, null, null])
})

test('a call on the way changes no place', async () => {
  await booked('4127', TEN)
  await booked('4127', TEN + HOUR)
  await booked('4140', TEN + 3 * HOUR)
  await service.store.db
    .updateTable('appointment')
    .set({ meeting: 'phone' })
    .where('starts_at', '=', TEN + HOUR)
    .execute()
  expect(await travels()).toMatchObject([null, null, { minutes: 70 }])
})

test('another day, another office and a word that is no day have no stops', async () => {
  await booked('4127', TEN)
  expect(await roundsOf('2026-12-02')).toEqual([])
  const wout = await memberAtDesk(service, { name: 'Wout Claes', office: 'brugge' })
  expect(await roundsOf('2026-12-01', wout)).toEqual([])
  expect((await ines.get('/rounds/tomorrow')).status).toBe(404)
})
