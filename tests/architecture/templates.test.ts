import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import glob from 'fast-glob'
import { describe, expect, test } from 'vitest'

const ROOT = path.resolve(import.meta.dirname, '../..')
const GUIDE = readFileSync(path.join(ROOT, 'docs/replacing-templates.md'), 'utf8')
const KINDS = ['components', 'layout', 'pages']
/** The style sheets that pages link. All others are imported by these. */
const SHEETS = [
  'templates/styles/index.css',
  'templates/styles/further.css',
  'templates/styles/print.css',
  'templates/portal/styles/index.css',
  'templates/desk/styles/index.css',
]

describe.each(KINDS)('templates/%s', (kind) => {
  const folders = readdirSync(path.join(ROOT, 'templates', kind), { withFileTypes: true })

  test('holds one folder for each', () => {
    expect(folders.filter((entry) => !entry.isDirectory())).toEqual([])
  })

  test('is listed in docs/replacing-templates.md, folder by folder', () => {
    const [, table = ''] = GUIDE.split(`| \`templates/${kind}/…\``)
    const rows = (table.split('\n\n')[0] ?? '').trimEnd().split('\n').slice(2)
    const listed = rows.map((row) => /^\| `([^`]+)`\s+\| \S/.exec(row)?.[1])
    expect(listed).toEqual(folders.map(({ name }) => name).sort())
  })
})

test('every style sheet is linked, a part of one that is, or loaded by scripts', () => {
  const references = (file: string, pattern: RegExp) =>
    [...readFileSync(path.join(ROOT, file), 'utf8').matchAll(pattern)].map(([, name = '']) =>
      path.posix.join(path.posix.dirname(file), name),
    )
  const scripts = glob.sync('templates/client/**/*.ts', { cwd: ROOT })
  const imported = [
    // The desk has parts of the portal.
    ...new Set(SHEETS.flatMap((sheet) => references(sheet, /@import '([^']+)'/g))),
    ...new Set(scripts.flatMap((file) => references(file, /from '([^']+\.css)\?url'/g))),
  ]
  const parts = glob.sync('templates/**/*.css', { cwd: ROOT, ignore: [...SHEETS] })
  expect([...imported].sort()).toEqual(parts.sort())
})
