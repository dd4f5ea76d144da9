/** The service of a site in a folder of its host: what it answers leads to addresses below the folder. */
import { describe, expect, test } from 'vitest'
import { Hono } from 'hono'
import { withService } from '../../core/serve/with-service.ts'
import { isServicePath } from '../../core/service/app.ts'
import { serviceUrl } from '../../core/service/service-address.ts'
import { startService } from '../support/service.ts'
import { SITE_URL } from '../support/service-site.ts'

const BASE = '/wonen/immo'
const URL_OF_SITE = `${SITE_URL}${BASE}`

async function mounted() {
  const service = await startService({ site: { url: URL_OF_SITE } })
  const site = new Hono().all('*', (context) => context.text('the site'))
  const app = withService(site, () => ({
    service: service.app,
    isOfService: isServicePath,
    basePath: () => BASE,
  }))
  return { ...service, mounted: app }
}

describe('a form', () => {
  test('leads to the thank-you page below the folder', async () => {
    const { post, example } = await startService({ site: { url: URL_OF_SITE } })
    const answer = await post('site-contact', example('site-contact'))
    const { next } = (await answer.json()) as { next: string }
    expect(next).toMatch(/^\/wonen\/immo\/nl\//)
  })

  test('leads there without a script, too', async () => {
    const { post, example } = await startService({ site: { url: URL_OF_SITE } })
    const answer = await post('site-contact', example('site-contact'), { script: false })
    expect([answer.status, answer.headers.get('Location')]).toEqual([
      303,
      expect.stringMatching(/^\/wonen\/immo\/nl\//) as string,
    ])
  })

  test('that is shown again posts below the folder, and links to the site there', async () => {
    const { post, example } = await startService({ site: { url: URL_OF_SITE } })
    const answer = await post(
      'site-contact',
      { ...example('site-contact'), email: 'no address' },
      { script: false },
    )
    const html = await answer.text()
    expect(html).toContain(`action="${BASE}/api/forms/site-contact"`)
    const links = [...html.matchAll(/(?:href|src)="(\/[^"]*)"/g)].map(([, address = '']) => address)
    expect(links.length).toBeGreaterThan(2)
    expect(links.filter((address) => !address.startsWith(`${BASE}/`))).toEqual([])
  })
})

test('links in mails contain the folder', async () => {
  const { deps } = await startService({ site: { url: URL_OF_SITE } })
  expect(serviceUrl(deps, '/api/documents/x')).toBe(`${URL_OF_SITE}/api/documents/x`)
})

test.each([
  [`${BASE}/api/service.json`, true],
  ['/api/service.json', true],
  [`${BASE}/nl/`, false],
])('%s is answered by the service: %s', async (address, isOfService) => {
  const { mounted: app } = await mounted()
  const answer = await app.request(`${SITE_URL}${address}`)
  expect((await answer.text()) === 'the site').toBe(!isOfService)
})
