import { expect, test } from 'vitest'
import { createSite, MINIMAL, plot } from '../support/site.ts'
import type { TestSite } from '../support/site.ts'

const SITE = MINIMAL['site-config/site.json'] as { readonly legal: object }
const withNumber = (companyNumber: string) => ({ ...SITE, legal: { ...SITE.legal, companyNumber } })

/** The pages of the site that say so. */
function drafts(site: TestSite): {
  readonly all: number
  readonly noted: number
  readonly unindexed: number
} {
  const pages = site.list().filter((file) => /^(?:nl|fr)\/.*index\.html$/.test(file))
  const texts = pages.map((file) => site.read(file))
  return {
    all: texts.length,
    noted: texts.filter((text) => text.includes('class="draft"')).length,
    unindexed: texts.filter((text) => text.includes('content="noindex"')).length,
  }
}

test('each page of a site with a blank says so and is not indexed, until the blank is filled in', async () => {
  const site = createSite({
    'site-config/site.json': withNumber('[[ondernemingsnummer]]'),
    'content/properties/1.json': plot(1),
  })
  const { ok, problems } = await site.build()
  expect(ok).toBe(true)
  expect(problems.map(({ code, message }) => `${code} ${message}`)).toEqual([
    'AS3408 "[[ondernemingsnummer]]" is a blank',
  ])
  const before = drafts(site)
  expect(before).toEqual({ all: before.all, noted: before.all, unindexed: before.all })
  site.write('site-config/site.json', withNumber('0000.000.097'))
  await site.build({}, {}, ['site-config/site.json'])
  expect(drafts(site)).toMatchObject({ noted: 0, unindexed: 0 })
})

test('a blank in one home makes every page a draft, also in a later build', async () => {
  const site = createSite({ 'content/properties/1.json': plot(1), 'content/properties/2.json': plot(2) })
  await site.build()
  expect(drafts(site).noted).toBe(0)
  site.write('content/properties/2.json', plot(2, { Street: '[[straat]]' }))
  await site.build({}, {}, ['content/properties/2.json'])
  const after = drafts(site)
  expect(after.noted).toBe(after.all)
})

test('a site without blanks is a draft if it is asked for', async () => {
  const site = createSite({ 'content/properties/1.json': plot(1) })
  await site.build({ draft: true })
  const asked = drafts(site)
  expect(asked.unindexed).toBe(asked.all)
  await site.build()
  expect(drafts(site).unindexed).toBe(0)
})

test('a site with blanks is built for no host but plain, unless a draft is asked for', async () => {
  const site = createSite({
    'site-config/site.json': { ...SITE, url: 'https://your-address.example' },
    'content/properties/1.json': plot(1),
  })
  const { ok, problems } = await site.build({ target: 'nginx' })
  expect(ok).toBe(false)
  expect(problems.map(({ code, message }) => `${code} ${message}`)).toEqual([
    'AS3408 "[[address of the site]]" is a blank',
    'AS3409 the site has a blank, so it is not built for nginx',
  ])
  expect(site.list()).toEqual([])
  expect((await site.build({ target: 'plain' })).ok).toBe(true)
  expect((await site.build({ target: 'nginx', draft: true })).ok).toBe(true)
  const without = drafts(site)
  expect(without.noted).toBe(without.all)
})

test('the host of site.json refuses blanks as well', async () => {
  const hosting = { target: 'netlify' }
  const site = createSite({ 'site-config/site.json': { ...withNumber('[[ondernemingsnummer]]'), hosting } })
  expect((await site.build()).ok).toBe(false)
  expect((await site.build({ target: 'plain' })).ok).toBe(true)
})
