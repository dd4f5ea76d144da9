/** The output of commands besides their results: problems, progress, changes. */
import { describe, expect, test } from 'vitest'
import { createProgress } from '../../../cli/progress.ts'
import { report } from '../../../cli/report.ts'
import { shownDatabase } from '../../../cli/service-site.ts'
import { changesText } from '../../../cli/watching.ts'
import { wrapped } from '../../../cli/wrapped.ts'
import type { Io } from '../../../cli/io.ts'
import type { Progress } from '../../../core/build/ports.ts'
import { problem } from '../../../core/diagnostics/diagnostic.ts'
import type { Problem } from '../../../core/diagnostics/diagnostic.ts'
import type { Change } from '../../../core/dev/change-set.ts'
import { emptyFolder } from '../../support/folder.ts'
import { recordingIo } from '../../support/terminal.ts'
import { changed } from './changed.ts'

test.each<[readonly Change[], string]>([
  [[changed('content/pages/home.json', 'content')], 'content/pages/home.json'],
  [[changed('content/a.json', 'content', 'removed')], 'content/a.json removed'],
  [[changed('a', 'content'), changed('b', 'content')], '2 files of content'],
  [[changed('a', 'content'), changed('b', 'styles')], '1 file of content and 1 of styles'],
  [
    [changed('a', 'content'), changed('b', 'content'), changed('c', 'styles'), changed('d', 'pictures')],
    '2 files of content, 1 of styles and 1 of pictures',
  ],
  [[], ''],
])('changes %j: %s', (changes, text) => {
  expect(changesText(changes)).toBe(text)
})

test.each([
  ['/site/.agency-site/service.db', '.agency-site/service.db'],
  ['/site', '/site'],
  ['postgres://an:geheim@db.example:5432/site', 'postgres://db.example:5432/site'],
  ['postgresql://an:geheim@db.example/site', 'postgres://db.example/site'],
  ['postgres://[', 'postgres://…'],
  ['/site/my-postgres:/a', 'my-postgres:/a'],
])('the database %s is shown as %s, never with a password', (database, shown) => {
  expect(shownDatabase(database, '/site')).toBe(shown)
})

describe('progress', () => {
  function shown(
    events: readonly (Progress & { readonly at?: number })[],
    more: Partial<Io['err']>,
    options = {},
  ) {
    let now = 1000
    const { io, written } = recordingIo({ cwd: '/', env: {}, now: () => now })
    const line = createProgress({ ...io, err: { ...io.err, ...more } }, options)
    for (const { at = now, ...event } of events) {
      now = at
      line.show(event)
    }
    line.clear()
    return written.err
  }
  const render = (done: number, at: number, etaSeconds?: number) =>
    ({ phase: 'render', done, total: 900, at, ...(etaSeconds !== undefined && { etaSeconds }) }) as const

  test('is a line for each phase, where it is no terminal', () => {
    expect(shown([{ phase: 'read' }, { phase: 'read' }, render(1, 1), { phase: 'publish' }], {})).toBe(
      'reading the content\nrendering pages\npublishing the site\n',
    )
  })

  test('is one line that changes ten times a second at most, in a terminal', () => {
    const events = [
      { phase: 'read' } as const,
      render(1, 1000),
      render(2, 1050),
      render(9, 1100, 75),
      render(10, 1150, 5),
    ]
    const lines = shown(events, { isTerminal: true, width: 80 }).split('\r\u001b[K').slice(1)
    expect(lines).toEqual([
      'reading the content',
      'rendering pages 1 of 900',
      'rendering pages 9 of 900, about 1 min 15 s left',
      '',
    ])
    expect(shown([render(1, 2000, 59.4)], { isTerminal: true, width: 80 })).toContain(', about 59 s left')
    expect(shown([render(1, 2000, 0.5)], { isTerminal: true, width: 80 })).not.toContain('left')
  })

  test('estimates the time left of a phase that counts, once it has run for two seconds', () => {
    const events = [render(0, 1000), render(10, 2500), render(90, 10_000)]
    const lines = shown(events, { isTerminal: true, width: 80 }).split('\r\u001b[K').slice(1)
    expect(lines).toEqual([
      'rendering pages 0 of 900',
      'rendering pages 10 of 900',
      'rendering pages 90 of 900, about 1 min 21 s left',
      '',
    ])
  })

  test('says every half minute that a long phase still runs, where it is no terminal', () => {
    const events = [
      render(0, 1000),
      render(50, 20_000),
      render(90, 31_000),
      render(95, 40_000),
      render(180, 61_000),
    ]
    expect(shown(events, {}).split('\n')).toEqual([
      'rendering pages',
      'rendering pages 90 of 900, about 4 min 30 s left',
      'rendering pages 180 of 900, about 4 min 0 s left',
      '',
    ])
  })

  test('never wraps', () => {
    const [, line] = shown([render(1, 2000)], { isTerminal: true, width: 20 }).split('\r\u001b[K')
    expect(line).toBe('rendering pages 1 o')
  })

  test.each([
    [{ quiet: true }, true, false],
    [{ json: true }, false, false],
    [{ json: true }, true, true],
    [{}, false, true],
  ])('%j, terminal %s: %s', (options, isTerminal, shows) => {
    expect(shown([{ phase: 'read' }], { isTerminal, width: 80 }, options) !== '').toBe(shows)
  })
})

