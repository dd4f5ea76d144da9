/** Shards on the command line, and the example for GitHub Actions, which is executed. */
import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { MAIN, withCache, runCli } from '../support/cli.ts'
import { emptyFolder } from '../support/folder.ts'
import { memoryOf } from '../support/shards.ts'
import { REPOSITORY, createSite, plot } from '../support/site.ts'
import { treeOf } from '../support/tree.ts'

const PLOTS = { 'content/properties/plots.json': [plot(1), plot(2), plot(3)] }

describe('on the command line', () => {
  test('three shards, carried to another folder, and merged', async () => {
    const site = createSite(PLOTS)
    for (const shard of ['1/3', '2/3', '3/3']) {
      const { code, stdout } = await runCli([
        'build',
        '--root',
        site.root,
        '--shard',
        shard,
        ...withCache(site.root),
      ])
      expect(code).toBe(0)
      expect(stdout).toContain(`shards/${shard.replace('/', '-of-')}/ is ${shard}\n`)
    }
    expect(existsSync(site.output)).toBe(false)
    const elsewhere = emptyFolder()
    renameSync(path.join(site.root, 'shards'), path.join(elsewhere, 'shards'))
    const merged = await runCli(['merge'], { cwd: elsewhere })
    expect(merged).toMatchObject({ code: 0, stderr: expect.stringContaining('reading the shards') })
    expect(merged.stdout).toMatch(/^output\/ holds \d+ files, .* of 3 shards/)
    expect((await site.build()).ok).toBe(true)
    expect(treeOf(path.join(elsewhere, 'output'))).toEqual(treeOf(site.output))
    const memory = path.join(elsewhere, '.agency-site/manifests')
    expect(treeOf(memory)).toEqual(treeOf(path.join(site.root, '.agency-site/manifests')))
    expect(Object.keys(memoryOf(site))).toHaveLength(1)
  })

  test('folders of any name, an output of any name, and JSON for another program', async () => {
    const site = createSite(PLOTS)
    const parent = emptyFolder()
    const build = (shard: string, name: string) =>
      runCli(['build', '--root', site.root, '--shard', shard, '--out', name, ...withCache(site.root)], {
        cwd: parent,
      })
    expect([(await build('1/2', 'one')).code, (await build('2/2', 'two')).code]).toEqual([0, 0])
    const alone = await runCli(['merge', 'two', '--out', 'public', '--json'], { cwd: parent })
    expect(alone.code).toBe(2)
    expect(JSON.parse(alone.stdout)).toMatchObject({
      command: 'merge',
      ok: false,
      diagnostics: [{ code: 'AS7104', message: 'shard 1/2 is missing' }],
    })
    const both = await runCli(['merge', 'two', 'one', '--out', 'public', '--json'], { cwd: parent })
    expect(JSON.parse(both.stdout)).toMatchObject({ ok: true, output: 'public', report: { shards: 2 } })
    expect((await site.build()).ok).toBe(true)
    expect(treeOf(path.join(parent, 'public'))).toEqual(treeOf(site.output))
  })

  test.each([
    ['0/2', 'a shard such as 2/8'],
    ['3/2', 'a shard such as 2/8'],
    ['2', 'a shard such as 2/8'],
  ])('--shard %s is wrong usage', async (shard, message) => {
    const { code, stderr } = await runCli(['build', '--shard', shard], { cwd: emptyFolder() })
    expect(code).toBe(2)
    expect(stderr).toContain(message)
  })

  test('merge where there is nothing to merge: exit 2, and nothing is left behind', async () => {
    const cwd = emptyFolder()
    mkdirSync(path.join(cwd, 'empty'))
    for (const [args, folder] of [
      [['merge'], 'shards'],
      [['merge', 'empty'], 'empty'],
    ] as const) {
      const { code, stderr } = await runCli(args, { cwd })
      expect(code).toBe(2)
      expect(stderr).toContain(`AS7101 "${folder}" does not hold a finished shard`)
    }
    expect(existsSync(path.join(cwd, 'output'))).toBe(false)
  })
})

interface Step {
  readonly run?: string
  readonly uses?: string
  readonly with?: Readonly<Record<string, string>>
}

interface Workflow {
  readonly env: Readonly<Record<string, number>>
  readonly jobs: Readonly<
    Record<
      string,
      { readonly strategy?: { readonly matrix: { readonly shard: number[] } }; readonly steps: Step[] }
    >
  >
}

