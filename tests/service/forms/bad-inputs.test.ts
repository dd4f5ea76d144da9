/** Bad inputs of forms. */
import { describe, expect, test } from 'vitest'
import type { FormName } from '../../../core/domain/forms.ts'
import { FORM_NAMES, FORMS } from '../../../core/domain/forms.ts'
import { fieldsOf } from '../../../core/domain/form-definition.ts'
import { exampleOf, exampleRefusal } from '../../../scripts/docs/examples.ts'
import { LIFETIME_SECONDS } from '../../../core/http/challenge.ts'
import type { Challenge } from '../../../core/http/challenge.ts'
import { base64, solutionOf } from '../../support/proof.ts'
import { startService } from '../../support/service.ts'
import type { FormValues, TestService } from '../../support/service.ts'

const kept = async ({ store }: TestService) =>
  (await store.db.selectFrom('submission').select('id').execute()).length
const leaving = async ({ store }: TestService) => {
  const rows = await store.db.selectFrom('outbox').select('message').execute()
  return rows.map(({ message }) => JSON.parse(message) as { readonly to: string; readonly replyTo?: string })
}
const seconds = (count: number) => count * 1000
const contact = exampleOf('contact-me')

describe('18: forms', () => {
  test.each(FORM_NAMES)('%s with its first field empty is answered with what is wrong', async (form) => {
    const service = await startService()
    const first = fieldsOf(FORMS[form]).find(({ required }) => required)?.name ?? ''
    const answer = await service.post(form, { ...exampleOf(form), [first]: '' })
    expect([answer.status, await answer.json()]).toEqual([422, exampleRefusal(form)])
    expect(await kept(service)).toBe(0)
  })

  test.each<[string, FormName, FormValues, object]>([
    ['a phone with letters', 'contact-me', { phone: '0470 ab cd ef' }, { field: 'phone', code: 'invalid' }],
    [
      'a line break in an address',
      'contact-me',
      { email: 'a@b.be\r\nBcc: x@y.be' },
      { field: 'email', code: 'invalid' },
    ],
    ['two addresses', 'contact-me', { email: 'a@x.be,b@y.be' }, { field: 'email', code: 'invalid' }],
    [
      'two friends',
      'send-to-friend',
      { friendEmail: 'a@x.be;b@y.be' },
      { field: 'friendEmail', code: 'invalid' },
    ],
    [
      'a name with a line break',
      'contact-me',
      { lastName: 'De\nWachter' },
      { field: 'lastName', code: 'invalid' },
    ],
    [
      'a name given twice',
      'contact-me',
      { firstName: ['Noor', 'Sami'] },
      { field: 'firstName', code: 'invalid' },
    ],
    [
      'two addresses in two fields',
      'contact-me',
      { email: ['a@x.be', 'b@y.be'] },
      { field: 'email', code: 'invalid' },
    ],
    [
      'an end before its start',
      'appointment',
      { endDate: '2026-11-30' },
      { field: 'endDate', code: 'beforeStart' },
    ],
    [
      'a day that there is not',
      'appointment',
      { startDate: '2026-02-30' },
      { field: 'startDate', code: 'invalid' },
    ],
    [
      'a remark of 10,000 characters',
      'contact-me',
      { remarks: 'a'.repeat(10_000) },
      { field: 'remarks', code: 'tooLong' },
    ],
    ['a title that no page offers', 'contact-me', { title: 'dr' }, { field: 'title', code: 'invalid' }],
    [
      'a language that there is not',
      'contact-me',
      { language: 'xx' },
      { field: 'language', code: 'invalid' },
    ],
    [
      'a property that is no number',
      'contact-me',
      { property: '1/../2' },
      { field: 'property', code: 'invalid' },
    ],
    [
      'too many boxes',
      'demand-register',
      { types: Array.from({ length: 51 }, (_, id) => String(id)) },
      { field: 'types', code: 'invalid' },
    ],
    ['NUL in a text', 'contact-me', { remarks: 'a\0b' }, { field: 'remarks', code: 'invalid' }],
  ])('%s is refused by its field, and nothing is kept', async (_, form, values, error) => {
    const service = await startService()
    const answer = await service.post(form, { ...service.example(form), ...values })
    expect([answer.status, await answer.json()]).toEqual([422, { ok: false, errors: [error] }])
    expect([await kept(service), await leaving(service)]).toEqual([0, []])
  })

  test('nothing at all is answered with everything that is needed', async () => {
    const service = await startService()
    const answer = await service.post('contact-me', {})
    expect(answer.status).toBe(422)
    expect(((await answer.json()) as { errors: unknown[] }).errors).toHaveLength(4)
  })

  test('fields are needed and kept as the site chooses them', async () => {
    const fields = {
      'contact-me': [
        { name: 'title', required: true },
        { name: 'firstName' },
        { name: 'lastName' },
        { name: 'email' },
      ],
    }
    const service = await startService({ site: { fields } })
    const { title: _, ...untitled } = service.example('contact-me')
    const refused = await service.post('contact-me', untitled)
    expect(await refused.json()).toEqual({ ok: false, errors: [{ field: 'title', code: 'required' }] })
    const taken = await service.post('contact-me', service.example('contact-me'))
    expect(taken.status).toBe(202)
    const row = await service.store.db.selectFrom('submission').select('fields').executeTakeFirstOrThrow()
    expect(JSON.parse(row.fields)).not.toHaveProperty('phone')
  })

  test('fields that a form does not have are left out', async () => {
    const service = await startService()
    const more = { bcc: 'x@y.be', __proto__x: '1', constructor: 'x', handled_at: '1', id: 'mine' }
    const answer = await service.post('contact-me', { ...service.example('contact-me'), ...more })
    expect(answer.status).toBe(202)
    const [row] = await service.store.db
      .selectFrom('submission')
      .select(['id', 'fields', 'handled_at'])
      .execute()
    expect(Object.keys(JSON.parse(row?.fields ?? '') as object).sort()).toEqual(Object.keys(contact).sort())
    expect([row?.id === 'mine', row?.handled_at]).toEqual([false, null])
  })

  test('signs of every kind come through as they were typed', async () => {
    const service = await startService()
    const typed = {
      firstName: '👩‍👩‍👧 Zoë',
      lastName: "O'Hara <script>",
      remarks: 'Één\r\nTwee 🏡\t"; drop table submission; --',
    }
    await service.post('contact-me', { ...service.example('contact-me'), ...typed })
    const [row] = await service.store.db.selectFrom('submission').select('fields').execute()
    expect(JSON.parse(row?.fields ?? '')).toMatchObject({
      ...typed,
      remarks: typed.remarks.replace('\r\n', '\n'),
    })
  })

  test('no field of a visitor adds a recipient', async () => {
    const service = await startService({ config: { mail: { to: ['office@kantoor-linde.example'] } } })
    const hostile = {
      firstName: 'Noor Bcc: x@y.be',
      remarks: 'To: x@y.be\nCc: z@y.be',
      email: 'noor@voorbeeld.be',
    }
    await service.post('contact-me', { ...service.example('contact-me'), ...hostile })
    const recipients = (await leaving(service)).map(({ to }) => to)
    expect(new Set(recipients)).toEqual(new Set(['office@kantoor-linde.example', 'noor@voorbeeld.be']))
  })

  describe('too much', () => {
    const body = `remarks=${'a'.repeat(10 * 1024 * 1024)}`
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded' }

    test('10 MB are refused by what they announce, unread', async () => {
      const service = await startService()
      let isRead = false
      const stream = new ReadableStream({ pull: () => void (isRead = true) }, { highWaterMark: 0 })
      const init = { method: 'POST', body: stream, duplex: 'half' } as RequestInit
      const answer = await service.ask('/api/forms/contact-me', init, {
        headers: { ...headers, 'Content-Length': String(body.length) },
      })
      expect([answer.status, isRead]).toEqual([413, false])
    })

    test('10 MB in chunks are read no further than they may be', async () => {
      const service = await startService()
      let chunks = 0
      const stream = new ReadableStream<Uint8Array>({
        pull: (controller) => {
          chunks++
          controller.enqueue(new Uint8Array(16 * 1024).fill(97))
        },
      })
      const init = { method: 'POST', body: stream, duplex: 'half' } as RequestInit
      const answer = await service.ask('/api/forms/contact-me', init, { headers })
      expect(answer.status).toBe(413)
      expect(chunks).toBeLessThan(10)
    })

    test.each([
      [65_536, 422],
      [65_537, 413],
    ])('%i bytes are answered %i', async (length, status) => {
      const service = await startService()
      const answer = await service.ask(
        '/api/forms/contact-me',
        { method: 'POST', body: `remarks=${'a'.repeat(length - 8)}` },
        { headers },
      )
      expect(answer.status).toBe(status)
    })
  })

  test.each([
    ['application/json', '{"firstName":["Noor"]}'],
    ['multipart/form-data; boundary=x', '--x--'],
    ['text/plain', 'language=nl'],
    [null, 'language=nl'],
  ])('%s is not the type of a form', async (type, body) => {
    const service = await startService()
    const init = { method: 'POST', body: Buffer.from(body) }
    const answer = await service.ask('/api/forms/contact-me', init, { headers: { 'Content-Type': type } })
    expect([answer.status, await kept(service)]).toEqual([415, 0])
  })

  test('a form that there is not is nowhere', async () => {
    const service = await startService()
    for (const name of ['nothing', 'constructor', '__proto__', 'site-contact%2F..'])
      expect(
        (await service.ask(`/api/forms/${name}`, { method: 'POST', body: new URLSearchParams() })).status,
      ).toBe(404)
  })
})

