import { describe, expect, test } from 'vitest'
import { replay } from '../../../../core/ledger/ledger.ts'
import type { Past } from '../../../../core/ledger/ledger.ts'
import type { LedgerEntry } from '../../../../core/schema/ledger.ts'
import { nextEnd, tombstonesOf } from '../../../../core/site/tombstones.ts'
import { siteOf } from '../../../support/linked.ts'
import { plot } from '../../../support/minimal-site.ts'

const past = (today: string, ...entries: readonly Omit<LedgerEntry, 'schema'>[]): Past => ({
  ledger: replay(entries.map((entry) => ({ schema: 1, ...entry }))),
  today,
})

const PUBLISHED = { day: '2026-01-01', homes: { 'sale BE-9000 4': [1, 7, 8, 9], 'rent LU-1234': [5] } }
const GONE = { day: '2026-08-31', removed: { sold: [7], ended: [8, 9], rented: [5] } }

const files = (months?: number) => ({
  'content/properties/plots.json': [plot(1)],
  ...(months !== undefined && {
    'site-config/redirects.json': { redirects: [], tombstoneMonths: months },
  }),
})

test('projects that are gone end as their homes did, and are apart from homes of the same kind', async () => {
  const day = '2026-01-01'
  const projects = { 'sale BE-9000 4': [7, 8], 'sale BE-9000': [9] }
  const published = { ...PUBLISHED, projects, projectStates: { sold: [7, 8] } }
  const gone = { ...GONE, removedProjects: { sold: [7, 8], ended: [9] } }
  const found = tombstonesOf(await siteOf(files()), past('2026-09-01', { ...published, day }, gone))
  expect(found.map(({ record, end, type, ids }) => [record, end, type, ids])).toEqual([
    ['property', 'ended', 4, [8, 9]],
    ['project', 'ended', undefined, [9]],
    ['project', 'sold', 4, [7, 8]],
    ['property', 'rented', undefined, [5]],
    ['property', 'sold', 4, [7]],
  ])
})

describe('homes that are gone', () => {
  test('are together where they are of one kind and ended alike', async () => {
    const found = tombstonesOf(await siteOf(files()), past('2026-09-01', PUBLISHED, GONE))
    expect(found.map(({ end, goal, type, town, ids }) => [end, goal, type, town?.zip, ids])).toEqual([
      ['ended', 'sale', 4, '9000', [8, 9]],
      ['rented', 'rent', undefined, undefined, [5]],
      ['sold', 'sale', 4, '9000', [7]],
    ])
  })

  test('are gone today where the site lacks them and the ledger does not know it yet', async () => {
    const site = await siteOf(files())
    expect(tombstonesOf(site, past('2026-09-01', PUBLISHED)).flatMap(({ ids }) => ids)).toEqual([5, 7, 8, 9])
    expect(nextEnd(site, past('2026-09-01', PUBLISHED))).toBe('2027-09-01')
  })

  test('are withdrawn only where the agency cancelled them', async () => {
    const statuses = [3, 0, 5].map((Status, index) => plot(index + 7, { Status }))
    const site = await siteOf({ 'content/properties/plots.json': [plot(1), ...statuses] })
    const ends = tombstonesOf(site, past('2026-09-01', PUBLISHED)).map(({ end, ids }) => [end, ids])
    expect(ends).toEqual([
      ['ended', [5]],
      ['ended', [8, 9]],
      ['withdrawn', [7]],
    ])
  })

  test('are there again when they come back', async () => {
    const back = past('2026-09-01', PUBLISHED, { day: '2026-08-31', removed: { ended: [1] } })
    expect(tombstonesOf(await siteOf(files()), back).flatMap(({ ids }) => ids)).not.toContain(1)
  })

  test.each([
    [undefined, '2027-08-31'],
    [6, '2027-02-28'],
    [1, '2026-09-30'],
  ])('are told of for %s months, up to a day', async (months, until) => {
    const site = await siteOf(files(months))
    const eve = new Date(Date.parse(until) - 86_400_000).toISOString().slice(0, 10)
    expect(nextEnd(site, past(eve, PUBLISHED, GONE))).toBe(until)
    expect(tombstonesOf(site, past(eve, PUBLISHED, GONE))).toHaveLength(3)
    expect(tombstonesOf(site, past(until, PUBLISHED, GONE))).toEqual([])
    expect(nextEnd(site, past(until, PUBLISHED, GONE))).toBeNull()
  })

  test('are not told of where the site says so', async () => {
    expect(tombstonesOf(await siteOf(files(0)), past('2026-08-31', PUBLISHED, GONE))).toEqual([])
  })
})
