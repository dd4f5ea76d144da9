/** The compiled commands that keep running: `dev` and `build --watch`. */
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { withCache, preload, runCli, startCli } from '../support/cli.ts'
import type { Running } from '../support/cli.ts'
import { emptyFolder } from '../support/folder.ts'
import { createSite, plot } from '../support/site.ts'
import { property } from '../support/town-site.ts'
import { waitFor } from '../support/wait-for.ts'

/** Ends with the test, also if the test fails. */
function running(args: readonly string[], node: readonly string[] = []): Running & { stdout(): string } {
  const root = args[args.indexOf('--root') + 1] ?? ''
  const started = startCli([...args, ...withCache(root)], { node })
  let text = ''
  started.child.stdout?.on('data', (part: Buffer) => (text += part.toString()))
  onTestFinished(() => void started.child.kill('SIGKILL'))
  return { ...started, stdout: () => text }
}

/** The lines of the output so far. */
const linesOf = (stdout: string) =>
  stdout
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Record<string, unknown>)

async function portOf(dev: { stdout(): string }): Promise<string> {
  return waitFor(() => {
    const [, url] = /(http:\/\/127\.0\.0\.1:\d+)\//.exec(dev.stdout()) ?? []
    if (url === undefined) throw new Error('it does not serve yet')
    return url
  })
}

describe('agency-site dev', () => {
  test('serves, follows a change, says what it came to, and ends when it is interrupted; its port is taken: exit 3', async () => {
    const site = createSite({ [property(1)]: plot(1) })
    const dev = running(['dev', '--root', site.root])
    const url = await portOf(dev)
    const { port } = new URL(url)
    const second = await runCli(['dev', '--root', site.root, '--port', port, ...withCache(site.root)])
    expect(second.code).toBe(3)
    expect(second.stderr).toContain('AS7010')
    expect(await (await fetch(`${url}/nl/te-koop/`)).text()).toContain('200.001')
    site.write(property(1), plot(1, { Price: 345_678 }))
    await waitFor(async () => {
      expect(await (await fetch(`${url}/nl/te-koop/`)).text()).toContain('345.678')
    })
    await waitFor(() => expect(dev.stdout()).toContain(`${property(1)}: no page is open, `))
    site.write(property(1), '{')
    await dev.seen('AS1011')
    site.write(property(1), plot(1))
    await dev.seen('all problems are fixed')
    // An open page must not prevent the end.
    await fetch(`${url}/_dev/events?path=/nl/`)
    dev.child.kill('SIGINT')
    const { code, stderr } = await dev.ended
    expect(code).toBe(130)
    // Other machines have no access without --host.
    expect(stderr).not.toContain('warning: everyone')
    expect(site.exists('nl/index.html')).toBe(false)
  })

  test('--json writes a line for each event', async () => {
    const site = createSite()
    const dev = running(['dev', '--json', '--root', site.root])
    await dev.seen('"event":"watching"')
    site.write('site-config/menu.json', '{')
    await waitFor(() => expect(linesOf(dev.stdout())).toHaveLength(3))
    const [ready, , changed] = linesOf(dev.stdout())
    expect(ready).toMatchObject({ schema: 1, command: 'dev', event: 'ready', ok: true, diagnostics: [] })
    expect(changed).toMatchObject({
      event: 'changed',
      ok: false,
      changes: [{ file: 'site-config/menu.json', event: 'changed', kind: 'configuration' }],
    })
    expect(changed?.['diagnostics']).toMatchObject([{ file: 'site-config/menu.json', severity: 'error' }])
  })

  test('--host warns, and lets names of other machines in no more than before', async () => {
    const dev = running(['dev', '--host', '--root', createSite().root])
    await dev.seen('warning: everyone who can reach this machine')
    const url = await portOf(dev)
    expect((await fetch(`${url}/nl/`)).status).toBe(200)
  })

  test('a folder that is no site: exit 2', async () => {
    const { code, stderr } = await runCli(['dev', '--root', emptyFolder()])
    expect(code).toBe(2)
    expect(stderr).toContain('AS1204')
  })
})

describe('build --watch', () => {
  test('publishes each change, and keeps the output while there are errors', async () => {
    const site = createSite({ [property(1)]: plot(1), [property(2)]: plot(2) })
    const build = running(['build', '--watch', '--root', site.root])
    await build.seen('watching for changes')
    expect(site.read('nl/te-koop/index.html')).toContain('200.001')
    site.write(property(1), plot(1, { Price: 345_678 }))
    await waitFor(() => expect(site.read('nl/te-koop/index.html')).toContain('345.678'))
    await waitFor(() => expect(build.stdout()).toMatch(/1\.json: \d+ of \d+ pages rendered/))
    site.write(property(1), '{')
    await build.seen('the output is unchanged')
    expect(site.read('nl/te-koop/index.html')).toContain('345.678')
    site.write(property(1), null)
    const detail = 'nl/te-koop/gent/bouwgrond-1/1/index.html'
    await waitFor(() => expect(site.exists(detail)).toBe(false))
    build.child.kill('SIGINT')
    expect(await build.ended).toMatchObject({ code: 130 })
  })

  test('--json writes a line when it watches, and one for each change', async () => {
    const site = createSite({ [property(1)]: plot(1) })
    const build = running(['build', '--watch', '--json', '--root', site.root])
    await build.seen('"event":"watching"')
    site.write(property(1), plot(1, { Price: 345_678 }))
    await build.seen('"event":"changed"')
    const [, ...lines] = build.stdout().split(/^(?=\{)/m)
    expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([
      { command: 'build', event: 'watching' },
      { command: 'build', event: 'changed', ok: true, changes: [{ file: property(1), event: 'changed' }] },
    ])
    expect(site.read('nl/te-koop/index.html')).toContain('345.678')
  })
})

/** A clock that stands a second before this moment, and a second after it once `pass` was called. */
function clockAround(moment: string): { readonly node: readonly string[]; pass(): void } {
  const sign = path.join(emptyFolder(), 'passed')
  const at = Date.parse(moment)
  const code = `Date.now = () => existsSync(${JSON.stringify(sign)}) ? ${at + 1000} : ${at - 1000}`
  return { node: preload(code), pass: () => writeFileSync(sign, '') }
}

describe('when a date passes without a change of any file', () => {
  const home = { [property(1)]: plot(1), [property(2)]: plot(2, { publishAt: '2027-03-01T09:00' }) }
  const page = 'nl/te-koop/gent/bouwgrond-2/2/index.html'

  test('build --watch publishes the site of then', async () => {
    const site = createSite(home)
    const clock = clockAround('2027-03-01T09:00+01:00')
    const build = running(['build', '--watch', '--root', site.root], clock.node)
    await build.seen('watching for changes')
    expect(site.exists(page)).toBe(false)
    clock.pass()
    await waitFor(() => expect(site.exists(page)).toBe(true))
    await build.seen('a date has passed: ')
  })

  test('dev serves it', async () => {
    const site = createSite(home)
    const clock = clockAround('2027-03-01T09:00+01:00')
    const dev = running(['dev', '--root', site.root], clock.node)
    const url = `${await portOf(dev)}/${page.replace('index.html', '')}`
    expect((await fetch(url)).status).toBe(404)
    clock.pass()
    await waitFor(async () => expect((await fetch(url)).status).toBe(200))
  })
})
