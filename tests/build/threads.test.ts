/** Many pages are rendered by several threads, with the same output. */
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { startPool } from '../../core/build/threads/render-pool.ts'
import { cleanTreeOf, writeAll } from '../support/busy-site.ts'
import { emptyFolder } from '../support/folder.ts'
import { MINIMAL, createSite, plot } from '../support/site.ts'
import type { SiteFiles } from '../support/site.ts'
import { treeOf } from '../support/tree.ts'

/** Three pages each, which gives five batches. */
const COUNT = 45
/** The threads render all but the first batch. */
const FROM = 64
const FILES: SiteFiles = {
  ...MINIMAL,
  'content/properties/plots.json': Array.from({ length: COUNT }, (_, index) => plot(index + 1)),
}

test('the number of threads never changes a byte, also of a change that shows on every page', async () => {
  const noMenu = { 'site-config/menu.json': { items: [] } }
  const site = createSite(FILES)
  await site.build({ threads: 3, threadsFrom: FROM })
  writeAll(site, noMenu)
  const { report } = await site.build({ threads: 2, threadsFrom: FROM })
  expect(report?.rendered).toBeGreaterThan(2 * COUNT)
  expect(treeOf(site.output)).toEqual(await cleanTreeOf({ ...FILES, ...noMenu }, () => ({ threads: 1 })))
})

test('a template that throws in a thread is reported as it is by one thread, reason after reason', async () => {
  const templates = {
    'templates/components/price/price.tsx': `export function Price({ price }) {
  if (JSON.stringify(price).includes('3')) throw new Error(\`no threes, as in \${JSON.stringify(price)}\`)
  return null
}
`,
  }
  const reportBy = async (threads: number) => {
    const site = createSite({ ...FILES, ...templates })
    const { problems } = await site.build({ threads, threadsFrom: FROM })
    expect(site.exists('nl/index.html')).toBe(false)
    return site.diagnostics(problems).map(({ code, message, at }) => ({ code, message, at }))
  }
  const alone = await reportBy(1)
  expect(alone.length).toBeGreaterThan(20)
  expect(alone[0]).toMatchObject({ code: 'AS6101', at: { file: 'templates/components/price/price.tsx' } })
  expect(await reportBy(3)).toEqual(alone)
})

test('a thread that ends fails what it has taken, so that no build waits for ever', async () => {
  const entry = path.join(emptyFolder(), 'entry.mjs')
  writeFileSync(entry, 'await new Promise(() => {})')
  const pool = startPool(1, { bundle: { entry }, ownTemplates: [], shells: {}, staging: '' })
  const taken = expect(pool.render([])).rejects.toThrow('rendering thread')
  await pool.close()
  await taken
  await expect(pool.render([])).rejects.toThrow('rendering thread')
})
