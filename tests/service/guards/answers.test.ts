/** The headers of every answer, and its entry in the log. */
import { describe, expect, test } from 'vitest'
import { exampleOf } from '../../../scripts/docs/examples.ts'
import { SITE_URL } from '../../support/service-site.ts'
import { startService } from '../../support/service.ts'
import type { TestService } from '../../support/service.ts'

const CASES: Readonly<Record<string, (service: TestService) => Promise<Response>>> = {
  'a form that is kept': async (service) => service.post('contact-me', service.example('contact-me')),
  'a thank-you': (service) => service.post('contact-me', exampleOf('contact-me'), { script: false }),
  'a page with problems': (service) => service.post('contact-me', {}, { script: false }),
  'a challenge': (service) => service.ask('/api/captcha?form=offer'),
  'a stranger’s form': (service) => service.post('offer', {}, { headers: { Origin: null } }),
  'an address that there is not': (service) =>
    service.ask('/api/nothing', {}, { headers: { Accept: 'text/html' } }),
  'a wrong method': (service) => service.ask('/api/forms/offer'),
  health: (service) => service.ask('/healthz'),
}

describe.each(Object.entries(CASES))('%s', (_, send) => {
  test('has the headers that keep it safe, and lies in no cache', async () => {
    const { headers } = await send(await startService())
    expect(Object.fromEntries(headers)).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy':
        "default-src 'none'; style-src 'self'; img-src 'self'; font-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin',
      'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), browsing-topics=()',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      vary: 'Accept, Origin',
    })
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f]{16}$/)
    expect(headers.has('set-cookie')).toBe(false)
  })
})

test('pages for a site on another host may take its looks from there, and lead there', async () => {
  const service = await startService({ apiOnly: true })
  const page = await service.post('contact-me', {}, { script: false })
  const policy = page.headers.get('Content-Security-Policy')
  expect(policy).toContain(`style-src 'self' ${SITE_URL};`)
  expect(policy).toContain(`form-action 'self' ${SITE_URL};`)
  expect(await page.text()).toContain(`href="${SITE_URL}/_a/site.0123.css"`)
})

test('a line for each request, by the pattern of its address', async () => {
  const service = await startService()
  const answer = await service.post('offer', {})
  expect(service.logged).toMatchObject([
    {
      request: answer.headers.get('X-Request-Id'),
      method: 'POST',
      route: '/api/forms/:form',
      status: 422,
      ms: 0,
    },
  ])
})

test('the log holds nothing that a visitor wrote, nor who it was', async () => {
  const service = await startService()
  const form = service.example('contact-me')
  await service.post('contact-me', form)
  await service.post('contact-me', { ...form, email: 'noor@' })
  await service.ask('/api/secret-token-of-a-link?email=noor@voorbeeld.be')
  await service.store.close()
  await service.post('contact-me', form)
  const log = JSON.stringify(service.logged)
  expect(service.logged.length).toBeGreaterThan(4)
  for (const value of [
    'Noor',
    'Wachter',
    'voorbeeld',
    '0470',
    'Lindekaai',
    '192.0.2.7',
    'secret-token',
    'altcha',
  ])
    expect(log).not.toContain(value)
})

describe('health', () => {
  test('a process that answers is alive; one whose database answers is ready', async () => {
    const service = await startService()
    expect((await service.ask('/healthz')).status).toBe(200)
    expect((await service.ask('/readyz')).status).toBe(200)
    await service.store.close()
    expect((await service.ask('/healthz')).status).toBe(200)
    expect((await service.ask('/readyz')).status).toBe(503)
  })
})
