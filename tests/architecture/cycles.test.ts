/** Source files must not import each other in cycles, because they could only be understood together. */
import { expect, test } from 'vitest'
import { imports, sources } from './imports.ts'
import type { Import } from './imports.ts'

const MAX_FILES = 3

/** Folders with larger cycles of types. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'core/build': 'the recipe of a build is to be written anew as one function, and its types with it',
}

test('no files import each other', () => {
  expect(cyclesOf(imports.filter(({ isType }) => !isType))).toEqual([])
})

test('few files share their types in a circle', () => {
  const large = cyclesOf(imports).filter(({ length }) => length > MAX_FILES)
  expect(large.filter((cycle) => exceptionOf(cycle) === undefined)).toEqual([])
  expect(Object.keys(EXCEPTIONS)).toEqual([...new Set(large.map(exceptionOf))])
})

function exceptionOf(cycle: readonly string[]): string | undefined {
  return Object.keys(EXCEPTIONS).find((folder) => cycle.every((file) => file.startsWith(`${folder}/`)))
}

test.each([
  ['a chain', 'a>b b>c', []],
  ['two', 'a>b b>a c>a', ['a b']],
  ['three, by others', 'a>b b>c c>a c>d', ['a b c']],
  ['two that share a file', 'a>b b>a b>c c>b', ['a b c']],
  ['two that do not', 'a>b b>a b>c c>d d>c', ['a b', 'c d']],
  ['itself', 'a>a', ['a']],
])('%s', (_, text, found) => {
  const made = text.split(' ').map((pair): Import => {
    const [file = '', target = ''] = pair.split('>')
    return { file, target, isType: false }
  })
  const names = cyclesOf(made, ['a', 'b', 'c', 'd']).map((cycle) => cycle.join(' '))
  expect(names.sort()).toEqual(found)
})

/** The strongly connected components of the graph: in a group, each file reaches every other one. */
function cyclesOf(among: readonly Import[], files = sources): readonly (readonly string[])[] {
  const targets = new Map(files.map((file): [string, string[]] => [file, []]))
  for (const { file, target } of among) if (targets.has(target)) targets.get(file)?.push(target)
  const reached = new Map(files.map((file) => [file, reachableFrom(file, targets)]))
  const inCycle = files.filter((file) => reached.get(file)?.has(file))
  const groups = inCycle.map((file) =>
    inCycle.filter((other) => reached.get(file)?.has(other) && reached.get(other)?.has(file)),
  )
  return [...new Map(groups.map((group) => [group.join(), group])).values()]
}

/** All files that a file imports directly or through others. It contains the file itself only in a cycle. */
function reachableFrom(file: string, targets: ReadonlyMap<string, readonly string[]>): ReadonlySet<string> {
  const found = new Set<string>()
  const next = [...(targets.get(file) ?? [])]
  for (let target = next.pop(); target !== undefined; target = next.pop()) {
    if (found.has(target)) continue
    found.add(target)
    next.push(...(targets.get(target) ?? []))
  }
  return found
}
