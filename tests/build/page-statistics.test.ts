/** Pages send their views if the site has a service that counts them. */
import { expect, test } from 'vitest'
import { createSite } from '../support/site.ts'
import type { SiteFiles } from '../support/site.ts'

const SERVICE = { 'site-config/service.json': {} }

test.each<[string, SiteFiles, boolean]>([
  ['without a service', {}, false],
  ['with a service', SERVICE, true],
  ['with one that does not count', { 'site-config/service.json': { statistics: false } }, false],
  [
    'with owners that log in elsewhere',
    { ...SERVICE, 'site-config/forms.json': { targets: { 'owner-login': 'https://elders.example/login' } } },
    false,
  ],
])('%s', async (_, files, isCounted) => {
  const site = createSite(files)
  await site.build()
  expect(/<body[^>]* data-views/.test(site.read('nl/index.html'))).toBe(isCounted)
  expect(site.read('404.html')).not.toContain('data-views')
})
