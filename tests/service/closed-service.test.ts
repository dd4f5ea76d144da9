/** The answers while the service starts or stops. */
import { expect, test } from 'vitest'
import { encoded, exampleOf } from '../../scripts/docs/examples.ts'
import { createClosedService } from '../../core/service/closed-service.ts'
import { SITE_URL } from '../support/service-site.ts'
import { startService } from '../support/service.ts'

async function closed() {
  const { deps } = await startService()
  const app = createClosedService(deps)
  return (address: string, init: RequestInit = {}) => {
    const headers = { Origin: SITE_URL, ...init.headers }
    return Promise.resolve(app.fetch(new Request(new URL(address, SITE_URL), { ...init, headers })))
  }
}

const posted = (form: 'contact-me' | 'contact-appointment', accept: string) => ({
  method: 'POST',
  body: encoded({ ...exampleOf(form), remarks: 'Mag de <hond> mee?' }),
  headers: { 'Content-Type': 'application/x-www-form-urlencoded', Accept: accept },
})

test.each(['contact-me', 'contact-appointment'] as const)(
  'a browser gets the form %s back with its text, to send it again',
  async (form) => {
    const ask = await closed()
    const answer = await ask(`/api/forms/${form}`, posted(form, 'text/html'))
    expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '5'])
    const page = await answer.text()
    expect(page).toContain(`action="/api/forms/${form}"`)
    expect(page).toContain('Mag de &lt;hond&gt; mee?')
    expect(page).toContain('value="noor@voorbeeld.be"')
  },
)

test('a script is told to try again', async () => {
  const ask = await closed()
  const answer = await ask('/api/forms/contact-me', posted('contact-me', 'application/json'))
  expect([answer.status, answer.headers.get('Retry-After'), await answer.json()]).toEqual([
    503,
    '5',
    { ok: false, code: 'retry' },
  ])
})

test('it is alive and not ready; other requests are told to come again, and those of strangers are refused', async () => {
  const ask = await closed()
  const status = async (address: string, init?: RequestInit) => (await ask(address, init)).status
  const health = await ask('/healthz')
  expect([health.status, await health.json()]).toEqual([200, { ok: true }])
  expect(await status('/readyz')).toBe(503)
  expect(await status('/api/captcha?form=contact-me')).toBe(503)
  expect(await status('/api/portal/session')).toBe(503)
  expect(await status('/api/forms/nothing', { method: 'POST' })).toBe(404)
  expect(
    await status('/api/forms/contact-me', { method: 'POST', headers: { Origin: 'https://evil.example' } }),
  ).toBe(403)
})
