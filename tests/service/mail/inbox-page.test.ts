import { describe, expect, test } from 'vitest'
import { inboxRoutes } from '../../../core/service/mail/inbox-page.ts'
import { startService } from '../../support/service.ts'

const HOSTILE = '<script>alert(1)</script>'

async function started() {
  const service = await startService()
  const routes = inboxRoutes(service.deps)
  const ask = async (path: string, host = '127.0.0.1:4321') => {
    const answer = await routes.fetch(new Request(`http://${host}/api/inbox${path}`))
    return { status: answer.status, headers: answer.headers, text: await answer.text() }
  }
  const sent = async () => {
    await service.post('site-contact', { ...service.example('site-contact'), remarks: HOSTILE })
    const rows = await service.store.db.selectFrom('outbox').select(['id', 'recipient']).execute()
    const office = rows.find(({ recipient }) => recipient.startsWith('gent@'))
    if (office === undefined) throw new Error('the office has no mail')
    return office.id
  }
  return { service, ask, sent }
}

describe('the inbox of a service without a mail server', () => {
  test('says so while there is nothing, then lists mails, newest first', async () => {
    const { service, ask, sent } = await started()
    expect((await ask('')).text).toContain('No mail yet')
    const first = await sent()
    service.pass(60_000)
    const second =
      (await sent(),
      (
        await service.store.db
          .selectFrom('outbox')
          .select('id')
          .orderBy('id', 'desc')
          .executeTakeFirstOrThrow()
      ).id)
    const { status, text } = await ask('')
    expect(status).toBe(200)
    expect(text).toContain('Bericht via de website · Noor De Wachter')
    expect(text.indexOf(second)).toBeGreaterThan(0)
    expect(text.indexOf(second)).toBeLessThan(text.indexOf(first))
  })

  test('shows a mail as text, and its HTML in a frame that may do nothing', async () => {
    const { ask, sent } = await started()
    const id = await sent()
    const { text, headers } = await ask(`/${id}`)
    expect(text).toMatch(new RegExp(`<iframe\\s+src="/api/inbox/${id}/html"[^>]*sandbox="allow-popups"`))
    expect(text).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
    expect(text).not.toContain(HOSTILE)
    expect(headers.get('Content-Security-Policy')).toContain("default-src 'none'")
    const framed = await ask(`/${id}/html`)
    expect(framed.text).not.toContain(HOSTILE)
    expect(framed.headers.get('Content-Security-Policy')).toMatch(
      /^default-src 'none'; .*sandbox allow-popups/,
    )
    expect(framed.headers.get('Content-Security-Policy')).not.toContain('script-src')
    expect(framed.headers.get('Cache-Control')).toBe('no-store')
  })

  test('gives a mail as a file', async () => {
    const { ask, sent } = await started()
    const id = await sent()
    const { text, headers } = await ask(`/${id}.eml`)
    expect(headers.get('Content-Type')).toBe('message/rfc822')
    expect(headers.get('Content-Disposition')).toBe(`attachment; filename="${id}.eml"`)
    expect(text).toMatch(/^To: gent@kantoor-linde\.example\r$/m)
    expect(text).toMatch(/^Reply-To: noor@voorbeeld\.be\r$/m)
  })

  test.each(['/ffffffffffff', '/ffffffffffff/html', '/ffffffffffff.eml', '/..%2f..%2fetc'])(
    '%s is not there',
    async (path) => {
      const { ask } = await started()
      expect((await ask(path)).status).toBe(404)
    },
  )

  test('answers this machine only, whatever name leads to it', async () => {
    const { ask, sent } = await started()
    await sent()
    for (const path of ['', `/${await sent()}`]) {
      expect((await ask(path, 'evil.example')).status).toBe(404)
      expect((await ask(path, 'localhost:4321')).status).toBe(200)
    }
  })
})
