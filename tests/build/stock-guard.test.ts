/** A stock that collapses stops the build: the ledger has the number of homes of the last publication. */
import { expect, test } from 'vitest'
import { createSite, plot } from '../support/site.ts'
import type { TestSite } from '../support/site.ts'
import { treeOf } from '../support/tree.ts'

const FILE = 'content/properties/plots.json'
const plots = (count: number) => Array.from({ length: count }, (_, index) => plot(index + 1))

const found = ({ problems }: Awaited<ReturnType<TestSite['build']>>) =>
  problems.map(({ code, message }) => `${code} ${message}`)

async function published(count: number): Promise<TestSite> {
  const site = createSite({ [FILE]: plots(count) })
  expect((await site.build()).ok).toBe(true)
  return site
}

test('a site of twelve homes that has eight is not published, unless that is confirmed', async () => {
  const site = await published(12)
  const before = treeOf(site.output)
  site.write(FILE, plots(8))
  const message = 'AS9301 the site has 8 homes, and 12 at its last publication: that is less than 70 %'
  expect(found(await site.build())).toEqual([message])
  expect(treeOf(site.output)).toEqual(before)
  expect((await site.check()).map(({ code }) => code)).toEqual(['AS9301'])
  expect(await site.check({ acceptFewer: true })).toEqual([])
  expect((await site.build({ acceptFewer: true })).ok).toBe(true)
  // The smaller stock is the last publication now.
  expect((await site.build()).ok).toBe(true)
})

test('nine of twelve homes are published, and so is a small stock that two homes leave', async () => {
  const site = await published(12)
  site.write(FILE, plots(9))
  expect(found(await site.build())).toEqual([])
  const small = await published(3)
  small.write(FILE, plots(1))
  expect(found(await small.build())).toEqual([])
})

test('a site without any home is not published, however few it had', async () => {
  const site = await published(1)
  site.write(FILE, [])
  expect(found(await site.build())).toEqual(['AS9301 the site has no homes, and 1 at its last publication'])
  expect(site.exists('nl/te-koop/gent/bouwgrond-1/1/index.html')).toBe(true)
})

test('homes that left the stock earlier do not count', async () => {
  const site = await published(6)
  site.write(FILE, plots(4))
  await site.build({ acceptFewer: true })
  site.write(FILE, plots(3))
  expect(found(await site.build())).toEqual([])
})
