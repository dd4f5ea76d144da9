import { expect, test } from 'vitest'
import { exampleOf } from '../../../scripts/docs/examples.ts'
import type { ServiceProperty } from '../../../core/schema/service-site.ts'
import { MOST_SEARCHES } from '../../../core/service/registered-searches/routes.ts'
import { notify as notifyVisitors } from '../../../core/service/registered-searches/notify.ts'
import { openStore } from '../../../core/service/store/open-store.ts'
import { sweep } from '../../../core/service/sweep.ts'
import { mailsIn, serviceLinksIn } from '../../support/outbox.ts'
import { confirmSearches } from '../../support/searches.ts'
import { startService } from '../../support/service.ts'
import type { FormValues, TestService } from '../../support/service.ts'
import { SERVICE_SITE } from '../../support/service-site.ts'

const VISITOR = 'noor@voorbeeld.be'
const DAY = 24 * 3_600_000
const [SAMPLE] = SERVICE_SITE.properties

/** A house in Gent of 300,000 euro with four bedrooms, which the example of the form asks for. */
function house(id: string, values: Partial<ServiceProperty> = {}): ServiceProperty {
  const made = { ...(SAMPLE as ServiceProperty), id, price: 300_000, titles: { nl: `Huis ${id}` }, ...values }
  return { ...made, fingerprint: [made.goal, made.availability, made.price].join(' ') }
}

async function start() {
  const site = { captcha: false, properties: [house('1')] }
  const service = await startService({ site })
  const publish = (...properties: readonly ServiceProperty[]) => {
    site.properties = [...properties]
    service.pass(3_600_000)
  }
  return { service, publish, site }
}

let registered = 0
async function register(service: TestService, values: FormValues = {}) {
  const form = { ...exampleOf('demand-register'), newsletter: [], ...values }
  const address = `192.0.3.${String(registered++ % 250)}`
  expect((await service.post('demand-register', form, { address })).status).toBe(202)
  await confirmSearches(service)
}

const notify = ({ deps }: TestService, dryRun = false) => notifyVisitors(deps, { dryRun })

/** What a visitor was told after registering: the lines of each mail that name a house and why. */
async function toldTo({ deps }: TestService, email = VISITOR) {
  const digests = (await mailsIn(deps, email)).filter(({ subject }) => subject.endsWith('voor u'))
  return digests.map(({ text }) =>
    [...text.matchAll(/^Huis (\w+)\n(.+)$/gm)].map(([, id, kind]) => `${id ?? ''}: ${kind ?? ''}`),
  )
}

async function linkOf({ deps }: TestService, email = VISITOR) {
  const links = (await mailsIn(deps, email)).flatMap(serviceLinksIn)
  return links.find((link) => link.startsWith('/api/searches/')) ?? ''
}

const press = (service: TestService, link: string, body: string, origin?: null) =>
  service.ask(
    link,
    { method: 'POST', body },
    {
      headers: {
        'Content-Type': 'application/x-www-form-urlencoded',
        Accept: 'text/html',
        ...(origin === null ? { Origin: null } : {}),
      },
    },
  )

test('registering: a mail says where we look and how much there is; what is there already is no news', async () => {
  const { service } = await start()
  await register(service)
  const [mail] = await mailsIn(service.deps, VISITOR)
  expect(mail?.subject).toBe('Bevestig uw zoekopdracht')
  expect(mail?.text).toContain('We zoeken in 9000 Gent.')
  expect(mail?.text).toContain('Nu past er één pand bij uw zoekopdracht.')
  expect(await notify(service)).toMatchObject({ searches: 1, visitors: 1, digests: 0 })
})

test('what is published later is told once, with its link, and then no more', async () => {
  const { service, publish } = await start()
  await register(service)
  publish(house('1'), house('2'), house('3', { types: [9] }), house('4', { price: 900_000 }))
  const told = await notify(service)
  expect(told.told.flatMap(({ properties }) => properties)).toEqual([{ id: '2', kind: 'new' }])
  expect(await toldTo(service)).toEqual([['2: Nieuw']])
  const mail = (await mailsIn(service.deps, VISITOR)).at(-1)
  expect(mail?.subject).toBe('Eén pand voor u')
  expect(mail?.text).toContain('https://kantoor-linde.example/nl/te-koop/gent/herenhuis/4127/')
  expect(mail?.unsubscribe).toContain('/api/searches/one-click/')
  for (let again = 0; again < 3; again++) expect((await notify(service)).digests).toBe(0)
})

