/** Pages are rendered by several threads where there are many: nobody could tell from the output. */
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { advance } from '../../core/build/advance.ts'
import { placesOf } from '../../core/build/output.ts'
import { startPool } from '../../core/build/render-pool.ts'
import type { WorkerSetup } from '../../core/build/render-pool.ts'
import type { PageOrder } from '../../core/build/render-page.ts'
import { cleanTreeOf, writeAll } from '../support/busy-site.ts'
import { emptyFolder } from '../support/folder.ts'
import { MINIMAL, createSite, plot, testOptions, testPorts } from '../support/site.ts'
import type { SiteFiles } from '../support/site.ts'
import { treeOf } from '../support/tree.ts'
import type { Tree } from '../support/tree.ts'

/** Three pages each: enough for threads. */
const COUNT = 340
const FILES: SiteFiles = {
  ...MINIMAL,
  'content/properties/plots.json': Array.from({ length: COUNT }, (_, index) => plot(index + 1)),
}

describe('the number of threads never changes a byte', () => {
  let alone: Tree

  beforeAll(async () => {
    alone = await cleanTreeOf(FILES, () => ({ threads: 1 }))
  })

  test.each([2, 5])('%i threads', async (threads) => {
    expect(await cleanTreeOf(FILES, () => ({ threads }))).toEqual(alone)
  })

  test('of a change that shows on every page, in the same process', async () => {
    const noMenu = { 'site-config/menu.json': { items: [] } }
    const site = createSite(FILES)
    await site.build({ threads: 1 })
    writeAll(site, noMenu)
    const { report } = await site.build({ threads: 2 })
    expect(report?.rendered).toBeGreaterThan(2 * COUNT)
    expect(treeOf(site.output)).toEqual(await cleanTreeOf({ ...FILES, ...noMenu }, () => ({ threads: 1 })))
  })
})

test('a template that throws in a thread is reported as it is by one thread, page after page', async () => {
  const templates = {
    'templates/components/price/price.tsx': `export function Price({ price }) {
  if (JSON.stringify(price).includes('3')) throw new Error('no threes')
  return null
}
`,
  }
  const reportBy = async (threads: number) => {
    const site = createSite({ ...FILES, ...templates })
    const { problems } = await site.build({ threads })
    expect(site.exists('nl/index.html')).toBe(false)
    return site.diagnostics(problems).map(({ code, message, at }) => ({ code, message, at }))
  }
  const alone = await reportBy(1)
  expect(alone.length).toBeGreaterThan(100)
  expect(alone[0]).toMatchObject({ code: 'AS6101', at: { file: 'templates/components/price/price.tsx' } })
  expect(await reportBy(3)).toEqual(alone)
})

describe('a pool', () => {
  async function poolOf(heapLimit?: number) {
    const site = createSite({ 'content/properties/plots.json': [plot(1), plot(2)] })
    const staging = emptyFolder()
    const options = testOptions(site.root)
    const places = placesOf(site.root, site.output, options.cache)
    const { site: state } = await advance(testPorts(), { options, places, ended: () => undefined }, null)
    if (state === null) throw new Error('the site is wrong')
    const { plan, bundle } = state
    const setup: WorkerSetup = { bundle, ownTemplates: [], shells: plan.shells, staging }
    const pool = startPool(1, setup, heapLimit)
    onTestFinished(() => pool.close())
    const orders = plan.pages.map(({ file, locale, slot, props }, index): PageOrder => ({
      index,
      file,
      locale,
      slot,
      props: JSON.stringify(props()),
      key: bundle.hash,
      inputs: undefined,
      knownHash: undefined,
    }))
    return { pool, orders }
  }

  test('takes three batches at a time, and more when they are made', async () => {
    const { pool, orders } = await poolOf()
    const first = pool.render(orders)
    const second = pool.render(orders)
    expect(pool.hasRoom()).toBe(true)
    const third = pool.render(orders)
    expect(pool.hasRoom()).toBe(false)
    expect(await first).toEqual(await second)
    expect(await first).toEqual(await third)
    expect(pool.hasRoom()).toBe(true)
  })

  test('exchanges a thread that holds too much memory', async () => {
    const { pool, orders } = await poolOf(1)
    const first = await pool.render(orders)
    expect(pool.hasRoom()).toBe(true)
    expect(await pool.render(orders)).toEqual(first)
  })

  test('a thread that is ended fails what it had taken', async () => {
    const { pool, orders } = await poolOf()
    const taken = expect(pool.render(orders)).rejects.toThrow('rendering thread')
    await pool.close()
    await taken
    await expect(pool.render(orders)).rejects.toThrow('rendering thread')
  })
})
