import { existsSync, readFileSync, readdirSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { siteIdOf } from '../../../core/import/record-ids.ts'
import { imports } from '../../../core/schema/imports.ts'
import { property } from '../../../core/schema/property.ts'
import { madeUpRows, tableOf } from '../../import/csv/export.ts'
import { runCli } from '../../support/cli.ts'
import { folderWith } from '../../support/folder.ts'

const TABLE = tableOf(madeUpRows(new Map([[14, { Transactie: 'Lijfrente' }]])))
const jsonOf = (...names: readonly string[]): unknown => JSON.parse(readFileSync(path.join(...names), 'utf8'))

test('shows fields, assumptions, problems and counts, and changes nothing', async () => {
  const cwd = folderWith({ 'stock.csv': TABLE })
  const { code, stdout } = await runCli(['import', 'stock.csv'], { cwd })
  expect(code).toBe(0)
  expect(stdout).toContain('stock.csv is a table (CSV, TSV or XLSX).')
  expect(stdout).toMatch(/^ {2}Prijs +Price +157\.500 · 165\.000 · 172\.500$/m)
  expect(stdout).toMatch(/^1 field without a rule\n {2}Syndicus +Immo Syndic$/m)
  expect(stdout).toContain(
    'Private, removed before anything is stored\n  Eigenaar, Telefoon eigenaar, Sleutel, Commissie',
  )
  expect(stdout).toContain('stock.csv:15 "Lijfrente" in "Transactie" has no meaning for "Goal"')
  expect(stdout).toContain('40 records read = 39 published + 1 quarantined + 0 filtered')
  expect(existsSync(path.join(cwd, 'site-config'))).toBe(false)
  expect(existsSync(path.join(cwd, 'content'))).toBe(false)
})

test('--json has the same as data', async () => {
  const { stdout } = await runCli(['import', 'stock.csv', '--json'], {
    cwd: folderWith({ 'stock.csv': TABLE }),
  })
  expect(JSON.parse(stdout)).toMatchObject({
    command: 'import',
    ok: true,
    preset: 'csv',
    counts: { read: 40, published: 39, quarantined: 1 },
    rules: { id: 'Referentie', fields: { Price: 'Prijs' } },
  })
})

test('hosts of pictures are named, and --save allows those with a public name', async () => {
  const pictures = ['cdn.crm.example/1.jpg', 'cdn.crm.example/2.jpg', '10.0.0.1/3.jpg', 'nas.local/4.jpg']
  const rows = pictures.map(
    (picture, index) => `${index + 1};te koop;Huis;9000;Gent;${index + 300}000;https://${picture}`,
  )
  const cwd = folderWith({
    'stock.csv': ['Id;Transactie;Type;Postcode;Gemeente;Prijs;Foto', ...rows].join('\n'),
    'site-config/pictures.json': '{"quality": 80}',
  })
  const seen = await runCli(['import', 'stock.csv'], { cwd })
  expect(seen.stdout).toContain('does not allow yet: --save allows them\n  cdn.crm.example  2 pictures\n')
  expect(jsonOf(cwd, 'site-config/pictures.json')).toEqual({ quality: 80 })
  for (const _ of [1, 2]) await runCli(['import', 'stock.csv', '--save'], { cwd })
  const remote = { mode: 'fetch', hosts: ['cdn.crm.example'] }
  expect(jsonOf(cwd, 'site-config/pictures.json')).toEqual({ quality: 80, remote })
})

test('--save writes the entry of imports.json with its rules, and replaces it the next time', async () => {
  const cwd = folderWith({
    'imports/Stock 2026.csv': TABLE,
    'site-config/imports.json': '{"leastStock": 50, "sources": [{"id": "other", "place": "x.xml"}]}',
  })
  for (const _ of [1, 2])
    expect((await runCli(['import', 'imports/Stock 2026.csv', '--save'], { cwd })).code).toBe(0)
  expect(jsonOf(cwd, 'site-config/imports.json')).toMatchObject({
    leastStock: 50,
    sources: [
      { id: 'other', place: 'x.xml' },
      {
        id: 'stock-2026',
        preset: 'csv',
        place: 'imports/Stock 2026.csv',
        mapping: { id: 'Referentie', fields: { Price: 'Prijs', Goal: { from: 'Transactie', as: 'goal' } } },
      },
    ],
  })
})

test('--save refuses a file outside of the site', async () => {
  const cwd = folderWith({ 'stock.csv': TABLE, 'site/content/x': '' })
  const outside = await runCli(['import', 'stock.csv', '--save', '--root', 'site'], { cwd })
  expect([outside.code, outside.stderr]).toEqual([2, expect.stringContaining('AS9016')])
})

test.each(['{ // x', '[{ "id": "crm" }]', '"crm"', 'null', '{ "sources": {} }', '{ "sources": [null] }'])(
  '--save leaves a file of sources as it is that it cannot change: %s',
  async (text) => {
    const cwd = folderWith({ 'stock.csv': TABLE, 'site-config/imports.json': text })
    const { code, stderr } = await runCli(['import', 'stock.csv', '--save'], { cwd })
    expect([code, stderr]).toEqual([1, expect.stringContaining('AS9017')])
    expect(readFileSync(path.join(cwd, 'site-config/imports.json'), 'utf8')).toBe(text)
  },
)

test('--write writes records that their schema accepts, with an id that follows from that of the source', async () => {
  const cwd = folderWith({ 'stock.csv': TABLE })
  const { stdout } = await runCli(['import', 'stock.csv', '--write'], { cwd })
  expect(stdout).toContain('content/properties/stock-1.json has 39 records.')
  const records = jsonOf(cwd, 'content/properties/stock-1.json') as { ID: number }[]
  expect(records.map((record) => property.safeParse(record).error)).toEqual(records.map(() => undefined))
  expect(new Set(records.map(({ ID }) => ID)).size).toBe(39)
  expect(records[0]?.ID).toBe(siteIdOf('VBE12001'))
})

describe('--write replaces nothing and writes nothing twice', () => {
  const refusalOf = async (cwd: string, args: readonly string[] = []) => {
    const { code, stderr } = await runCli(['import', 'imports/stock.csv', '--write', ...args], { cwd })
    return [code, /AS\d{4}|cannot be used with/.exec(stderr)?.[0]]
  }

  test('after an earlier import', async () => {
    const written = { 'content/properties/stock-1.json': '[]', 'imports/stock.csv': TABLE }
    const cwd = folderWith(written)
    expect(await refusalOf(cwd)).toEqual([2, 'AS9018'])
    expect(readFileSync(path.join(cwd, 'content/properties/stock-1.json'), 'utf8')).toBe('[]')
    const other = folderWith({ 'content/properties/stock-plus-1.json': '[]', 'imports/stock.csv': TABLE })
    expect((await refusalOf(other))[0]).toBe(0)
  })

  test('of an export that each build reads', async () => {
    const cwd = folderWith({ 'imports/stock.csv': TABLE })
    await runCli(['import', 'imports/stock.csv', '--save'], { cwd })
    expect(await refusalOf(cwd)).toEqual([2, 'AS9019'])
    expect(await refusalOf(cwd, ['--save'])).toEqual([2, 'cannot be used with'])
    expect(existsSync(path.join(cwd, 'content'))).toBe(false)
  })

  test('through a link out of the site', async () => {
    const cwd = folderWith({ 'imports/stock.csv': TABLE, 'content/x': '' })
    const elsewhere = folderWith({})
    symlinkSync(elsewhere, path.join(cwd, 'content/properties'))
    expect((await refusalOf(cwd))[1]).toBe('AS1203')
    expect(readdirSync(elsewhere)).toEqual([])
  })
})

test('--save keeps what else an entry says, and names another export of the same name otherwise', async () => {
  const entry = { id: 'crm', place: 'imports/stock.csv', ids: { prefix: '7' }, onError: 'stop' }
  const cwd = folderWith({
    'imports/stock.csv': TABLE,
    'old/crm.csv': TABLE,
    'site-config/imports.json': JSON.stringify({ sources: [entry] }),
  })
  await runCli(['import', 'imports/stock.csv', '--save'], { cwd })
  await runCli(['import', 'old/crm.csv', '--save'], { cwd })
  expect(jsonOf(cwd, 'site-config/imports.json')).toMatchObject({
    sources: [
      { ...entry, preset: 'csv', mapping: { id: 'Referentie' } },
      { id: 'crm-2', place: 'old/crm.csv' },
    ],
  })
})

test('an export that imports.json names is read by the rules of its source', async () => {
  const source = {
    id: 'crm',
    place: 'stock.csv',
    mapping: { filter: [{ when: { from: 'Referentie', is: ['VBE12001'] }, reason: 'mine' }] },
  }
  const cwd = folderWith({
    'stock.csv': TABLE,
    'site-config/imports.json': JSON.stringify({ sources: [source] }),
  })
  const { stdout } = await runCli(['import', 'stock.csv'], { cwd })
  expect(stdout).toContain('1 filtered')
})

test.each([
  ['crm (1).csv', 'crm-1'],
  ['$(touch x).csv', 'touch-x'],
  ['2026 — Überblick [neu].csv', 'uberblick-neu'],
  ['__proto__.csv', 'proto'],
  ['...csv', 'stock'],
  [`${'lang'.repeat(20)}.csv`, 'langlanglanglanglanglanglangla'],
])('--save gives the file %j an id, and a build reads its place', async (name, id) => {
  const cwd = folderWith({ [`imports/${name}`]: TABLE })
  expect((await runCli(['import', `imports/${name}`, '--save'], { cwd })).stderr).toBe('')
  expect(imports.parse(jsonOf(cwd, 'site-config/imports.json')).sources).toMatchObject([
    { id, place: `imports/${name}` },
  ])
})

test('--save refuses a name that imports.json cannot hold, and a link out of the site', async () => {
  const cwd = folderWith({ 'imports/a\\b.csv': TABLE, 'c:x.csv': TABLE })
  for (const name of ['imports/a\\b.csv', 'c:x.csv'])
    expect((await runCli(['import', name, '--save'], { cwd })).code).toBe(1)
  const outside = folderWith({ 'stock.csv': TABLE })
  symlinkSync(path.join(outside, 'stock.csv'), path.join(cwd, 'stock.csv'))
  const linked = await runCli(['import', 'stock.csv', '--save'], { cwd })
  expect([linked.code, linked.stderr]).toEqual([2, expect.stringContaining('AS9016')])
  expect(existsSync(path.join(cwd, 'site-config'))).toBe(false)
})

test('a file in the place of a folder is a problem with its name', async () => {
  const cwd = folderWith({ 'stock.csv': TABLE, content: '', 'site-config': '' })
  for (const option of ['--save', '--write']) {
    const { code, stderr } = await runCli(['import', 'stock.csv', option], { cwd })
    expect([code, stderr]).toEqual([3, expect.stringContaining('AS7004')])
  }
})

test('a folder is read as one export', async () => {
  const rows = madeUpRows()
  const cwd = folderWith({
    'export/1.csv': tableOf(rows.slice(0, 30)),
    'export/2.csv': tableOf(rows.slice(30)),
    'export/readme.md': 'x',
  })
  const { stdout } = await runCli(['import', 'export'], { cwd })
  expect(stdout).toContain('40 records read = 40 published')
})

test.each([
  [['import', 'none.csv'], 2, 'AS9015'],
  [['import', 'crm.example/stock.csv'], 2, 'an address begins with https://'],
  [['import', 'stock.csv', '--preset', 'cvs'], 2, 'AS9014'],
  [['import', 'stock.csv', '--preset', 'cvs'], 2, 'did you mean "csv"?'],
  [['import', 'page.html'], 1, 'AS9013'],
])('%j is refused', async (args, code, text) => {
  const cwd = folderWith({ 'stock.csv': TABLE, 'page.html': '<!doctype html>' })
  const result = await runCli(args, { cwd })
  expect([result.code, result.stderr]).toEqual([code, expect.stringContaining(text)])
})

test('a file that breaks off is an error', async () => {
  const { code, stdout } = await runCli(['import', 'a.json'], {
    cwd: folderWith({ 'a.json': '[{"ID": 1}, {' }),
  })
  expect([code, stdout]).toEqual([1, expect.stringContaining('the JSON ends before its last value does')])
})