describe('docs/examples/github-actions-shards.yml', () => {
  const text = readFileSync(path.join(REPOSITORY, 'docs/examples/github-actions-shards.yml'), 'utf8')
  const { env, jobs } = parse(text) as Workflow
  const steps = Object.values(jobs).flatMap((job) => job.steps)

  /** The line with values for its variables, as the second runner has them. */
  const filled = (line: string) =>
    line.replaceAll('${{ matrix.shard }}', '2').replaceAll('${{ env.SHARDS }}', String(env['SHARDS']))

  test('has as many runners as shards', () => {
    const shards = jobs['build']?.strategy?.matrix.shard
    expect(shards).toEqual(Array.from({ length: env['SHARDS'] ?? 0 }, (_, index) => index + 1))
  })

  test('calls commands that are there, with options that they know', async () => {
    const calls = steps.flatMap(({ run = '' }) => /^npx agency-site (.*)$/.exec(run)?.[1] ?? [])
    expect(calls.length).toBeGreaterThan(2)
    for (const call of calls) {
      const words = filled(call).split(' ')
      const { stdout } = await runCli([...words.filter((word) => /^[a-z]+$/.test(word)), '--help'])
      // The help of an unknown command lists all commands.
      expect(stdout).toContain(
        `Usage: agency-site ${words.filter((word) => /^[a-z]+$/.test(word)).join(' ')}`,
      )
      for (const option of words.filter((word) => word.startsWith('--')))
        expect(stdout).toContain(`${option} `)
    }
  })

  test('sends the folder that a shard is built in, and fetches all into the one that merge looks in', () => {
    const uploads = steps.filter(({ uses }) => uses?.startsWith('actions/upload-artifact@'))
    expect(uploads.map((step) => filled(step.with?.['path'] ?? ''))).toEqual(['shards/2-of-8'])
    const downloads = steps.filter(({ uses }) => uses?.startsWith('actions/download-artifact@'))
    expect(downloads.map((step) => step.with?.['path'])).toEqual(['shards'])
  })
})

describe('a pipeline', () => {
  const read = (file: string) => readFileSync(path.join(REPOSITORY, file), 'utf8')
  const action = parse(read('action.yml')) as { readonly runs: { readonly steps: readonly Step[] } }
  const gitlab = parse(read('docs/examples/gitlab-ci.yml')) as Record<'site' | 'pages', { script: string[] }>

  /** Runs a script in a site as a runner does. `npm ci` has nothing to install, and npx finds the command of this checkout. */
  function runs(script: string, root: string, env: Readonly<Record<string, string>> = {}) {
    const bin = emptyFolder()
    const command = (name: string, text: string) => {
      writeFileSync(path.join(bin, name), `#!/bin/sh\n${text}\n`)
      chmodSync(path.join(bin, name), 0o755)
    }
    command('npm', 'test "$1" = ci')
    command('npx', `test "$1" = agency-site && shift && exec "${process.execPath}" "${MAIN}" "$@"`)
    return spawnSync('bash', ['-e', '-o', 'pipefail', '-c', script], {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, PATH: `${bin}:${process.env['PATH'] ?? ''}`, CI: 'true', ...env },
    })
  }

  test('of GitHub Actions builds the site for its host, and writes the summary of the run', () => {
    const site = createSite(PLOTS)
    const [outputs, summary] = ['outputs', 'summary'].map((name) => path.join(emptyFolder(), name))
    const github = {
      GITHUB_ACTIONS: 'true',
      GITHUB_OUTPUT: outputs ?? '',
      GITHUB_STEP_SUMMARY: summary ?? '',
    }
    const inputs = { TARGET: 'netlify', STRICT: 'false', ROOT: '.' }
    for (const { run } of action.runs.steps)
      if (run !== undefined)
        expect(runs(run, site.root, { ...github, ...inputs })).toMatchObject({ status: 0 })
    expect(site.exists('_redirects')).toBe(true)
    expect(readFileSync(outputs ?? '', 'utf8')).toBe('folder=./output\n')
    const said = readFileSync(summary ?? '', 'utf8')
    expect(said).toMatch(
      /^### agency-site build: done\n\n- homes: \d+, published for the first time\n- pages: \d+\n/,
    )
    expect(said).toMatch(/### agency-site cache/)
  })

  test('of GitHub Actions fails with the problems of the site by code, and no text of the content is markup', () => {
    const site = createSite({ 'content/properties/plots.json': [{ ...plot(1), Zip: '<b>|x' }] })
    const summary = path.join(emptyFolder(), 'summary')
    const env = { GITHUB_ACTIONS: 'true', GITHUB_OUTPUT: summary, GITHUB_STEP_SUMMARY: summary }
    const { run = '' } = action.runs.steps.find(({ run: text }) => text?.includes('build')) ?? {}
    expect(runs(run, site.root, { ...env, TARGET: 'plain', STRICT: 'true', ROOT: '.' }).status).toBe(1)
    const said = readFileSync(summary, 'utf8')
    expect(said).toMatch(/^### agency-site build: failed\n[\s\S]*\| AS\d{4} \| error \| 1 \|/)
    expect(said).not.toContain('<b>')
  })

  test('of GitLab builds the site into the folder that GitLab Pages publishes', () => {
    const site = createSite(PLOTS)
    const script = [...gitlab.site.script, ...gitlab.pages.script].join('\n')
    expect(runs(script.replace(' --strict', ''), site.root)).toMatchObject({ status: 0 })
    expect(existsSync(path.join(site.root, 'public/nl/index.html'))).toBe(true)
  })
})
