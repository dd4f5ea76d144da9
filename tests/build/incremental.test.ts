/**
 * A later build makes exactly the files that changed. `oracle.test.ts` tests that they equal those of a clean
 * build, for each kind of edit.
 */
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { BuildOptions, Ports } from '../../core/build/ports.ts'
import { manifestFile, placesOf } from '../../core/build/output/output.ts'
import { cleanTreeOf, photo, SMALL_PHOTO_SITE, withLedgerOf, writeAll } from '../support/busy-site.ts'
import { shareTemplates } from '../support/shared-cache.ts'
import { MINIMAL, createSite, plot, project, siteAt } from '../support/site.ts'
import type { SiteFiles, TestSite } from '../support/site.ts'
import { ABOUT_ROUTE, PHOTOS, property, townFiles, withRoutes } from '../support/town-site.ts'
import { changesBetween, stampsOf, treeOf } from '../support/tree.ts'
import type { Changes } from '../support/tree.ts'
import { image, serve } from './pictures/image-server.ts'

let files: SiteFiles

beforeAll(async () => {
  // Removed homes have no pages, so that an edit that is undone leaves nothing.
  const redirects = { redirects: [], tombstoneMonths: 0 }
  files = { ...(await townFiles()), 'site-config/redirects.json': redirects }
})

type Options = (root: string) => Partial<BuildOptions>

const NO_OPTIONS: Options = () => ({})

async function built(options = NO_OPTIONS): Promise<TestSite> {
  const site = createSite({}, files)
  expect((await site.build(options(site.root))).ok).toBe(true)
  return site
}

describe('nothing changed', () => {
  test('while pages are compared a signal is heard, and everything stays', async () => {
    const plots = Array.from({ length: 80 }, (_, index) => plot(index + 1))
    const site = createSite({ 'content/properties/plots.json': plots })
    expect((await site.build()).ok).toBe(true)
    const before = stampsOf(site.root)
    const stopping = new AbortController()
    const seen: number[] = []
    const progress: Ports['progress'] = ({ phase, done = 0, total = 0 }) => {
      if (phase !== 'render') return
      seen.push(done / total)
      setImmediate(() => stopping.abort(new Error('stopped by hand')))
    }
    const ports = { progress, signal: stopping.signal }
    // A process that goes on knows that no page can be another.
    await expect(siteAt(site.root).build({}, ports)).rejects.toThrow('stopped by hand')
    expect(seen).toHaveLength(1)
    expect(seen[0]).toBeLessThan(1)
    expect(stampsOf(site.root)).toEqual(before)
  })

  test.each([
    ['in the same process', (site: TestSite) => site],
    ['in a new process', (site: TestSite) => siteAt(site.root)],
  ])('%s: no page is rendered, no picture made, no file touched', async (_name, next) => {
    const site = await built()
    const before = stampsOf(site.output)
    const { ok, problems, report } = await next(site).build()
    expect({ ok, problems }).toEqual({ ok: true, problems: [] })
    expect(report).toMatchObject({ rendered: 0, picturesMade: 0 })
    expect(report?.pages).toBeGreaterThan(40)
    expect(stampsOf(site.output)).toEqual(before)
  })

  test('but the manifest is lost: everything is made again, and is the same', async () => {
    const site = await built()
    const before = treeOf(site.output)
    rmSync(manifestFile(placesOf(site.root, site.output)))
    expect((await site.build()).report?.rendered).toBeGreaterThan(40)
    expect(treeOf(site.output)).toEqual(before)
  })

  test('but a file of the output was removed: it comes back, and no other is touched', async () => {
    const site = await built()
    const before = treeOf(site.output)
    const { 'nl/index.html': _, '.agency-site.json': __, ...stamps } = stampsOf(site.output)
    rmSync(path.join(site.output, 'nl/index.html'))
    expect((await site.build()).report?.rendered).toBe(1)
    expect(treeOf(site.output)).toEqual(before)
    expect(stampsOf(site.output)).toMatchObject(stamps)
  })
})

