import { describe, expect, test } from 'vitest'
import { STATISTICS_API } from '../../../core/domain/statistics.ts'
import { sweep } from '../../../core/service/sweep.ts'
import type { PostOptions, TestService } from '../../support/service.ts'
import { startService } from '../../support/service.ts'

const PROPERTY = '/nl/te-koop/gent/herenhuis/4127/'
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:133.0) Gecko/20100101 Firefox/133.0'

const tell = (service: TestService, path: string, { headers = {}, ...more }: PostOptions = {}) =>
  service.ask(
    STATISTICS_API,
    { method: 'POST', body: path },
    { ...more, headers: { 'User-Agent': FIREFOX, ...headers } },
  )

async function counted(service: TestService) {
  await service.counter.flush()
  const rows = await service.store.db
    .selectFrom('page_count')
    .selectAll()
    .orderBy('property')
    .orderBy('path')
    .execute()
  return rows.map(({ property, path, day, count }) => [property, path, day, count])
}

test('views of a property are added up over its languages, those of other pages by their path', async () => {
  const service = await startService()
  for (const path of [PROPERTY, '/fr/a-vendre/gand/maison/4127/', PROPERTY, '/nl/', '/nl/te-koop/'])
    expect((await tell(service, path)).status).toBe(204)
  expect(await counted(service)).toEqual([
    ['', '/nl/', '2026-11-22', 1],
    ['', '/nl/te-koop/', '2026-11-22', 1],
    ['4127', '', '2026-11-22', 3],
  ])
  await tell(service, PROPERTY)
  expect(await counted(service)).toContainEqual(['4127', '', '2026-11-22', 4])
})

test('a site that counts no views counts none that is reported all the same', async () => {
  const service = await startService({ config: { statistics: false } })
  expect((await tell(service, PROPERTY)).status).toBe(204)
  expect(await counted(service)).toEqual([])
})

test.each([
  ['a quarter to midnight in Brussels', 13.5, '2026-11-22'],
  ['a quarter past midnight in Brussels', 14, '2026-11-23'],
])('a day ends at midnight in Brussels: %s', async (_, hours, day) => {
  const service = await startService()
  service.pass(hours * 3_600_000)
  await tell(service, PROPERTY)
  expect(await counted(service)).toEqual([['4127', '', day, 1]])
})

describe('is answered, and not counted', () => {
  test.each<[string, string, PostOptions]>([
    ['a preview', '/nl/preview/te-koop/', {}],
    ['a language that the site does not have', '/de/verkauf/', {}],
    ['no path', 'hallo', {}],
    ['another host', '//elders.example/', {}],
    ['a query', '/nl/?a=1', {}],
    ['markup', '/nl/<script>/', {}],
    ['a way out', '/nl/../../', {}],
    ['nothing', '', {}],
    ['a path that is too long', `/nl/${'a/'.repeat(200)}`, {}],
    ['a megabyte', `/nl/${'a'.repeat(1024 * 1024)}/`, {}],
    ['somebody who asks not to be followed', PROPERTY, { headers: { DNT: '1' } }],
    ['somebody who asks for privacy', PROPERTY, { headers: { 'Sec-GPC': '1' } }],
    ['a robot', PROPERTY, { headers: { 'User-Agent': 'Mozilla/5.0 (compatible; Examplebot/2.1)' } }],
    ['a browser without a head', PROPERTY, { headers: { 'User-Agent': `${FIREFOX} HeadlessChrome/131` } }],
    ['a program', PROPERTY, { headers: { 'User-Agent': 'curl/8.5.0' } }],
    ['nobody', PROPERTY, { headers: { 'User-Agent': null } }],
  ])('%s', async (_, path, options) => {
    const service = await startService()
    expect((await tell(service, path, options)).status).toBe(204)
    expect(await counted(service)).toEqual([])
  })
})

test.each([['https://elders.example'], [null]])(
  'a page of another site counts nothing: %s',
  async (origin) => {
    const service = await startService()
    expect((await tell(service, PROPERTY, { headers: { Origin: origin } })).status).toBe(403)
    expect(await counted(service)).toEqual([])
  },
)

test('one address counts three views of a page in a minute, and others beside it', async () => {
  const service = await startService()
  for (let time = 0; time < 125; time++) await tell(service, PROPERTY)
  await tell(service, PROPERTY, { address: '198.51.100.9' })
  expect(await counted(service)).toEqual([['4127', '', '2026-11-22', 4]])
  service.pass(60_000)
  await tell(service, PROPERTY)
  expect(await counted(service)).toEqual([['4127', '', '2026-11-22', 5]])
})

test('one address counts 120 views of all pages in a minute', async () => {
  const service = await startService()
  for (let page = 0; page < 125; page++) await tell(service, `/nl/${page}/`)
  expect(await counted(service)).toHaveLength(120)
})

test('addresses that the site does not have are not counted', async () => {
  const service = await startService({ site: { paths: ['/nl/', '/nl/te-koop/'] } })
  for (const path of ['/nl/te-koop/', '/nl/verzonnen/', PROPERTY]) await tell(service, path)
  expect((await counted(service)).map(([property, path]) => [property, path])).toEqual([
    ['', '/nl/te-koop/'],
    ['4127', ''],
  ])
})

test('counts of years ago are erased', async () => {
  const service = await startService()
  await tell(service, PROPERTY)
  await service.counter.flush()
  service.pass(1102 * 24 * 3_600_000)
  await sweep(service.deps)
  expect(await counted(service)).toEqual([])
})

test('invented pages are not kept without end', async () => {
  const service = await startService()
  for (let page = 0; page < 1100; page++) service.counter.count(`/nl/${page}/`)
  service.counter.count('/nl/7/')
  service.counter.count(PROPERTY)
  const rows = await counted(service)
  expect(rows).toHaveLength(1001)
  expect(rows).toContainEqual(['', '/nl/7/', '2026-11-22', 2])
  expect(rows).toContainEqual(['4127', '', '2026-11-22', 1])
})

test('what could not be written is written the next time', async () => {
  const service = await startService()
  await service.store.write((transaction) =>
    transaction.schema.alterTable('page_count').renameTo('away').execute(),
  )
  service.counter.count(PROPERTY)
  await service.counter.flush()
  await service.store.write((transaction) =>
    transaction.schema.alterTable('away').renameTo('page_count').execute(),
  )
  service.counter.count(PROPERTY)
  expect(await counted(service)).toEqual([['4127', '', '2026-11-22', 2]])
})

test('nothing of who looked is kept or logged: no address, no browser, no cookie', async () => {
  const service = await startService()
  const answer = await tell(service, PROPERTY)
  await service.counter.flush()
  expect(answer.headers.get('Set-Cookie')).toBeNull()
  const rows = await service.store.db.selectFrom('page_count').selectAll().execute()
  expect(rows).toEqual([{ property: '4127', path: '', day: '2026-11-22', count: 1 }])
  expect(await service.store.db.selectFrom('attempts').selectAll().execute()).toEqual([])
  for (const trace of ['192.0.2.7', 'Firefox']) expect(JSON.stringify(service.logged)).not.toContain(trace)
})
