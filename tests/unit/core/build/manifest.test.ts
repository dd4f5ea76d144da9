import path from 'node:path'
import { expect, test } from 'vitest'
import {
  areSameKeys,
  manifestOf,
  manifestParts,
  readManifest,
  staysInside,
} from '../../../../core/build/output/manifest.ts'
import { goneFrom } from '../../../../core/build/output/manifest-files.ts'
import type { ManifestEntry, Row } from '../../../../core/build/output/manifest-files.ts'
import { partsNamedBy } from '../../../../core/plan/roots.ts'
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

test('a manifest follows from its files alone, whatever order they come in, and whatever was there before', () => {
  const all = rows('a/b', 'a/c', 'b', 'c')
  const once = manifestOf({ entries: all })
  const before = manifestOf({ entries: rows('a/c', 'b', 'gone') })
  const reversed = manifestOf({ entries: all.toReversed() })
  const later = manifestOf({ entries: rows('c', 'a/b'), gone: ['gone', 'a/b'] as OutputPath[] }, {}, before)
  for (const manifest of [reversed, later]) {
    expect([...manifest.files]).toEqual([...once.files])
    expect([...manifestParts(manifest)].join('')).toBe([...manifestParts(once)].join(''))
    expect(manifest).toMatchObject({ id: once.id, files: { size: 4, bytes: 8 } })
  }
  expect(goneFrom(before.files, later.files)).toEqual(['gone'])
  expect(goneFrom(later.files, before.files).toSorted()).toEqual(['a/b', 'c'])
})

test('what a file is made of is no part of the id, and its content is', () => {
  const [[file, made]] = rows('a') as [readonly [OutputPath, ManifestEntry]]
  const idOf = (changed: Partial<ManifestEntry>) =>
    manifestOf({ entries: [[file, { ...made, ...changed }]] }).id
  expect(idOf({ key: hashOf('other') })).toBe(idOf({}))
  expect(idOf({ hash: hashOf('other') })).not.toBe(idOf({}))
})

/** The keys of rows name these parts. */
const named = (...names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [partsNamedBy(entry(name).key), `parts of ${name}`]))

test('the parts that keys name stay until there are new ones, and then those that no key names go', () => {
  const before = manifestOf({ entries: rows('b', 'a', 'gone'), named: named('b', 'a', 'gone') })
  expect(Object.values(before.named).toSorted()).toEqual(['parts of a', 'parts of b', 'parts of gone'])
  const fewer = manifestOf({ entries: [], gone: ['gone' as OutputPath] }, {}, before)
  expect(fewer.named).toBe(before.named)
  const later = manifestOf({ entries: rows('c'), named: named('c') }, {}, fewer)
  const clean = manifestOf({ entries: rows('c', 'b', 'a'), named: named('c', 'b', 'a', 'never') })
  expect(JSON.stringify(later.named)).toBe(JSON.stringify(clean.named))
  expect(Object.values(later.named).toSorted()).toEqual(['parts of a', 'parts of b', 'parts of c'])
})

/** Rows are written in some chunks at a time. */
test.each([0, 1, 999, 1000, 1001, 2500])(
  'a manifest of %i files is read as it was written',
  async (count) => {
    const files = createFiles()
    const file = path.join(emptyFolder(), 'manifest.json')
    const names = Array.from({ length: count }, (_, index) => `page-${String(index).padStart(4, '0')}`)
    const [first, ...others] = rows(...names)
    const withInputs = first && ([first[0], { ...first[1], inputs: hashOf('inputs') }] as const)
    const entries = withInputs ? [withInputs, ...others] : []
    const manifest = manifestOf({ entries, named: named(...names) }, { 'the templates': 'abc' })
    await files.writeParts(file, manifestParts(manifest))
    const found = await readManifest(files, file)
    expect(found && areSameKeys(found, manifest)).toBe(true)
    expect(found?.named).toEqual(named(...names))
    expect([...(found?.files ?? [])]).toEqual([...manifest.files])
  },
)

test.each<[string, (rows: readonly Row[]) => readonly Row[]]>([
  ['another order', (all) => all.toReversed()],
  ['a file twice', (all) => all.flatMap((row) => [row, row])],
])('a manifest with %s is not trusted', async (_, changed) => {
  const files = createFiles()
  const file = path.join(emptyFolder(), 'manifest.json')
  const manifest = manifestOf({ entries: rows('a/b', 'a/c', 'b', 'c') })
  const written = JSON.parse([...manifestParts(manifest)].join('')) as { readonly files: readonly Row[] }
  await files.writeAtomic(file, JSON.stringify({ ...written, files: changed(written.files) }))
  expect(await readManifest(files, file)).toBeNull()
})

test.each([{}, { a: 1 }, { a: null }].map((names) => [JSON.stringify(names), names] as const))(
  'a manifest whose parts are %s is read only if they are texts',
  async (_, names) => {
    const files = createFiles()
    const file = path.join(emptyFolder(), 'manifest.json')
    const written = JSON.parse([...manifestParts(manifestOf({ entries: rows('a') }))].join('')) as object
    await files.writeAtomic(file, JSON.stringify({ ...written, named: names }))
    expect((await readManifest(files, file)) === null).toBe('a' in names)
  },
)

test('manifests are the same where every file is made of the same', () => {
  const inputs = { 'the templates': 'abc' }
  const [file, made] = rows('a')[0] ?? []
  if (file === undefined || made === undefined) throw new Error('no row')
  const of = (each: ManifestEntry) => manifestOf({ entries: [[file, each]] }, inputs)
  const manifest = of(made)
  expect(areSameKeys(manifest, of({ ...made }))).toBe(true)
  expect(areSameKeys(manifest, of({ ...made, key: hashOf('other') }))).toBe(false)
  expect(areSameKeys(manifest, of({ ...made, inputs: hashOf('other') }))).toBe(false)
  expect(areSameKeys(manifest, manifestOf({ entries: [[file, made]] }, { 'the templates': 'abd' }))).toBe(
    false,
  )
  expect(areSameKeys(manifest, manifestOf({ entries: [[file, made]], named: named('a') }, inputs))).toBe(
    false,
  )
})
