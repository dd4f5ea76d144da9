import { describe, expect, test } from 'vitest'
import { arrivingWith, changesOf, dueAt, kindOfChange, nameBelow } from '../../../../core/dev/change-set.ts'
import type { Arriving, ChangeKind, RawEvent } from '../../../../core/dev/change-set.ts'

const SITE = { root: '/site', without: ['/site/output', '/site/content/made', '/cache'] }

describe('which files count', () => {
  test.each([
    ['/site/content/pages/home.json', 'content/pages/home.json'],
    ['/site/content/static/.well-known/security.txt', 'content/static/.well-known/security.txt'],
    ['/site', null],
    ['/sitemap/content/home.json', null],
    ['/elsewhere/home.json', null],
    ['/site/output/nl/index.html', null],
    ['/site/output', null],
    // The name only begins with the same letters.
    ['/site/output-old/a.json', 'output-old/a.json'],
    ['/site/content/made/a.json', null],
    ['/site/.git/HEAD', null],
    ['/site/content/.git/HEAD', null],
    ['/site/node_modules/a/b.css', null],
    ['/site/templates/node_modules/a.css', null],
    ['/site/.agency-site/cache/x', null],
    ['/cache/templates/x', null],
    ['/site/content/pages/home.json~', null],
  ])('%s: %s', (file, expected) => {
    expect(nameBelow(SITE, file)).toBe(expected)
  })
})

describe('what a change is of', () => {
  test.each<[string, ChangeKind]>([
    ['content/properties/4127.json', 'content'],
    ['content/articles/news/one.nl.md', 'content'],
    ['content/images/house.JPG', 'pictures'],
    ['content/images/plan.png', 'pictures'],
    ['content/team/an.avif', 'pictures'],
    ['content/static/logo.png', 'files'],
    ['content/documents/plan.pdf', 'files'],
    ['site-config/site.json', 'configuration'],
    ['site-config/themes/night.json', 'configuration'],
    ['site-config/strings.nl.json', 'strings'],
    ['site-config/strings.json', 'configuration'],
    ['templates/components/card/card.tsx', 'templates'],
    ['templates/icons.svg', 'templates'],
    ['templates/components/card/card.css', 'styles'],
    ['templates/client/main.ts', 'scripts'],
    ['templates/portal/app.tsx', 'scripts'],
    ['templates/client/viewer.css', 'styles'],
  ])('%s: %s', (file, kind) => {
    expect(kindOfChange(file)).toBe(kind)
  })
})

describe('a set of changes', () => {
  const seen = (...events: readonly [RawEvent, string][]) =>
    changesOf(
      SITE,
      events.map(([event, name]) => ({ event, file: `/site/content/${name}` })),
    ).map(({ event, file }) => `${event} ${file.replace('content/', '')}`)

  test('keeps the last event of each file', () => {
    expect(seen(['created', 'a.json'], ['changed', 'b.json'], ['changed', 'a.json'])).toEqual([
      'changed a.json',
      'changed b.json',
    ])
  })

  test('an editor that saves beside the file and renames leaves one change', () => {
    expect(
      seen(
        ['created', '4913'],
        ['removed', '4913'],
        ['created', 'a.json~'],
        ['removed', 'a.json'],
        ['created', 'a.json'],
        ['removed', 'a.json~'],
      ),
    ).toEqual(['created a.json'])
  })

  test('noise alone is no change', () => {
    expect(seen(['created', '.a.json.swp'], ['removed', '.a.json.swp'])).toEqual([])
  })

  test('a thousand files are one set', () => {
    const events = Array.from({ length: 1000 }, (_, id): [RawEvent, string] => ['changed', `${id}.json`])
    expect(seen(...events, ...events)).toHaveLength(1000)
  })
})

describe('when a set is delivered', () => {
  /** Events by the time at which each arrives. */
  const due = (...events: readonly (readonly [number, RawEvent, string])[]) => {
    const set = events.reduce<Arriving | null>(
      (before, [now, event, name]) => arrivingWith(before, { event, name, now }),
      null,
    )
    return set && dueAt(set)
  }
  const home = 'content/properties/1.json'

  test('a saved text at once', () => {
    expect(due([1000, 'changed', home])).toBe(1010)
    expect(due([1000, 'changed', home], [1005, 'changed', home])).toBe(1015)
    expect(due([1000, 'changed', 'templates/components/card/card.tsx'])).toBe(1010)
    expect(due([1000, 'changed', 'site-config/menu.json'])).toBe(1010)
  })

  test.each<[string, RawEvent, string]>([
    ['a new file', 'created', home],
    ['a removed one', 'removed', home],
    ['a picture', 'changed', 'content/images/a.jpg'],
    ['an export', 'changed', 'imports/homes.json'],
    ['a table', 'changed', 'content/homes.csv'],
  ])('%s after a while, because more may follow', (_, event, name) => {
    expect(due([1000, event, name])).toBe(1060)
  })

  test('several files after a while, also if one of them is the last again', () => {
    const events = [[1000, 'changed', home] as const, [1005, 'changed', 'content/pages/a.json'] as const]
    expect(due(...events)).toBe(1065)
    expect(due(...events, [1010, 'changed', 'content/pages/a.json'])).toBe(1070)
  })

  test('each event begins the wait again, for half a second at most', () => {
    const events = [1000, 1059, 1118].map((now) => [now, 'created', home] as const)
    expect(due(...events)).toBe(1178)
    expect(due([1000, 'created', home], [1441, 'created', home])).toBe(1500)
    expect(due([1000, 'created', home], [1900, 'created', home])).toBe(1500)
  })
})
