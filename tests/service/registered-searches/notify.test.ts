import { expect, test } from 'vitest'
import type { ServiceProperty } from '../../../core/schema/service-site.ts'
import { notify as notifyVisitors } from '../../../core/service/registered-searches/notify.ts'
import { sweep } from '../../../core/service/sweep.ts'
import { mailsIn, serviceLinksIn } from '../../support/outbox.ts'
import type { TestService } from '../../support/service.ts'
import { openTestStore } from '../../support/test-store.ts'
import { DAY, VISITOR, house, linkOf, notify, press, register, start } from './registering.ts'

/** The lines of the mails after the registration that name a house and the reason. */
async function toldTo({ deps }: TestService, email = VISITOR) {
  const digests = (await mailsIn(deps, email)).filter(({ subject }) => subject.endsWith('voor u'))
  return digests.map(({ text }) =>
    [...text.matchAll(/^Huis (\w+)\n(.+)$/gm)].map(([, id, kind]) => `${id ?? ''}: ${kind ?? ''}`),
  )
}

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

test('of many homes twenty are in the mail, which counts the others', async () => {
  const { service, publish } = await start()
  await register(service)
  publish(...Array.from({ length: 23 }, (_, index) => house(String(index + 1))))
  await notify(service)
  const mail = (await mailsIn(service.deps, VISITOR)).at(-1)
  expect(mail?.subject).toBe('22 panden voor u')
  expect(mail?.text.match(/^Huis \d+$/gm)).toHaveLength(20)
  expect(mail?.text).toContain('En er zijn er nog 2: u vindt ze op onze website.')
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
    // Above the budget of 400,000, and within it again.
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
  const store = await openTestStore(service.file)
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

test('a zone with a distance is repeated as it was read', async () => {
  const { service } = await start()
  await register(service, { zone: '10 km rond Gent' })
  const [mail] = await mailsIn(service.deps, VISITOR)
  expect(mail?.text).toContain('We zoeken tot 10\u00a0km rond 9000 Gent.')
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