test.each([
  [
    'homes:    1 new (4127), 2 gone (4001, 4002)',
    30,
    'homes:    1 new (4127), 2\n          gone (4001, 4002)',
  ],
  ['size:     short', 30, 'size:     short'],
  ['a line of text without a label', 16, 'a line of text\nwithout a label'],
])('%j breaks in %i columns below its label', (row, width, expected) => {
  expect(wrapped(row, { isTerminal: true, width })).toBe(expected)
  expect(wrapped(row, { isTerminal: false, width })).toBe(row)
})

describe('a report', () => {
  const unknown = (id: string): Problem => problem('AS8003', { id })
  const failure = problem('AS8007', { email: 'an@voorbeeld.be' })

  async function printed(problems: readonly Problem[], options = {}, ok = true, env = {}) {
    const { io, written } = recordingIo({ cwd: '/', env, now: () => 0 })
    const root = emptyFolder()
    const summary = ['all done']
    const code = await report(io, options, {
      command: 'check',
      ok,
      problems,
      root,
      result: { pages: 2 },
      summary,
    })
    return { ...written, code }
  }

  test('ends with its summary, unless it is to be quiet', async () => {
    expect(await printed([])).toEqual({ out: 'all done\n', err: '', code: 0 })
    expect(await printed([], { quiet: true })).toEqual({ out: '', err: '', code: 0 })
  })

  test('shows errors last, three of a code that has more than five problems, and counts', async () => {
    const many = Array.from({ length: 7 }, (_, index) => unknown(`p${index + 1}`))
    const warnings = many.map((each) => ({ ...each, severity: 'warning' as const }))
    const { err, code } = await printed([{ ...failure, severity: 'error' }, ...warnings], {}, false)
    const order = [...err.matchAll(/"(p\d|an@voorbeeld\.be)"|an@voorbeeld\.be|p\d/g)].map(([text]) =>
      text.replaceAll('"', ''),
    )
    expect([...new Set(order)]).toEqual(['p1', 'p2', 'p3', 'an@voorbeeld.be'])
    expect(err).toMatch(/^warning AS8003 .*, 7 times$/m)
    expect(err).toContain('and 4 more\n')
    expect(err).toMatch(/^ {2}7 {2}AS8003 .*\n {2}1 {2}AS8007/m)
    expect(err.endsWith('1 error, 7 warnings\n')).toBe(true)
    expect(code).toBeGreaterThan(0)
    const exact = await printed(warnings.slice(0, 5))
    expect(exact.err).not.toContain('more')
    const all = await printed(warnings, { all: true })
    expect(all.err).toContain('p7')
    expect(all.err).not.toContain('--all')
  })

  test('is a document for programs', async () => {
    const { out, err } = await printed([failure], { json: true }, false)
    expect(err).toBe('')
    expect(JSON.parse(out)).toMatchObject({
      schema: 1,
      command: 'check',
      ok: false,
      pages: 2,
      diagnostics: [{ code: 'AS8007' }],
    })
  })

  test('annotates on GitHub', async () => {
    const { out } = await printed([failure], {}, false, { GITHUB_ACTIONS: 'true' })
    expect(out).toMatch(/^::error[^\n]*AS8007/)
  })
})
