/** `agency-site upgrade`: a dry run first, then the changed files, and content of 0.1.0 stays readable. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { runCli } from '../support/cli.ts'
import { createSite, MINIMAL, plot, REPOSITORY } from '../support/site.ts'
import { treeOf } from '../support/tree.ts'

const { version } = JSON.parse(readFileSync(path.join(REPOSITORY, 'package.json'), 'utf8')) as {
  readonly version: string
}
const SITE = MINIMAL['site-config/site.json'] as object
/** What a site of the first versions had to write down. */
const RULES = JSON.parse(
  readFileSync(path.join(REPOSITORY, 'defaults/site-config/rules.json'), 'utf8'),
) as Readonly<Record<string, unknown>>

const smallest = (files: Readonly<Record<string, object>> = {}) =>
  createSite({ 'site-config/site.json': SITE, 'content/properties/1.json': plot(1), ...files }, {})

test('it shows each change before it makes it, and then has nothing left to do', async () => {
  const site = smallest({ 'site-config/rules.json': { ...RULES, tourHosts: ['tours.example.com'] } })
  const before = treeOf(site.root)
  const dry = await runCli(['upgrade', '--root', site.root])
  expect(dry.code).toBe(0)
  expect(dry.stdout).toContain('The rules of law come from the package.')
  expect(dry.stdout).toContain(`"version": "${version}"`)
  expect(dry.stdout).toContain('Nothing was changed: --write makes these changes.')
  expect(treeOf(site.root)).toEqual(before)
  expect((await runCli(['upgrade', '--write', '--root', site.root])).code).toBe(0)
  const rules = readFileSync(path.join(site.root, 'site-config/rules.json'), 'utf8')
  expect(JSON.parse(rules)).toEqual({
    extends: 'default',
    phoneGrouping: 'zones',
    tourHosts: ['tours.example.com'],
  })
  expect(await site.check()).toEqual([])
  const again = await runCli(['upgrade', '--root', site.root])
  expect(again.stdout).toBe(`The site is up to date with agency-site ${version}.\n`)
})

test('a site of 0.1.0 with a whole route table is read, and only gets its version', async () => {
  const site = createSite({ 'content/properties/1.json': plot(1) })
  expect((await site.check()).filter(({ severity }) => severity === 'error')).toEqual([])
  const { stdout } = await runCli(['upgrade', '--json', '--write', '--root', site.root])
  expect(JSON.parse(stdout)).toMatchObject({
    ok: true,
    from: null,
    to: version,
    steps: [],
    changed: ['site-config/site.json'],
  })
  expect((await site.build()).ok).toBe(true)
})

test('a site of a newer version is refused, and a folder without a site leads to init', async () => {
  const site = smallest({ 'site-config/site.json': { ...SITE, version: '99.0.0' } })
  const { code, stderr } = await runCli(['upgrade', '--root', site.root])
  expect(code).toBe(2)
  expect(stderr).toContain('AS9505 the site was made with agency-site 99.0.0')
  const nowhere = await runCli(['upgrade'], { cwd: path.join(site.root, 'content') })
  expect(nowhere.stderr).toContain('agency-site init')
})
