/** A form that is sent again after a lost answer is the same one: stored once, with the same answer. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { exampleOf } from '../../../scripts/docs/examples.ts'
import { FORM_LIMITS } from '../../../core/service/guards/limits.ts'
import type { Store } from '../../../core/service/store/store.ts'
import { TABLE_NAMES } from '../../../core/service/store/table-names.ts'
import { sweep } from '../../../core/service/sweep.ts'
import { eachEngine } from '../../support/engines.ts'
import { startService } from '../../support/service.ts'
import type { TestService } from '../../support/service.ts'
import { openTestStore } from '../../support/test-store.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const example = exampleOf('contact-me')
const KEY = '1795328849909.123'

describe.each(eachEngine())('%s', (_, createFor) => {
  let store: Store
  beforeAll(async () => {
    store = await openTestStore(createFor())
  })
  afterAll(() => store.close())
  beforeEach(async () => {
    await store.write(async (transaction) => {
      for (const table of TABLE_NAMES.toReversed()) await transaction.deleteFrom(table).execute()
    })
  })
  const stored = async () => (await store.db.selectFrom('submission').select('id').execute()).length
  /** Each form has a proof of its own, as a script makes it for each attempt. */
  const proven = (service: TestService, values: object = {}) =>
    service.post('contact-me', { ...example, altcha: service.proof('contact-me'), ...values })

  test('by a script, with its key and a new proof: once, also many times at once and from another network', async () => {
    const service = await startService({ store })
    const answers = await Promise.all(Array.from({ length: 5 }, () => proven(service, { key: KEY })))
    service.pass(23 * HOUR)
    const late = await service.post(
      'contact-me',
      { ...example, altcha: service.proof('contact-me'), key: KEY },
      { address: '198.51.100.9' },
    )
    expect([...answers, late].map(({ status }) => status)).toEqual(Array<number>(6).fill(202))
    expect(await stored()).toBe(1)
  })

  test('with another key, or with another text: another one', async () => {
    const service = await startService({ store })
    await proven(service, { key: KEY })
    await proven(service, { key: `${KEY}4` })
    await proven(service, { key: KEY, remarks: 'En de kat?' })
    expect(await stored()).toBe(3)
  })

  test('after a day the key is forgotten, and nothing is left of it', async () => {
    const service = await startService({ store })
    await proven(service, { key: KEY })
    service.pass(24 * HOUR)
    await proven(service, { key: KEY })
    expect(await stored()).toBe(2)
    service.pass(25 * HOUR)
    await sweep(service.deps)
    expect(await store.db.selectFrom('accepted_post').selectAll().execute()).toEqual([])
  })

  test('by a browser without script: the same text from the same network within ten minutes', async () => {
    const service = await startService({ store })
    const send = (values: object = {}, address = '192.0.2.7') =>
      service.post('contact-me', { ...example, ...values }, { script: false, address })
    const [first, again] = [await send(), await send()]
    expect([first.status, again.status]).toEqual([303, 303])
    expect(again.headers.get('Location')).toBe(first.headers.get('Location'))
    expect(await stored()).toBe(1)
    await send({}, '198.51.100.9')
    await send({ remarks: 'En de kat?' })
    expect(await stored()).toBe(3)
    service.pass(11 * MINUTE)
    await send()
    expect(await stored()).toBe(4)
  })

  test('at the limit of its address: accepted all the same, and not counted again', async () => {
    const service = await startService({ store })
    const { count } = FORM_LIMITS.withoutProof
    const send = (number: number) => service.post('contact-me', { ...example, remarks: String(number) })
    for (let number = 0; number < count; number++) expect((await send(number)).status).toBe(202)
    expect((await send(count - 1)).status).toBe(202)
    expect((await send(count)).status).not.toBe(202)
    expect(await stored()).toBe(count)
  })

  test('a form that was refused is not remembered', async () => {
    const one = { count: 1, seconds: 3600 }
    const limits = { address: one, addressAndForm: one, withoutProof: one, formWithoutProof: one }
    const service = await startService({ store, limits })
    await proven(service, { key: 'first-key' })
    expect((await proven(service, { key: KEY, remarks: 'later' })).status).toBe(429)
    service.pass(HOUR)
    expect((await proven(service, { key: KEY, remarks: 'later' })).status).toBe(202)
    expect(await stored()).toBe(2)
  })
})

test.each(['short', 'x'.repeat(65), 'with space', '<script>'])(
  '%s is no key, and changes nothing',
  async (key) => {
    const service = await startService()
    const send = () => service.post('contact-me', { ...example, altcha: service.proof('contact-me'), key })
    expect([(await send()).status, (await send()).status]).toEqual([202, 202])
    expect(await service.store.db.selectFrom('submission').select('id').execute()).toHaveLength(2)
  },
)

test('the page that gives a form back keeps its key', async () => {
  const service = await startService()
  await service.store.close()
  const answer = await service.post('contact-me', { ...example, key: KEY }, { script: false })
  expect(await answer.text()).toContain(`name="key" value="${KEY}"`)
})

test('a login is never answered with the session of another', async () => {
  const service = await startService()
  const send = async () => (await service.post('owner-login', exampleOf('owner-login'))).status
  expect([await send(), await send()]).toEqual([401, 401])
  expect(await service.store.db.selectFrom('accepted_post').selectAll().execute()).toEqual([])
})
