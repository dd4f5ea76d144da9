import { expect, test } from 'vitest'
import { manifestOf, staysInside } from '../../../../core/build/manifest.ts'
import type { ManifestEntry } from '../../../../core/build/manifest.ts'
import { hashOf } from '../../../../core/system/hash.ts'
import type { OutputPath } from '../../../../core/system/paths.ts'

test.each([
  ['index.html', true],
  ['nl/te-koop/index.html', true],
  ['.agency-site.json', true],
  ['nl/..well/index.html', true],
  ['nl/a./b.html', true],
  ['', false],
  ['..', false],
  ['../secret', false],
  ['nl/../../secret', false],
  ['nl/..', false],
  ['./nl', false],
  ['nl/.', false],
  ['nl//index.html', false],
  ['/etc/passwd', false],
  ['nl/', false],
  ['nl\\..\\secret', false],
  ['..\\secret', false],
  [7, false],
  [null, false],
])('%j stays inside of the output: %j', (name, expected) => {
  expect(staysInside(name)).toBe(expected)
})

const entry = (text: string): ManifestEntry => ({ key: hashOf(text), hash: hashOf(text), bytes: text.length })
const rows = (...names: readonly string[]) => names.map((name) => [name as OutputPath, entry(name)] as const)

test('a manifest is in order, whatever order its files come in, and whatever was there before', () => {
  const sorted = manifestOf(rows('a/b', 'a/c', 'b', 'c'))
  const before = manifestOf(rows('a/c', 'b', 'gone'))
  for (const manifest of [
    manifestOf(rows('c', 'a/c', 'b', 'a/b')),
    manifestOf(rows('b', 'c', 'a/b', 'a/c'), {}, before),
  ]) {
    expect([...manifest.files.keys()]).toEqual(['a/b', 'a/c', 'b', 'c'])
    expect(manifest.id).toBe(sorted.id)
  }
})
