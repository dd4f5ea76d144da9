import { createHmac } from 'node:crypto'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import type { DeskToday } from '../../../core/http/desk/oversight.ts'
import type { DeskBuildDetail, DeskPublishing } from '../../../core/http/desk/publishing.ts'
import { askForBuild, claimBuild } from '../../../core/service/publishing/builds.ts'
import { startBuilds } from '../../../core/service/publishing/run-builds.ts'
import type { RunBuild } from '../../../core/service/publishing/run-builds.ts'
import type { DeskBrowser } from '../../support/desk.ts'
import { DESK_SITE, memberAtDesk, read, startDesk } from '../../support/desk.ts'
import type { TestService } from '../../support/service.ts'

const HOUSE = DESK_SITE.properties?.[0]?.titles.nl

let service: TestService
let griet: DeskBrowser
beforeEach(async () => {
  service = await startDesk({ publishing: {} }, { rebuild: 'a secret of the CRM' })
  griet = await memberAtDesk(service, { name: 'Griet Baas', role: 'manager' })
})

const publishing = () => read<DeskPublishing>(griet.get('/publishing'))

const SAID = JSON.stringify({
  report: {
    pages: 753,
    rendered: 4,
    homes: 37,
    imports: [{ id: 'crm', read: 40, published: 37, leftOut: 2, filtered: 1 }],
    changes: { cheaper: [4127], new: [5001], gone: [12] },
    files: 1570,
    bytes: 40_600_000,
    picturesMade: 3,
    phases: [
      { phase: 'read and check', milliseconds: 1058 },
      { phase: 'render', milliseconds: 752 },
    ],
    nextChange: { at: '2027-03-20T12:00:00.000Z', what: 'an open-house day ends' },
  },
  diagnostics: [
    {
      code: 'AS3212',
      severity: 'warning',
      message: 'no rent',
      file: 'content/a.json',
      line: 3,
      column: 5,
      hint: 'add it',
    },
  ],
})

/** Starts the builds of the process, and resolves once this many runs have ended. */
function runs(run: RunBuild, given: TestService = service): void {
  const builds = startBuilds(run, given.deps)
  onTestFinished(() => builds.stop())
}

