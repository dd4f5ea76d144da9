/** Bad inputs of forms. */
import { describe, expect, test } from 'vitest'
import type { FormName } from '../../../core/domain/forms.ts'
import { FORM_NAMES, FORMS } from '../../../core/domain/forms.ts'
import { fieldsOf } from '../../../core/domain/form-definition.ts'
import { exampleOf, exampleRefusal } from '../../../scripts/docs/examples.ts'
import { startService } from '../../support/service.ts'
import type { FormValues, TestService } from '../../support/service.ts'
import { contact, kept } from './kept.ts'

const leaving = async ({ store }: TestService) => {
  const rows = await store.db.selectFrom('outbox').select('message').execute()
  return rows.map(({ message }) => JSON.parse(message) as { readonly to: string; readonly replyTo?: string })
}

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
