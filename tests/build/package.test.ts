/** The package as npm publishes it: what its commands and the types of a site's templates need, and nothing else. */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { imports as allImports } from '../architecture/imports.ts'
import { REPOSITORY } from '../support/repository.ts'

interface Packed {
  readonly size: number
  readonly files: readonly { readonly path: string }[]
}

const text = execFileSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], {
  cwd: REPOSITORY,
  encoding: 'utf8',
  stdio: ['ignore', 'pipe', 'ignore'],
})
const [packed] = Object.values(JSON.parse(text) as Readonly<Record<string, Packed>>)
const files = new Set(packed?.files.map((file) => file.path))

test('it has at most 2.5 MB', () => {
  expect(packed?.size).toBeLessThan(2_500_000)
})

test('it holds its commands, what sites build on, and the guides', () => {
  const folders = new Set([...files].map((file) => file.split('/', 1)[0]))
  expect([...folders].sort()).toEqual([
    'CHANGELOG.md',
    'LICENSE',
    'README.md',
    'core',
    'defaults',
    'dist',
    'docs',
    'package.json',
    'starter',
    'templates',
  ])
  for (const file of ['dist/cli/main.js', 'docs/own-site.md', 'docs/hosts.md', 'docs/schemas/site.json'])
    expect(files).toContain(file)
  expect([...files].filter((file) => /\.map$|\.test\.|^core\/service\/|^content\//.test(file))).toEqual([])
})

test('whatever a site imports of it, or bundles, has its imports with it', () => {
  const { exports } = JSON.parse(readFileSync(path.join(REPOSITORY, 'package.json'), 'utf8')) as {
    readonly exports: Readonly<Record<string, string>>
  }
  const entries = Object.values(exports).map((target) => target.replace(/^\.\//, '').replace(/\*$/, ''))
  const found = [...files].filter(
    (file) =>
      /\.tsx?$/.test(file) &&
      entries.some((entry) => file === entry || (entry.endsWith('/') && file.startsWith(entry))),
  )
  const seen = new Set(found)
  const missing: string[] = []
  for (const file of seen)
    for (const target of importedBy(file)) {
      if (!files.has(target)) missing.push(`${file} -> ${target}`)
      else seen.add(target)
    }
  expect(seen.size).toBeGreaterThan(300)
  expect(missing).toEqual([])
})

/** Files of the repository that a module imports. */
function importedBy(file: string): readonly string[] {
  const targets = allImports.flatMap((one) => (one.file === file ? [one.target] : []))
  return targets.filter((target) => existsSync(path.join(REPOSITORY, target)))
}