test('cheaper and back are told again; dearer, gone and the same are not', async () => {
  const { service, publish } = await start()
  await register(service)
  const steps: readonly (readonly [readonly ServiceProperty[], readonly string[]])[] = [
    [[house('1', { price: 290_000 })], ['1: In prijs verlaagd']],
    [[house('1', { price: 310_000 })], []],
    [[house('1', { price: 300_000 })], ['1: In prijs verlaagd']],
    [[house('1', { price: 300_000, availability: 'sold' })], []],
    [[house('1', { price: 300_000 })], ['1: Opnieuw beschikbaar']],
    [[], []],
    [[], []],
    [[house('1', { price: 300_000 })], ['1: Opnieuw beschikbaar']],
    // Out of the budget of 400,000, and in it again.
    [[house('1', { price: 500_000 })], []],
    [[house('1', { price: 395_000 })], ['1: Opnieuw beschikbaar']],
  ]
  const expected: (readonly string[])[] = []
  for (const [properties, told] of steps) {
    publish(...properties)
    await notify(service)
    if (told.length > 0) expected.push(told)
    expect(await toldTo(service)).toEqual(expected)
  }
})

test('one mail for each visitor, in their language, however many searches find the same', async () => {
  const { service, publish } = await start()
  await register(service)
  await register(service, { zone: '9000' })
  await register(service, { email: 'sami@voorbeeld.be', language: 'fr', zone: 'Gand' })
  publish(house('1'), house('2'))
  expect(await notify(service)).toMatchObject({ searches: 3, visitors: 2, digests: 2 })
  expect(await toldTo(service)).toEqual([['2: Nieuw']])
  const french = (await mailsIn(service.deps, 'sami@voorbeeld.be')).at(-1)
  expect([french?.subject, french?.language]).toEqual(['Un bien pour vous', 'fr'])
  const both = (await mailsIn(service.deps, VISITOR)).at(-1)
  expect(both && serviceLinksIn(both)).toHaveLength(2)
})

test('stopped between two visitors and begun again, nobody is mailed twice or left out', async () => {
  const { service, publish } = await start()
  const emails = ['a@voorbeeld.be', 'b@voorbeeld.be', 'c@voorbeeld.be']
  for (const email of emails) await register(service, { email })
  publish(house('1'), house('2'))
  for (const stopAfter of [0, 1]) {
    let writes = 0
    const write: typeof service.store.write = (change) =>
      writes++ === stopAfter
        ? Promise.reject(new Error('the process was killed'))
        : service.store.write(change)
    const deps = { ...service.deps, store: { ...service.store, write } }
    await expect(notifyVisitors(deps, { dryRun: false })).rejects.toThrow('killed')
  }
  await notify(service)
  for (const email of emails) expect(await toldTo(service, email)).toEqual([['2: Nieuw']])
})

test('a mail that cannot be written leaves nothing noted as told', async () => {
  const { service, publish } = await start()
  await register(service)
  publish(house('1'), house('2'))
  const random = () => {
    throw new Error('no chance')
  }
  await expect(notifyVisitors({ ...service.deps, random }, { dryRun: false })).rejects.toThrow('no chance')
  await notify(service)
  expect(await toldTo(service)).toEqual([['2: Nieuw']])
})

test('two processes at once tell everybody once', async () => {
  const { service, publish } = await start()
  const emails = Array.from({ length: 12 }, (_, number) => `v${String(number)}@voorbeeld.be`)
  for (const email of emails) await register(service, { email })
  publish(house('1'), house('2'))
  const store = await openStore(service.file)
  const random = (count: number) => service.deps.random(count)
  const both = await Promise.all([
    notify(service),
    notifyVisitors({ ...service.deps, store, random }, { dryRun: false }),
  ])
  await store.close()
  expect(both.map(({ digests }) => digests).reduce((left, right) => left + right)).toBe(12)
  for (const email of emails) expect(await toldTo(service, email)).toEqual([['2: Nieuw']])
})

test('a dry run says what would be told, and changes nothing', async () => {
  const { service, publish } = await start()
  await register(service)
  publish(house('1'), house('2'))
  const before = [
    await mailsIn(service.deps),
    await service.store.db.selectFrom('told').selectAll().execute(),
  ]
  const dry = await notify(service, true)
  expect([
    await mailsIn(service.deps),
    await service.store.db.selectFrom('told').selectAll().execute(),
  ]).toEqual(before)
  expect(JSON.stringify(dry)).not.toContain('voorbeeld')
  expect(dry).toEqual(await notify(service))
})

