import { readFileSync } from 'node:fs'
import path from 'node:path'
import glob from 'fast-glob'
import { expect, test } from 'vitest'

const ROOT = path.resolve(import.meta.dirname, '../..')
test('no shipped source leaves work undone or silences the compiler', () => {
  const marks = /\b(?:TODO|FIXME|XXX)\b|@ts-(?:ignore|nocheck|expect-error)|\bas any\b|: any\b/
  const found = glob
    .sync(['{core,cli,templates,scripts}/**/*.{ts,tsx,mjs}'], { cwd: ROOT })
    .filter((file) => marks.test(readFileSync(path.join(ROOT, file), 'utf8')))
  expect(found).toEqual([])
})

test('raw HTML is set in one place', () => {
  const users = glob.sync(['{core,templates}/**/*.{ts,tsx}'], { cwd: ROOT }).filter(
    (file) =>
      // The renderer writes the markup that a template sets.
      !file.startsWith('core/jsx/') &&
      /dangerouslySetInnerHTML|\.innerHTML\b/.test(readFileSync(path.join(ROOT, file), 'utf8')),
  )
  expect(users.sort()).toEqual(['templates/components/html/html.tsx'])
})

test.each([
  [
    'text becomes markup',
    /innerHTML|insertAdjacentHTML|DOMParser|createContextualFragment|HTMLUnsafe/,
    ['client/fragment.ts'],
  ],
  ['an address becomes a script', /createElement\('script'\)/, ['client/tags.ts']],
  // Only these files send requests, because a request that is sent must not be repeated without care.
  [
    'a file is fetched',
    /\bfetch\(/,
    ['client/forms/asking.ts', 'client/presence.ts', 'client/retry.ts', 'portal/api.ts'],
  ],
])('in the browser, %s in its place', (_, pattern, names) => {
  const users = glob
    .sync(['templates/{client,portal}/**/*.{ts,tsx}'], { cwd: ROOT })
    .filter((file) => pattern.test(readFileSync(path.join(ROOT, file), 'utf8')))
  expect(users.sort()).toEqual(names.map((name) => `templates/${name}`))
})

test('modules that tests share register no hooks, which only the first file of a worker would get', () => {
  const found = glob
    .sync(['tests/**/*.{ts,tsx}'], { cwd: ROOT, ignore: ['tests/**/*.test.{ts,tsx}', 'tests/**/*-setup.ts'] })
    .filter((file) => /^(?:before|after)(?:Each|All)\(/m.test(readFileSync(path.join(ROOT, file), 'utf8')))
  expect(found).toEqual([])
})

test('no test waits for a condition with the limit of Vitest, which is a second', () => {
  const found = glob
    .sync(['tests/**/*.{ts,tsx}'], { cwd: ROOT })
    .filter((file) => /\bvi\.wait(?:For|Until)\(/.test(readFileSync(path.join(ROOT, file), 'utf8')))
  expect(found).toEqual(['tests/support/wait-for.ts'])
})
