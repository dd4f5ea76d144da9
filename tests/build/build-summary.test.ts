/** The summary of a build says what became of the homes since the last publication. */
import { rmSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { runCli, withCache } from '../support/cli.ts'
import { createSite, plot } from '../support/site.ts'
import type { TestSite } from '../support/site.ts'

const FILE = 'content/properties/plots.json'
const STOCK = [1, 2, 3, 4, 5, 6].map((id) => plot(id, { Price: 100_000 }))

async function built(site: TestSite, ...args: readonly string[]): Promise<string> {
  const { code, stdout } = await runCli(['build', '--root', site.root, ...withCache(site.root), ...args])
  expect(code).toBe(0)
  return stdout
}

test('new, cheaper, dearer, edited, sold and gone homes are counted with their ids', async () => {
  const site = createSite({ [FILE]: STOCK })
  const first = await built(site)
  expect(first).toMatch(/^homes: {4}6, published for the first time\npages: {4}\d+\n/)
  expect(first).toMatch(/; style sheet [\d.]+ of 12 kB; largest page [\d.]+ of 16 kB\n/)
  site.write(FILE, [
    plot(1, { Price: 90_000 }),
    plot(2, { Price: 110_000 }),
    plot(3, { Price: 100_000, SurfaceGround: 801 }),
    plot(4, { Price: 100_000, Status: 2 }),
    ...[7, 8, 9, 10].map((id) => plot(id)),
  ])
  expect(await built(site)).toMatch(
    /^homes: {4}4 new \(7, 8, 9, …\), 1 sold \(4\), 1 price lower \(1\), 1 price higher \(2\), 1 edited \(3\), 2 gone \(5, 6\); 8 in all\n/,
  )
  expect(await built(site)).toMatch(/^nothing has changed: \S+output\/ holds \d+ files, [\d.]+ MB\n/)
  expect(JSON.parse(await built(site, '--json'))).toMatchObject({ report: { homes: 8, changes: {} } })
})

test('a price that is not shown is never compared, and a build without the last prices has the ledger', async () => {
  const site = createSite({ [FILE]: STOCK })
  await built(site)
  site.write(FILE, [plot(1, { Price: 1, PublishPrice: false }), ...STOCK.slice(1)])
  expect(await built(site)).toMatch(/^homes: {4}1 edited \(1\); 6 in all\n/)
  rmSync(path.join(site.root, '.agency-site/stocks'), { recursive: true })
  site.write(FILE, [...STOCK.slice(2).map((each) => ({ ...each, Price: 7 })), plot(9)])
  expect(await built(site)).toMatch(/^homes: {4}1 new \(9\), 2 gone \(1, 2\); 5 in all\n/)
})

test('limits of the host, the day on which an address changes, and the compressed sizes', async () => {
  const site = createSite({ [FILE]: STOCK })
  await built(site, '--now', '2026-11-23')
  site.write(FILE, STOCK.slice(1))
  const said = await built(site, '--target', 'cloudflare-pages', '--now', '2026-11-25')
  expect(said).toMatch(
    /^host: {5}rules in _headers, _redirects; \d+ of 20,000 files; \d+ of 2,000 redirects/m,
  )
  expect(said).toMatch(/^due: {6}2027-11-25 00:00: build again; the address of a removed home stops/m)
  expect(said).toMatch(/^due: {6}2027-11-\d\d: compare the rule "\w+" with the law again$/m)
  expect(said).toMatch(/; style sheet [\d.]+ of 12 kB; largest page [\d.]+ of 16 kB\n/)
})
