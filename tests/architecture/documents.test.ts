/** The width and the references of documents, and the form of decision records. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import glob from 'fast-glob'
import { expect, test } from 'vitest'

const ROOT = path.resolve(import.meta.dirname, '../..')
const WIDTH = 120
/** Documents with generated lines. */
const ANY_WIDTH = ['docs/errors.md', 'docs/http-api.md']
const DOCUMENTS = glob.sync(['*.md', 'docs/**/*.md'], { cwd: ROOT })
const SOURCES = glob.sync(
  ['{core,cli,templates,scripts,tests}/**/*.{ts,tsx,mjs,css}', '*.md', 'docs/**/*.md', 'scripts/**/*.md'],
  { cwd: ROOT, ignore: ['tests/broken/AS*/**', 'tests/hosts/node_modules/**', '**/documents.test.ts'] },
)

/** References to a text by number or by name, which a reader of this repository cannot open. */
const OUTSIDE = [
  /\b[Ss]pec,? [0-9]/,
  /\b[Ee]ngineering,? sections?\b/,
  /\bdomain (?:[A-G]\b|section\b|row\b)/,
  /\b(?:the|our) specification\b/i,
  /\bissue [0-9“"]/,
]

function text(file: string): string {
  return readFileSync(path.join(ROOT, file), 'utf8')
}

test.each(DOCUMENTS.filter((file) => !ANY_WIDTH.includes(file) && !file.startsWith('docs/reference/')))(
  `%s is at most ${WIDTH} columns wide`,
  (file) => {
    expect(wideLines(text(file))).toEqual([])
  },
)

test('tables, code and links that cannot break may be wider than a document', () => {
  const long = 'x'.repeat(WIDTH + 1)
  const allowed = ['| a table |'.padEnd(WIDTH + 1, ' x'), '```', long, '```', `[link](${long})`]
  expect(wideLines(allowed.join('\n'))).toEqual([])
  expect(wideLines('word '.repeat(30))).toHaveLength(1)
})

test('no text refers to a document outside the repository', () => {
  const found = SOURCES.flatMap((file) =>
    text(file)
      .split('\n')
      .flatMap((line, index) => (isOutside(line) ? [`${file}:${index + 1}: ${line.trim()}`] : [])),
  )
  expect(found).toEqual([])
})

test.each(['(spec 5)', 'engineering section 2', 'domain B.1', 'domain row 7', 'The specification says'])(
  'a reference such as "%s" is found',
  (reference) => expect(isOutside(` * A rule, ${reference}.`)).toBe(true),
)

test('links to docs/domain.md lead to one of its headings', () => {
  const headings = [...text('docs/domain.md').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading.toLowerCase().replaceAll(' ', '-'),
  )
  const anchors = SOURCES.flatMap((file) => [...text(file).matchAll(/domain\.md#([a-z0-9-]+)/g)])
  expect(anchors.map(([, anchor = '']) => anchor).filter((anchor) => !headings.includes(anchor))).toEqual([])
})

test.each(DOCUMENTS.filter((file) => file.startsWith('docs/decisions/')))(
  '%s states its question, its decision and its price',
  (file) => {
    const headings = [...text(file).matchAll(/^## (.+)$/gm)].map(([, heading]) => heading)
    expect(headings).toEqual(['Question', 'Decision', 'Price'])
  },
)

function isOutside(line: string): boolean {
  return OUTSIDE.some((pattern) => pattern.test(line))
}

/** A line counts if it could be broken: it is neither a table nor code, and has a space before the limit. */
function wideLines(document: string): readonly string[] {
  let isCode = false
  return document.split('\n').filter((line) => {
    if (/^\s*```/.test(line)) isCode = !isCode
    const words = line.replace(/^\s*(?:[-*] |[0-9]+\. |> )?/, '')
    const canBreak = /\S\s+\S/.test(words.replaceAll(/\]\([^)]*\)/g, ']'))
    return !isCode && !line.startsWith('|') && canBreak && [...line].length > WIDTH
  })
}
