/**
 * Data of a site that outlives one query is kept by the engine (core/engine), which knows what it was made of. What a module
 * keeps for itself is listed here, and is no data of a site.
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import glob from 'fast-glob'
import { expect, test } from 'vitest'

const ROOT = path.resolve(import.meta.dirname, '../..')

/** Made of the package and of languages alone, or of texts that are the same whenever they are looked at. */
const CONSTANTS = [
  'core/build/threads/render-worker.ts last',
  'core/build/bundle/toolchain.ts known',
  'core/domain/format.ts dateFormats',
  'core/domain/format.ts numberFormats',
  'core/domain/moment.ts offsetInHour',
  'core/domain/opening-hours.ts listFormat',
  'core/domain/opening-hours.ts weekdayFormat',
  'core/domain/wording.ts patterns',
  'core/import/guess/column-names.ts columnNames',
  'core/import/guess/column-names.ts smallWords',
  'core/import/guess/name-groups.ts names',
  'core/import/mapping/known-names.ts keysOf',
  'core/places/belgian-places.ts index',
  'core/places/belgian-places.ts municipalities',
  'core/places/luxembourg-places.ts byKey',
  'core/view/shell-parts.ts index',
]

/** A variable, an empty collection, or a function that keeps results, at the top of a module. */
const MEMORY =
  /^(?:export )?(?:let (\w+)|const (\w+)[^\n]*?=\s*(?:new (?:Weak)?(?:Map|Set)(?:<[^\n]*>)?\(\)|(?:remembered|lazy)\b))/gm

function memoryOf(text: string): readonly string[] {
  return [...text.matchAll(MEMORY)].map(([, variable, constant]) => variable ?? constant ?? '')
}

test('a module keeps nothing but what is listed', () => {
  const files = glob.sync('core/**/*.ts', { cwd: ROOT })
  const found = files.flatMap((file) =>
    memoryOf(readFileSync(path.join(ROOT, file), 'utf8')).map((name) => `${file} ${name}`),
  )
  expect(found.sort()).toEqual(CONSTANTS.toSorted())
})

test.each([
  ['const cache = new WeakMap<Key, Value>()', ['cache']],
  ['export const known: Cache<Value> = new Map()', ['known']],
  ['const texts = remembered(\n  9, make)', ['texts']],
  ['let last: string | undefined', ['last']],
  ["const names = new Map([['a', 1]])", []],
  ['function f() {\n  const own = new Map()\n}', []],
])('finds the memory in "%s"', (text, expected) => {
  expect(memoryOf(text)).toEqual(expected)
})
