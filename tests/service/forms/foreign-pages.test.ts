import { describe, expect, test } from 'vitest'
import { startService } from '../../support/service.ts'
import { kept } from './kept.ts'

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
