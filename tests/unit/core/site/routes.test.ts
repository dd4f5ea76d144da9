import { describe, expect, test } from 'vitest'
import type { Route } from '../../../../core/schema/config/routes.ts'
import {
  checkFolders,
  compileRoutes,
  foldPath,
  matchRoute,
  publicPath,
} from '../../../../core/site/routes.ts'
import type { RouteTable } from '../../../../core/site/routes.ts'

const TABLE: readonly Route[] = [
  { original: '/for-sale/', path: { nl: '/nl/te-koop/', fr: '/fr/a-vendre/' } },
  { original: '/property/{id}/', goal: [1], path: { nl: '/nl/te-huur/{town}/{slug}/{id}/' } },
  { original: '/property/{id}/', path: { nl: '/nl/te-koop/{town}/{slug}/{id}/' } },
  { original: '/property/4127/', path: { nl: '/nl/ons-pareltje/' } },
  { original: '/for-sale/city/{zip}-{town}/', path: { nl: '/nl/te-koop/{zip}-{town}/' } },
  { original: '/Projecten/', path: { nl: '/nl/projecten/' } },
]

function tableOf(routes: readonly Route[] = TABLE): RouteTable {
  return compileRoutes(routes).value
}

/** The index of the matching entry in the table. */
function indexOf(original: string, goal?: 0 | 1 | 2): number | undefined {
  return matchRoute(tableOf(), original, goal)?.entry.index
}

describe('an internal path', () => {
  test.each([
    ['/for-sale/', 0],
    ['/for-sale', 0],
    ['/FOR-Sale/', 0],
    ['/projecten/', 5],
    ['/property/4127/', 3],
    ['/PROPERTY/4127', 3],
    ['/for-sale/city/9000-gent/', 4],
    ['/for-sale/city/L-1130-luxembourg/', 4],
    ['/for-sale/x/', undefined],
    ['/property/4127/x/', undefined],
    ['/x/property/9/', undefined],
    ['/property/41a/', undefined],
    ['/property//', undefined],
    ['/', undefined],
    ['', undefined],
  ])('%s is entry %s', (original, index) => {
    expect(indexOf(original)).toBe(index)
  })

  test.each([
    [0, 2],
    [1, 1],
    [2, 2],
  ] as const)('of a property with goal %d is entry %d', (goal, index) => {
    expect(indexOf('/property/12/', goal)).toBe(index)
  })

  test('that is literal overrides a pattern, also one for the goal', () => {
    expect(indexOf('/property/4127/', 1)).toBe(3)
  })

  test('gives the values of its placeholders', () => {
    expect(matchRoute(tableOf(), '/for-sale/city/9000-sint-amandsberg/')?.values).toEqual({
      zip: '9000',
      town: 'sint-amandsberg',
    })
  })

  test('may hold signs that mean something in a regular expression', () => {
    const table = tableOf([{ original: '/a+b(c)/{id}.x/', path: { nl: '/nl/x/' } }])
    expect(matchRoute(table, '/a+b(c)/7.x/')?.values).toEqual({ id: '7' })
    expect(matchRoute(table, '/aab(c)/7-x/')).toBe(null)
  })

  test('matches without regard to case', () => {
    expect(matchRoute(tableOf(), '/FOR-SALE/City/9000-gent/')?.values).toEqual({ zip: '9000', town: 'gent' })
  })

  test('compares without regard to case, accents’ encoding and the last slash', () => {
    expect(foldPath('/Caf\u00e9')).toBe(foldPath('/cafe\u0301/'))
  })
})

describe('a path of the content', () => {
  test.each([
    '/a/..',
    '/a/./b/',
    '//a/',
    '/a/ /',
    '/a\u0000/',
    '/a\u001f/',
    '/a\u007f/',
    '/a\u202eb/',
    '/a\\b/',
    '/a%2fb/',
  ])('%j cannot be folders', (path) => {
    expect(checkFolders(path, []).map(({ code }) => code)).toEqual(['AS3003'])
  })

  test('gives no placeholder a value that starts with a dot', () => {
    const table = tableOf([{ original: '/a-{slug}-b/', path: { nl: '/nl/{slug}/' } }])
    expect(matchRoute(table, '/a-..-b/')).toBe(null)
    expect(matchRoute(table, '/a-x.y-b/')?.values).toEqual({ slug: 'x.y' })
  })
})

describe('a public path', () => {
  const pathOf = (original: string, values: object) => {
    const match = matchRoute(tableOf(), original, 0)
    return match && publicPath(match, 'nl', values)
  }

  test.each([
    ['/property/7/', { town: 'gent', slug: 'huis', id: 7 }, '/nl/te-koop/gent/huis/7/'],
    ['/property/7/', { town: 'gent', slug: 'huis' }, '/nl/te-koop/gent/huis/7/'],
    ['/property/7/', { town: 'gent' }, '/nl/te-koop/gent/7/'],
    ['/for-sale/city/9000-x/', { zip: '9000', town: 'gent' }, '/nl/te-koop/9000-gent/'],
  ])('of %s with %j', (original, values, path) => {
    expect(pathOf(original, values)).toBe(path)
  })

  test('is null in a language that the entry has none for', () => {
    const match = matchRoute(tableOf(), '/projecten/')
    expect(match && publicPath(match, 'de')).toBe(null)
  })

  test('is in one form, however its accents are written', () => {
    const match = matchRoute(tableOf([{ original: '/c/', path: { fr: '/fr/cafe\u0301/' } }]), '/c/')
    expect(match && publicPath(match, 'fr')).toBe('/fr/caf\u00e9/')
  })
})

describe('the path table', () => {
  const codesOf = (...routes: readonly Route[]) => compileRoutes(routes).problems.map(({ code }) => code)

  test.each<readonly [string, readonly Route[], readonly string[]]>([
    ['a good entry', TABLE, []],
    [
      'an entry twice',
      [
        { original: '/a/', path: {} },
        { original: '/A', path: {} },
      ],
      ['AS3001'],
    ],
    ['two patterns of one form, for different goals', TABLE.slice(1, 3), []],
    ['a path of another language', [{ original: '/a/', path: { fr: '/nl/a/' } }], ['AS3002']],
    ['a path without a slash at its end', [{ original: '/a/', path: { nl: '/nl/a' } }], ['AS3003']],
    ['an unknown placeholder', [{ original: '/a/', path: { nl: '/nl/{city}/' } }], ['AS3004']],
    ['an unknown placeholder inside', [{ original: '/{ID}/', path: { nl: '/nl/{id}/' } }], ['AS3004']],
    ['an empty placeholder', [{ original: '/a/{}/', path: { nl: '/nl/a/' } }], ['AS3004']],
    ['a name with a dot at its end', [{ original: '/a/', path: { nl: '/nl/a./' } }], ['AS3003']],
    ['a name of Windows', [{ original: '/a/', path: { nl: '/nl/aux.nl/' } }], ['AS3003']],
    ['a name of 200 bytes', [{ original: '/a/', path: { nl: `/nl/${'x'.repeat(200)}/` } }], []],
    ['a name of 201 bytes', [{ original: '/a/', path: { nl: `/nl/${'x'.repeat(201)}/` } }], ['AS3003']],
    ['letters of any script', [{ original: '/a/', path: { nl: '/nl/房子_a~b.c-d/' } }], []],
    ['what leads elsewhere', [{ original: '/../a', external: true, path: { nl: '/elders/..' } }], []],
  ])('holds %s', (_, routes, codes) => {
    expect(codesOf(...routes)).toEqual(codes)
  })
})
