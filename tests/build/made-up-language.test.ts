/**
 * An invented language is added to a copy of the package by the steps of CONTRIBUTING, and a site is built in
 * it.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addLanguage, change, compile } from '../support/made-up-language.ts'
import { MINIMAL, plot } from '../support/minimal-site.ts'
import { REPOSITORY } from '../support/repository.ts'
import { createSite } from '../support/site.ts'

const COPIED = ['core', 'cli', 'templates', 'scripts', 'package.json', 'tsconfig.json']

const root = mkdtempSync(path.join(tmpdir(), 'agency-site-language-'))

beforeAll(() => {
  for (const name of COPIED) cpSync(path.join(REPOSITORY, name), path.join(root, name), { recursive: true })
  symlinkSync(path.join(REPOSITORY, 'node_modules'), path.join(root, 'node_modules'))
  addLanguage(root, 'xx')
  change(path.join(root, 'core/languages/xx/language.ts'), (text) =>
    text.replace("'en-GB'", "'es-ES'").replace("'English'", "'Xish'"),
  )
})

afterAll(() => rmSync(root, { recursive: true, force: true }))

test('the compiler accepts it, and a site is built in it', () => {
  expect(compile(root, 'tsconfig.json')).toBe('')
  execFileSync(process.execPath, [path.join(root, 'scripts/compile.mjs')])
  const site = createSite({ ...inMadeUp(MINIMAL), 'content/properties/1.json': inMadeUp(plot(1)) })
  const main = path.join(root, 'dist/cli/main.js')
  const run = spawnSync(process.execPath, [main, 'build', '--offline', '--quiet'], {
    cwd: site.root,
    encoding: 'utf8',
  })
  expect([run.status, run.stderr]).toEqual([0, ''])
  const property = site.read('xx/zz/gent/terrain-a-batir-1/1/index.html')
  expect(property).toContain('<html lang="xx">')
  expect(property).toContain('<link rel="alternate" hrefLang="xx"')
  expect(property).toContain('<meta property="og:locale" content="es_ES"/>')
  expect(property).toContain('<p class="summary__price">200.001\u00A0€</p>')
  expect(property).toContain('xx Ask for more information')
  expect(site.read('index.html')).toContain('Xish')
  expect(site.read(site.list().find((file) => file.startsWith('_a/icons.')) ?? '')).toContain('id="flag-xx"')
})

/** The site in Dutch and in the invented language, which replaces French. */
function inMadeUp<T extends object>(site: T): T {
  const text = JSON.stringify(site)
  return JSON.parse(
    text.replaceAll('"fr"', '"xx"').replaceAll('"/fr/', '"/xx/').replaceAll('a-vendre', 'zz'),
  ) as T
}
