import { describe, expect, test } from 'vitest'
import { exampleOf } from '../../../scripts/docs/examples.ts'
import { networkKey } from '../../../core/service/guards/address.ts'
import { FORM_LIMITS } from '../../../core/service/guards/limits.ts'
import { startService } from '../../support/service.ts'
import type { PostOptions, TestService } from '../../support/service.ts'

const HOUR = 3600 * 1000
const contact = exampleOf('contact-me')

async function statuses(
  count: number,
  post: (number: number) => Promise<Response>,
): Promise<readonly number[]> {
  const all: number[] = []
  for (let number = 0; number < count; number++) all.push((await post(number)).status)
  return all
}

/** Numbers the messages, so that no two are equal. */
let messages = 0
const unproven = (service: TestService, options: PostOptions = {}) =>
  service.post('contact-me', { ...contact, remarks: String(++messages) }, options)
const { withoutProof, addressAndForm } = FORM_LIMITS

describe('without script', () => {
  test('a few forms are taken from an address in an hour, and the next is asked for a proof', async () => {
    const service = await startService()
    expect(await statuses(withoutProof.count, () => unproven(service))).toEqual(
      Array(withoutProof.count).fill(202),
    )
    const next = await unproven(service)
    expect([next.status, await next.json()]).toEqual([
      422,
      { ok: false, errors: [{ field: 'captcha', code: 'required' }] },
    ])
    expect(await service.store.db.selectFrom('submission').select('id').execute()).toHaveLength(
      withoutProof.count,
    )
  })

  test('a proof helps, and so does an hour', async () => {
    const service = await startService()
    await statuses(withoutProof.count, () => unproven(service))
    expect((await unproven(service)).status).toBe(422)
    expect((await service.post('contact-me', service.example('contact-me'))).status).toBe(202)
    service.pass(HOUR)
    expect((await unproven(service)).status).toBe(202)
  })

  test('others are not kept waiting by it', async () => {
    const service = await startService()
    await statuses(withoutProof.count, () => unproven(service))
    expect((await unproven(service, { address: '192.0.2.8' })).status).toBe(202)
  })

  test('one subscriber is one address, however many of version 6 there are', async () => {
    const service = await startService()
    const answers = await statuses(withoutProof.count + 1, (number) =>
      unproven(service, { address: `2001:db8:1:2:${number}::${number}` }),
    )
    expect(answers.at(-1)).toBe(422)
    expect((await unproven(service, { address: '2001:db8:1:3::1' })).status).toBe(202)
  })

  test('a form has its limit for all addresses together', async () => {
    const limits = { ...FORM_LIMITS, formWithoutProof: { count: 3, seconds: 3600 } }
    const service = await startService({ limits })
    const answers = await statuses(4, (number) => unproven(service, { address: `192.0.2.${number}` }))
    expect(answers).toEqual([202, 202, 202, 422])
  })

  test('what had to be mended first does not count', async () => {
    const service = await startService()
    await statuses(20, () => service.post('contact-me', { ...contact, email: 'noor' }))
    expect((await unproven(service)).status).toBe(202)
  })
})

test('the same form from the same address, proven, is taken so often and then told when to come again', async () => {
  const service = await startService()
  const send = async () => service.post('contact-me', service.example('contact-me'))
  const answers = await statuses(addressAndForm.count, send)
  expect(new Set(answers)).toEqual(new Set([202]))
  service.pass(15 * 60 * 1000)
  const often = await send()
  expect([often.status, often.headers.get('Retry-After'), await often.json()]).toEqual([
    429,
    String(30 * 60),
    { ok: false, code: 'retry' },
  ])
  expect((await service.post('offer', service.example('offer'))).status).toBe(202)
  service.pass(30 * 60 * 1000)
  expect((await send()).status).toBe(202)
})

test('of forms that come at once no more are taken than one after the other', async () => {
  const service = await startService()
  const posts = Array.from({ length: 3 * withoutProof.count }, (_, number) =>
    service.post('contact-me', { ...contact, remarks: String(number) }),
  )
  const taken = (await Promise.all(posts)).filter(({ status }) => status === 202)
  expect(taken).toHaveLength(withoutProof.count)
})

test('two processes on one database count together', async () => {
  const first = await startService()
  const second = await startService({ store: first.store })
  await statuses(withoutProof.count, (number) => unproven(number % 2 === 0 ? first : second))
  expect([(await unproven(first)).status, (await unproven(second)).status]).toEqual([422, 422])
})

describe('behind proxies', () => {
  test.each<[number, string, string]>([
    [1, '203.0.113.9', '203.0.113.9'],
    [1, '198.51.100.1, 203.0.113.9', '203.0.113.9'],
    [2, '198.51.100.1, 203.0.113.9, 192.0.2.1', '203.0.113.9'],
    // A missing or invalid address counts as that of the proxy.
    [1, 'x', '192.0.2.7'],
    [2, '203.0.113.9', '192.0.2.7'],
    [0, '203.0.113.9', '192.0.2.7'],
  ])('%i of them, which say %s: counted as %s', async (proxies, forwarded, address) => {
    const service = await startService({ config: { proxies } })
    await unproven(service, { headers: { 'X-Forwarded-For': forwarded } })
    const rows = await service.store.db.selectFrom('attempts').select('name').execute()
    expect(rows.map(({ name }) => name)).toContain(`form-unproven:${networkKey(address, service.deps)}`)
  })
})

test.each([
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:DB8::1', '2001:db8:0:0:9::9'],
  ['2001:0db8:0000:0000:1::', '2001:db8::1'],
  ['fe80::1%eth0', 'fe80::2'],
])('%s and %s are one subscriber', async (left, right) => {
  const { deps } = await startService()
  expect(networkKey(left, deps)).toBe(networkKey(right, deps))
})

test('no address is kept, and none can be found by trying', async () => {
  const service = await startService()
  await unproven(service, { address: '203.0.113.77' })
  const rows = JSON.stringify(await service.store.db.selectFrom('attempts').selectAll().execute())
  expect(rows).not.toContain('203.0.113.77')
  const other = { secrets: { signing: 'another secret', webhooks: undefined } }
  expect(networkKey('203.0.113.77', other)).not.toBe(networkKey('203.0.113.77', service.deps))
})
