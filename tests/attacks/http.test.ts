/** S17, S21, S22, and general attacks by HTTP: forged, oversized, smuggled and repeated requests. */
import { connect } from 'node:net'
import { expect } from 'vitest'
import { exampleOf } from '../../scripts/docs/examples.ts'
import { mailsIn } from '../support/outbox.ts'
import { SITE_URL } from '../support/service-site.ts'
import { attack } from './attack.ts'
import type { Stand } from './stand.ts'

const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' }
const kept = async ({ store }: Stand) =>
  (await store.db.selectFrom('submission').select('id').execute()).length

attack(
  'a network of IPv6 that uses an address for each form',
  async (stand) => {
    let taken = 0
    for (let number = 0; number < 24; number++) {
      const headers = { 'X-Forwarded-For': `2001:db8:2:${number.toString(16)}00::1` }
      // A CDN in front of the proxy sends the address. Here the attack takes the part of the CDN.
      const { status } = await stand.post('contact-me', { altcha: [] }, { headers, direct: true })
      if (status === 202) taken++
    }
    expect(taken).toBe(20)
  },
  { config: { proxies: 1 } },
)

attack('a forged address of the client', async (stand) => {
  const statuses: number[] = []
  for (let number = 0; number < 8; number++) {
    const headers = { 'X-Forwarded-For': `203.0.113.${number}`, 'X-Real-IP': `203.0.113.${number}` }
    statuses.push(
      (await stand.post('contact-me', { altcha: [], remarks: String(number) }, { headers })).status,
    )
  }
  expect(statuses.filter((status) => status === 202)).toHaveLength(5)
})

attack('tokens of mailed links in a Referer', async (stand) => {
  await stand.post('demand-register', {})
  const [mail] = await mailsIn(stand, String(exampleOf('demand-register').email))
  const [link = ''] = /\/api\/searches\/one-click\/\S+/.exec(mail?.text ?? '') ?? []
  const page = await stand.ask(link)
  expect([page.status, page.headers['referrer-policy']]).toEqual([200, 'strict-origin'])
  for (const path of ['/api/nothing', '/api/documents/x', '/healthz'])
    expect((await stand.ask(path)).headers['referrer-policy']).toBe('strict-origin')
})

attack(
  'views that make a home look wanted, and invented pages',
  async (stand) => {
    const headers = { Origin: SITE_URL, 'User-Agent': 'Mozilla/5.0 (Windows NT 10.0) Firefox/133.0' }
    const view = (path: string, from: string) =>
      stand.ask('/api/statistics', { method: 'POST', body: path, headers, from })
    for (let number = 0; number < 120; number++)
      await view('/nl/te-koop/gent/herenhuis/4127/', `127.0.5.${number % 6}`)
    for (let number = 0; number < 300; number++)
      await view(`/nl/verzonnen-${number}/`, `127.0.6.${number % 250}`)
    stand.service.child.kill('SIGTERM')
    await stand.service.ended
    const rows = await stand.store.db.selectFrom('page_count').select(['path', 'count']).execute()
    expect(rows.filter(({ path }) => path !== '')).toEqual([])
    // The minute of the limit may end between the requests.
    expect(rows.reduce((sum, { count }) => sum + count, 0)).toBeLessThanOrEqual(36)
  },
  { site: { paths: ['/nl/'] } },
)

attack('forms from pages of others', async (stand) => {
  for (const origin of [
    'https://evil.example',
    'null',
    `${SITE_URL}.evil.example`,
    'http://kantoor-linde.example:81',
  ])
    expect((await stand.post('contact-me', {}, { headers: { Origin: origin } })).status).toBe(403)
  const { status } = await stand.ask('/api/forms/contact-me', { method: 'POST', body: 'a=b', headers: FORM })
  expect(status).toBe(403)
  expect(await kept(stand)).toBe(0)
})

attack('the same proof of work twice, one of another form, and a forged one', async (stand) => {
  const solved = await challenge(stand)
  expect((await stand.post('contact-me', { altcha: solved, remarks: 'een' })).status).toBe(202)
  for (const altcha of [solved, Buffer.from('{"algorithm":"SHA-256","number":1}').toString('base64'), 'x'])
    expect((await stand.post('contact-me', { altcha, remarks: 'twee' })).status).toBe(422)
  expect((await stand.post('site-contact', { altcha: await challenge(stand) })).status).toBe(422)
  expect(await kept(stand)).toBe(1)
})

/** The answer to a challenge, as a browser computes it. */
async function challenge(stand: Stand): Promise<string> {
  const { solutionOf } = await import('../support/proof.ts')
  const { text } = await stand.ask('/api/captcha?form=contact-me')
  return solutionOf(JSON.parse(text) as Parameters<typeof solutionOf>[0])
}