describe('19: pages of others', () => {
  test.each<[string, string | null]>([
    ['no Origin', null],
    ['the Origin null', 'null'],
    ['another site', 'https://evil.example'],
    ['the site without encryption', 'http://kantoor-linde.example'],
    ['a subdomain', 'https://www.kantoor-linde.example'],
    ['a name that begins the same', 'https://kantoor-linde.example.evil.example'],
    ['another port', 'https://kantoor-linde.example:8443'],
  ])('%s: 403, and nothing is kept', async (_, origin) => {
    const service = await startService()
    const answer = await service.post('contact-me', service.example('contact-me'), {
      headers: { Origin: origin },
    })
    expect([answer.status, await kept(service)]).toEqual([403, 0])
  })

  test('the service’s own pages may send, also behind a proxy that takes the encryption off', async () => {
    const service = await startService({ config: { proxies: 1 } })
    const send = (headers: Record<string, string>) =>
      service.app.request('http://forms.example/api/forms/contact-me', {
        method: 'POST',
        body: new URLSearchParams(),
        headers: { Origin: 'https://forms.example', ...headers },
      })
    expect((await send({ 'X-Forwarded-Proto': 'https' })).status).toBe(422)
    expect((await send({})).status).toBe(403)
  })

  test('what a visitor’s machine says of its encryption is not believed', async () => {
    const service = await startService()
    const answer = await service.app.request('http://forms.example/api/forms/contact-me', {
      method: 'POST',
      body: new URLSearchParams(),
      headers: { Origin: 'https://forms.example', 'X-Forwarded-Proto': 'https' },
    })
    expect(answer.status).toBe(403)
  })

  test.each(['GET', 'HEAD', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])(
    '%s changes nothing: 405',
    async (method) => {
      const service = await startService()
      const answer = await service.ask('/api/forms/contact-me', { method })
      expect([answer.status, answer.headers.get('Allow'), await kept(service)]).toEqual([405, 'POST', 0])
    },
  )
})

