import { expect, test } from 'vitest'
import { exampleOf } from '../../scripts/docs/examples.ts'
import { eraseData, exportData } from '../../core/service/personal-data.ts'
import { sweep } from '../../core/service/sweep.ts'
import { confirmSearches } from '../support/searches.ts'
import { startService } from '../support/service.ts'

const VISITOR = 'noor@voorbeeld.be'
const OTHER = 'sami@voorbeeld.be'
const DAY = 24 * 3_600_000
const TABLES = ['appointment', 'subscriber', 'search', 'told', 'document_request'] as const

async function start() {
  const service = await startService({ site: { captcha: false } })
  const hours = { [VISITOR]: '2026-12-01T09:00Z', [OTHER]: '2026-12-01T10:00Z' }
  for (const email of [VISITOR, OTHER] as const)
    for (const form of [
      'contact-appointment',
      'request-documents',
      'demand-register',
      'sign-newsletter',
    ] as const)
      expect([
        form,
        (await service.post(form, { ...exampleOf(form), email, start: hours[email] ?? '' })).status,
      ]).toEqual([form, 202])
  await confirmSearches(service)
  const counts = () =>
    Promise.all(
      TABLES.map(async (table) => (await service.store.db.selectFrom(table).selectAll().execute()).length),
    )
  return { service, counts }
}

test('whoever asks gets all of it, in words that a person understands', async () => {
  const { service } = await start()
  const data = await exportData(service.store, VISITOR.toUpperCase())
  expect(data).toMatchObject({
    appointments: [{ property: '4127', state: 'confirmed', startsAt: '2026-12-01T09:00:00.000Z' }],
    newsletter: [{ state: 'pending', language: 'nl', askedAt: '2026-11-22T09:15:00.000Z' }],
    searches: [{ criteria: { goal: 'sale', zone: 'Gent, 9050' }, expiresAt: '2027-11-22T09:15:00.000Z' }],
    documents: [{ property: '4127', requestedAt: '2026-11-22T09:15:00.000Z' }],
  })
  expect(JSON.stringify(data)).not.toContain(OTHER)
})

test('erased it is gone, with the hour that was kept, and nobody else’s is', async () => {
  const { service, counts } = await start()
  const before = await counts()
  expect(await eraseData(service.store, VISITOR)).toMatchObject({
    appointments: 1,
    newsletter: 1,
    searches: 1,
    documents: 1,
  })
  expect(await counts()).toEqual(before.map((count) => count / 2))
  const data = await exportData(service.store, VISITOR)
  expect(Object.values(data).flat()).toEqual([])
})

test('what has had its time is swept: links that nobody confirmed after a week, the rest as the forms say', async () => {
  const { service, counts } = await start()
  service.pass(7 * DAY - 1)
  await sweep(service.deps)
  expect((await counts())[1]).toBe(2)
  service.pass(1)
  await sweep(service.deps)
  expect(await counts()).toEqual([2, 0, 2, 0, 2])
  service.pass(358 * DAY)
  await sweep(service.deps)
  expect(await counts()).toEqual([2, 0, 0, 0, 0])
  // A year after they took place, the last one at eleven on 1 December in Brussels.
  service.pass(9 * DAY + 4 * 3_600_000)
  await sweep(service.deps)
  expect(await counts()).toEqual([0, 0, 0, 0, 0])
})
