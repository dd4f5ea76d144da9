/** `npm create agency-site`, from packed tarballs, without the network. */
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { emptyFolder } from '../support/folder.ts'
import { PLAIN_ENV } from '../support/cli.ts'
import { REPOSITORY, siteAt } from '../support/site.ts'

interface Package {
  readonly version: string
  readonly dependencies: Readonly<Record<string, string>>
}

const CREATE = path.join(REPOSITORY, 'packages/create-agency-site')
const packageIn = (folder: string) =>
  JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Package

/** Unpacks what npm would publish of a folder into the folder of installed packages. */
function installed(folder: string, modules: string, name: string): string {
  const target = emptyFolder()
  const packed = execFileSync(
    'npm',
    ['pack', folder, '--ignore-scripts', '--silent', '--pack-destination', target],
    {
      cwd: target,
      encoding: 'utf8',
    },
  )
  execFileSync('tar', ['xzf', path.join(target, packed.trim())], { cwd: target })
  const place = path.join(modules, name)
  renameSync(path.join(target, 'package'), place)
  return place
}

test('both packages have the same version', () => {
  const { version } = packageIn(REPOSITORY)
  expect(packageIn(CREATE)).toMatchObject({ version, dependencies: { 'agency-site': version } })
})

test('the packed tarballs make and build a site without anything else', { timeout: 300_000 }, async () => {
  const cwd = emptyFolder()
  const modules = path.join(cwd, 'node_modules')
  mkdirSync(modules)
  const create = installed(CREATE, modules, 'create-agency-site')
  const main = installed(REPOSITORY, modules, 'agency-site')
  // The packages that npm would install beside it are those of the repository.
  symlinkSync(path.join(REPOSITORY, 'node_modules'), path.join(main, 'node_modules'))
  const args = ['my-agency', '--name', 'Linde', '--town', 'Namur', '--languages', 'fr,en']
  const { status, stdout, stderr } = spawnSync(process.execPath, [path.join(create, 'index.js'), ...args], {
    cwd,
    env: PLAIN_ENV,
    encoding: 'utf8',
  })
  expect(stderr).toBe('')
  expect(status).toBe(0)
  expect(stdout).toContain('my-agency/ has a site for Linde')
  const folder = path.join(cwd, 'my-agency')
  const codes = (await siteAt(folder).check()).map(({ code }) => code)
  expect([...new Set(codes)]).toEqual(['AS3408'])
  expect(packageIn(folder).dependencies['agency-site']).toBe(`^${packageIn(REPOSITORY).version}`)

  const build = spawnSync(process.execPath, [path.join(main, 'dist/cli/main.js'), 'build'], {
    cwd: folder,
    env: PLAIN_ENV,
    encoding: 'utf8',
  })
  expect(build.stderr).not.toContain('error')
  expect(build.status).toBe(0)
  for (const page of ['fr', 'en'])
    expect(existsSync(path.join(folder, 'output', page, 'index.html'))).toBe(true)
})
