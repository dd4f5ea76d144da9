import { describe, expect, test } from 'vitest'
import { inboxPath, inboxRoutes } from '../../../core/service/mail/inbox-page.ts'
import { SERVICE_SITE, SITE_URL } from '../../support/service-site.ts'
import { startService } from '../../support/service.ts'

const HOSTILE = '<script>alert(1)</script>'

const KEY = '5e'.repeat(32)
const LOOPBACK = '127.0.0.1:4321'

interface From {
  readonly host?: string
  readonly peer?: string
  readonly target?: string
  readonly headers?: Readonly<Record<string, string>>
}

async function started(deps: { readonly apiOnly?: boolean } = {}) {
  const service = await startService({ site: { ...SERVICE_SITE, logo: '/_a/logo.png' } })
  const routes = inboxRoutes({ ...service.deps, ...deps }, KEY)
  const askAt = async (
    address: string,
    { host = LOOPBACK, peer = '127.0.0.1', headers = {}, target }: From = {},
  ) => {
    const request = new Request(`http://${host}${address}`, { headers: { Host: host, ...headers } })
    const incoming = { socket: { remoteAddress: peer }, url: target ?? address }
    const answer = await routes.fetch(request, { incoming })
    return { status: answer.status, headers: answer.headers, text: await answer.text() }
  }
  const ask = (path: string, from?: From) => askAt(`${inboxPath(KEY)}${path}`, from)
  const sent = async () => {
    await service.post('site-contact', { ...service.example('site-contact'), remarks: HOSTILE })
    const rows = await service.store.db.selectFrom('outbox').select(['id', 'recipient']).execute()
    const office = rows.find(({ recipient }) => recipient.startsWith('gent@'))
    if (office === undefined) throw new Error('the office has no mail')
    return office.id
  }
  return { service, ask, askAt, sent }
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

  test.each([
    ['this service, as the site may not be online yet', false, ''],
    ['the site, if this service does not serve it', true, SITE_URL],
  ])('shows pictures of %s', async (_, apiOnly, origin) => {
    const { ask, sent } = await started({ apiOnly })
    const { text } = await ask(`/${await sent()}/html`)
    expect(text).toContain(`src="${origin}/_a/logo.png"`)
  })

  test('shows a mail as text, and its HTML in a frame that may do nothing', async () => {
    const { ask, sent } = await started()
    const id = await sent()
    const { text, headers } = await ask(`/${id}`)
    expect(text).toMatch(
      new RegExp(`<iframe\\s+src="${inboxPath(KEY)}/${id}/html"[^>]*sandbox="allow-popups"`),
    )
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

  const FORWARDING = [
    'Forwarded',
    'Via',
    'X-Forwarded-For',
    'X-Forwarded-Host',
    'X-Forwarded-Proto',
    'X-Real-IP',
  ]
  const STRANGERS: readonly (readonly [string, From])[] = [
    ['another name that leads to this machine', { host: 'evil.example' }],
    ['another machine', { peer: '192.0.2.7' }],
    ['another machine that sends the name of this one', { peer: '::ffff:192.0.2.7', host: 'localhost' }],
    [
      'a target with a host of its own',
      { target: 'http://localhost:4321/api/inbox', host: 'localhost:4321' },
    ],
    ['a Host that differs from the target', { headers: { Host: 'evil.example' } }],
    ...FORWARDING.map(
      (name) => [`a proxy that sends ${name}`, { headers: { [name]: '127.0.0.1' } }] as const,
    ),
  ]

  test.each(STRANGERS)('%s gets nothing, even with the key', async (_, from) => {
    const { ask, sent } = await started()
    const id = await sent()
    for (const path of ['', `/${id}`, `/${id}/html`, `/${id}.eml`])
      expect((await ask(path, from)).status).toBe(404)
  })

  test('answers on loopback, by both versions of the protocol', async () => {
    const { ask } = await started()
    expect((await ask('', { host: 'localhost:4321', peer: '::1' })).status).toBe(200)
    expect((await ask('', { host: '[::1]:4321', peer: '::ffff:127.0.0.1' })).status).toBe(200)
  })

  test('another user of this machine, who has no key, gets nothing', async () => {
    const { askAt, sent } = await started()
    const id = await sent()
    const wrong = inboxPath('5f'.repeat(32))
    for (const path of [
      '/api/inbox',
      '/api/inbox/',
      `/api/inbox/${id}`,
      `/api/inbox/${KEY.slice(1)}`,
      wrong,
      `${wrong}/${id}`,
    ])
      expect((await askAt(path)).status).toBe(404)
  })

  test('no other page may frame the mails', async () => {
    const { ask, sent } = await started()
    const id = await sent()
    for (const path of ['', `/${id}`])
      expect((await ask(path)).headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'")
    expect((await ask(`/${id}/html`)).headers.get('Content-Security-Policy')).toContain(
      "frame-ancestors 'self'",
    )
  })
})
