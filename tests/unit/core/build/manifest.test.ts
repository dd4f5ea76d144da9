import path from 'node:path'
import { expect, test } from 'vitest'
import {
  areSameKeys,
  manifestOf,
  manifestParts,
  readManifest,
  staysInside,
} from '../../../../core/build/manifest.ts'
import type { ManifestEntry } from '../../../../core/build/manifest.ts'
import { createFiles } from '../../../../core/system/files.ts'
import { hashOf } from '../../../../core/system/hash.ts'
import type { OutputPath } from '../../../../core/system/paths.ts'
import { emptyFolder } from '../../../support/folder.ts'

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

/** Rows are written in batches of a thousand. */
test.each([0, 1, 999, 1000, 1001, 2500])(
  'a manifest of %i files is read as it was written',
  async (count) => {
    const files = createFiles()
    const file = path.join(emptyFolder(), 'manifest.json')
    const names = Array.from({ length: count }, (_, index) => `page-${String(index).padStart(4, '0')}`)
    const [first, ...others] = rows(...names)
    const withInputs = first && ([first[0], { ...first[1], inputs: hashOf('inputs') }] as const)
    const manifest = manifestOf(withInputs ? [withInputs, ...others] : [], { 'the templates': 'abc' })
    await files.writeParts(file, manifestParts(manifest))
    expect(await readManifest(files, file)).toEqual(manifest)
  },
)

test('manifests are the same where every file is made of the same', () => {
  const inputs = { 'the templates': 'abc' }
  const [file, made] = rows('a')[0] ?? []
  if (file === undefined || made === undefined) throw new Error('no row')
  const manifest = manifestOf([[file, made]], inputs)
  expect(areSameKeys(manifest, manifestOf([[file, { ...made }]], inputs))).toBe(true)
  expect(areSameKeys(manifest, manifestOf([[file, { ...made, key: hashOf('other') }]], inputs))).toBe(false)
  expect(areSameKeys(manifest, manifestOf([[file, { ...made, inputs: hashOf('other') }]], inputs))).toBe(
    false,
  )
  expect(areSameKeys(manifest, manifestOf([[file, made]], { 'the templates': 'abd' }))).toBe(false)
})
