import { describe, expect, test } from 'vitest'
import type { ServiceSite } from '../../../core/schema/service-site.ts'
import { HOME, HOUR, TEN, TWO_OFFICES, booked, freeHours, freeStarts, hour, start } from './asking.ts'
import type { Hours } from './asking.ts'

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
