import { expect, test } from 'vitest'
import { portalProperty, portalSession } from '../../../core/http/portal.ts'
import { ownersFile } from '../../../core/schema/owners-file.ts'
import { demoFile, seedDemo } from '../../../scripts/demo/seed-demo.ts'
import { weekdayOf } from '../../../core/service/time-zone.ts'
import { logIn } from '../../support/portal.ts'
import { NOW, startService } from '../../support/service.ts'

const TODAY = '2026-11-22'

test('the demo’s owner logs in and finds a year: visits, letters, history, documents and figures', async () => {
  const service = await startService()
  const { email, password } = await seedDemo(service.deps)
  const owner = await logIn(service, email, password)
  const { properties } = portalSession.parse(await (await owner.get('/session')).json())
  expect(properties.map(({ id }) => id)).toEqual(['4120', '4122', '4124'])
  for (const { id } of properties) {
    const property = portalProperty.parse(await (await owner.get(`/properties/${id}`)).json())
    const states = new Set(property.visitList.map(({ state }) => state))
    expect([...states]).toEqual(expect.arrayContaining(['planned', 'done']))
    expect(property.communications.length).toBeGreaterThan(10)
    expect(NOW - Math.min(...property.history.map(({ at }) => at))).toBeGreaterThan(350 * 86_400_000)
    expect(property.statistics.sources).toHaveLength(3)
    expect(property.statistics.days.every(({ counts }) => counts.every((count) => count > 0))).toBe(true)
    const [document] = property.documents
    const answer = await owner.get(`/properties/${id}/documents/${document?.id}`)
    expect((await answer.text()).startsWith('%PDF-1.4')).toBe(true)
  }
})

test('it is the same for the same day, and passes the checks of an import', () => {
  expect(demoFile(TODAY)).toEqual(demoFile(TODAY))
  expect(() => ownersFile.parse(JSON.parse(numericIds(demoFile(TODAY))))).not.toThrow()
})

test('nobody works on a Sunday, and what is planned lies ahead', () => {
  for (const { visits = [], communications = [], history = [] } of demoFile(TODAY).properties ?? []) {
    const days = [...visits, ...communications, ...history].map(({ date }) => date.slice(0, 10))
    expect(days.filter((day) => weekdayOf(day) === 7)).toEqual([])
    expect(visits.filter(({ status, date }) => status === 'planned' && date < TODAY)).toEqual([])
    expect(visits.filter(({ status, date }) => status === 'done' && date >= TODAY)).toEqual([])
  }
})

test('started again, it adds nothing, and has another password', async () => {
  const service = await startService()
  const rows = async () =>
    Promise.all(
      (['owner', 'visit', 'event', 'portal_count', 'page_count', 'portal_document'] as const).map(
        async (table) => (await service.store.db.selectFrom(table).selectAll().execute()).length,
      ),
    )
  const first = await seedDemo(service.deps)
  const before = await rows()
  const second = await seedDemo(service.deps)
  expect(await rows()).toEqual(before)
  expect(second.password).not.toBe(first.password)
  await expect(logIn(service, first.email, first.password)).rejects.toThrow('401')
})

/** Ids of properties are numbers in a file. */
function numericIds(file: ReturnType<typeof demoFile>): string {
  return JSON.stringify(file, (key, value: unknown) =>
    key === 'id' && typeof value === 'string' && /^\d+$/.test(value)
      ? Number(value)
      : key === 'properties' && Array.isArray(value) && typeof value[0] === 'string'
        ? value.map(Number)
        : value,
  )
}
