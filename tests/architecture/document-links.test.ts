/** Links of the documents lead to files of the repository, and to headings that exist. */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import glob from 'fast-glob'
import { expect, test } from 'vitest'
import { anchorsIn, linksIn } from '../support/markdown.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
const DOCUMENTS = glob.sync(['*.md', 'docs/**/*.md', 'core/**/*.md'], { cwd: ROOT }).sort()
const SOURCES = glob.sync(['{core,cli,templates}/**/*.{ts,tsx}'], { cwd: ROOT })
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8')

test.each(DOCUMENTS)('the links of %s lead to files and headings', (file) => {
  const own = linksIn(read(file)).filter((target) => !/^[a-z]+:/i.test(target))
  expect(own.filter((target) => !leadsSomewhere(file, target))).toEqual([])
})

test('hints and comments of the sources name documents and headings that exist', () => {
  const found = SOURCES.flatMap((file) =>
    [...read(file).matchAll(/\bdocs\/[\w/.-]+?\.md(?:#[\w-]+)?/g)].map(([target]) => ({ file, target })),
  )
  expect(found.length).toBeGreaterThan(20)
  expect(found.filter(({ target }) => !leadsSomewhere('README.md', target))).toEqual([])
})

function leadsSomewhere(from: string, link: string): boolean {
  const [target = '', anchor] = link.split('#')
  const file = target === '' ? from : path.join(path.dirname(from), target)
  if (!existsSync(path.join(ROOT, file))) return false
  return anchor === undefined || !file.endsWith('.md') || anchorsIn(read(file)).has(anchor)
}
