/** Messages of one person that the office shows as one. */
import { beforeEach, expect, test } from 'vitest'
import type { DeskInbox, DeskMessage } from '../../../core/http/desk/inbox.ts'
import type { DeskBrowser } from '../../support/desk.ts'
import { memberAtDesk, read, startDesk } from '../../support/desk.ts'
import type { TestService } from '../../support/service.ts'
import { ask, hour, TEN, VISITOR } from '../appointments/asking.ts'

const WEEK = 7 * 24 * 3600_000

let service: TestService
let ines: DeskBrowser
let sent: number
beforeEach(async () => {
  service = await startDesk()
  ines = await memberAtDesk(service)
  sent = 0
})

async function asked(values: Readonly<Record<string, string>> = {}): Promise<string> {
  const start = hour(TEN + sent++ * WEEK)
  const answer = await ask(service, { start, email: VISITOR, property: '4127', ...values })
  expect(answer.status).toBe(202)
  service.pass(1000)
  const ids = service.store.db.selectFrom('submission').select('id').orderBy('id', 'desc')
  return (await ids.executeTakeFirstOrThrow()).id
}

const inbox = (query = '') => read<DeskInbox>(ines.get(`/inbox${query}`))
const message = (id: string) => read<DeskMessage>(ines.get(`/inbox/${id}`))
const listed = async (query = '') => (await inbox(query)).messages.map(({ id }) => id)

/** Shows exactly these messages under the main one. */
async function merge(main: string, merged: readonly string[], browser = ines): Promise<Response> {
  const { version } = await message(main)
  return browser.send('PATCH', `/inbox/${main}`, { merged, seen: version })
}

test('one row stands for all, and has fields, appointments, notes and answers of each', async () => {
  const first = await asked({ remarks: 'Is er een kelder?' })
  const main = await asked({ remarks: 'En een tuin?' })
  await ines.send('POST', `/inbox/${first}/notes`, { text: 'belt vrijdag' })
  const shown = await read<DeskMessage>(merge(main, [first]))
  expect(await listed()).toEqual([main])
  expect((await inbox()).counts).toEqual({ new: 0, open: 1, done: 0 })
  expect(shown.others).toEqual([])
  expect(shown.notes.map(({ text }) => text)).toEqual(['belt vrijdag'])
  const [part] = shown.parts
  expect(part?.fields.map(({ value }) => value)).toContain('Is er een kelder?')
  expect(part?.appointment).toMatchObject({ id: first })
  expect(await message(first)).toMatchObject({ mergedInto: main, parts: [] })
})

test('the row is found by the words and the form of each, and the table has every message', async () => {
  const first = await asked({ remarks: 'Is er een kelder?' })
  const main = await asked({ remarks: 'En een tuin?' })
  await merge(main, [first])
  expect(await listed('?search=kelder')).toEqual([main])
  expect(await listed('?search=zolder')).toEqual([])
  expect(await listed('?home=4127')).toEqual([main])
  const table = await (await ines.get('/inbox.csv')).text()
  expect([table.includes('kelder'), table.includes('tuin')]).toEqual([true, true])
})

test('marking it as handled marks all; each part can be separated again', async () => {
  const first = await asked()
  const second = await asked()
  const main = await asked()
  await merge(main, [first, second])
  const { version } = await message(main)
  await ines.send('PATCH', `/inbox/${main}`, { state: 'done', seen: version })
  expect((await inbox()).counts).toEqual({ new: 0, open: 0, done: 1 })
  await merge(main, [second])
  expect(await listed('?state=done')).toEqual([main, first])
  expect((await message(main)).parts.map(({ id }) => id)).toEqual([second])
})

test('parts of a merged message come along', async () => {
  const [first, second, third] = [await asked(), await asked(), await asked()]
  await merge(second, [first])
  await merge(third, [second])
  expect(await listed()).toEqual([third])
  expect((await message(third)).parts.map(({ id }) => id)).toEqual([second, first])
})

test('when the main message is erased, its parts stand for themselves', async () => {
  const first = await asked()
  const main = await asked()
  await merge(main, [first])
  await service.store.db.deleteFrom('submission').where('id', '=', main).execute()
  expect(await listed()).toEqual([first])
})

test('a message of another person, of another office, or of itself is refused', async () => {
  const chief = await memberAtDesk(service, { name: 'Griet Baas', role: 'administrator' })
  const main = await asked()
  const stranger = await asked({ email: 'iemand@voorbeeld.be' })
  const elsewhere = await asked({ property: '4135' })
  for (const id of [stranger, elsewhere, main]) expect((await merge(main, [id], chief)).status).toBe(404)
  expect((await message(main)).parts).toEqual([])
})

test('a message that was merged takes no parts of its own', async () => {
  const [first, second, third] = [await asked(), await asked(), await asked()]
  await merge(second, [first])
  expect((await merge(first, [third])).status).toBe(404)
  expect(await listed()).toEqual([third, second])
})
