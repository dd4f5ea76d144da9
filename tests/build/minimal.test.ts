import { expect, test } from 'vitest'
import { createSite, plot } from '../support/site.ts'

test('a minimal site builds, in both languages, without a problem', async () => {
  const site = createSite({ 'content/properties/plots.json': [plot(1), plot(2)] })
  const { ok, problems } = await site.build()
  expect(site.diagnostics(problems)).toEqual([])
  expect(ok).toBe(true)
  expect(site.list().filter((file) => file.endsWith('.html'))).toEqual([
    '404.html',
    '_map/fr/index.html',
    '_map/nl/index.html',
    'for-sale/index.html',
    'fr/404.html',
    'fr/a-vendre/9000-gand/index.html',
    'fr/a-vendre/gand/terrain-a-batir-1/1/index.html',
    'fr/a-vendre/gand/terrain-a-batir-2/2/index.html',
    'fr/a-vendre/index.html',
    'fr/a-vendre/type/4/index.html',
    'fr/index.html',
    'index.html',
    'languages/index.html',
    'nl/404.html',
    'nl/index.html',
    'nl/te-koop/9000-gent/index.html',
    'nl/te-koop/gent/bouwgrond-1/1/index.html',
    'nl/te-koop/gent/bouwgrond-2/2/index.html',
    'nl/te-koop/index.html',
    'nl/te-koop/type/4/index.html',
    'project/index.html',
    'property/1/index.html',
    'property/2/index.html',
  ])
})
