/** `explain`: the dependencies of a page, the pages of a file, and the next build of a page. */
import { rmSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { READS_NAME } from '../../core/build/cache/kept-reads.ts'
import { withCache, runCli } from '../support/cli.ts'
import { createSite } from '../support/site.ts'
import type { TestSite } from '../support/site.ts'
import { plot } from '../support/site.ts'
import { PHOTOS, property, townFiles } from '../support/town-site.ts'
import { shareTemplates } from '../support/shared-cache.ts'

const URL = '/nl/te-koop/gent/bouwgrond-1/1/'

interface Explained {
  readonly exitCode: number
  readonly page: { readonly url: string; readonly file: string; readonly slot: string }
  readonly inputs: readonly {
    readonly file: string
    readonly line: number | null
    readonly role: string
    readonly others: readonly string[]
  }[]
  readonly shared: { readonly files: readonly string[]; readonly pages: number }
  readonly next: {
    readonly renders: boolean
    readonly why: string
    readonly changes: readonly (readonly string[])[]
  }
  readonly reads: readonly { readonly query: string; readonly subject: string }[] | null
  readonly file: string
  readonly pages: readonly { readonly url: string; readonly role: string }[]
}

async function explain(site: TestSite, word: string): Promise<Explained> {
  const { cache } = shareTemplates(site.root)
  const { stdout } = await runCli(['explain', '--json', '--root', site.root, '--cache', cache, word])
  return JSON.parse(stdout) as Explained
}

const rolesOf = ({ inputs }: Explained) => Object.fromEntries(inputs.map(({ file, role }) => [file, role]))

describe('a page', () => {
  test('is made of its record, what it shows of others, their pictures, and what all pages share', async () => {
    const site = createSite({ ...(await townFiles()), [property(2)]: plot(2, PHOTOS.streetFirst) })
    const found = await explain(site, URL)
    expect(found.page).toMatchObject({ url: URL, file: `${URL.slice(1)}index.html`, slot: 'property' })
    expect(rolesOf(found)).toMatchObject({
      [property(1)]: 'subject',
      [property(2)]: 'shown',
      'content/images/house.jpg': 'picture',
      'content/images/street.jpg': 'picture',
      'content/pages/for-sale.json': 'linked',
    })
    expect(Object.keys(rolesOf(await explain(site, '/nl/over-ons/')))).not.toContain(property(1))
    expect(found.inputs[0]).toMatchObject({ file: property(1), line: 2 })
    expect(found.inputs[0]?.others).toContain('/nl/te-koop/')
    const french = expect.stringMatching(/^\/fr\/a-vendre\/\w+\/terrain-a-batir-1\/1\/$/) as string
    expect(found.inputs[0]?.others).toContainEqual(french)
    expect(found.shared.files).toContain('site-config/menu.json')
  })

  test.each([
    ['its address', () => URL],
    ['its whole address', () => `https://kantoor-linde.example${URL}?a=1#b`],
    ['its address without the slash', () => URL.slice(0, -1)],
    ['its file', () => `${URL.slice(1)}index.html`],
    ['its file in the output', (site: TestSite) => path.join(site.output, URL, 'index.html')],
  ])('is found by %s', async (_, wordOf) => {
    const site = createSite({ [property(1)]: plot(1) })
    expect((await explain(site, wordOf(site))).page.url).toBe(URL)
  })

  test('says whether the next build renders it, and why', async () => {
    const site = createSite({
      [property(1)]: plot(1),
      [property(2)]: plot(2, { Zip: '8000', City: 'BRUGGE' }),
    })
    const next = async (url = URL) => (await explain(site, url)).next
    expect(await next()).toEqual({ renders: true, why: 'there is no output yet', changes: [] })
    await site.build(shareTemplates(site.root))
    expect(await next()).toEqual({ renders: false, why: 'the output holds it as it is', changes: [] })
    site.write(property(1), plot(1, { Price: 1_234_567 }))
    const why = 'what it read has changed since it was made'
    const own = await next()
    expect(own).toMatchObject({ renders: true, why })
    expect(own.changes).toContainEqual(['property 1'])
    const list = await next('/nl/te-koop/')
    expect(list).toMatchObject({ renders: true, why })
    expect(list.changes).toContainEqual(['card nl 1', 'property 1'])
    site.write(property(1), plot(1))
    site.write('site-config/strings.nl.json', { 'page.breadcrumbs': 'U bent hier' })
    const [[, ...chain] = []] = (await next()).changes
    expect(chain).toEqual(['text nl page.breadcrumbs'])
    expect(await next('/nl/')).toMatchObject({ renders: false, changes: [] })
  })

  test('without a record of what it read, it is compared', async () => {
    const site = createSite({ [property(1)]: plot(1) })
    await site.build(shareTemplates(site.root))
    rmSync(path.join(shareTemplates(site.root).cache, READS_NAME))
    const why = 'nothing is known of what it read, because the cache is another or empty'
    const same = { renders: false, why: `${why}, and it shows the same`, changes: [] }
    expect((await explain(site, URL)).next).toEqual(same)
    site.write(property(1), plot(1, { Price: 1_234_567 }))
    expect((await explain(site, URL)).next).toEqual({ renders: true, why, changes: [] })
  })

  test('names all that it read when it was made', async () => {
    const site = createSite({ [property(1)]: plot(1), [property(2)]: plot(2) })
    expect((await explain(site, URL)).reads).toBeNull()
    await site.build(shareTemplates(site.root))
    const { reads } = await explain(site, URL)
    expect(reads).toContainEqual({ query: 'property', subject: '1' })
    expect(reads).toContainEqual({ query: 'card nl', subject: '2' })
  })
})

describe('a file', () => {
  test('names the pages that it is on', async () => {
    const site = createSite({ ...(await townFiles()) })
    const { pages } = await explain(site, property(1))
    const roles = Object.fromEntries(pages.map(({ url, role }) => [url, role]))
    expect(roles).toMatchObject({
      [URL]: 'subject',
      '/nl/te-koop/': 'shown',
      '/nl/te-koop/9000-gent/': 'shown',
    })
    expect(roles['/nl/te-koop/8000-brugge/']).toBeUndefined()
    const picture = await explain(site, path.join(site.root, 'content/images/garden.jpg'))
    expect(picture.file).toBe('content/images/garden.jpg')
    expect(picture.pages.map(({ url }) => url)).toContain('/nl/te-koop/brugge/bouwgrond-5/5/')
  })

  test('that every page shares says so', async () => {
    const site = createSite()
    const { code, stdout } = await runCli([
      'explain',
      'site-config/menu.json',
      '--root',
      site.root,
      ...withCache(site.root),
    ])
    expect(code).toBe(0)
    expect(stdout).toMatch(/^site-config\/menu\.json is shared by \d+ pages:/)
  })
})

test('a page is explained in words, too', async () => {
  const site = createSite({ [property(1)]: plot(1) })
  const { code, stdout } = await runCli(['explain', URL, '--root', site.root, ...withCache(site.root)])
  expect(code).toBe(0)
  expect(stdout).toContain(`${property(1)}:2`)
  expect(stdout).toContain('property 1, the subject of the page')
  expect(stdout).toContain('The next build renders this page: there is no output yet.')
})

test('a code is explained without a site', async () => {
  const { code, stdout } = await runCli(['explain', 'as2001'])
  expect(code).toBe(0)
  expect(stdout).toMatch(/^error AS2001: /)
  expect(stdout).toContain('docs/errors.md#as2001-')
})

test('what is nothing of the site is wrong usage, with the nearest that is', async () => {
  const site = createSite()
  const { code, stdout, stderr } = await runCli([
    'explain',
    '/nl/te-kop/',
    '--root',
    site.root,
    ...withCache(site.root),
  ])
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
  expect(stderr).toContain('did you mean /nl/te-koop/?')
})

test('a site with errors is not explained, but reported', async () => {
  const site = createSite({ 'site-config/menu.json': '{' })
  const { code, stderr } = await runCli(['explain', '/nl/', '--root', site.root, ...withCache(site.root)])
  expect(code).toBe(1)
  expect(stderr).toContain('site-config/menu.json:1')
})
