/** A list of saved homes that a visitor has mailed: confirmed first, then compared with each publication. */
import { expect, test } from 'vitest'
import { sharedText } from '../../../core/domain/saved.ts'
import { exportData } from '../../../core/service/personal-data.ts'
import { sweep } from '../../../core/service/sweep.ts'
import { mailsIn } from '../../support/outbox.ts'
import { confirmSearches } from '../../support/searches.ts'
import type { TestService } from '../../support/service.ts'
import { DAY, VISITOR, house, linkOf, notify, press, register, start } from './registering.ts'

const SEARCH = { goal: 'sale', query: '?city=Gent%7C9000', label: 'Gent' } as const
const listOf = (...homes: readonly number[]) => sharedText({ homes, searches: [SEARCH], compared: [] })

let posted = 0
async function send(service: TestService, saved: string, email = VISITOR) {
  const address = `192.0.5.${String(posted++ % 250)}`
  return service.post('saved-homes', { language: 'nl', email, saved }, { address })
}

async function subjects({ deps }: TestService) {
  return (await mailsIn(deps, VISITOR)).map(({ subject }) => subject)
}

/** A published site with a page of saved homes and two homes. */
async function published() {
  const started = await start()
  const { deps, publish } = { ...started, deps: started.service.deps }
  Object.assign(deps.site().pages, { saved: { nl: '/nl/bewaard/' } })
  publish(house('1'), house('2'))
  return started
}

test('nothing but a request to confirm is mailed before the visitor presses the button', async () => {
  const { service, publish } = await published()
  expect((await send(service, listOf(1, 2))).status).toBe(202)
  const [asked] = await mailsIn(service.deps, VISITOR)
  expect(asked?.subject).toBe('Bevestig dat u uw bewaarde panden wilt ontvangen')
  expect(asked?.text).toContain('Nog één klik')
  // Anybody may have typed the address, so the mail names no home.
  expect(asked?.text).not.toContain('Huis')
  const link = await linkOf(service)
  const page = await (await service.ask(link)).text()
  expect(page).toContain('Ja, mail mij')
  expect(page).not.toContain('#homes')
  publish(house('1', { price: 1 }), house('2'))
  expect(await notify(service)).toMatchObject({ searches: 0, digests: 0 })
  service.pass(7 * DAY)
  await sweep(service.deps)
  expect((await service.ask(link)).status).toBe(200)
  expect(await subjects(service)).toHaveLength(1)
  expect(await service.store.db.selectFrom('search').select('id').execute()).toEqual([])
})

test('the confirmed list is mailed with its homes and a link that opens all of it elsewhere', async () => {
  const { service } = await published()
  await send(service, listOf(2, 1, 77))
  await confirmSearches(service)
  const mail = (await mailsIn(service.deps, VISITOR)).find(({ subject }) => subject === 'Uw bewaarde panden')
  expect(mail?.text).toMatch(/Huis 2[^]*Huis 1/)
  const whole = `https://kantoor-linde.example/nl/bewaard/#${listOf(2, 1, 77)}`
  expect(mail?.text).toContain(whole)
  expect(mail?.unsubscribe).toContain('/api/searches/one-click/')
  const page = await (await service.ask(await linkOf(service))).text()
  expect(page).toContain(whole.replaceAll('&', '&amp;'))
  for (const text of ['We mailen u zodra', 'Pauzeer', 'Stop deze mails']) expect(page).toContain(text)
  expect(page).not.toContain('Stop al mijn zoekopdrachten')
})

test.each([
  [20, undefined],
  [21, 'En er is er nog één: u vindt het op onze website.'],
])('of %d saved homes twenty are in the mail, which counts the others', async (count, more) => {
  const { service, publish } = await published()
  const ids = Array.from({ length: count }, (_, index) => index + 1)
  publish(...ids.map((id) => house(String(id))))
  await send(service, listOf(...ids))
  await confirmSearches(service)
  const mail = (await mailsIn(service.deps, VISITOR)).find(({ subject }) => subject === 'Uw bewaarde panden')
  expect(mail?.text.match(/^Huis \d+$/gm)).toHaveLength(20)
  expect(/^En er .*$/m.exec(mail?.text ?? '')?.[0]).toBe(more)
})

test('a site without a page of saved homes mails the homes, and its button leads to the page of the list', async () => {
  const { service } = await published()
  Object.assign(service.deps.site().pages, { saved: undefined })
  await send(service, listOf(1), VISITOR.toUpperCase())
  await confirmSearches(service)
  const mail = (await mailsIn(service.deps, VISITOR)).find(({ subject }) => subject === 'Uw bewaarde panden')
  expect(mail?.text).toContain('Huis 1')
  expect(mail?.text).not.toContain('undefined')
  const page = await (await service.ask(await linkOf(service))).text()
  expect(page).not.toContain('Open uw bewaarde panden')
})

