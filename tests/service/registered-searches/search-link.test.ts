import { expect, test } from 'vitest'
import { exampleOf } from '../../../scripts/docs/examples.ts'
import { MOST_SEARCHES } from '../../../core/service/registered-searches/routes.ts'
import { sweep } from '../../../core/service/sweep.ts'
import { DAY, VISITOR, house, linkOf, notify, press, register, start } from './registering.ts'

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
