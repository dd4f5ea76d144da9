import { expect, test } from 'vitest'
import { answerFile } from '../../../../core/domain/addresses.ts'
import { contentInMemory } from '../../../../core/plan/jobs.ts'
import type { FileJob } from '../../../../core/plan/jobs.ts'
import { planOf, siteOf } from '../../../support/linked.ts'
import { plot } from '../../../support/minimal-site.ts'

function texts(files: readonly FileJob[]): ReadonlyMap<string, string> {
  const own = files.filter(({ file }) => file.startsWith('_addresses/'))
  return new Map(
    own.map(({ file, content }) => [file, 'copyOf' in content ? '' : String(contentInMemory(content))]),
  )
}

test('the answers of many homes lie in small files, each where its key says', async () => {
  const plots = Array.from({ length: 300 }, (_, index) => plot(index + 1))
  const { plan } = planOf(await siteOf({ 'content/properties/plots.json': plots }))
  const files = texts(plan.files)
  expect([...files.keys()].filter((file) => /\d+\.json$/.test(file))).toHaveLength(8)
  for (const [file, text] of files) expect(text.length, file).toBeLessThan(20_000)
  for (const id of [1, 150, 300]) {
    const answers = JSON.parse(files.get(answerFile(`property/${id}`, 8)) ?? '') as Record<string, unknown>
    expect(answers[`property/${id}`]).toEqual({
      moved: {
        nl: `/nl/te-koop/gent/bouwgrond-${id}/${id}/`,
        fr: `/fr/a-vendre/gand/terrain-a-batir-${id}/${id}/`,
      },
    })
  }
})

test('pages of lists come before homes, whose address they look like', async () => {
  const { plan } = planOf(await siteOf({ 'content/properties/plots.json': [plot(1)] }))
  const index = JSON.parse(texts(plan.files).get('_addresses/index.json') ?? '') as {
    patterns: readonly { kind: string }[]
  }
  const kinds = index.patterns.map(({ kind }) => kind)
  expect(kinds.lastIndexOf('list')).toBeLessThan(kinds.indexOf('property'))
})

test('a redirect of the configuration is known by its address', async () => {
  const { plan } = planOf(
    await siteOf({
      'site-config/redirects.json': { redirects: [{ from: '/nl/Oud', to: '/for-sale/' }] },
    }),
  )
  expect(JSON.parse(texts(plan.files).get('_addresses/redirects.json') ?? '')).toEqual({
    '/nl/oud/': '/nl/te-koop/',
  })
})

test.each([
  ['/Aanbod/*', 'nothing of the site', true],
  ['/nl/te-koop/*', 'the homes for sale', false],
  ['/nl/*', 'every page in Dutch', false],
  ['/documents/*', 'a document', false],
])('the folder %s, below which is %s, leads on where there is no page', async (from, _what, isApart) => {
  const { plan } = planOf(
    await siteOf({
      'site-config/redirects.json': {
        redirects: [
          { from, to: '/for-sale/' },
          { from: '/aanbod/oud/', to: '/for-sale/' },
        ],
      },
      'content/documents/prijzen.pdf': '%PDF-1.4',
    }),
  )
  const folder = from.slice(0, -1)
  expect(JSON.parse(texts(plan.files).get('_addresses/index.json') ?? '')).toMatchObject({
    folders: [{ folder: folder.toLowerCase(), to: '/nl/te-koop/', isApart }],
  })
  expect(plan.addresses.folders).toEqual([{ folder, to: '/nl/te-koop/', isApart }])
  expect(plan.pages.some(({ url }) => url.includes('*'))).toBe(false)
})

test('the list of a municipality answers for all its postal codes, in every language', async () => {
  const parts = [plot(1, { Zip: '2018', City: 'ANTWERPEN' }), plot(2, { Zip: '2600', City: 'Berchem' })]
  const { plan } = planOf(await siteOf({ 'content/properties/plots.json': parts }))
  const files = [...texts(plan.files)]
  const answers = Object.assign({}, ...files.map(([, text]) => JSON.parse(text) as object)) as object
  const moved = { nl: '/nl/te-koop/2000-antwerpen/', fr: '/fr/a-vendre/2000-anvers/' }
  expect(answers).toMatchObject({
    'town/nl/te-koop/2018-{town}/': { moved },
    'town/nl/te-koop/2060-{town}/': { moved },
    'town/fr/a-vendre/2600-{town}/': { moved },
  })
  expect(plan.pages.map(({ url }) => url)).toEqual(
    expect.arrayContaining(['/nl/te-koop/2000-antwerpen/', '/nl/te-koop/2600-berchem/']),
  )
})
