/** Storage, limits and erasure: the same on every engine. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { exampleOf } from '../../../scripts/docs/examples.ts'
import { FORM_LIMITS } from '../../../core/service/guards/limits.ts'
import { eraseData, exportData } from '../../../core/service/personal-data.ts'
import type { Store } from '../../../core/service/store/store.ts'
import { TABLE_NAMES } from '../../../core/service/store/table-names.ts'
import { sweep } from '../../../core/service/sweep.ts'
import { eachEngine } from '../../support/engines.ts'
import { NOW, startService } from '../../support/service.ts'
import { openTestStore } from '../../support/test-store.ts'

const DAY = 24 * 3600 * 1000

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
  const started = () =>
    startService({ store: store, config: { mail: { to: ['office@kantoor-linde.example'] } } })
  const count = async (table: 'submission' | 'outbox' | 'accepted_post' | 'attempts') =>
    (await store.db.selectFrom(table).selectAll().execute()).length

  test('a form is kept with its mails, and ready is ready', async () => {
    const service = await started()
    expect((await service.post('offer', service.example('offer'))).status).toBe(202)
    expect(await count('submission')).toBe(1)
    expect(await count('outbox')).toBeGreaterThan(0)
    expect((await service.ask('/readyz')).status).toBe(200)
  })

  test('of many that come at once with one proof, one is kept', async () => {
    const service = await started()
    const altcha = service.proof('contact-me')
    const posts = Array.from({ length: 8 }, (_value, number) =>
      service.post('contact-me', { ...exampleOf('contact-me'), remarks: String(number), altcha }),
    )
    expect((await Promise.all(posts)).map(({ status }) => status).sort()).toEqual([
      202,
      ...Array<number>(7).fill(422),
    ])
    expect(await count('submission')).toBe(1)
  })

  test('of many that come at once without proof, as many are kept as may', async () => {
    const service = await started()
    const posts = Array.from({ length: 12 }, (_value, number) =>
      service.post('contact-me', { ...exampleOf('contact-me'), remarks: String(number) }),
    )
    const taken = (await Promise.all(posts)).filter(({ status }) => status === 202)
    expect(taken).toHaveLength(FORM_LIMITS.withoutProof.count)
    expect(await count('submission')).toBe(FORM_LIMITS.withoutProof.count)
  })

  test('of many that come at once, each is kept once, and their sender gets as many mails as may', async () => {
    const service = await startService({
      store,
      site: { captcha: false },
      config: { mail: { to: ['office@kantoor-linde.example'], perDay: 6 } },
    })
    const posts = Array.from({ length: 20 }, (_value, number) =>
      service.post(
        'contact-me',
        {
          ...exampleOf('contact-me'),
          newsletter: [],
          remarks: String(number % 10),
          key: `page-${number % 10}`,
        },
        { address: `192.0.2.${number % 10}` },
      ),
    )
    expect((await Promise.all(posts)).map(({ status }) => status)).toEqual(Array<number>(20).fill(202))
    expect([await count('submission'), await count('accepted_post')]).toEqual([10, 10])
    const mails = await store.db.selectFrom('outbox').select('recipient').execute()
    const to = (recipient: string) => mails.filter((mail) => mail.recipient === recipient).length
    expect([to('office@kantoor-linde.example'), to('noor@voorbeeld.be')]).toEqual([10, 3])
  })

  test('of many that come at once from one address, as many are kept as may', async () => {
    const service = await startService({ store, site: { captcha: false } })
    const posts = Array.from({ length: 26 }, (_value, number) =>
      service.post('contact-me', { ...exampleOf('contact-me'), newsletter: [], remarks: String(number) }),
    )
    const statuses = (await Promise.all(posts)).map(({ status }) => status)
    const most = FORM_LIMITS.addressAndForm.count
    expect(statuses.filter((status) => status === 202)).toHaveLength(most)
    expect(statuses.filter((status) => status === 429)).toHaveLength(26 - most)
    // A refused form may be sent again.
    expect([await count('submission'), await count('accepted_post')]).toEqual([most, most])
  })

  test('what has had its time is erased, to the day, with the mails that tell of it', async () => {
    const service = await started()
    await service.post('send-to-friend', service.example('send-to-friend'))
    await service.post('contact-me', service.example('contact-me'))
    service.pass(30 * DAY - 1)
    expect(await sweep(service.deps)).toMatchObject({ submissions: 0, challenges: 2 })
    service.pass(1)
    expect(await sweep(service.deps)).toEqual({ submissions: 1, requests: 0, challenges: 0, attempts: 0 })
    const left = await store.db.selectFrom('submission').select(['id', 'form']).execute()
    expect(left.map(({ form }) => form)).toEqual(['contact-me'])
    const mails = await store.db.selectFrom('outbox').select('submission').execute()
    expect(new Set(mails.map(({ submission }) => submission))).toEqual(new Set([left[0]?.id]))
    expect([await count('accepted_post'), await count('attempts')]).toEqual([0, 0])
  })

  test('all that is kept under an address is exported', async () => {
    const service = await started()
    const email = 'Noor@Voorbeeld.be'
    await service.post('contact-me', { ...service.example('contact-me'), email })
    await service.post('offer', {
      ...service.example('offer'),
      email: 'x@voorbeeld.be',
      emailB: email,
    })
    await service.post('contact-me', {
      ...service.example('contact-me'),
      email: 'noorxvoorbeeld@voorbeeld.be',
    })
    const { submissions, mails } = await exportData(store, email)
    expect(submissions).toMatchObject([
      {
        form: 'contact-me',
        receivedAt: new Date(NOW).toISOString(),
        fields: { firstName: 'Noor', phone: '0470 00 12 34' },
      },
      // The offer belongs to another sender, so only the second signer is erased.
      {
        form: 'offer',
        fields: { emailB: email, firstNameB: 'Sami', lastNameB: 'Aziz', phoneB: '0470 00 12 35' },
      },
    ])
    expect(submissions).toHaveLength(2)
    expect(JSON.stringify(submissions)).not.toContain('880.000')
    expect(mails?.length).toBeGreaterThan(0)
  })

  test('signs that mean something to a database mean nothing in an address', async () => {
    const service = await started()
    await service.post('contact-me', {
      ...service.example('contact-me'),
      email: 'noor_a@voorbeeld.be',
    })
    await service.post('send-to-friend', {
      ...service.example('send-to-friend'),
      email: 'x@y.be',
      friendEmail: 'noorxa@voorbeeld.be',
    })
    await service.post('send-to-friend', {
      ...service.example('send-to-friend'),
      email: 'x@y.be',
      friendEmail: 'noor_a@voorbeeld.be',
    })
    expect((await exportData(store, 'noor_a@voorbeeld.be'))['submissions']).toHaveLength(2)
    expect((await exportData(store, '%'))['submissions']).toEqual([])
  })

  test('and erased, while what is another’s stays, and what waits for the office still leaves', async () => {
    const service = await started()
    const email = 'noor@voorbeeld.be'
    await service.post('contact-me', service.example('contact-me'))
    await service.post('offer', {
      ...service.example('offer'),
      email: 'x@voorbeeld.be',
      emailB: email,
    })
    const erased = await eraseData(store, email.toUpperCase())
    expect(erased).toMatchObject({ submissions: 2 })
    const found = await exportData(store, email)
    expect(Object.values(found).flat()).toEqual([])
    const [offer, ...more] = await store.db.selectFrom('submission').selectAll().execute()
    expect([offer?.form, more]).toEqual(['offer', []])
    const fields = JSON.parse(offer?.fields ?? '') as Record<string, unknown>
    expect(fields).toMatchObject({ amount: '880.000', email: 'x@voorbeeld.be' })
    expect(Object.keys(fields)).not.toContain('firstNameB')
    const recipients = await store.db.selectFrom('outbox').select('recipient').execute()
    expect(recipients.map(({ recipient }) => recipient).sort()).toEqual([
      'office@kantoor-linde.example',
      'x@voorbeeld.be',
    ])
  })
})