test('a lower price, a sale and a return of a saved home are told once each', async () => {
  const { service, publish } = await published()
  await send(service, listOf(1, 2))
  await confirmSearches(service)
  const steps = [
    [[house('1'), house('2'), house('3')], []],
    [[house('1', { price: 290_000 }), house('2')], ['cheaper']],
    [[house('1', { price: 310_000 }), house('2')], []],
    [[house('1', { price: 310_000, availability: 'sold' }), house('2')], ['gone']],
    [[house('1', { price: 310_000, availability: 'sold' }), house('2')], []],
    [[house('1', { price: 310_000 }), house('2')], ['back']],
    // A home that left the site has no page to show.
    [[house('1', { price: 310_000 })], []],
    [[house('1', { price: 310_000 }), house('2')], ['back']],
  ] as const
  for (const [properties, kinds] of steps) {
    publish(...properties)
    const { told } = await notify(service)
    expect(told.flatMap((one) => one.properties.map(({ kind }) => kind))).toEqual(kinds)
    expect((await notify(service)).digests).toBe(0)
  }
  const texts = (await mailsIn(service.deps, VISITOR)).map(({ text }) => text)
  expect(texts.filter((text) => text.includes('Niet meer beschikbaar'))).toHaveLength(1)
})

test('a new list takes the place of the earlier one only when it is confirmed', async () => {
  const { service } = await published()
  await send(service, listOf(1))
  await confirmSearches(service)
  await send(service, listOf(2))
  const rows = () => service.store.db.selectFrom('search').select('saved').orderBy('id').execute()
  expect(await rows()).toHaveLength(2)
  await confirmSearches(service)
  expect(await rows()).toEqual([{ saved: listOf(2) }])
  // Sent again, the confirmed list is mailed to its own address and stays as it is.
  await send(service, listOf(2))
  const lists = (await subjects(service)).filter((subject) => subject === 'Uw bewaarde panden')
  expect(lists).toHaveLength(3)
  expect(await rows()).toHaveLength(1)
})

test('ending the mails leaves registered searches alone, and the other way around', async () => {
  const { service, publish } = await published()
  await register(service)
  await send(service, listOf(1))
  await confirmSearches(service)
  publish(house('1', { price: 290_000 }), house('2'))
  // The search and the list have news, in a mail each.
  expect(await notify(service)).toMatchObject({ searches: 2, visitors: 1, digests: 2 })
  const links = (await mailsIn(service.deps, VISITOR)).flatMap(({ unsubscribe }) => unsubscribe ?? [])
  const opens = [...new Set(links)].map(async (link) =>
    (await (await service.ask(new URL(link).pathname)).text()).includes('Open uw bewaarde panden'),
  )
  expect((await Promise.all(opens)).toSorted()).toEqual([false, true])
  const ofList = new URL(links.find((link) => link !== links[0]) ?? '').pathname
  await press(service, new URL(links[0] ?? '').pathname, 'List-Unsubscribe=One-Click', null)
  const left = await service.store.db.selectFrom('search').select('saved').execute()
  expect(left).toHaveLength(1)
  await press(service, ofList, 'List-Unsubscribe=One-Click', null)
  expect(await service.store.db.selectFrom('search').select('saved').execute()).toEqual([])
})

test('the office learns nothing, and the visitor gets and erases what is kept', async () => {
  const { service } = await published()
  await send(service, listOf(1))
  await confirmSearches(service)
  expect(await service.store.db.selectFrom('submission').select('id').execute()).toEqual([])
  const all = await service.store.db.selectFrom('outbox').select('recipient').execute()
  expect(new Set(all.map(({ recipient }) => recipient))).toEqual(new Set([VISITOR]))
  const { searches } = await exportData(service.store, VISITOR)
  expect(searches).toMatchObject([{ saved: { homes: [1], searches: [SEARCH], compared: [] } }])
})

test.each([
  ['nothing', ''],
  ['no home and no search', 'compare=1'],
  ['text of another kind', 'homes=<script>'],
  ['more than a page holds', `homes=${'1.'.repeat(15_000)}`],
])('%s is refused', async (_, saved) => {
  const { service } = await published()
  expect((await send(service, saved)).status).toBe(422)
  expect(await mailsIn(service.deps, VISITOR)).toEqual([])
})
