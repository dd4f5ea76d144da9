/** Published versions of imported records stand in for records that are wrong or missing. */
import { describe, expect, test } from 'vitest'
import { CONFIG, csv, errors, imported, pages, row } from '../support/import-site.ts'
import { buildShards, mergeInto } from '../support/shards.ts'
import { MINIMAL, siteAt } from '../support/site.ts'

describe('a record that was published and is wrong today', () => {
  const published = async () => {
    const site = imported(csv(row('11'), row('12')))
    await site.build({ now: '2026-11-01' })
    site.write('imports/stock.csv', csv(row('11', '260.000'), row('12', 'veel')))
    return siteAt(site.root)
  }

  test('keeps its last good version for the days that its source allows', async () => {
    const site = await published()
    const kept = await site.build({ now: '2026-11-08' })
    expect(errors(kept)).toEqual([])
    expect(kept.problems.filter(({ code }) => code === 'AS9303').map(({ message }) => message)).toEqual([
      'the record "12" is wrong, so its version of 2026-11-01 is published',
    ])
    expect(kept.report?.imports).toEqual([{ id: 'crm', read: 2, published: 2, leftOut: 0, filtered: 0 }])
    expect(pages(site).sort()).toEqual(['11', '12'])
    expect(site.read('nl/te-koop/gent/grond-12/12/index.html')).toContain('250.000')
    // The version does not grow younger by being published again.
    expect((await siteAt(site.root).build({ now: '2026-11-09' })).ok).toBe(true)
    expect(pages(site)).toEqual(['11'])
  })

  test('is left out on the day after those, by a process that goes on', async () => {
    const site = await published()
    const later = { now: () => Date.now() + 60_000 }
    await site.build({ now: '2026-11-08' }, later)
    await site.build({ now: '2026-11-08' }, later, [])
    expect(pages(site).sort()).toEqual(['11', '12'])
    await site.build({ now: '2026-11-09' }, later, [])
    expect(pages(site)).toEqual(['11'])
  })

  test('has one version if several files have the record', async () => {
    const site = await published()
    const [source] = CONFIG.sources
    site.write('site-config/imports.json', { sources: [{ ...source, place: 'imports/*.csv' }] })
    site.write('imports/other.csv', csv(row('12', 'veel')))
    const built = await site.build({ now: '2026-11-08' })
    expect(errors(built)).toEqual([])
    expect(pages(site).sort()).toEqual(['11', '12'])
    expect(built.report?.imports).toEqual([{ id: 'crm', read: 3, published: 2, leftOut: 1, filtered: 0 }])
  })

  test('is left out at once if its source keeps none', async () => {
    const site = await published()
    const [source] = CONFIG.sources
    site.write('site-config/imports.json', { sources: [{ ...source, keepLast: 0 }] })
    await site.build({ now: '2026-11-02' })
    expect(pages(site)).toEqual(['11'])
  })
})

describe('a record that was published and does not fit the site today', () => {
  const rent = (ref: string, price: string) => row(ref, price).replace('koop', 'huur')
  const published = async (more: object = {}) => {
    const config = {
      ...(MINIMAL['site-config/site.json'] as object),
      diagnostics: { AS4101: 'error', AS4103: 'off' },
    }
    const [source] = CONFIG.sources
    const fields = { ...source?.mapping.fields, WebID: { constant: 1 }, MainTypeName: { constant: 'Huis' } }
    const mapping = { ...source?.mapping, fields }
    const site = imported(csv(row('11'), rent('12', '850')), {
      'site-config/site.json': config,
      'site-config/imports.json': { sources: [{ ...source, mapping, ...more }] },
    })
    await site.build({ now: '2026-11-01' })
    site.write('imports/stock.csv', csv(row('11'), rent('12', '')))
    return siteAt(site.root)
  }
  const home = 'nl/te-koop/gent/grond-12/12/index.html'

  test('keeps its last good version, which does not grow younger', async () => {
    const site = await published()
    for (const today of ['2026-11-02', '2026-11-08']) {
      const kept = await siteAt(site.root).build({ now: today })
      expect(errors(kept)).toEqual([])
      const stands = site.diagnostics(kept.problems).filter(({ code }) => code === 'AS9303')
      expect(stands.map(({ at, message }) => `${at?.file}:${at?.line} ${message}`)).toEqual([
        'imports/stock.csv:3 the record "12" is wrong, so its version of 2026-11-01 is published',
      ])
      expect(kept.report?.imports).toEqual([{ id: 'crm', read: 2, published: 2, leftOut: 0, filtered: 0 }])
      expect(site.read(home)).toContain('850')
    }
    expect((await siteAt(site.root).build({ now: '2026-11-09' })).ok).toBe(true)
    expect(site.exists(home)).toBe(false)
  })

  test('is published as it is when it fits again', async () => {
    const site = await published()
    await site.build({ now: '2026-11-02' })
    site.write('imports/stock.csv', csv(row('11'), rent('12', '900')))
    const built = await site.build({ now: '2026-11-02' }, {}, ['imports/stock.csv'])
    expect(built.problems.filter(({ code }) => code === 'AS9303')).toEqual([])
    expect(site.read(home)).toContain('900')
  })

  test('is left out at once if its source keeps none', async () => {
    const site = await published({ keepLast: 0 })
    await site.build({ now: '2026-11-02' })
    expect(site.exists(home)).toBe(false)
  })
})

test('a site that is built in shards keeps its last good versions as well', async () => {
  const site = imported(csv(row('11'), row('12')))
  await mergeInto(site, await buildShards(site, 2, { now: '2026-11-01' }))
  site.write('imports/stock.csv', csv(row('11'), row('12', 'veel')))
  const merged = await mergeInto(site, await buildShards(site, 2, { now: '2026-11-02' }))
  expect(merged.problems).toEqual([])
  expect(pages(site).sort()).toEqual(['11', '12'])
})

test('a source that is a part of the stock removes no home by leaving it out', async () => {
  const [source] = CONFIG.sources
  const mapping = {
    ...source?.mapping,
    deleted: { from: 'doel', is: ['weg'] },
    stock: 'part',
  }
  const site = imported(csv(row('11'), row('12'), row('13')), {
    'site-config/imports.json': { sources: [{ ...source, mapping }] },
  })
  await site.build()
  site.write('imports/stock.csv', csv(row('12', '199.000'), row('13').replace('koop', 'weg')))
  const built = await siteAt(site.root).build()
  expect(errors(built)).toEqual([])
  expect(pages(site).sort()).toEqual(['11', '12'])
  expect(site.read('nl/te-koop/gent/grond-12/12/index.html')).toContain('199.000')
  await siteAt(site.root).build()
  expect(pages(site).sort()).toEqual(['11', '12'])
})
