/**
 * A small site that is stored as it was last reviewed, so that a change of markup shows as a difference. `npx
 * vitest -u` accepts it.
 */
import path from 'node:path'
import { expect, test } from 'vitest'
import { createSite, MINIMAL, plot } from '../support/site.ts'

const GOLDEN = path.join(import.meta.dirname, 'golden')

const FILES = [
  '404.html',
  'index.html',
  'nl/index.html',
  'nl/te-koop/index.html',
  'nl/te-koop/gent/bouwgrond-2/2/index.html',
  'fr/a-vendre/gand/terrain-a-batir-2/2/index.html',
  'property/2/index.html',
  'nl/te-koop.xml',
  'sitemap.xml',
  'robots.txt',
]

test('the golden site is what it was', async () => {
  const site = createSite({
    ...MINIMAL,
    'site-config/service.json': {},
    'content/properties/plots.json': [plot(1), plot(2)],
  })
  const { ok } = await site.build()
  expect(ok).toBe(true)
  for (const file of FILES)
    await expect(readable(site.read(file))).toMatchFileSnapshot(path.join(GOLDEN, file.replaceAll('/', '-')))
})

test('cards cut a long title at 100 characters, its page does not', async () => {
  const long = `Bouwgrond ${'aan de Veldweg '.repeat(8)}`.trim()
  const site = createSite({ 'content/properties/1.json': plot(1, { TypeDescription: { nl: long } }) })
  await site.build()
  const list = site.read('nl/te-koop/index.html')
  expect(list).toContain(`${long.slice(0, 99)}…`)
  expect(list).not.toContain(`>${long}<`)
})

/** One tag on each line, without the hashes of styles and scripts, which have tests of their own. */
function readable(text: string): string {
  return text.replace(/(\/_a\/[\w-]+\.)[\w-]{8,10}(\.\w+)/g, '$1HASH$2').replaceAll('><', '>\n<')
}
