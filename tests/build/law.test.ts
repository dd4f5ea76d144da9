/** Duties of the law and `--strict`, with the command as users run it. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { runCli } from '../support/cli.ts'
import { createSite, MINIMAL } from '../support/site.ts'
import { house, rental } from '../support/view.ts'

const site = MINIMAL['site-config/site.json'] as object

function siteWith(home: object, diagnostics: object = {}) {
  return createSite({
    'content/properties/all.json': [home],
    'site-config/site.json': { ...site, diagnostics },
  })
}

const BROKEN = house(1, { PScore: undefined })

describe('--strict', () => {
  const run = async (home: object, diagnostics: object, ...args: readonly string[]) =>
    (await runCli(['check', '--root', siteWith(home, diagnostics).root, ...args])).code

  test('refuses an advert against a confirmed duty, also if its code is turned off', async () => {
    expect(await run(BROKEN, {})).toBe(0)
    expect(await run(BROKEN, {}, '--strict')).toBe(1)
    expect(await run(BROKEN, { AS4107: 'off' })).toBe(0)
    expect(await run(BROKEN, { AS4107: 'off' }, '--strict')).toBe(1)
    expect(await run(BROKEN, { AS4107: 'off' }, '--strict', '--law')).toBe(1)
  })

  test('accepts an advert that the law exempts, and says so', async () => {
    const papers = [{ duty: 'flanders.floodScores', notNeeded: 'sold by public auction' }]
    expect(await run({ ...BROKEN, papers }, {}, '--strict')).toBe(0)
  })

  test('only warns of a duty that is not confirmed, unless the agency makes it an error', async () => {
    const bare = rental(1, { ChargesType: undefined })
    expect(await run(bare, {}, '--strict')).toBe(0)
    expect(await run(bare, { AS4117: 'error' })).toBe(1)
  })

  test('does not believe the build before it, which was not strict', async () => {
    const { root } = siteWith(BROKEN, { AS4107: 'off' })
    const build = (...args: readonly string[]) => runCli(['build', '--root', root, '--offline', ...args])
    expect((await build()).code).toBe(0)
    expect((await build('--strict')).code).toBe(1)
  })
})

describe('check --law', () => {
  test('prints one document for programs, with the places of breaches', async () => {
    const { root } = siteWith(BROKEN)
    const { stdout, code } = await runCli(['check', '--law', '--json', '--root', root])
    const document = JSON.parse(stdout) as {
      readonly law: { readonly summary: object; readonly homes: readonly object[] }
      readonly diagnostics: readonly { readonly code: string; readonly file: string }[]
    }
    expect(code).toBe(0)
    expect(document.law.summary).toMatchObject({ homes: 1, lacking: 1, blocked: 1 })
    expect(document.diagnostics).toMatchObject([{ code: 'AS4107', file: 'content/properties/all.json' }])
  })

  test('writes a page of one home, and names a home that is not on offer', async () => {
    const { root } = siteWith(BROKEN)
    const html = path.join(root, 'law.html')
    const { stdout, code } = await runCli(['check', '--home', '1', '--html', html, '--root', root])
    expect([code, stdout.split('\n')[1]]).toEqual([0, '  1 home on offer'])
    expect(readFileSync(html, 'utf8')).toContain('Flood scores')
    const onFolder = await runCli(['check', '--home', '1', '--html', path.dirname(html), '--root', root])
    expect([onFolder.code, onFolder.stderr]).toEqual([3, expect.stringContaining('AS7004')])
    const absent = await runCli(['check', '--home', '2', '--root', root])
    expect([absent.code, absent.stderr]).toEqual([2, expect.stringContaining('no home on offer has')])
  })

  test('shows the law of the day that --now names', async () => {
    const { root } = siteWith(BROKEN)
    const { stdout } = await runCli(['check', '--law', '--now', '2022-12-31', '--root', root])
    expect(stdout).toContain('none lacks a duty of the advert')
    expect(stdout).toContain('from 1 January 2023: Flood scores')
  })
})