async function until(isThere: (now: DeskPublishing) => boolean): Promise<DeskPublishing> {
  for (;;) {
    const now = await publishing()
    if (isThere(now)) return now
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}

test('a member asks for a build, and sees what it published and its problems with their place', async () => {
  expect(await publishing()).toEqual({ isOn: true, every: null, builds: [] })
  const asked = await read<DeskPublishing>(griet.send('POST', '/publishing/builds'))
  expect(asked.builds).toMatchObject([{ state: 'waiting', cause: 'member', by: 'Griet Baas' }])
  runs(() => Promise.resolve({ isOk: true, output: SAID, errors: 'a warning of Node\n' }))
  const { builds } = await until((now) => now.builds[0]?.state === 'done')
  expect(builds).toMatchObject([{ pages: 753, rendered: 4, homes: 37, errors: 0, warnings: 1 }])
  const detail = await read<DeskBuildDetail>(griet.get(`/publishing/builds/${builds[0]?.id}`))
  expect(detail.imports).toEqual([{ id: 'crm', read: 40, published: 37, leftOut: 2, filtered: 1 }])
  expect(detail.changes).toMatchObject([
    { change: 'new', count: 1, homes: [{ id: '5001', reference: '5001', title: '5001' }] },
    { change: 'cheaper', count: 1, homes: [{ id: '4127', reference: 'VBE12', title: HOUSE }] },
    { change: 'gone', count: 1, homes: [{ id: '12', reference: '12', title: '12', href: null }] },
  ])
  expect(detail.diagnostics).toMatchObject([{ code: 'AS3212', place: 'content/a.json:3:5', hint: 'add it' }])
  expect(detail.log).toEqual({
    files: 1570,
    bytes: 40_600_000,
    picturesMade: 3,
    phases: [
      { phase: 'read and check', milliseconds: 1058 },
      { phase: 'render', milliseconds: 752 },
    ],
  })
  expect(detail.printed).toBe('a warning of Node')
  const last = { id: builds[0]?.id, state: 'done', askedAt: builds[0]?.askedAt }
  expect((await read<DeskToday>(griet.get('/today'))).lastBuild).toEqual(last)
  const agent = await memberAtDesk(service, { name: 'Wout Claes' })
  expect((await read<DeskToday>(agent.get('/today'))).lastBuild).toBeNull()
})

test('a build of an earlier version has no phases', async () => {
  const { id } = await askForBuild({ cause: 'request' }, service.deps)
  const report = { pages: 1, rendered: 1, homes: 1, imports: [], changes: null }
  const outcome = JSON.stringify({ report, diagnostics: [] })
  await service.store.db.updateTable('site_build').set({ state: 'done', outcome }).execute()
  expect(await read<DeskBuildDetail>(griet.get(`/publishing/builds/${id}`))).toMatchObject({
    log: { phases: [], files: null },
    printed: '',
  })
})

test('one build runs at a time, and one that waits serves all who ask', async () => {
  const running: (() => void)[] = []
  let [now, most] = [0, 0]
  runs((_, signal) => {
    most = Math.max(most, ++now)
    return new Promise((resolve) => {
      const end = () => {
        now--
        resolve({ isOk: true, output: SAID, errors: '' })
      }
      running.push(end)
      signal.addEventListener('abort', end)
    })
  })
  await griet.send('POST', '/publishing/builds')
  await until(({ builds }) => builds[0]?.state === 'running')
  service.pass(1)
  for (let count = 0; count < 3; count++) await griet.send('POST', '/publishing/builds')
  const { builds } = await publishing()
  expect(builds.map(({ state }) => state)).toEqual(['waiting', 'running'])
  running[0]?.()
  await until((seen) => seen.builds[0]?.state === 'running')
  running[1]?.()
  await until((seen) => seen.builds.every(({ state }) => state === 'done'))
  expect(most).toBe(1)
})

test('a build that fails says why, also where it printed no report', async () => {
  await griet.send('POST', '/publishing/builds')
  runs(() => Promise.resolve({ isOk: false, output: '', errors: 'Error: the disk is full\n' }))
  const { builds } = await until((now) => now.builds[0]?.state === 'failed')
  const { diagnostics } = await read<DeskBuildDetail>(griet.get(`/publishing/builds/${builds[0]?.id}`))
  expect(diagnostics).toMatchObject([{ severity: 'error', message: 'Error: the disk is full' }])
})

test('a build whose process has ended is lost, and the next one runs', async () => {
  await askForBuild({ cause: 'request' }, service.deps)
  expect(await claimBuild(service.deps)).toMatchObject({ state: 'running' })
  service.pass(1)
  await askForBuild({ cause: 'request' }, service.deps)
  expect(await claimBuild(service.deps)).toBeUndefined()
  service.pass(61_000)
  expect(await claimBuild(service.deps)).toMatchObject({ state: 'running' })
  expect((await publishing()).builds.map(({ state }) => state)).toEqual(['running', 'lost'])
})

test('by the clock a build is asked for when the last one is long enough ago', async () => {
  service = await startDesk({ publishing: { every: 30, strict: true, compress: true, target: 'nginx' } })
  griet = await memberAtDesk(service, { name: 'Griet Baas', role: 'manager' })
  const given: (readonly string[])[] = []
  runs((options) => {
    given.push(options)
    return Promise.resolve({ isOk: true, output: SAID, errors: '' })
  }, service)
  const { builds } = await until((now) => now.builds[0]?.state === 'done')
  expect(builds).toMatchObject([{ cause: 'schedule', by: null }])
  expect(given).toEqual([['--strict', '--compress', '--target', 'nginx']])
})

describe('another program', () => {
  const ask = (body: string, signature: string, given: TestService = service) =>
    given.ask(
      '/api/rebuild',
      { method: 'POST', body },
      { headers: { Origin: null, 'Agency-Site-Signature': signature } },
    )
  const signed = (
    body: string,
    secret = 'a secret of the CRM',
    seconds = Math.floor(service.deps.now() / 1000),
  ) => `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`

  test('asks for a build with a signature', async () => {
    const answer = await ask('{"price":1}', signed('{"price":1}'))
    const { builds } = await publishing()
    expect([answer.status, await answer.json()]).toEqual([202, { ok: true, build: builds[0]?.id }])
    expect(builds).toMatchObject([{ state: 'waiting', cause: 'request', by: null }])
  })

  test.each([
    ['without one', () => ''],
    ['with that of another body', () => signed('other')],
    ['with another secret', () => signed('body', 'guessed')],
    ['with an old one', () => signed('body', undefined, Math.floor(service.deps.now() / 1000) - 301)],
    ['with one of the future', () => signed('body', undefined, Math.floor(service.deps.now() / 1000) + 301)],
    ['with nonsense', () => 't=1,v1=zz'],
  ])('is refused %s', async (_, signature) => {
    const answer = await ask('body', signature())
    expect([answer.status, await answer.json()]).toEqual([401, { ok: false }])
    expect((await publishing()).builds).toEqual([])
  })

  test('is refused with more than it can have to say', async () => {
    const long = 'x'.repeat(5000)
    const answer = await ask(long, signed(long))
    expect([answer.status, await answer.json()]).toEqual([413, { ok: false }])
    expect((await publishing()).builds).toEqual([])
  })

  test('is answered as if there were nothing, where the service builds nothing or has no secret', async () => {
    const without = await startDesk({}, { rebuild: 'a secret of the CRM' })
    const secretless = await startDesk({ publishing: {} })
    for (const given of [without, secretless])
      expect((await ask('body', signed('body'), given)).status).toBe(404)
  })
})

test('an agent sees no builds, and without the setting nobody can ask for one', async () => {
  service.pass(30_000)
  const agent = await memberAtDesk(service)
  expect((await agent.get('/publishing')).status).toBe(404)
  service = await startDesk()
  griet = await memberAtDesk(service, { name: 'Griet Baas', role: 'manager' })
  expect((await griet.send('POST', '/publishing/builds')).status).toBe(404)
  expect(await publishing()).toMatchObject({ isOn: false })
})
