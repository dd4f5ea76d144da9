import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { PACKAGE_ROOT, VERSION, versionOf } from '../../../../core/system/package-root.ts'

const read = (folder: string) =>
  (JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as { version: string }).version

test.each(['react', 'react-dom', 'vite', 'lightningcss', '@fontsource/besley'])(
  'the version of %s is found, whether its package shows its description or not',
  (name) => {
    expect(versionOf(name)).toBe(read(path.join(PACKAGE_ROOT, 'node_modules', name)))
  },
)

test('the version of the generator itself', () => {
  expect(VERSION).toBe(read(PACKAGE_ROOT))
})

test('a package that is not there is a bug', () => {
  expect(() => versionOf('agency-site-nowhere')).toThrow('agency-site-nowhere')
})