const MARK = '.agency-site.json'
const detail = (id: number) => [
  `nl/te-koop/${id > 4 ? 'brugge' : 'gent'}/bouwgrond-${id}/${id}/index.html`,
  `fr/a-vendre/${id > 4 ? 'bruges' : 'gand'}/terrain-a-batir-${id}/${id}/index.html`,
]
const LISTS = [
  'nl/te-koop/index.html',
  'nl/te-koop/9000-gent/index.html',
  'nl/te-koop/type/4/index.html',
  'fr/a-vendre/index.html',
  'fr/a-vendre/9000-gand/index.html',
  'fr/a-vendre/type/4/index.html',
]
const FEEDS = ['xml', 'json'].flatMap((ending) =>
  LISTS.map((file) => file.replace(/\/index\.html$/, `.${ending}`)),
)
const CALENDARS = /\.ics$/
/** The files with which lists are filtered. */
const COLUMNS = ['nl/te-koop/list.json', 'fr/a-vendre/list.json']
/** Pages without a property in Ghent. */
const ELSEWHERE = [
  'index.html',
  'nl/index.html',
  'fr/index.html',
  'nl/over-ons/index.html',
  'about/index.html',
]

function aboutPage(params: object): object {
  const content = { nl: 'Wij zijn hier.', fr: 'Nous sommes ici.' }
  return { path: '/about/', params: { title: { nl: 'Over ons', fr: 'À propos' }, content, ...params } }
}

function listPage(description?: string, title = 'Te koop'): object {
  const { params, ...page } = MINIMAL['content/pages/for-sale.json'] as {
    params: { modules: readonly object[] }
  }
  const [list, ...others] = params.modules
  const modules = [
    { ...list, ...(description && { description: { nl: description, fr: 'Toute notre offre.' } }) },
    ...others,
  ]
  return { ...page, params: { ...params, title: { nl: title, fr: 'À vendre' }, modules } }
}

interface Edit {
  readonly name: string
  /** Each site has a cache of its own, because a shared cache would contain all pictures. */
  readonly isOfPictures?: true
  readonly edit: SiteFiles | (() => Promise<SiteFiles>)
  readonly changed?: readonly string[]
  readonly added?: readonly (string | RegExp)[]
  readonly removed?: readonly (string | RegExp)[]
  /** Neither changed nor removed. */
  readonly kept: readonly (string | RegExp)[]
}

/**
 * Except for cards and places of filtered lists and the files of the search box, which follow the shell and the
 * properties.
 */
const ASSETS = /^_a\/(?!cards\.|(?:ids|words|projects|places)\.|search-)/
const SEARCH = /^_a\/(?:(?:ids|words|projects)\.|search-)/
const CARDS = /^_a\/cards\./
const PICTURES = /^_a\/img\//
const FRENCH = /^fr\//

