/** A site that is larger than its host takes is not published. */
import { expect, test } from 'vitest'
import { createSite, MINIMAL } from '../support/site.ts'

const redirects = (count: number) => ({
  redirects: Array.from({ length: count }, (_, index) => ({ from: `/oud-${index}/`, to: '/nl/' })),
})

test('more redirects than the host takes are an error with both numbers, and the output stays as it was', async () => {
  const site = createSite({ 'site-config/redirects.json': redirects(3) })
  expect((await site.build({ target: 'cloudflare-pages' })).ok).toBe(true)
  const before = site.list()
  site.write('site-config/redirects.json', redirects(1100))
  const { ok, problems } = await site.build({ target: 'cloudflare-pages' })
  expect(ok).toBe(false)
  expect(site.diagnostics(problems)).toMatchObject([
    { code: 'AS7013', message: 'cloudflare-pages takes 2,000 redirects at most, and the site has 2,200' },
  ])
  expect(site.list()).toEqual(before)
  expect((await site.build({ target: 'nginx' })).ok).toBe(true)
})

test('the host of site.json holds where the command line names none', async () => {
  const site = createSite()
  const config = MINIMAL['site-config/site.json'] as object
  site.write('site-config/site.json', { ...config, hosting: { target: 'netlify' } })
  await site.build()
  expect(site.exists('_redirects')).toBe(true)
  await site.build({ target: 'plain' })
  expect(site.exists('_redirects')).toBe(false)
})
