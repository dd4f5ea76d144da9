import { expect, test } from 'vitest'
import { createEngine } from '../../../../core/engine/engine.ts'
import { besideSources, partsNamedBy, rootsOf } from '../../../../core/plan/roots.ts'
import type { ShellQueries } from '../../../../core/plan/shell-queries.ts'
import { hashOf } from '../../../../core/system/hash.ts'

const LOCALE = 'nl'
const CONTAINED = '1:3'

interface World {
  readonly toolchain?: string
  /** All parts of a page have these texts. */
  readonly texts?: string
}

/** Makes the roots of a new process, which knows nothing of what pages read. */
function rootsIn({ toolchain = 'this version', texts = 'texts' }: World) {
  const engine = createEngine()
  const sources = besideSources({ templates: null, hasOwnTemplates: false, toolchain, jobs: () => [] })
  const parts = { name: 'parts', run: (subject: string) => [`${texts} of ${subject}`], keeps: 1 }
  engine.begin([...Object.values(sources), parts])
  return rootsOf(engine, { sources, shells: new Map([[LOCALE, { parts } as unknown as ShellQueries]]) })
}

const PAGE = { key: hashOf('props'), locale: LOCALE } as const

test.each<[string, World, string | undefined]>([
  ['nothing else', {}, CONTAINED],
  ['another version', { toolchain: 'another version' }, undefined],
  ['other texts in its parts', { texts: 'other texts' }, undefined],
])('a page with the same props and %s in a new process', (_, world, expected) => {
  const key = rootsIn({}).keyWith(PAGE, CONTAINED)
  const named = { [partsNamedBy(key)]: CONTAINED }
  expect(rootsIn(world).sameParts(PAGE, { key, named })).toBe(expected)
})

test('a page has other parts, or other props, or parts that nothing names', () => {
  const roots = rootsIn({})
  const key = roots.keyWith(PAGE, CONTAINED)
  const named = { [partsNamedBy(key)]: CONTAINED }
  expect(roots.sameParts({ ...PAGE, key: hashOf('other props') }, { key, named })).toBeUndefined()
  expect(roots.sameParts(PAGE, { key, named: {} })).toBeUndefined()
  const hostile = `${key.slice(0, 16)}constructor` as typeof key
  expect(roots.sameParts(PAGE, { key: hostile, named: {} })).toBeUndefined()
  expect(roots.sameParts(PAGE, { key, named: { [partsNamedBy(key)]: '1:1' } })).toBeUndefined()
})