const EDITS: readonly Edit[] = [
  {
    name: 'a price',
    edit: { [property(1)]: plot(1, { ...PHOTOS.houseFirst, Price: 200_500 }) },
    added: [CARDS],
    removed: [CARDS],
    changed: [...detail(1), ...LISTS, ...COLUMNS, ...FEEDS],
    kept: [
      ASSETS,
      SEARCH,
      CALENDARS,
      'nl/te-koop/8000-brugge.xml',
      ...ELSEWHERE,
      'nl/te-koop/8000-brugge/index.html',
      'property/1/index.html',
      ...detail(5),
      'sitemap.xml',
    ],
  },
  {
    name: 'a text',
    edit: { [property(2)]: plot(2, { Description: { nl: 'Mooi.', fr: 'Beau.' } }) },
    changed: detail(2),
    kept: [ASSETS, CALENDARS, ...ELSEWHERE, ...LISTS, ...FEEDS, ...detail(1), ...detail(5), 'sitemap.xml'],
  },
  {
    name: 'a title, and with it an address',
    edit: { [property(2)]: plot(2, { TypeDescription: { nl: 'Zonnige grond', fr: 'Terrain à bâtir 2' } }) },
    added: ['nl/te-koop/gent/zonnige-grond/2/index.html'],
    removed: ['nl/te-koop/gent/bouwgrond-2/2/index.html'],
    changed: [
      ...LISTS.filter((file) => !FRENCH.test(file)),
      'fr/a-vendre/gand/terrain-a-batir-2/2/index.html',
      'property/2/index.html',
      'sitemap.xml',
    ],
    kept: [ASSETS, ...ELSEWHERE, 'fr/a-vendre/index.html', ...detail(5)],
  },
  {
    name: 'a new property',
    edit: { [property(9)]: plot(9) },
    added: ['property/9/index.html', 'nl/te-koop/gent/bouwgrond-9/9/index.html'],
    changed: [...LISTS, ...FEEDS, 'sitemap.xml'],
    kept: [ASSETS, ...ELSEWHERE, 'property/1/index.html'],
  },
  {
    name: 'a removed property',
    edit: { [property(3)]: null },
    removed: ['property/3/index.html', ...detail(3)],
    changed: [...LISTS, 'sitemap.xml'],
    kept: [ASSETS, ...ELSEWHERE, 'property/1/index.html', ...detail(6)],
  },
  {
    name: 'a property that was sold',
    edit: { [property(4)]: plot(4, { Status: 2 }) },
    changed: [...detail(4), ...LISTS],
    kept: [ASSETS, ...ELSEWHERE, 'property/4/index.html'],
  },
  {
    name: 'a new page',
    edit: {
      ...withRoutes(ABOUT_ROUTE, { original: '/team/', path: { nl: '/nl/team/', fr: '/fr/equipe/' } }),
      'content/pages/team.json': { path: '/team/', params: { title: { nl: 'Team', fr: 'Équipe' } } },
    },
    added: ['team/index.html', 'nl/team/index.html', 'fr/equipe/index.html'],
    changed: ['sitemap.xml'],
    kept: [ASSETS, ...ELSEWHERE, ...LISTS, ...detail(1)],
  },
  {
    name: 'a removed page',
    edit: { ...withRoutes(), 'content/pages/about.json': null },
    removed: ['about/index.html', 'nl/over-ons/index.html', 'fr/a-propos/index.html'],
    changed: ['sitemap.xml'],
    kept: [ASSETS, 'nl/index.html', ...LISTS, ...detail(1)],
  },
  {
    name: 'the menu, in Dutch',
    edit: {
      'site-config/menu.json': {
        items: [
          { path: 'for-sale', status: 'Published', params: { title: { nl: 'Kopen', fr: 'À vendre' } } },
        ],
      },
    },
    changed: [
      'nl/index.html',
      'nl/over-ons/index.html',
      'nl/te-koop/index.html',
      detail(1)[0] ?? '',
      'nl/404.html',
    ],
    kept: [ASSETS, FRENCH, 'sitemap.xml', 'robots.txt'],
  },
  {
    name: 'a string of the interface, in Dutch',
    edit: { 'site-config/strings.nl.json': { 'page.top': 'Omhoog' } },
    changed: [
      'nl/index.html',
      'nl/over-ons/index.html',
      'nl/te-koop/index.html',
      detail(1)[0] ?? '',
      'nl/404.html',
    ],
    kept: [ASSETS, FRENCH, 'sitemap.xml', 'robots.txt'],
  },
  {
    name: 'the text of a page',
    edit: {
      'content/pages/about.json': aboutPage({ content: { nl: 'Wij zijn er nog.', fr: 'Encore là.' } }),
    },
    changed: ['nl/over-ons/index.html', 'fr/a-propos/index.html'],
    kept: [ASSETS, 'nl/index.html', ...LISTS, ...detail(1), 'sitemap.xml'],
  },
  {
    name: 'the text on the page of a list',
    edit: { 'content/pages/for-sale.json': listPage('Vandaag te koop.') },
    changed: [...LISTS.slice(0, 1), ...LISTS.slice(3, 4)],
    kept: [ASSETS, ...FEEDS, CARDS, ...COLUMNS, ...ELSEWHERE, ...detail(1), ...detail(5), 'sitemap.xml'],
  },
  {
    name: 'the title of the page of a list',
    edit: { 'content/pages/for-sale.json': listPage(undefined, 'Alles te koop') },
    changed: LISTS.filter((file) => !FRENCH.test(file)),
    kept: [ASSETS, CARDS, ...COLUMNS, 'nl/over-ons/index.html', 'sitemap.xml'],
  },
  {
    name: 'the css of one page',
    edit: { 'content/pages/about.json': aboutPage({ css: 'h1 { color: red }' }) },
    added: [/^_a\/page-about\..*\.css$/],
    changed: ['nl/over-ons/index.html', 'fr/a-propos/index.html'],
    kept: [ASSETS, 'nl/index.html', ...LISTS, ...detail(1), 'sitemap.xml'],
  },
  {
    name: 'a colour',
    edit: { 'site-config/theme.json': { colours: { brick: '#123456' } } },
    added: [/^_a\/site\..*\.css$/],
    removed: [/^_a\/site\..*\.css$/],
    changed: ['nl/index.html', 'fr/index.html', 'index.html', ...LISTS, ...detail(1)],
    kept: [PICTURES, /^_a\/.*\.(?:js|woff2|svg)$/, 'sitemap.xml', 'robots.txt'],
  },
  {
    name: 'a picture that another one replaces, under the same name',
    isOfPictures: true,
    edit: async () => ({ 'content/images/house.jpg': await photo(9) }),
    added: [PICTURES, CARDS],
    removed: [PICTURES, CARDS],
    changed: [...detail(1), ...LISTS],
    kept: [
      /^_a\/(?!cards\.|(?:ids|words|projects|places)\.|search-)[^/]*$/,
      ...ELSEWHERE,
      ...detail(5),
      'nl/te-koop/8000-brugge/index.html',
    ],
  },
  {
    name: 'the photos of a property in another order',
    isOfPictures: true,
    edit: { [property(1)]: plot(1, PHOTOS.streetFirst) },
    changed: [...detail(1), ...LISTS],
    kept: [/^_a\/(?!cards\.|(?:ids|words|projects|places)\.|search-)[^/]*$/, ...ELSEWHERE, ...detail(5)],
  },
  {
    name: 'the name of the agency',
    edit: {
      'site-config/site.json': { ...SMALL_PHOTO_SITE, name: 'Kantoor Esdoorn' },
    },
    added: [/^_a\/site\..*\.webmanifest$/],
    removed: [/^_a\/site\..*\.webmanifest$/],
    changed: ['nl/index.html', 'fr/index.html', 'index.html', ...LISTS, ...detail(1)],
    kept: [PICTURES, /^_a\/.*\.(?:js|css|woff2|svg)$/, 'sitemap.xml', 'robots.txt'],
  },
  {
    name: 'a document and a static file',
    edit: {
      'content/documents/terms.txt': 'new terms',
      'content/static/.well-known/security.txt': 'Contact: b\n',
    },
    changed: ['documents/terms.txt', '.well-known/security.txt'],
    kept: [ASSETS, /\.html$/, 'sitemap.xml'],
  },
]

