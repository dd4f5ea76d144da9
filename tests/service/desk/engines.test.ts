/** The desk on the other engine: the same queries on PostgreSQL. */
import { expect, onTestFinished, test } from 'vitest'
import type { DeskCalendar } from '../../../core/http/desk/calendar.ts'
import type { DeskHomeDetail, DeskHomes, DeskOwners } from '../../../core/http/desk/homes.ts'
import type { DeskInbox, DeskMessage } from '../../../core/http/desk/inbox.ts'
import type { DeskAudit, DeskHealth, DeskToday } from '../../../core/http/desk/oversight.ts'
import type { DeskPasskeyOptions, DeskPasskeys } from '../../../core/http/desk/passkeys.ts'
import type { DeskRounds } from '../../../core/http/desk/rounds.ts'
import { noteBackup } from '../../../core/service/backup/last-backup.ts'
import { eraseDeskRemains } from '../../../core/service/desk/remains.ts'
import { askForBuild, claimBuild, endBuild } from '../../../core/service/publishing/builds.ts'
import { noteNewsRun } from '../../../core/service/registered-searches/news-runs.ts'
import { newPasskey } from '../../support/passkey.ts'
import { SITE_URL } from '../../support/service-site.ts'
import { DESK_PASSWORD, memberAtDesk, read, startDesk } from '../../support/desk.ts'
import { createDatabase } from '../../support/postgres.ts'
import { openTestStore } from '../../support/test-store.ts'
import { ask, hour, TEN, VISITOR } from '../appointments/asking.ts'

test('a member reads, answers, moves, blocks, looks at homes, and erases', async () => {
  const store = await openTestStore(createDatabase())
  onTestFinished(() => store.close())
  const service = await startDesk({ publishing: {} }, { store })
  const chief = await memberAtDesk(service, { name: 'Griet Baas', role: 'administrator' })
  expect((await ask(service, { start: hour(TEN), property: '4127', remarks: 'Een terras?' })).status).toBe(
    202,
  )
  const { messages, counts } = await read<DeskInbox>(
    chief.get('/inbox?search=terras&state=new&assigned=nobody'),
  )
  expect(counts).toEqual({ new: 1, open: 0, done: 0 })
  const [{ id } = { id: '' }] = messages
  await chief.send('POST', `/inbox/${id}/readers`)
  await chief.send('POST', `/inbox/${id}/notes`, { text: 'een notitie' })
  const answered = await chief.send('POST', `/inbox/${id}/replies`, { subject: 'Re', text: 'Dag' })
  expect(await read<DeskMessage>(answered)).toMatchObject({ version: 2, replies: [{ subject: 'Re' }] })
  await ask(service, { start: hour(TEN + 7 * 24 * 3_600_000), property: '4127', remarks: 'Een kelder?' })
  const [{ id: second } = { id: '' }] = (await read<DeskInbox>(chief.get('/inbox?search=kelder'))).messages
  const merged = await chief.send('PATCH', `/inbox/${id}`, { merged: [second], state: 'open', seen: 2 })
  expect(await read<DeskMessage>(merged)).toMatchObject({ parts: [{ id: second }], others: [] })
  const whole = await read<DeskInbox>(chief.get('/inbox?search=kelder&home=4127'))
  expect(whole.messages.map((row) => row.id)).toEqual([id])
  expect((await chief.send('POST', `/calendar/${id}/move`, { startsAt: TEN + 3_600_000 })).status).toBe(200)
  const block = { day: '2026-12-01', from: '14:00', to: '15:00', office: 'gent', person: null, text: 'x' }
  expect((await chief.send('POST', '/calendar/blocks', block)).status).toBe(204)
  const calendar = await read<DeskCalendar>(chief.get('/calendar?from=2026-11-30&until=2026-12-07'))
  expect([calendar.appointments.length, calendar.blocked.length]).toEqual([1, 1])
  const { homes } = await read<DeskHomes>(chief.get('/homes'))
  expect(homes.find((home) => home.id === '4127')).toMatchObject({ messages: 2, visits: 2 })
  expect(await read<DeskToday>(chief.get('/today'))).toMatchObject({ newMessages: 0, failedMails: 0 })
  await noteNewsRun({ digests: 2, reminders: 1, told: [] }, service.deps)
  await noteBackup(store, service.deps.now())
  expect(await read<DeskHealth>(chief.get('/health'))).toMatchObject({
    database: 'postgres',
    lastBackupAt: service.deps.now(),
    newsRuns: [{ at: service.deps.now(), digests: 2, reminders: 1, homes: 0 }],
  })
  const { rounds } = await read<DeskRounds>(chief.get('/rounds/2026-12-01'))
  expect(rounds.map(({ stops }) => stops.length)).toEqual([1])
  const lena = { name: 'Lena Claes', email: 'lena@voorbeeld.be', language: 'nl', homes: ['VBE12'] }
  const { owners } = await read<DeskOwners>(chief.send('POST', '/owners', lena))
  const reported = chief.send('POST', '/homes/4127/reports', { owner: owners[0]?.id })
  expect(await read<DeskHomeDetail>(reported)).toMatchObject({ reportedAt: service.deps.now() })
  const { options } = await read<DeskPasskeyOptions>(
    chief.send('POST', '/passkeys/options', { password: DESK_PASSWORD }),
  )
  const response = newPasskey().create({ origin: SITE_URL, challenge: options.challenge })
  expect((await chief.send('POST', '/passkeys', { name: 'Laptop', response })).status).toBe(200)
  const { passkeys } = await read<DeskPasskeys>(chief.get('/passkeys'))
  expect(passkeys).toMatchObject([{ name: 'Laptop', createdAt: service.deps.now(), usedAt: null }])
  const stream = (await chief.get('/events')).body as ReadableStream<Uint8Array>
  const reader = stream.getReader()
  expect(new TextDecoder().decode((await reader.read()).value)).toContain('retry')
  await reader.cancel()
  await askForBuild({ cause: 'request' }, service.deps)
  const build = await claimBuild(service.deps)
  const outcome = { report: null, diagnostics: [], printed: '' }
  await endBuild(build?.id ?? '', { state: 'done', outcome }, service.deps)
  await chief.send('POST', '/people/erasure', { email: VISITOR })
  expect(await store.db.selectFrom('desk_note').selectAll().execute()).toEqual([])
  const { entries } = await read<DeskAudit>(chief.get('/audit?action=person-erased'))
  expect(entries).toHaveLength(1)
  await eraseDeskRemains(store.db, service.deps.now() + 500 * 24 * 3_600_000)
  expect(await store.db.selectFrom('desk_audit').selectAll().execute()).toEqual([])
})
