import { describe, expect, test } from 'vitest'
import { createDevReport } from '../../../cli/dev-report.ts'
import { problem } from '../../../core/diagnostics/diagnostic.ts'
import type { Problem } from '../../../core/diagnostics/diagnostic.ts'
import type { Change } from '../../../core/dev/change-set.ts'
import type { DevState } from '../../../core/dev/state.ts'
import { emptyFolder } from '../../support/folder.ts'
import { recordingIo } from '../../support/terminal.ts'
import { changed } from './changed.ts'

describe('the report of dev', () => {
  const lasting = problem('AS8003', { id: 'p1' })
  const state = (problems: readonly Problem[], more: Partial<DevState> = {}): DevState => ({
    site: null,
    problems,
    isBroken: false,
    memory: null,
    changes: null,
    ...more,
  })
  const told = { open: 2, changed: 0, failures: [] }

  function reporter(options = {}) {
    const { io, written } = recordingIo({ cwd: '/', env: {}, now: () => 0 })
    return { written, dev: createDevReport(io, options, emptyFolder()) }
  }

  test('names the addresses, what they show and the time', () => {
    const { dev, written } = reporter()
    const urls = ['http://localhost:4321/', 'http://10.0.0.2:4321/']
    dev.ready(state([], { isBroken: true }), { urls, milliseconds: 1234 })
    dev.ready(state([]), { urls: urls.slice(0, 1), milliseconds: 40 })
    expect(written.out).toBe(
      'http://localhost:4321/  http://10.0.0.2:4321/ shows the problems, ready in 1.2 s (Ctrl+C stops it)\n' +
        'http://localhost:4321/ shows 0 pages, ready in 0.0 s (Ctrl+C stops it)\n',
    )
  })

  test('says of each change what became of it, and when all is well again', () => {
    const { dev, written } = reporter()
    const change = changed('content/a.json', 'content')
    const step = (changes: readonly Change[], now: DevState, more = {}) =>
      dev.step(
        { changes, cause: 'found at the start' },
        { state: now, told: { ...told, ...more }, milliseconds: 12.4 },
      )
    step([change], state([]), { changed: 1 })
    step([change], state([]), { open: 1, changed: 1 })
    step([change], state([]), { open: 0 })
    step([], state([]))
    step([], state([]), { changed: 1 })
    step([change], state([lasting], { isBroken: true }))
    step([change], state([]))
    expect(written.out.split('\n')).toEqual([
      'content/a.json: 1 of 2 open pages rendered again, 12 ms',
      'content/a.json: 1 of 1 open page rendered again, 12 ms',
      'content/a.json: no page is open, 12 ms',
      'found at the start: 1 of 2 open pages rendered again, 12 ms',
      expect.stringMatching(/^content\/a\.json: 1 (?:error|warning); the last good site is served, 12 ms$/),
      'content/a.json: all problems are fixed, 0 of 2 open pages rendered again, 12 ms',
      '',
    ])
  })

  test('shows a problem once for as long as it lasts', () => {
    const { dev, written } = reporter()
    dev.problem(lasting)
    const first = written.err
    expect(first).toContain('p1')
    dev.ready(state([lasting]), { urls: ['x'], milliseconds: 1 })
    const shown = written.err
    dev.problem(lasting)
    dev.step(
      { changes: [changed('a', 'content')], cause: 'a date has passed' },
      { state: state([lasting]), told, milliseconds: 1 },
    )
    expect(written.err).toBe(shown)
  })

  test('is a line of JSON for each event', () => {
    const { dev, written } = reporter({ json: true })
    dev.ready(state([lasting]), { urls: ['http://localhost:4321/'], milliseconds: 5 })
    dev.service('http://localhost:4321/_inbox/')
    dev.watching()
    dev.step({ changes: [], cause: 'a date has passed' }, { state: state([lasting]), told, milliseconds: 5 })
    dev.step(
      { changes: [], cause: 'a date has passed' },
      { state: state([lasting]), told: { ...told, changed: 1 }, milliseconds: 5 },
    )
    dev.step(
      { changes: [changed('a', 'content')], cause: 'a date has passed' },
      { state: state([lasting]), told, milliseconds: 5 },
    )
    dev.step({ changes: [], cause: 'a date has passed' }, { state: state([]), told, milliseconds: 5 })
    dev.problem(lasting)
    dev.problem(lasting)
    const events = written.out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { event: string })
    expect(events.map(({ event }) => event)).toEqual([
      'ready',
      'service',
      'watching',
      'changed',
      'changed',
      'problem',
      'problem',
    ])
    expect(events[0]).toMatchObject({
      schema: 1,
      command: 'dev',
      ok: true,
      url: 'http://localhost:4321/',
      pages: 0,
      milliseconds: 5,
      diagnostics: [{ code: 'AS8003' }],
    })
    expect(events[4]).toMatchObject({ ok: true, open: 2, changed: 0, changes: [{ file: 'a' }] })
  })
})