function expectChanges({ added, removed, changed }: Changes, wanted: Edit): void {
  const matches = (file: string) => (want: string | RegExp) =>
    typeof want === 'string' ? want === file : want.test(file)
  expect(changed).toEqual(expect.arrayContaining([MARK, ...(wanted.changed ?? [])]))
  for (const want of wanted.added ?? [])
    expect(
      added.some((file) => matches(file)(want)),
      `added: ${want}`,
    ).toBe(true)
  for (const want of wanted.removed ?? [])
    expect(
      removed.some((file) => matches(file)(want)),
      `removed: ${want}`,
    ).toBe(true)
  if (!wanted.added) expect(added.filter((file) => file.endsWith('.html'))).toEqual([])
  if (!wanted.removed) expect(removed.filter((file) => file.endsWith('.html'))).toEqual([])
  const expectedToGo = [...(wanted.removed ?? [])]
  const touched = [...changed, ...removed.filter((file) => !expectedToGo.some(matches(file)))]
  expect(touched.filter((file) => wanted.kept.some(matches(file)))).toEqual([])
}

describe('after a change of', () => {
  /** Each edit is undone, so the next one begins with the same site. */
  const unchanged = new Map<Options, TestSite>()
  afterAll(() => {
    for (const { root } of unchanged.values()) rmSync(root, { recursive: true })
  })

  async function start(options: Options): Promise<TestSite> {
    const site = unchanged.get(options) ?? siteAt(mkdtempSync(path.join(tmpdir(), 'agency-site-edited-')))
    // Only a completed undo returns the site to the list.
    if (!unchanged.delete(options)) {
      writeAll(site, files)
      expect((await site.build(options(site.root))).ok).toBe(true)
    }
    return site
  }

  test.each(EDITS)('$name', async (wanted) => {
    const options = wanted.isOfPictures ? shareTemplates : NO_OPTIONS
    const site = await start(options)
    const before = treeOf(site.output)
    const stamps = stampsOf(site.output)
    const edit = typeof wanted.edit === 'function' ? await wanted.edit() : wanted.edit
    writeAll(site, edit)
    expect(await site.build(options(site.root))).toMatchObject({ ok: true, problems: [] })
    const changes = changesBetween(before, treeOf(site.output))
    expectChanges(changes, wanted)
    // A file with equal content keeps its inode and time, so that uploads stay small.
    const rewritten = changesBetween(stamps, stampsOf(site.output)).changed
    expect(rewritten).toEqual(changes.changed.includes(MARK) ? changes.changed : [MARK, ...changes.changed])

    // The edit is undone in a new process.
    writeAll(site, Object.fromEntries(Object.keys(edit).map((file) => [file, files[file] ?? null])))
    const next = siteAt(site.root)
    expect((await next.build(options(site.root))).ok).toBe(true)
    expect(treeOf(site.output)).toEqual(before)
    unchanged.set(options, next)
  })
})

