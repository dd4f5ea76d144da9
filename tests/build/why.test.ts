/** The summary of a build names the cause of rendered pages that nobody edited. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { manifestFile, placesOf } from '../../core/build/output/output.ts'
import { writeAll } from '../support/busy-site.ts'
import { withCache, runCli } from '../support/cli.ts'
import { MINIMAL, createSite, plot, siteAt } from '../support/site.ts'
import type { SiteFiles, TestSite } from '../support/site.ts'

const MENU = {
  items: [{ path: 'for-sale', status: 'Published', params: { title: { nl: 'Kopen', fr: 'Acheter' } } }],
}

async function built(): Promise<TestSite> {
  const site = createSite({ 'content/properties/plots.json': [plot(1), plot(2)] })
  expect((await site.build()).ok).toBe(true)
  return site
}

const reasonsOf = async (site: TestSite, force = false) =>
  (await siteAt(site.root).build({ force })).report?.reasons

test.each<[string, SiteFiles, readonly string[]]>([
  ['nothing', {}, []],
  ['a price', { 'content/properties/plots.json': [plot(1, { Price: 3 }), plot(2)] }, []],
  ['the menu', { 'site-config/menu.json': MENU }, ['configuration changed: menu.json']],
  [
    'a text of the interface and the menu',
    { 'site-config/menu.json': MENU, 'site-config/strings.nl.json': { 'page.top': 'Omhoog' } },
    ['configuration changed: menu.json, strings.nl.json'],
  ],
  // It changes headers only, so no page is rendered.
  [
    'the hosts of tours',
    {
      'site-config/rules.json': {
        ...(MINIMAL['site-config/rules.json'] as object),
        tourHosts: ['tours.example.com'],
      },
    },
    [],
  ],
])('after a change of %s', async (_what, change, reasons) => {
  const site = await built()
  writeAll(site, change)
  expect(await reasonsOf(site)).toEqual(reasons)
  // The cause is reported once.
  expect(await reasonsOf(site)).toEqual([])
})

test('another version of agency-site, and what it changed', async () => {
  const site = await built()
  const file = manifestFile(placesOf(site.root, site.output))
  const text = readFileSync(file, 'utf8')
  const older = text.replace(/("the version of agency-site":")[^"]+/, '$10.0.1')
  expect(older).not.toBe(text)
  writeFileSync(file, older)
  site.write('content/properties/plots.json', [plot(1, { Price: 3 })])
  expect(await reasonsOf(site)).toEqual(['other version of agency-site'])
})

test('a lost manifest; and --force, which needs no reason', async () => {
  const site = await built()
  rmSync(manifestFile(placesOf(site.root, site.output)))
  expect(await reasonsOf(site)).toEqual(['its manifest is lost, so everything was made again'])
  expect(await reasonsOf(site, true)).toEqual([])
})

test('on the command line, and for other programs', async () => {
  const site = createSite({ ...MINIMAL, 'content/properties/plots.json': [plot(1)] })
  const build = (...args: readonly string[]) =>
    runCli(['build', '--root', site.root, ...withCache(site.root), ...args])
  expect((await build()).stdout).not.toContain('since the last build')
  site.write('site-config/menu.json', MENU)
  site.write('templates/components/card/card.css', '.card { color: #222 }')
  expect((await build()).stdout).toContain(
    '; since the last build: templates changed; configuration changed: menu.json\n',
  )
  site.write('site-config/menu.json', MINIMAL['site-config/menu.json'] ?? null)
  expect(JSON.parse((await build('--json')).stdout)).toMatchObject({
    report: { reasons: ['configuration changed: menu.json'] },
  })
})
