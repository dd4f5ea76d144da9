// Finds the unit and client tests that are nearest to changed files in the graph of imports.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import glob from 'fast-glob'

const TEST = /^tests\/(?:unit|client)\/.*(?<!\.mocked)\.test\.tsx?$/

/** Imports of types alone are no part of the graph: the compiler checks them. */
const IMPORTS = [
  /^(?:import|export)\s(?!type\s)[^'";]*?from\s+'(\.[^']+)'/gm,
  /\bimport\s*\(?\s*'(\.[^']+)'/g,
]

/** The files that import each file. */
function importersOf(root) {
  const files = glob.sync('{cli,core,scripts,templates,tests}/**/*.{ts,tsx,mjs}', {
    cwd: root,
    ignore: ['tests/broken/**'],
  })
  const importers = new Map()
  for (const file of files) {
    const text = readFileSync(path.join(root, file), 'utf8')
    for (const [, specifier] of IMPORTS.flatMap((pattern) => [...text.matchAll(pattern)])) {
      const target = path.posix.join(path.posix.dirname(file), specifier)
      importers.set(target, [...(importers.get(target) ?? []), file])
    }
  }
  return importers
}

/**
 * Tests that changed or import a changed file are always among them. Those that reach it through one module more
 * follow as long as there are at most `limit` tests. `left` counts the others.
 */
export function nearTests(root, changed, limit) {
  const importers = importersOf(root)
  const reached = new Set(changed)
  const levels = []
  for (let files = changed; files.length > 0;) {
    levels.push(files.filter((file) => TEST.test(file)))
    files = [...new Set(files.flatMap((file) => importers.get(file) ?? []))].filter(
      (file) => !reached.has(file),
    )
    for (const file of files) reached.add(file)
  }
  const tests = levels.slice(0, 2).flat()
  let next = 2
  while (next < levels.length && tests.length + levels[next].length <= limit) tests.push(...levels[next++])
  return { tests: tests.sort(), left: levels.slice(next).flat().length }
}