describe('texts that link to what has another address now', () => {
  const further = { nl: '[Verder](/property/8/)', fr: '[Plus](/property/8/)' }
  const linking = (): SiteFiles => ({
    ...withRoutes(ABOUT_ROUTE, {
      original: '/voices/an/',
      path: { nl: '/nl/stemmen/an/', fr: '/fr/voix/an/' },
    }),
    [property(1)]: plot(1, {
      Description: { nl: `${further.nl}, [in Brugge](/for-sale/city/8000-brugge/)`, fr: further.fr },
    }),
    'content/pages/for-sale.json': listPage(further.nl),
    'content/pages/about.json': aboutPage({ modules: [{ description: further }] }),
    'content/articles/an.json': {
      path: '/voices/an/',
      title: { nl: 'An vertelt', fr: 'An raconte' },
      content: further,
    },
    'content/projects/801.json': project(801, { Description: further }),
  })
  const MOVED = { Zip: '9000', City: 'GENT' }

  test.each<{ name: string; edit: SiteFiles; gone: string }>([
    {
      name: 'a property',
      edit: {
        [property(8)]: plot(8, { Zip: '8000', City: 'BRUGGE', TypeDescription: { nl: 'Weide', fr: 'Pré' } }),
      },
      gone: '/nl/te-koop/brugge/bouwgrond-8/8/',
    },
    {
      name: 'a town that has no stock any more',
      edit: Object.fromEntries([5, 6, 7, 8].map((id) => [property(id), plot(id, MOVED)])),
      gone: '/nl/te-koop/8000-brugge/',
    },
  ])('$name', async ({ edit, gone }) => {
    const site = createSite(linking(), files)
    expect(await site.build()).toMatchObject({ ok: true, problems: [] })
    expect(site.read(detail(1)[0] as string)).toContain(gone)
    writeAll(site, edit)
    expect(await siteAt(site.root).build()).toMatchObject({ ok: true, problems: [] })
    expect(treeOf(site.output)).toEqual(
      await cleanTreeOf({ ...files, ...linking(), ...edit }, withLedgerOf(site)),
    )
  })
})

