import { existsSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { exportInbox, handled, list, resendMails, show } from '../../../cli/commands/inbox.ts'
import type { GlobalOptions, Io } from '../../../cli/io.ts'
import { claim, settle } from '../../../core/service/outbox/outbox.ts'
import { emptyFolder } from '../../support/folder.ts'
import { NOW, startService } from '../../support/service.ts'
import type { FormValues, TestService } from '../../support/service.ts'
import { recordingIo } from '../../support/terminal.ts'

interface Ran {
  readonly code: number
  readonly out: string
  readonly err: string
}

type Command<Options> = (io: Io, options: GlobalOptions & Options) => Promise<number>

async function run<Options>(
  service: TestService,
  command: Command<Options>,
  options: GlobalOptions & Options,
): Promise<Ran> {
  const env = { AGENCY_SITE_DATABASE: service.file }
  const { io, written } = recordingIo({ cwd: '/', env, now: () => NOW })
  return { code: await command(io, options), ...written }
}

async function sent(
  service: TestService,
  form: 'contact-me' | 'testimonial' = 'contact-me',
  changed: FormValues = {},
) {
  const answer = await service.post(form, { ...service.example(form), newsletter: '', ...changed })
  expect(answer.status).toBe(202)
  const row = await service.store.db
    .selectFrom('submission')
    .select('id')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  return row.id
}

describe('inbox', () => {
  test('lists what was sent, newest first, and what nobody has dealt with', async () => {
    const service = await startService()
    expect((await run(service, list, {})).out).toBe('no submissions\n')
    const first = await sent(service)
    service.pass(60_000)
    const second = await sent(service, 'testimonial')
    const { out } = await run(service, list, {})
    expect(out.split('\n').map((line) => line.trimEnd())).toEqual([
      'submissions: 2, not handled: 2',
      `● ${second.slice(0, 16)}  22 Nov 2026 10:16  testimonial  Noor De Wachter, mail pending`,
      `● ${first.slice(0, 16)}  22 Nov 2026 10:15  contact-me   Noor De Wachter, property 4127, mail pending`,
      '',
    ])
    await run(service, handled, { ids: [first.slice(0, 16)] })
    expect((await run(service, list, { unhandled: true })).out).toContain('submissions: 1, not handled: 1')
    expect((await run(service, list, {})).out).toContain(`○ ${first.slice(0, 16)}`)
  })

  test('lists one form, or since a day by the agency’s clock', async () => {
    const service = await startService()
    await sent(service)
    const shown = async (options: object) => (await run(service, list, options)).out.split('\n')[0]
    expect(await shown({ form: 'testimonial' })).toBe('no submissions')
    expect(await shown({ form: 'contact-me' })).toBe('submissions: 1, not handled: 1')
    expect(await shown({ since: { day: '2026-11-22' } })).toBe('submissions: 1, not handled: 1')
    expect(await shown({ since: { day: '2026-11-23' } })).toBe('no submissions')
    expect(await shown({ since: { daysAgo: 1 } })).toBe('submissions: 1, not handled: 1')
  })

  test('shows one with all that was filled in, and where its mails are', async () => {
    const service = await startService()
    const id = await sent(service, 'contact-me', { remarks: 'Mag de hond mee?\nTot dan' })
    const [row] = await claim(service.store, { worker: 'a', now: NOW, queue: 'mail', most: 1 })
    if (row === undefined) throw new Error('no mail')
    await settle(service.deps, row, { kind: 'refused', permanent: true, reason: 'RCPT TO 550' })
    const { out } = await run(service, show, { id: id.slice(0, 16) })
    expect(out).toContain('Ask for more information, property 4127\n')
    expect(out).toMatch(/First name +Noor\n/)
    expect(out).toMatch(/Remarks +Mag de hond mee\?\n +Tot dan\n/)
    expect(out).toContain(`✗ mail to ${row.recipient}: failed after 1 attempt (RCPT TO 550)`)
    expect(out).toMatch(/… mail to \S+: pending/)
  })

  test('says nothing to the terminal that a visitor wrote for it', async () => {
    const service = await startService()
    const id = await sent(service)
    await service.store.write((transaction) =>
      transaction
        .updateTable('submission')
        .set({ fields: JSON.stringify({ firstName: '\u001b[2J\u202e', remarks: 'a\r\u001b]0;b\u0007' }) })
        .execute(),
    )
    const both = [await run(service, list, {}), await run(service, show, { id })].map(({ out }) => out).join()
    for (const sign of ['\u001b', '\u202e', '\u0007', '\r']) expect(both).not.toContain(sign)
  })

  test('sends again what failed, and all of it where that is said', async () => {
    const service = await startService()
    const id = await sent(service)
    for (const kind of ['refused', 'sent'] as const) {
      const [row] = await claim(service.store, { worker: 'a', now: NOW, queue: 'mail', most: 1 })
      if (row === undefined) throw new Error('no mail')
      await settle(service.deps, row, kind === 'sent' ? { kind } : { kind, permanent: true, reason: 'x' })
    }
    expect((await run(service, resendMails, { id })).out).toMatch(/^1 queued again/)
    expect((await run(service, resendMails, { id })).out).toMatch(/^no message of the submission has failed/)
    expect((await run(service, resendMails, { id, all: true })).out).toMatch(/^1 queued again/)
  })

  test.each([
    ['that nobody sent', 'ffffffffffff', 'no submission has the id'],
    ['that is no number', "' or 1=1", 'no submission has the id'],
    ['with too little of its number', '019', 'no submission has the id'],
  ])('a submission %s is AS8210, and nothing is done', async (_, id, message) => {
    const service = await startService()
    const known = await sent(service)
    for (const ended of [
      await run(service, show, { id }),
      await run(service, handled, { ids: [known, id] }),
    ]) {
      expect(ended.code).toBe(2)
      expect(ended.err).toContain('AS8210')
      expect(ended.err).toContain(message)
    }
    expect((await run(service, list, { unhandled: true })).out).toContain('not handled: 1')
  })

  test('the beginning of a number that several have is not enough', async () => {
    const service = await startService()
    const id = await sent(service)
    await sent(service)
    const ended = await run(service, show, { id: id.slice(0, 8) })
    expect([ended.code, ended.err]).toEqual([
      2,
      expect.stringContaining('several submissions have an id that begins with'),
    ])
  })

  test('says that there is no database, and makes none', async () => {
    const service = {
      ...(await startService()),
      file: path.join(emptyFolder('agency-site-inbox-'), 'service.db'),
    }
    const { code, err } = await run(service, list, {})
    expect([code, err]).toEqual([3, expect.stringContaining('does not exist')])
    expect(existsSync(service.file)).toBe(false)
  })

  test('gives programs JSON', async () => {
    const service = await startService()
    const id = await sent(service)
    const { out } = await run(service, list, { json: true })
    expect(JSON.parse(out)).toMatchObject({
      schema: 1,
      command: 'inbox list',
      ok: true,
      entries: [{ id, form: 'contact-me', property: '4127', fields: { firstName: 'Noor' } }],
    })
  })
})

describe('export', () => {
  test('is a table that office programs read, and that calculates nothing', async () => {
    const service = await startService()
    await sent(service, 'contact-me', {
      firstName: '=HYPERLINK("http://x.be";"klik")',
      lastName: 'De "Wachter", Noor',
      phone: '+32 470 00 12 34',
      remarks: ' @SUM(A1)\n=1+41;tweede regel\nx;=2+40;y',
    })
    const { out } = await run(service, exportInbox, { format: 'csv' })
    const [head = '', ...rest] = out.split('\r\n')
    expect(
      out.startsWith('\uFEFF"id";"receivedAt";"form";"language";"property";"project";"handledAt";"mails";'),
    ).toBe(true)
    expect(head).not.toMatch(/password|token/)
    expect(rest.join('\r\n')).toContain('"\'=HYPERLINK(""http://x.be"";""klik"")"')
    expect(rest.join('\r\n')).toContain('"De ""Wachter"", Noor"')
    expect(rest.join('\r\n')).toContain("'+32 470 00 12 34")
    expect(rest.join('\r\n')).toContain('"\'@SUM(A1)\n\'=1+41;tweede regel\nx;=2+40;y"')
    expect(rest.join('\r\n')).toMatch(/"2026-11-22T09:15:00\.000Z";"contact-me";"nl";"4127";"";"";"waiting";/)
  })

  test('is JSON for other programs', async () => {
    const service = await startService()
    await sent(service)
    const { out } = await run(service, exportInbox, { format: 'json' })
    expect(JSON.parse(out)).toMatchObject({ schema: 1, entries: [{ fields: { lastName: 'De Wachter' } }] })
  })
})