attack('bodies that are too long, of another type, or for another method', async (stand) => {
  const headers = { ...FORM, Origin: SITE_URL }
  const ask = async (body: string, type = FORM['Content-Type'], method = 'POST') =>
    (
      await stand.ask('/api/forms/contact-me', {
        method,
        body,
        headers: { ...headers, 'Content-Type': type },
      })
    ).status
  expect(await ask(`a=${'x'.repeat(70_000)}`)).toBe(413)
  expect(await ask('{}', 'application/json')).toBe(415)
  expect(await ask('a=b', undefined, 'PUT')).toBe(405)
  expect(await ask('__proto__=1&constructor=2&email=a')).toBe(422)
  expect((await stand.ask('/api/forms/__proto__', { method: 'POST', body: '', headers })).status).toBe(404)
})

attack('requests that two programs read differently', async (stand) => {
  const raw = (text: string) =>
    new Promise<string>((resolve) => {
      const socket = connect(stand.ports.front, '127.0.0.1')
      let answer = ''
      socket.on('data', (part) => (answer += part.toString('latin1')))
      socket.on('close', () => resolve(answer)).on('error', () => resolve(answer))
      // Some proxies close the connection when the client closes its side.
      socket.write(text)
    })
  const inner = 'GET /api/inbox HTTP/1.1\r\nHost: localhost\r\n\r\n'
  const head = 'POST /api/forms/contact-me HTTP/1.1\r\nHost: kantoor-linde.example\r\nConnection: close\r\n'
  const answers = await Promise.all([
    raw(`${head}Content-Length: ${inner.length}\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${inner}`),
    raw(`${head}Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n${inner}`),
    raw(`${head}Content-Length: 0\r\nContent-Length: ${inner.length}\r\n\r\n${inner}`),
  ])
  for (const answer of answers) expect(answer).not.toContain('200 OK')
  expect((await stand.ask('/healthz')).status).toBe(200)
})

attack('signed links that are forged, of another purpose, or lead out of the folder', async (stand) => {
  await stand.post('request-documents', {})
  const [mail] = await mailsIn(stand, String(exampleOf('request-documents').email))
  const [link = ''] = /\/api\/documents\/\S+/.exec(mail?.text ?? '') ?? []
  const token = link.split('/').at(-1) ?? ''
  const wrong = [
    `/api/documents/${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`,
    `/api/documents/${token.replace(/\.\d+\./, '.0.')}`,
    `/api/documents/${token.replace(/^4127/, '4135')}`,
    `/api/searches/one-click/${token}`,
    `/api/newsletter/confirm/${token}`,
    `/api/appointments/${token}`,
    '/api/documents/..%2f..%2fetc%2fpasswd',
    '/api/documents/%00',
  ]
  for (const path of wrong) expect([404, 400]).toContain((await stand.ask(path)).status)
})

attack('markup and queries in what is typed', async (stand) => {
  const markup = `"><script>alert(1)</script><img src=x onerror=alert(1)>`
  const page = await stand.post(
    'contact-me',
    { firstName: markup, email: 'x' },
    { headers: { Accept: 'text/html' } },
  )
  expect(page.status).toBe(422)
  expect(page.text).not.toContain('<script>alert')
  expect(page.text).not.toContain('<img src=x')
  expect(page.headers['content-security-policy']).toMatch(/^default-src 'none';(?!.*script-src)/)
  await stand.post('contact-me', { firstName: markup, remarks: markup })
  for (const { html } of await mailsIn(stand)) expect(html).not.toContain('<img src=x')
  for (const email of ["a'--@voorbeeld.be", "a';drop/**/table/**/submission;--@voorbeeld.be"])
    await stand.post('contact-me', { email })
  expect(await kept(stand)).toBeGreaterThan(0)
})

attack('what answers tell of the service', async (stand) => {
  for (const path of [
    '/api/nothing',
    '/api/forms/contact-me',
    '/api/portal/session',
    '/api/captcha?form=x',
  ]) {
    const { headers, text } = await stand.ask(path)
    expect(text).not.toMatch(/node_modules|at .*\.js|Error:|sqlite|postgres/i)
    expect(headers['x-powered-by']).toBeUndefined()
    expect(headers['cache-control']).toMatch(/no-store/)
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['strict-transport-security']).toMatch(/^max-age=\d{8}/)
  }
  expect(stand.service.output()).not.toMatch(/voorbeeld\.be|127\.0\.0\.1:\d+.*email/)
})