test('lists show teasers of articles on each of their pages', async () => {
  const article = (title: string) => ({
    path: '/voices/an/',
    category: 'voices',
    title: { nl: title, fr: title },
  })
  const page = listPage() as { params: { modules: readonly object[] } }
  const modules = [...page.params.modules, { relations: [{ type: 'category', id: 'voices' }] }]
  const base: SiteFiles = {
    ...withRoutes(ABOUT_ROUTE, {
      original: '/voices/an/',
      path: { nl: '/nl/stemmen/an/', fr: '/fr/voix/an/' },
    }),
    'content/pages/for-sale.json': { ...page, params: { ...page.params, modules } },
    'content/articles/an.json': article('An vertelt'),
  }
  const site = createSite(base, files)
  expect(await site.build()).toMatchObject({ ok: true, problems: [] })
  expect(site.read('nl/te-koop/9000-gent/index.html')).toContain('An vertelt')
  const edit = { 'content/articles/an.json': article('An zwijgt') }
  writeAll(site, edit)
  expect(await siteAt(site.root).build()).toMatchObject({ ok: true, problems: [] })
  expect(treeOf(site.output)).toEqual(await cleanTreeOf({ ...files, ...base, ...edit }))
})

test('a source that is a link is read again when the file changes that it leads to', async () => {
  const site = createSite({}, { ...files, 'site-config/shared/plot.txt': JSON.stringify(plot(2)) })
  const target = path.join(site.root, 'site-config/shared/plot.txt')
  rmSync(path.join(site.root, property(2)))
  symlinkSync(target, path.join(site.root, property(2)))
  // The link itself is old, so only the target shows the change.
  const later = { now: () => Date.now() + 60_000 }
  await site.build({}, later)
  expect(site.exists('nl/te-koop/gent/bouwgrond-2/2/index.html')).toBe(true)
  writeFileSync(target, JSON.stringify(plot(2, { TypeDescription: { nl: 'Nieuwe grond', fr: 'Nouveau' } })))
  expect((await site.build({}, later)).problems).toEqual([])
  expect(site.exists('nl/te-koop/gent/nieuwe-grond/2/index.html')).toBe(true)
})

