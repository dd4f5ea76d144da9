import { expect, test } from 'vitest'
import { buildSummary, changesText } from '../../../cli/build-summary.ts'
import type { BuildReport } from '../../../core/build/reports/report.ts'
import type { OutputPath } from '../../../core/system/paths.ts'

const REPORT: BuildReport = {
  pages: 1200,
  rendered: 1200,
  reasons: [],
  files: 1500,
  bytes: 12_340_000,
  pictures: 40,
  picturesMade: 0,
  imports: [],
  hostFiles: [],
  hostUse: [],
  homes: 1000,
  changes: null,
  due: null,
  nextChange: null,
  phases: [],
}
const BUILT = { folder: 'output', seconds: 3.456, shard: undefined, weights: [] }

/** The rows of a build by their first words. */
function rows(report: Partial<BuildReport>, built: Partial<Parameters<typeof buildSummary>[1]> = {}) {
  const lines = buildSummary({ ...REPORT, ...report }, { ...BUILT, ...built })
  return Object.fromEntries(lines.map((line) => [line.split(':')[0], line.replace(/^[^:]*: */, '')]))
}

test('the first build names its homes, pages, pictures and size', () => {
  expect(rows({})).toEqual({
    homes: '1,000, published for the first time',
    pages: '1,200',
    pictures: '40, none new',
    size: '1,500 files, 12.3 MB',
    time: '3.5 s',
    next: 'agency-site preview serves output/',
  })
})

test('the time names its three longest phases of at least a tenth of a second, the longest first', () => {
  const phases = [
    { phase: 'read and check', milliseconds: 640 },
    { phase: 'plan', milliseconds: 99 },
    { phase: 'render', milliseconds: 2300 },
    { phase: 'pictures', milliseconds: 100 },
    { phase: 'publish', milliseconds: 420 },
  ]
  expect(rows({ phases })['time']).toBe('3.5 s: pages 2.3 s, reading 0.6 s, publish 0.4 s')
  expect(rows({ phases: phases.slice(3, 4) })['time']).toBe('3.5 s: pictures 0.1 s')
})

test('a later build names what changed and why pages were made again', () => {
  const reasons = ['a template changed', 'the theme changed']
  const later = { rendered: 12, picturesMade: 3, reasons, changes: { new: [4, 5], cheaper: [1] } }
  expect(rows(later)).toMatchObject({
    homes: '2 new (4, 5), 1 price lower (1); 1,000 in all',
    pages: '1,200, 12 rendered; since the last build: a template changed; the theme changed',
    pictures: '40, 3 new',
  })
  expect(rows({ rendered: 1, changes: {} })['homes']).toBe('1,000, unchanged')
})

test('of many homes of a change, three are named', () => {
  expect(changesText({ changes: { sold: [7, 8, 9, 10] } })).toBe('4 sold (7, 8, 9, …)')
  expect(changesText({ changes: { gone: [7, 8, 9], edited: [] } })).toBe('3 gone (7, 8, 9)')
  expect(changesText({ changes: null })).toBe('')
})

test('a build that makes nothing says so in one line', () => {
  const found = rows({ rendered: 0, changes: {} })
  expect(found).toMatchObject({ 'nothing has changed': 'output/ holds 1,500 files, 12.3 MB' })
  expect(Object.keys(found)).toEqual(['nothing has changed', 'time', 'next'])
  for (const change of [{ rendered: 1 }, { picturesMade: 1 }, { changes: { sold: [1] } }, { changes: null }])
    expect(rows({ rendered: 0, changes: {}, ...change })).toHaveProperty('pages')
})

test('a page that is too large for a telephone is named', () => {
  const weights = [
    { what: 'largest page' as const, file: 'nl/index.html' as OutputPath, bytes: 14_592, most: 16_384 },
    { what: 'style sheet' as const, file: '_a/main.css' as OutputPath, bytes: 13_312, most: 12_288 },
  ]
  expect(rows({}, { weights })['size']).toBe(
    '1,500 files, 12.3 MB; largest page 14.3 of 16 kB; style sheet 13 of 12 kB, too much for a telephone: _a/main.css',
  )
})

test('a shard names no homes, and the command that merges it', () => {
  const found = rows({}, { shard: { index: 2, count: 3 } })
  expect(found).not.toHaveProperty('homes')
  expect(found['next']).toMatch(/^agency-site merge puts all shards together; output\/ is .*2.*3/)
})

test('the next build and the next rule of law are dated on the clock of Belgium', () => {
  const nextChange = { at: '2027-01-01T23:30:00Z', what: 'home 5 is published' }
  const due = { day: '2027-11-20', what: 'renovation' as const }
  const lines = buildSummary({ ...REPORT, nextChange, due }, BUILT).filter((line) => line.startsWith('due:'))
  expect(lines).toEqual([
    'due:      2027-01-02 00:30: build again; home 5 is published',
    'due:      2027-11-20: compare the rule "renovation" with the law again',
  ])
})

test('each source of an import has its counts, and the host its rules', () => {
  const imports = [{ id: 'crm', read: 1, published: 0, leftOut: 1, filtered: 0 }]
  const hostUse = [{ what: 'redirects', found: 1500, most: 2000 }]
  expect(rows({ imports, hostFiles: ['_redirects'], hostUse })).toMatchObject({
    crm: '1 record read, 0 published, 1 left out, 0 filtered',
    host: 'rules in _redirects; 1,500 of 2,000 redirects',
  })
})
