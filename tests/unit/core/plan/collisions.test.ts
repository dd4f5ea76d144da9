import { describe, expect, test } from 'vitest'
import { MARKER } from '../../../../core/system/paths.ts'
import { areSameClaims, findCollisions } from '../../../../core/plan/collisions.ts'
import type { OutputPath } from '../../../../core/system/paths.ts'

function claims(...files: readonly string[]) {
  return files.map((file, index) => {
    return {
      file: file as OutputPath,
      name: `source ${index + 1}`,
      at: [{ file: `${index + 1}.json`, path: ['path'] }],
    }
  })
}

function messagesOf(...files: readonly string[]): readonly string[] {
  return findCollisions(claims(...files)).map(({ message }) => message)
}

describe('sources of files', () => {
  test.each([
    ['apart', ['nl/index.html', 'fr/index.html', 'nl/a/index.html', '404.html', 'nl/404.html']],
    ['whose names begin alike', ['nl/a/index.html', 'nl/ab/index.html', 'nl/a.html', 'nl/a-b']],
    ['without any', []],
  ])('that stand %s do not collide', (_, files) => {
    expect(messagesOf(...files)).toEqual([])
  })

  test.each([
    ['equal', ['nl/a/index.html', 'nl/a/index.html'], 'source 1 and source 2 have the same address "/nl/a/"'],
    [
      'equal but for case',
      ['nl/A/index.html', 'nl/a/index.html'],
      'source 1 at "/nl/A/" and source 2 at "/nl/a/" are the same file on many systems',
    ],
    [
      'equal but for the encoding of accents',
      ['nl/\u00e9/index.html', 'nl/e\u0301/index.html'],
      'source 1 at "/nl/\u00e9/" and source 2 at "/nl/e\u0301/" are the same file on many systems',
    ],
    [
      'a file and a folder',
      ['nl/a', 'nl/a/index.html'],
      'source 1 at "/nl/a" and source 2 at "/nl/a/" are the same file on many systems',
    ],
    [
      'a folder and a file',
      ['nl/a/b/index.html', 'NL/A'],
      'source 2 at "/NL/A" and source 1 at "/nl/a/b/" are the same file on many systems',
    ],
    [
      'at the root',
      ['404.html', '404.HTML'],
      'source 1 at "/404.html" and source 2 at "/404.HTML" are the same file on many systems',
    ],
    [
      'home pages',
      ['index.html', 'INDEX.html'],
      'source 1 at "/" and source 2 at "/INDEX.html" are the same file on many systems',
    ],
  ])('that are %s collide', (_, files, message) => {
    expect(messagesOf(...files)).toEqual([message])
  })

  test('collide each with the first', () => {
    expect(messagesOf('a', 'a', 'a')).toEqual([
      'source 1 and source 2 have the same address "/a"',
      'source 1 and source 3 have the same address "/a"',
    ])
  })

  test('are shown at their places, the second first', () => {
    expect(findCollisions(claims('a', 'a'))).toMatchObject([
      {
        code: 'AS3005',
        at: [{ file: '2.json' }],
        related: [{ message: 'source 1', at: { file: '1.json' } }],
      },
    ])
  })

  test.each([
    ['page /', 'page /about/', 'change the path of one of them in site-config/routes.json'],
    ['content/static/a', 'content/static/A', 'give content/static/a another name or folder'],
    ['sitemap.xml', 'content/static/sitemap.xml', 'give content/static/sitemap.xml another name or folder'],
    [
      'page /about/',
      'content/static/x.html',
      'give content/static/x.html another name or folder, or change the path of the page /about/ in site-config/routes.json',
    ],
  ])('%s and %s are told what to change', (first, second, hint) => {
    const [one, other] = claims('a', 'a')
    expect(
      findCollisions([
        { ...one!, name: first },
        { ...other!, name: second },
      ]),
    ).toMatchObject([{ hint }])
  })

  test.each([
    '_a/x.css',
    '_A/IMG/x.webp',
    '_a',
    '.agency-site.json',
    '.Agency-Site.JSON',
    '.agency-site.json/x',
  ])('keep off the site’s own: %s', (file) => {
    const [copy] = claims(file)
    const own = { ...claims('_a/x.css')[0]!, at: [] }
    expect(findCollisions([own, copy!])).toMatchObject([
      {
        code: 'AS3005',
        message: `agency-site itself and source 1 have the same address "/${file}"`,
        hint: 'give this file another name or folder',
        at: [{ file: '1.json' }],
      },
    ])
  })

  test('may have names that begin like the site’s own', () => {
    expect(messagesOf('_a.css', '_ab/x', 'nl/_a/x', '.agency-site.json.txt', 'x/.agency-site.json')).toEqual(
      [],
    )
  })

  test('know the mark of the output by its name', () => {
    expect(messagesOf(MARKER)).toEqual([`agency-site itself and source 1 have the same address "/${MARKER}"`])
  })

  test('are shown at the one that has a place', () => {
    const [first, second] = claims('robots.txt', 'robots.txt')
    const generated = { ...second!, at: [] }
    expect(findCollisions([first!, generated])).toMatchObject([{ at: [{ file: '1.json' }], related: [] }])
    expect(findCollisions([generated, first!])).toMatchObject([{ at: [{ file: '1.json' }], related: [] }])
  })
})

describe('claims of a later step', () => {
  const before = claims('nl/index.html', 'robots.txt')
  const [page, robots] = claims('nl/index.html', 'robots.txt')
  if (page === undefined || robots === undefined) throw new Error('no claims')

  test.each([
    ['of the same files', [page, robots], true],
    ['of the same file under another name', [{ ...page, name: 'another' }, robots], true],
    ['of another file', [page, ...claims('humans.txt')], false],
    ['of one file more', [page, robots, ...claims('humans.txt')], false],
    ['of one file less', [page], false],
    ['of what was generated, and stands in the content now', [{ ...page, at: [] }, robots], false],
  ])('%s: %s', (_name, later, expected) => {
    expect(areSameClaims(later, before)).toBe(expected)
  })
})