test('the link: paused nothing is told, resumed what came meanwhile is, ended it is gone', async () => {
  const { service, publish } = await start()
  await register(service)
  const link = await linkOf(service)
  const page = await (await service.ask(link)).text()
  for (const text of ['Te koop', 'Gent, 9050', 'Pauzeer', '<html lang="nl">']) expect(page).toContain(text)
  expect(page).not.toMatch(/<script|style="/)
  expect((await press(service, link, 'action=pause')).status).toBe(303)
  publish(house('1'), house('2'))
  expect(await notify(service)).toMatchObject({ searches: 0, digests: 0 })
  expect(await (await service.ask(link)).text()).toContain('Hervat')
  await press(service, link, 'action=resume')
  expect((await notify(service)).digests).toBe(1)
  expect(await (await press(service, link, 'action=end')).text()).toContain('Uw zoekopdracht is gestopt')
  expect(await service.store.db.selectFrom('told').selectAll().execute()).toEqual([])
  publish(house('1'), house('2'), house('3'))
  expect((await notify(service)).digests).toBe(0)
  for (const body of ['action=end', 'action=resume'])
    expect((await press(service, link, body)).status).toBe(200)
})

test('one click in a mail program ends all searches that the mail may be about; a changed link nothing', async () => {
  const { service } = await start()
  await register(service)
  await register(service, { zone: '9000' })
  await register(service, { email: 'sami@voorbeeld.be' })
  const link = await linkOf(service)
  const left = async () => (await service.store.db.selectFrom('search').select('email').execute()).length
  expect((await press(service, `${link}A`, 'List-Unsubscribe=One-Click', null)).status).toBe(404)
  expect(await left()).toBe(3)
  expect((await service.ask(link)).status).toBe(200)
  expect((await press(service, link, 'List-Unsubscribe=One-Click', null)).status).toBe(200)
  expect(await left()).toBe(1)
})

test('registered again, a search that was confirmed stays as it is: a stranger may have sent the form', async () => {
  const { service } = await start()
  await register(service)
  service.pass(100 * DAY)
  await register(service, { email: VISITOR.toUpperCase() })
  const rows = await service.store.db.selectFrom('search').select(['created_at', 'expires_at']).execute()
  expect(rows.map(({ created_at, expires_at }) => (expires_at - created_at) / DAY)).toEqual([365])
})

test('nobody confirms searches without end', async () => {
  const { service } = await start()
  for (let number = 0; number < MOST_SEARCHES; number++)
    await register(service, { zone: String(9000 + number) })
  await expect(register(service, { zone: 'Aalst' })).rejects.toThrow('409')
  expect(await notify(service)).toMatchObject({ searches: MOST_SEARCHES })
})

test('a search that a stranger registered mails nobody, and is erased after a week', async () => {
  const { service, publish } = await start()
  const form = { ...exampleOf('demand-register'), newsletter: [] }
  await service.post('demand-register', form)
  publish(house('1'), house('2'))
  expect(await notify(service)).toMatchObject({ searches: 0, digests: 0 })
  expect((await press(service, await linkOf(service), 'action=renew')).status).toBe(303)
  service.pass(7 * DAY)
  await sweep(service.deps)
  expect(await service.store.db.selectFrom('search').select('id').execute()).toEqual([])
})

test('searches of strangers neither lock a visitor out nor change a search that was confirmed', async () => {
  const { service } = await start()
  await register(service)
  await press(service, await linkOf(service), 'action=pause')
  for (let number = 0; number < 25; number++) {
    const form = { ...exampleOf('demand-register'), newsletter: [], zone: String(9000 + (number % 24)) }
    expect((await service.post('demand-register', form, { address: `192.0.4.${number}` })).status).toBe(202)
  }
  await service.post('demand-register', { ...exampleOf('demand-register'), newsletter: [] })
  const rows = await service.store.db.selectFrom('search').select(['paused_at', 'confirmed_at']).execute()
  expect(rows.filter(({ confirmed_at }) => confirmed_at !== null)).toMatchObject([
    { paused_at: expect.any(Number) },
  ])
  expect(rows.filter(({ confirmed_at }) => confirmed_at === null)).toHaveLength(20)
})

test('before it ends, its visitor is asked once; renewed it goes on, else it is erased', async () => {
  const { service } = await start()
  await register(service)
  await register(service, { email: 'sami@voorbeeld.be' })
  const link = await linkOf(service)
  service.pass(351 * DAY - 1)
  expect((await notify(service)).reminders).toBe(0)
  service.pass(1)
  expect((await notify(service, true)).reminders).toBe(2)
  expect((await notify(service)).reminders).toBe(2)
  expect((await notify(service)).reminders).toBe(0)
  expect((await mailsIn(service.deps, VISITOR)).at(-1)?.subject).toBe('Zoekt u nog?')
  expect(await (await service.ask(link)).text()).toContain('Verleng')
  await press(service, link, 'action=renew')
  service.pass(14 * DAY)
  expect(await notify(service)).toMatchObject({ searches: 1, reminders: 0 })
  await sweep(service.deps)
  expect(await service.store.db.selectFrom('search').select('email').execute()).toEqual([{ email: VISITOR }])
})

test('a zone that names no town of the stock is said so, and found when it comes', async () => {
  const { service, publish } = await start()
  await register(service, { zone: 'Aalst' })
  const [mail] = await mailsIn(service.deps, VISITOR)
  expect(mail?.text).toContain('In de zone die u opgaf, hebben we nu geen panden.')
  publish(house('1'), house('2', { zip: '9300', towns: { nl: 'Aalst' } }))
  await notify(service)
  expect(await toldTo(service)).toEqual([['2: Nieuw']])
})
