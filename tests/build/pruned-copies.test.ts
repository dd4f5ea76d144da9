/** `cache prune` keeps the copies of sources that imports.json names. */
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { cachePrune } from '../../core/build/cache/cache.ts'
import { createCheckedFetch } from '../../core/network/checked-fetch.ts'
import { CONFIG, csv, errors, row } from '../support/import-site.ts'
import { createSite, testOptions, testPorts } from '../support/site.ts'
import { serveSource } from '../unit/core/import/fetch/source-server.ts'

test('a copy stays as long as its source, and check reads it', async () => {
  const { origin } = await serveSource(
    (_, response) => void response.writeHead(200, { 'content-type': 'text/csv' }).end(csv(row('11'))),
  )
  const [source] = CONFIG.sources
  const place = { url: `${origin}/stock.csv`, allowPrivate: true }
  const site = createSite({ 'site-config/imports.json': { sources: [{ ...source, place }] } })
  const cache = path.join(site.root, '.agency-site/cache')
  const options = testOptions(site.root, { cache })
  const copies = () => readdirSync(path.join(cache, 'imports'))
  expect((await site.check({ cache })).map(({ code }) => code)).toContain('AS9214')
  const network = { fetch: createCheckedFetch(), wait: () => Promise.resolve() }
  expect(errors(await site.build({ cache, offline: false }, { network }))).toEqual([])
  expect((await site.check({ cache })).filter(({ code }) => code.startsWith('AS92'))).toEqual([])
  const before = copies()
  expect(before).toHaveLength(1)
  expect((await cachePrune(testPorts(), options, {})).ok).toBe(true)
  expect(copies()).toEqual(before)
  site.write('site-config/imports.json', { sources: [] })
  await cachePrune(testPorts(), options, {})
  expect(copies()).toEqual([])
})
