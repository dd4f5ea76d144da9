import { describe, expect, test } from 'vitest'
import {
  ADDRESS_INDEX,
  addressKey,
  answerFile,
  answerFiles,
  resolveAddress,
  townKey,
} from '../../../../core/domain/addresses.ts'
import type { AddressIndex, AddressAnswer } from '../../../../core/domain/addresses.ts'

const INDEX: AddressIndex = {
  schema: 1,
  files: 4,
  patterns: [
    { kind: 'list', locale: 'nl', path: '/nl/te-koop/{zip}-{town}/pagina/{page}/' },
    { kind: 'town', locale: 'nl', path: '/nl/te-koop/{zip}-{town}/' },
    { kind: 'property', locale: 'nl', path: '/nl/te-koop/{town}/{slug}/{id}/' },
    { kind: 'property', locale: 'fr', path: '/fr/a-vendre/{town}/{slug}/{id}/' },
    { kind: 'property', locale: 'de', path: '/de/kaufen/{town}/{slug}/{id}/' },
    { kind: 'project', locale: 'nl', path: '/nl/projecten/{town}/{slug}/{id}/' },
    { kind: 'property', locale: null, path: '/property/{id}/' },
  ],
  missing: { nl: '/nl/weg/', fr: '/fr/parti/' },
  defaultLocale: 'nl',
}

const ANSWERS: Readonly<Record<string, AddressAnswer>> = {
  'property/7': { moved: { nl: '/nl/te-koop/gent/huis/7/', fr: '/fr/a-vendre/gand/maison/7/' } },
  'property/8': { gone: { nl: '/nl/weg/verkocht/', fr: '/fr/parti/vendu/' } },
  'project/7': { moved: { nl: '/nl/projecten/gent/caf%C3%A9/7/' } },
  [addressKey('/nl/ons-kantoor/')]: { moved: { nl: '/nl/over-ons/' } },
  'property/9': { moved: { fr: '/fr/a-vendre/gand/maison/9/', de: '/de/kaufen/gent/haus/9/' } },
  [townKey('/nl/te-koop/{zip}-{town}/', '2018')]: { moved: { nl: '/nl/te-koop/2000-antwerpen/' } },
  'property/66': { moved: { nl: '//evil.example/' } },
}

function resolve(pathname: string, index: unknown = INDEX) {
  const files = new Map<string, unknown>([[ADDRESS_INDEX, index]])
  for (const [key, answer] of Object.entries(ANSWERS)) {
    const file = answerFile(key, INDEX.files)
    files.set(file, { ...(files.get(file) as object), [key]: answer })
  }
  return resolveAddress(pathname, {
    read: (file) => Promise.resolve(files.get(file) ?? null),
    preferred: (enabled, fallback) => (enabled.includes('fr') ? 'fr' : fallback),
  })
}

