/**
 * Appointments, documents, newsletter and searches on PostgreSQL: the same queries, and races that the
 * embedded file excludes.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { exampleOf } from '../../scripts/docs/examples.ts'
import { HOLD_TIME } from '../../core/service/appointments/holds.ts'
import { MOST_HELD } from '../../core/service/appointments/make-appointment.ts'
import type { FormName } from '../../core/domain/forms.ts'
import { sharedText } from '../../core/domain/saved.ts'
import { exportSubscribers } from '../../core/service/newsletter/export.ts'
import { eraseData, exportData } from '../../core/service/personal-data.ts'
import { notify } from '../../core/service/registered-searches/notify.ts'
import type { Store } from '../../core/service/store/store.ts'
import { sweep } from '../../core/service/sweep.ts'
import { mailsIn, serviceLinksIn } from '../support/outbox.ts'
import { createDatabase } from '../support/postgres.ts'
import { confirmSearches } from '../support/searches.ts'
import { startService } from '../support/service.ts'
import type { FormValues } from '../support/service.ts'
import { SERVICE_SITE } from '../support/service-site.ts'
import { openTestStore } from '../support/test-store.ts'

describe('PostgreSQL', () => {
  /** The stores of two processes: the same database with separate connections. */
  const stores: Store[] = []
  beforeAll(async () => {
    const address = createDatabase()
    for (let process = 0; process < 2; process++) stores.push(await openTestStore(address))
  })
  afterAll(async () => {
    for (const store of stores) await store.close()
  })

  let asked = 0
  let started = 0
  async function start() {
    const properties = [...SERVICE_SITE.properties]
    const site = { captcha: false, properties }
    const [one, two] = await Promise.all(stores.map((store) => startService({ store, site })))
    if (one === undefined || two === undefined) throw new Error('no service')
    // Random numbers repeat in tests, so neither the other process nor the next test may make the same ids.
    for (const { deps } of [one, two]) {
      for (let calls = 0; calls < 2000 * started; calls++) deps.random(1)
      started++
    }
    const post = (form: FormName, values: FormValues = {}) => {
      const body = { ...exampleOf(form), newsletter: [], ...values }
      return (asked % 2 ? two : one).post(form, body, { address: `192.0.5.${String(asked++ % 250)}` })
    }
    const link = async (email: string, kind: string) => {
      const links = (await mailsIn(one.deps, email)).flatMap(serviceLinksIn)
      return links.find((path) => path.includes(kind)) ?? ''
    }
    const press = (path: string, body: string) =>
      one.ask(
        path,
        { method: 'POST', body },
        { headers: { 'Content-Type': 'application/x-www-form-urlencoded' } },
      )
    return { one, two, site, post, link, press }
  }

  test('fifty visitors race for the last hour of two processes: one has it; a cancelled one is free again', async () => {
    const { one, post, link, press } = await start()
    const visit = { start: '2026-12-01T09:00Z', hold: '' }
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, number) =>
        post('contact-appointment', { ...visit, email: `v${String(number)}@voorbeeld.be` }),
      ),
    )
    const statuses = answers.map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([202, ...Array.from({ length: 49 }, () => 422)])
    const change = await link(`v${String(statuses.indexOf(202))}@voorbeeld.be`, '/appointments/')
    expect((await press(change, 'action=move&start=2026-12-02T09:00Z')).status).toBe(303)
    expect((await post('contact-appointment', { ...visit, email: 'w@voorbeeld.be' })).status).toBe(202)
    expect((await press(change, 'action=cancel')).status).toBe(200)
    const kept = await one.store.db.selectFrom('appointment').select(['email', 'state']).execute()
    expect(kept.filter(({ state }) => state === 'confirmed')).toEqual([
      { email: 'w@voorbeeld.be', state: 'confirmed' },
    ])
  })

  test('thirty forms of one visitor at once: no more than one visitor may have', async () => {
    const { one, post } = await start()
    const email = 'many@voorbeeld.be'
    const hours = ['08', '09', '10', '11', '12', '13', '14', '15', '16', '08', '09', '10', '11', '12', '13']
    const answers = await Promise.all(
      hours.flatMap((hour, index) => {
        const start = `2026-12-${index < 9 ? '08' : '09'}T${hour}:00Z`
        return [
          post('contact-appointment', { start, hold: '', email }),
          post('contact-appointment', { start, hold: '', email }),
        ]
      }),
    )
    const kept = await one.store.db
      .selectFrom('appointment')
      .select('id')
      .where('email', '=', email)
      .execute()
    expect(kept).toHaveLength(MOST_HELD)
    expect(answers.filter(({ status }) => status === 422).length).toBeGreaterThan(0)
  })

  test('holds of two processes: an hour is held once, and given back when it ends', async () => {
    const { one, two } = await start()
    const hold = (service: typeof one, address: string) =>
      service.ask(
        '/api/holds',
        { method: 'POST', body: 'property=4127&start=2026-12-10T09:00Z' },
        { headers: { 'Content-Type': 'application/x-www-form-urlencoded' }, address },
      )
    const answers = await Promise.all([hold(one, '198.51.100.1'), hold(two, '198.51.100.2')])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    one.pass(HOLD_TIME)
    expect((await hold(one, '198.51.100.3')).status).toBe(200)
  })

  test('equal requests for documents that come at once are one', async () => {
    const { one, post } = await start()
    const answers = await Promise.all([post('request-documents'), post('request-documents')])
    expect(answers.map(({ status }) => status)).toEqual([202, 202])
    expect(await mailsIn(one.deps, String(exampleOf('request-documents').email))).toHaveLength(1)
  })

  test('the newsletter: asked, confirmed once, ended', async () => {
    const { one, post, link, press } = await start()
    const email = 'letters@voorbeeld.be'
    await Promise.all([post('sign-newsletter', { email }), post('sign-newsletter', { email })])
    const confirm = await link(email, '/newsletter/confirm/')
    await Promise.all([press(confirm, ''), press(confirm, '')])
    expect((await exportSubscribers(one.deps)).map((subscriber) => subscriber.email)).toEqual([email])
    // One asks for the confirmation, and one welcomes.
    expect(await mailsIn(one.deps, email)).toHaveLength(2)
    await press(await link(email, '/newsletter/one-click/'), 'List-Unsubscribe=One-Click')
    expect(await exportSubscribers(one.deps)).toEqual([])
  })

  test('two processes tell a visitor once what is new, cheaper and back', async () => {
    const { one, two, site, post } = await start()
    const email = 'search@voorbeeld.be'
    await Promise.all([post('demand-register', { email }), post('demand-register', { email })])
    await confirmSearches(one)
    const [sample] = SERVICE_SITE.properties
    if (sample === undefined) throw new Error('no property')
    const tell = async () => {
      const both = await Promise.all([one, two].map(({ deps }) => notify(deps, { dryRun: false })))
      return both.flatMap(({ told }) => told.flatMap(({ properties }) => properties))
    }
    const house = (price: number) => ({ ...sample, id: '7', price, fingerprint: String(price) })
    const steps = [
      [[house(300_000.5)], [{ id: '7', kind: 'new' }]],
      [[house(300_000.5)], []],
      [[house(300_000.25)], [{ id: '7', kind: 'cheaper' }]],
      [[], []],
      [[house(300_000.25)], [{ id: '7', kind: 'back' }]],
    ] as const
    for (const [properties, told] of steps) {
      site.properties = [...properties]
      expect(await tell()).toEqual(told)
    }
  })

  test('two processes tell a visitor once what became of saved homes, of a list of any length', async () => {
    const { one, two, site, post } = await start()
    const email = 'saved@voorbeeld.be'
    const [sample] = SERVICE_SITE.properties
    if (sample === undefined) throw new Error('no property')
    const house = (availability: string) => ({ ...sample, id: '7', availability, fingerprint: availability })
    site.properties = [house('for-sale')]
    const search = (label: string) => ({ goal: 'sale', query: '?city=Gent%7C9000', label }) as const
    const searches = Array.from({ length: 20 }, (_, index) => search(String(index).padStart(200, 'x')))
    await post('saved-homes', { email, saved: sharedText({ homes: [7], searches, compared: [] }) })
    await confirmSearches(one)
    const tell = async () => {
      const both = await Promise.all([one, two].map(({ deps }) => notify(deps, { dryRun: false })))
      return both.flatMap(({ told }) => told.flatMap(({ properties }) => properties))
    }
    for (const [state, told] of [
      ['sold', ['gone']],
      ['sold', []],
      ['for-sale', ['back']],
    ] as const) {
      site.properties = [house(state)]
      expect((await tell()).map(({ kind }) => kind)).toEqual(told)
    }
    expect(await eraseData(one.store, email)).toMatchObject({ searches: 1 })
  })

  test('all of it is exported, erased and swept', async () => {
    const { one } = await start()
    const data = await exportData(one.store, 'search@voorbeeld.be')
    expect(data).toMatchObject({ searches: [{ told: [{ property: '7' }] }] })
    expect(await eraseData(one.store, 'search@voorbeeld.be')).toMatchObject({ searches: 1 })
    one.pass(3 * 365 * 24 * 3_600_000)
    await sweep(one.deps)
    for (const table of ['appointment', 'hold', 'subscriber', 'search', 'told', 'document_request'] as const)
      expect([table, await one.store.db.selectFrom(table).selectAll().execute()]).toEqual([table, []])
  })
})