describe('20: captcha', () => {
  const outcomes = async (service: TestService, altcha: string, form: FormName = 'contact-me') => {
    const answer = await service.post(form, { ...exampleOf(form), altcha })
    return [answer.status, ((await answer.json()) as { errors?: unknown }).errors]
  }
  const wrong = [422, [{ field: 'captcha', code: 'invalid' }]]

  test.each<[string, (solution: Record<string, unknown>) => string]>([
    ['no base64', () => '%%%'],
    ['no JSON', () => Buffer.from('{').toString('base64')],
    ['an array', (solution) => base64([solution])],
    ['the wrong number', (solution) => base64({ ...solution, number: Number(solution['number']) + 1 })],
    ['another signature', (solution) => base64({ ...solution, signature: '0'.repeat(64) })],
    [
      'a later date',
      (solution) =>
        base64({ ...solution, salt: String(solution['salt']).replace(/expires=\d/, 'expires=9') }),
    ],
    ['another algorithm', (solution) => base64({ ...solution, algorithm: 'SHA-1' })],
    ['2,000 characters', () => 'A'.repeat(2000)],
  ])('%s is not valid', async (_, tamper) => {
    const service = await startService()
    const text = Buffer.from(service.proof('contact-me'), 'base64').toString()
    expect(await outcomes(service, tamper(JSON.parse(text) as Record<string, unknown>))).toEqual(wrong)
    expect(await kept(service)).toBe(0)
  })

  test('a challenge that is solved is valid', async () => {
    const service = await startService()
    const answer = await service.ask('/api/captcha?form=contact-me')
    const altcha = solutionOf((await answer.json()) as Challenge)
    expect((await outcomes(service, altcha))[0]).toBe(202)
    expect(await kept(service)).toBe(1)
  })

  test('one of another form is not valid', async () => {
    const service = await startService()
    expect(await outcomes(service, service.proof('offer'))).toEqual(wrong)
  })

  test.each([
    [LIFETIME_SECONDS, 202],
    [LIFETIME_SECONDS + 1, 422],
  ])('%i seconds later it is answered %i', async (later, status) => {
    const service = await startService()
    // Challenges tell whole seconds.
    const altcha = service.proof('contact-me')
    service.pass(seconds(later))
    expect((await outcomes(service, altcha))[0]).toBe(status)
  })

  test('a spent one is not valid for another text', async () => {
    const service = await startService()
    const altcha = service.proof('contact-me')
    await service.post('contact-me', { ...contact, altcha })
    const answer = await service.post('contact-me', { ...contact, remarks: 'Iets anders', altcha })
    expect([answer.status, await answer.json()]).toEqual([422, { ok: false, errors: wrong[1] }])
    expect(await kept(service)).toBe(1)
  })

  test('the same form, sent again because no answer was heard, is the same submission', async () => {
    const service = await startService()
    const altcha = service.proof('contact-me')
    const first = await service.post('contact-me', { ...contact, altcha, startedAt: '1' })
    service.pass(seconds(60))
    const again = await service.post('contact-me', { ...contact, altcha, startedAt: '2' })
    expect([again.status, await again.json()]).toEqual([first.status, await first.json()])
    expect(await kept(service)).toBe(1)
    service.pass(seconds(600))
    expect((await outcomes(service, altcha))[0]).toBe(422)
  })

  test('of twenty that come at once with one proof, one is kept', async () => {
    const service = await startService()
    const altcha = service.proof('contact-me')
    const posts = Array.from({ length: 20 }, (_, number) =>
      service.post('contact-me', { ...contact, remarks: String(number), altcha }),
    )
    const statuses = (await Promise.all(posts)).map(({ status }) => status).sort()
    expect(statuses).toEqual([202, ...Array<number>(19).fill(422)])
    expect(await kept(service)).toBe(1)
  })

  test('a form that was refused may be sent again with the same proof', async () => {
    const service = await startService()
    const altcha = service.proof('contact-me')
    await service.post('contact-me', { ...contact, email: 'noor', altcha })
    expect((await outcomes(service, altcha))[0]).toBe(202)
  })

  test('challenges are given to forms that have one, and to no cache', async () => {
    const service = await startService()
    const given = await service.ask('/api/captcha?form=offer')
    expect([given.status, given.headers.get('Cache-Control')]).toEqual([200, 'no-store'])
    for (const query of ['', '?form=', '?form=reset-password', '?form=constructor'])
      expect((await service.ask(`/api/captcha${query}`)).status).toBe(404)
  })

  test('no two challenges are the same', async () => {
    const service = await startService()
    const salts = await Promise.all(
      Array.from(
        { length: 5 },
        async () => ((await (await service.ask('/api/captcha?form=offer')).json()) as { salt: string }).salt,
      ),
    )
    expect(new Set(salts).size).toBe(5)
    // Twelve random bytes, in hexadecimal digits.
    for (const salt of salts) expect(salt).toMatch(/^[0-9a-f]{24}\?/)
  })

  test('a site that asks for no proof misses none', async () => {
    const service = await startService({ site: { captcha: false } })
    const answers = await Promise.all(Array.from({ length: 10 }, () => service.post('contact-me', contact)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([202]))
  })
})

describe('machines', () => {
  test('the trap is answered as if all went well, and keeps nothing', async () => {
    const service = await startService()
    const caught = { ...contact, homepage: 'https://spam.example' }
    const answer = await service.post('contact-me', caught)
    const good = await service.post('contact-me', service.example('contact-me'))
    expect([answer.status, await answer.text()]).toEqual([good.status, await good.text()])
    const page = await service.post('contact-me', caught, { script: false })
    expect([page.status, page.headers.get('Location')]).toEqual([303, '/nl/bedankt/contact-me/'])
    expect([await kept(service), service.woken()]).toEqual([1, 1])
  })

  test('too fast: 429 with the seconds to wait, and the same proof counts afterwards', async () => {
    const service = await startService()
    const form = { ...service.example('contact-me'), startedAt: String(service.deps.now()) }
    service.pass(seconds(1))
    const early = await service.post('contact-me', form)
    expect([early.status, early.headers.get('Retry-After'), await early.json()]).toEqual([
      429,
      '2',
      { ok: false, code: 'retry' },
    ])
    service.pass(seconds(2))
    expect((await service.post('contact-me', form)).status).toBe(202)
  })
})
