/** Exports that site-config/imports.json names are read where they lie, record by record. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { CONFIG, csv, errors, HEADER, imported, pages, row } from '../support/import-site.ts'
import { createSite, plot, siteAt } from '../support/site.ts'
import type { TestSite } from '../support/site.ts'

describe('a CSV that imports.json names', () => {
  test('is published, with the line of a record in its reports', async () => {
    const site = imported(csv(row('11'), row('12')))
    const built = await site.build()
    expect(errors(built)).toEqual([])
    expect(pages(site).sort()).toEqual(['11', '12'])
    expect(site.read('nl/te-koop/index.html')).toContain('250.000')
    expect(built.report?.imports).toEqual([{ id: 'crm', read: 2, published: 2, leftOut: 0, filtered: 0 }])
    const located = site.diagnostics(built.problems).filter(({ at }) => at?.file === 'imports/stock.csv')
    for (const { at } of located) expect(at?.frame).toContain(`Grond 1${(at?.line ?? 0) - 1}`)
  })

  test('is followed: a changed row is rendered again, and a row that is gone is removed', async () => {
    const site = imported(csv(row('11'), row('12'), row('13')))
    await site.build()
    site.write('imports/stock.csv', csv(row('11'), row('12', '199.000'), row('13')))
    const changed = await site.build({}, {}, ['imports/stock.csv'])
    expect(errors(changed)).toEqual([])
    expect(site.read('nl/te-koop/gent/grond-12/12/index.html')).toContain('199.000')
    expect(changed.report?.rendered).toBeLessThan(changed.report?.pages ?? 0)
    site.write('imports/stock.csv', csv(row('11'), row('13')))
    await site.build({}, {}, ['imports/stock.csv'])
    expect(pages(site).sort()).toEqual(['11', '13'])
    const incremental = site.list()
    const again = siteAt(site.root)
    expect((await again.build({ force: true })).ok).toBe(true)
    expect(site.list()).toEqual(incremental)
  })

  test('keeps the ids of texts from export to export, and the address of a record that the CRM renumbers', async () => {
    const site = imported(csv(row('VBE12345'), row('11')))
    await site.build()
    const [first = ''] = pages(site).filter((id) => id !== '11')
    expect(first).toMatch(/^[0-9]{12}$/)
    const [source] = CONFIG.sources
    const renumbered = { sources: [{ ...source, ids: { same: { VBE99: 'VBE12345' } } }] }
    site.write('imports/stock.csv', csv(row('11'), row('VBE99')))
    site.write('site-config/imports.json', renumbered)
    await site.build()
    expect(pages(site).sort()).toEqual([first, '11'])
  })

  test('leaves the same answer for a home that is gone as content/ does, also after the CRM renumbered it', async () => {
    const days = [{ now: '2026-11-01' }, { now: '2026-11-02', acceptFewer: true }]
    const answer = (site: TestSite) =>
      (JSON.parse(site.read('_addresses/0.json')) as Record<string, unknown>)['property/12']
    const own = createSite({ 'content/properties/homes.json': [plot(12), plot(13)] })
    await own.build(days[0])
    own.write('content/properties/homes.json', [plot(13)])
    await own.build(days[1])
    const site = imported(csv(row('12'), row('13')))
    await site.build(days[0])
    const [source] = CONFIG.sources
    site.write('site-config/imports.json', { sources: [{ ...source, ids: { same: { 99: '12' } } }] })
    site.write('imports/stock.csv', csv(row('99'), row('13')))
    await site.build(days[0])
    expect(pages(site).sort()).toEqual(['12', '13'])
    site.write('imports/stock.csv', csv(row('13')))
    await site.build(days[1])
    expect(pages(site)).toEqual(['13'])
    expect(answer(site)).toEqual(answer(own))
    expect(answer(site)).toHaveProperty('gone')
  })

  test('has a prefix, so that two sources may use the same numbers', async () => {
    const [source] = CONFIG.sources
    const other = { ...source, id: 'other', place: 'imports/other.csv', ids: { prefix: '7' } }
    const site = imported(csv(row('11')), {
      'site-config/imports.json': { sources: [source, other] },
      'imports/other.csv': csv(row('11')),
    })
    expect(errors(await site.build())).toEqual([])
    expect(pages(site).sort()).toEqual(['11', '711'])
  })
})

describe('a record with an error', () => {
  const WRONG = csv(row('11'), row('12', 'veel'), row('13').replace('koop', 'ruil'), row('11'))

  test('is left out and reported, and the others are published', async () => {
    const site = imported(WRONG)
    const built = await site.build()
    expect(errors(built)).toEqual([])
    expect(pages(site)).toEqual(['11'])
    expect(built.report?.imports).toEqual([{ id: 'crm', read: 4, published: 1, leftOut: 3, filtered: 0 }])
    const lines = site
      .diagnostics(built.problems)
      .filter(({ code }) => !code.startsWith('AS4') && code !== 'AS9302')
      .map(({ at, severity }) => `${severity} ${at?.file}:${at?.line}`)
    expect(lines).toEqual([3, 4, 5].map((line) => `warning imports/stock.csv:${line}`))
    expect(built.problems.filter(({ code }) => code === 'AS9302').map(({ message }) => message)).toContain(
      'the build leaves out 3 of 4 records of the source "crm", publishes 1 and filters 0',
    )
  })

  test('that names an unknown project or agent is published without the name', async () => {
    const site = imported(`${HEADER};project;behandelaar\n${row('11')};77;88\n${row('12')};;\n`)
    const [source] = CONFIG.sources
    const fields = { ...source?.mapping.fields, ProjectID: 'project', ManagerID: 'behandelaar' }
    site.write('site-config/imports.json', {
      sources: [{ ...source, mapping: { ...source?.mapping, fields } }],
    })
    const built = await site.build()
    expect(errors(built)).toEqual([])
    expect(pages(site).sort()).toEqual(['11', '12'])
    const unknown = built.problems.filter(({ code }) => code === 'AS3301')
    expect(unknown.map(({ severity, message }) => `${severity} ${message}`)).toEqual([
      'warning the team member "88" does not exist',
      'warning the project "77" does not exist',
    ])
  })

  test('stops the build with --strict, and with "onError": "stop"', async () => {
    const site = imported(WRONG)
    expect((await site.build({ strict: true })).ok).toBe(false)
    const [source] = CONFIG.sources
    site.write('site-config/imports.json', { sources: [{ ...source, onError: 'stop' }] })
    expect((await site.build()).ok).toBe(false)
    expect((await site.check()).some(({ severity }) => severity === 'error')).toBe(true)
  })

  test('is in quarantine.json of the cache, and never in the output', async () => {
    const site = imported(WRONG)
    const cache = path.join(site.root, '.agency-site/cache')
    await site.build({ cache })
    const kept = JSON.parse(readFileSync(path.join(cache, 'quarantine.json'), 'utf8')) as {
      records: { source: string; file: string; line: number; problems: { code: string }[] }[]
    }
    expect(kept.records.map(({ source, file, line }) => `${source} ${file}:${line}`)).toEqual(
      [3, 4, 5].map((line) => `crm imports/stock.csv:${line}`),
    )
    expect(site.list().filter((file) => file.includes('quarantine'))).toEqual([])
  })
})

describe('private fields of an export', () => {
  const frames = async (file: string, content: string | Buffer, mapping: object) => {
    const [source] = CONFIG.sources
    const site = createSite({
      'site-config/imports.json': {
        sources: [{ ...source, preset: undefined, place: file, mapping: { ...source?.mapping, ...mapping } }],
      },
      [file]: content,
    })
    const cache = path.join(site.root, '.agency-site/cache')
    const { problems } = await site.build({ cache })
    const kept = readFileSync(path.join(cache, 'quarantine.json'), 'utf8')
    return JSON.stringify(site.diagnostics(problems)) + kept
  }

  test('are in no frame of a report, and in no file of the cache', async () => {
    const rows = [
      `${HEADER};Eigenaar;Codewoord`,
      `${row('11', 'veel')};Jan Geheim;Sesam`,
      `${row('12', 'veel')};"Jan\nGeheim";Sesam`,
      `${row('13')};Jan Geheim;Sesam;een;te veel`,
    ]
    const shown = await frames('imports/stock.csv', `${rows.join('\n')}\n`, { drop: ['Codewoord'] })
    expect(shown).toContain('veel')
    expect(shown).toContain('AS9001')
    expect(shown).not.toMatch(/Geheim|Sesam/)
  })

  test('are in no frame of a table below lines of text, whose frames have the letters of its encoding', async () => {
    const table = `Aanbod december 2026\nKantoor Linde, Gent\n${HEADER};Eigenaar\n${row('11', 'véél')};Jan Geheim\n`
    const shown = await frames('imports/stock.csv', Buffer.from(table, 'latin1'), {})
    expect(shown).toContain(';véél;')
    expect(shown).not.toMatch(/Geheim|\uFFFD/)
  })

  test('are in no frame of a format whose fields have lines of their own', async () => {
    const records = JSON.stringify([{ owner: 'Jan Geheim', ref: '11', doel: 'ruil' }], null, 1)
    const shown = await frames('content/crm/stock.json', records, {})
    expect(shown).toContain('"ruil\\" in \\"doel')
    expect(shown).not.toContain('Geheim')
  })
})

test('an export that is missing or broken off is an error, and nothing is removed', async () => {
  const site = imported(csv(row('11'), row('12')))
  await site.build()
  site.write('imports/stock.csv', `${csv(row('11'))}"12;koop`)
  expect((await site.build()).ok).toBe(false)
  site.write('imports/stock.csv', null)
  expect(errors(await site.build())).toEqual(['AS9015 there is no export at "imports/stock.csv"'])
  expect(pages(site).sort()).toEqual(['11', '12'])
})

test('a later file of a folder replaces the records of an earlier one', async () => {
  const [source] = CONFIG.sources
  const site = createSite({
    'site-config/imports.json': { sources: [{ ...source, place: 'imports' }] },
    'imports/1.csv': csv(row('11'), row('12')),
    'imports/2.csv': csv(row('11', '99.000')),
  })
  const built = await site.build()
  expect(errors(built)).toEqual([])
  expect(site.read('nl/te-koop/gent/grond-11/11/index.html')).toContain('99.000')
  expect(built.report?.imports).toEqual([{ id: 'crm', read: 3, published: 2, leftOut: 0, filtered: 1 }])
})

test('an export in content/ that is named is not a file that nothing reads', async () => {
  const [source] = CONFIG.sources
  const site = createSite({
    'site-config/imports.json': { sources: [{ ...source, place: 'content/crm/stock.csv' }] },
    'content/crm/stock.csv': csv(row('11')),
    'content/crm/old.csv': csv(row('12')),
  })
  expect(errors(await site.build())).toEqual([
    'AS1201 "content/crm/old.csv" is not a file that agency-site reads',
  ])
})

test('an unchanged export costs nothing in a new process, and a changed one is seen', async () => {
  const site = imported(csv(row('11'), row('12')))
  const later = { now: () => Date.now() + 60_000 }
  await siteAt(site.root).build({}, later)
  const same = await siteAt(site.root).build({}, later)
  expect(same.report).toMatchObject({ rendered: 0, phases: [] })
  site.write('imports/stock.csv', csv(row('11'), row('12', '1.234.000')))
  const changed = await siteAt(site.root).build({}, later)
  expect(changed.report?.rendered).toBeGreaterThan(0)
})