describe('the address of a home leads to', () => {
  test.each([
    ['another slug', '/nl/te-koop/gent/ander/7/', '/nl/te-koop/gent/huis/7/', true],
    ['another town', '/nl/te-koop/brugge/huis/7/', '/nl/te-koop/gent/huis/7/', true],
    ['no slash at the end', '/nl/te-koop/gent/ander/7', '/nl/te-koop/gent/huis/7/', true],
    ['index.html', '/nl/te-koop/gent/ander/7/index.html', '/nl/te-koop/gent/huis/7/', true],
    ['capitals', '/NL/Te-Koop/Gent/Ander/7/', '/nl/te-koop/gent/huis/7/', true],
    ['leading zeros', '/nl/te-koop/gent/ander/007/', '/nl/te-koop/gent/huis/7/', true],
    ['another language', '/fr/a-vendre/gand/autre/7/', '/fr/a-vendre/gand/maison/7/', true],
    ['a language that it is not in', '/de/kaufen/gent/haus/7/', '/nl/te-koop/gent/huis/7/', false],
    ['no language', '/property/7/', '/fr/a-vendre/gand/maison/7/', false],
    ['a project of the same id', '/nl/projecten/gent/oud/7/', '/nl/projecten/gent/caf%C3%A9/7/', true],
  ])('its page, with %s', async (_what, pathname, href, isLasting) => {
    expect(await resolve(pathname)).toEqual({ kind: 'moved', href, isLasting, isByNumber: true })
  })

  test.each([
    ['de', '/de/kaufen/gent/haus/9/'],
    ['fr', '/fr/a-vendre/gand/maison/9/'],
    ['nl', '/fr/a-vendre/gand/maison/9/'],
  ])('its page in the default language %s, or in the first that it has', async (defaultLocale, href) => {
    const found = await resolve('/nl/te-koop/gent/huis/9/', { ...INDEX, defaultLocale })
    expect(found).toEqual({ kind: 'moved', href, isLasting: false, isByNumber: true })
  })

  test.each([
    ['/nl/te-koop/gent/huis/8/', '/nl/weg/verkocht/'],
    ['/de/kaufen/gent/haus/8/', '/nl/weg/verkocht/'],
    ['/property/8/', '/fr/parti/vendu/'],
  ])('how it ended: %s', async (pathname, href) => {
    expect(await resolve(pathname)).toEqual({ kind: 'gone', href })
  })

  test.each([
    ['/nl/te-koop/gent/weg/9999/', '/nl/weg/'],
    ['/fr/a-vendre/gand/perdu/9999/', '/fr/parti/'],
    ['/property/9999/', '/fr/parti/'],
    ['/property/66/', '/fr/parti/'],
  ])('the page for homes that are not found: %s', async (pathname, href) => {
    const found = await resolve(pathname)
    expect(found).toEqual(pathname === '/property/66/' ? null : { kind: 'missing', href })
  })
})

test.each([
  ['an address that says nothing', '/nl/iets/'],
  ['a page of a list that has fewer', '/nl/te-koop/9000-gent/pagina/7/'],
  ['a project that is not there', '/nl/projecten/gent/weg/9999/'],
  ['a file', '/nl/te-koop/gent/huis/7.jpg'],
  ['an id of thirteen digits', '/property/1234567890123/'],
  ['no address at all', '/%E0%A4%A/'],
  ['the page itself', '/nl/projecten/gent/caf%C3%A9/7/'],
  ['a name of every object', '/constructor/'],
])('%s is left to the 404 page', async (_what, pathname) => {
  expect(await resolve(pathname)).toBeNull()
})

test('a page that moved leads on', async () => {
  expect(await resolve('/nl/Ons-Kantoor')).toEqual({
    kind: 'moved',
    href: '/nl/over-ons/',
    isLasting: true,
    isByNumber: false,
  })
})

test.each([
  ['none', null],
  ['of another version', { ...INDEX, schema: 2 }],
  ['without files', { ...INDEX, files: 0 }],
  ['with a wrong pattern', { ...INDEX, patterns: [{ kind: 'house', locale: 'nl', path: '/' }] }],
])('an index that is %s answers nothing', async (_what, index) => {
  expect(await resolve('/nl/te-koop/gent/ander/7/', index)).toBeNull()
})

describe('the files of answers', () => {
  test.each([
    [0, 1],
    [64, 1],
    [65, 2],
    [30_000, 512],
  ])('of %i answers are %i', (answers, files) => {
    expect(answerFiles(answers)).toBe(files)
  })

  test('hold about as many each, for ids that follow each other', () => {
    const counts = new Map<string, number>()
    for (let id = 100_000; id < 130_000; id++) {
      const file = answerFile(`property/${id}`, 512)
      counts.set(file, (counts.get(file) ?? 0) + 1)
    }
    expect(counts.size).toBe(512)
    expect(Math.max(...counts.values())).toBeLessThan(120)
  })
})

test('a list of a town is found by its postal code, whatever its name in the address', async () => {
  const href = '/nl/te-koop/2000-antwerpen/'
  const moved = { kind: 'moved', href, isLasting: true, isByNumber: true }
  expect(await resolve('/nl/te-koop/2018-antwerpen/')).toEqual(moved)
  expect(await resolve('/nl/te-koop/2018-antwerp')).toEqual(moved)
  expect(await resolve('/nl/te-koop/9000-gent/')).toBeNull()
})
