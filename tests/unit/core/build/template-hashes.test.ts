import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { SLOT_MODULES, SLOTS, templateHashes } from '../../../../core/build/bundle/template-hashes.ts'
import type { SlotName } from '../../../../core/view/types.ts'
import { slots } from '../../../../templates/slots.ts'
import { REPOSITORY } from '../../../support/repository.ts'

const NAMES = Object.keys(SLOT_MODULES) as SlotName[]

test('the modules of the slots are those that templates/slots.ts imports', async () => {
  expect(NAMES.sort()).toEqual(Object.keys(slots).sort())
  for (const name of NAMES) {
    const module = (await import(path.join(REPOSITORY, SLOT_MODULES[name]))) as object
    expect(Object.values(module), name).toContain(slots[name])
  }
})

describe('an edit of a module changes the hash of', () => {
  const at = (name: string) => path.join(REPOSITORY, name)
  const { property, article } = SLOT_MODULES
  const GRAPH: Readonly<Record<string, readonly string[]>> = {
    'templates/entry.tsx': [SLOTS, 'templates/cached.tsx'],
    'templates/cached.tsx': [],
    [SLOTS]: ['templates/help.ts', ...Object.values(SLOT_MODULES)],
    'templates/help.ts': [],
    [property]: ['templates/price.tsx'],
    [article]: ['templates/teaser.tsx'],
    'templates/price.tsx': ['templates/icon.tsx'],
    'templates/teaser.tsx': ['templates/icon.tsx'],
    // Modules may import each other in a circle.
    'templates/icon.tsx': ['templates/price.tsx'],
  }

  function hashes(edited: string | null, hasOwnSlots = false) {
    const names = new Set([...Object.keys(GRAPH), ...Object.values(SLOT_MODULES)])
    return templateHashes({
      entry: at('templates/entry.tsx'),
      modules: new Map([...names].map((name) => [at(name), name === edited ? 'other' : name])),
      importsOf: (module) => (GRAPH[path.relative(REPOSITORY, module)] ?? []).map(at),
      hasOwnSlots,
    })
  }

  const changedBy = (edited: string, hasOwnSlots?: boolean) => {
    const [before, after] = [hashes(null, hasOwnSlots), hashes(edited, hasOwnSlots)]
    return NAMES.filter((slot) => before[slot] !== after[slot]).sort()
  }

  test.each<[string, readonly SlotName[]]>([
    [property, ['property']],
    ['templates/teaser.tsx', ['article']],
    ['templates/price.tsx', ['article', 'property']],
    ['templates/icon.tsx', ['article', 'property']],
    ['templates/cached.tsx', NAMES],
    ['templates/help.ts', NAMES],
    [SLOTS, NAMES],
  ])('%s: %j', (edited, expected) => {
    expect(changedBy(edited)).toEqual(expected)
  })

  test('all slots, if the site has a table of its own', () => {
    expect(changedBy(property, true)).toEqual(NAMES)
  })
})