describe('a watcher that tells what changed', () => {
  // With a clock that is ahead, files have trusted stamps at once.
  const later = { now: () => Date.now() + 60_000 }
  const price = () => [property(1), plot(1, { Price: 333_333 })] as const
  const told = async () => {
    const site = await built()
    site.write(...price())
    return site
  }

  test('of known sources: nothing else is looked at', async () => {
    const site = await built()
    expect((await site.build({}, later)).ok).toBe(true)
    site.write(...price())
    site.write(property(2), plot(2, { Price: 444_444 }))
    expect((await site.build({}, later, [property(1)])).ok).toBe(true)
    const list = site.read('nl/te-koop/index.html')
    expect([list.includes('333.333'), list.includes('444.444')]).toEqual([true, false])
    expect((await site.build()).ok).toBe(true)
    expect(treeOf(site.output)).toEqual(
      await cleanTreeOf({ ...files, [property(1)]: price()[1], [property(2)]: plot(2, { Price: 444_444 }) }),
    )
  })

  test('warnings about pictures stay, at the places where the content names them', async () => {
    const home = (more: object = {}) => plot(1, { XLargePictureItems: [{ Url: 'images/a.png' }], ...more })
    const site = createSite({ 'content/images/a.png': await photo(3), [property(1)]: home() })
    const warned = async (...touched: readonly string[]) => {
      const { problems } = await site.build({}, later, touched)
      return site
        .diagnostics(problems)
        .filter(({ code }) => code === 'AS4211')
        .map(({ at }) => at?.frame.match(/^> *\d+ \|.*/m)?.[0])
    }
    const [before] = await warned(property(1))
    expect(before).toContain('images/a.png')
    site.write(property(1), JSON.stringify(home({ Price: 333_333 }), null, 2).replace('{', '{\n\n'))
    const [after, ...others] = await warned(property(1))
    expect(others).toEqual([])
    expect(after).toContain('images/a.png')
    expect(after).not.toBe(before)
    site.write(property(2), plot(2, { XLargePictureItems: [{ Url: 'images/a.png' }] }))
    expect(await warned(property(2))).toHaveLength(1)
    site.write('content/images/b.png', await photo(21))
    site.write(property(2), plot(2, { XLargePictureItems: [{ Url: 'images/b.png' }] }))
    expect(await warned('content/images/b.png', property(2))).toHaveLength(2)
  })

  test('after a step that broke off: what that was told is not lost', async () => {
    const site = await built()
    expect((await site.build({}, later)).ok).toBe(true)
    site.write(...price())
    const refused = await site.build({ output: path.join(site.root, 'content') }, later, [property(1)])
    expect(refused.problems.map(({ code }) => code)).toEqual(['AS7002'])
    site.write(property(2), plot(2, { Price: 444_444 }))
    expect((await site.build({}, later, [property(2)])).ok).toBe(true)
    const list = site.read('nl/te-koop/index.html')
    expect([list.includes('333.333'), list.includes('444.444')]).toEqual([true, true])
  })

  test('of a file that was unknown: everything is looked at', async () => {
    const site = await told()
    site.write('content/static/note.txt', 'Dag.')
    expect((await site.build({}, {}, [property(1), 'content/static/note.txt'])).ok).toBe(true)
    expect([site.exists('note.txt'), site.read('nl/te-koop/index.html').includes('333.333')]).toEqual([
      true,
      true,
    ])
  })

  test('after a site that was wrong: everything is looked at', async () => {
    const site = await told()
    site.write(property(1), '{')
    site.write('content/static/note.txt', 'Dag.')
    expect((await site.build({}, {}, [property(1), 'content/static/note.txt'])).ok).toBe(false)
    site.write(...price())
    expect((await site.build({}, {}, [property(1)])).ok).toBe(true)
    expect(site.exists('note.txt')).toBe(true)
  })

  test('of a source that is gone: so are its pages', async () => {
    const site = await built()
    site.write(property(1), null)
    expect((await site.build({}, {}, [property(1)])).ok).toBe(true)
    const { [property(1)]: _, ...others } = files
    expect(treeOf(site.output)).toEqual(await cleanTreeOf(others, withLedgerOf(site)))
  })

  test('of the hosts that pictures may come from: a known picture of another one is refused', async () => {
    const server = await serve({ '/a.jpg': image })
    const settings = (...hosts: readonly string[]) => ({ remote: { mode: 'fetch', hosts } })
    const remote = { XLargePictureItems: [{ Url: server.address('/a.jpg'), Name: 'a' }] }
    const site = createSite({
      [property(1)]: plot(1, remote),
      'site-config/site.json': SMALL_PHOTO_SITE,
      'site-config/pictures.json': settings(server.host),
    })
    const online = { offline: false, ...shareTemplates(site.root) }
    const ports = { network: server.ports().network }
    expect(await site.build(online, ports)).toMatchObject({ ok: true, problems: [] })
    site.write('site-config/pictures.json', settings())
    const { ok, problems } = await site.build(online, ports, ['site-config/pictures.json'])
    expect([ok, problems.map(({ code }) => code)]).toEqual([false, ['AS5008']])
  })

  test('a picture that is named for the first time is read', async () => {
    const site = await built()
    site.write(property(1), plot(1, { XLargePictureItems: [{ Url: 'images/nowhere.jpg', Name: 'x' }] }))
    const { problems } = await site.build({}, {}, [property(1)])
    expect(problems.map(({ code }) => code)).toContain('AS5001')
  })
})

test('two sources of one file are found in a later step too, and until one is gone', async () => {
  const site = createSite()
  expect((await site.build()).ok).toBe(true)
  site.write('content/static/robots.txt', 'mine')
  for (let step = 0; step < 2; step++) {
    const { ok, problems } = await site.build()
    expect({ ok, codes: problems.map(({ code }) => code) }).toEqual({ ok: false, codes: ['AS3005'] })
  }
  site.write('content/static/robots.txt', null)
  expect((await site.build()).ok).toBe(true)
})
