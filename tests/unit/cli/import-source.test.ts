import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { runCli } from '../../support/cli.ts'
import { emptyFolder, folderWith } from '../../support/folder.ts'
import { row, workbook } from '../../support/workbook.ts'
import { fail, json, serveSource } from '../core/import/fetch/source-server.ts'

const HOMES = [
  { id: 'A1', transaction: 'sale', type: 'house', price: 325_000, zip: '9000', city: 'Gent' },
  { id: 'A2', transaction: 'rent', type: 'flat', price: 950, zip: '9000', city: 'Gent' },
].map((home) => ({ ...home, owner_phone: '0470 11 22 33' }))

/** A site with a source at an address of this machine that needs a key. */
async function siteOfCrm(more: object = {}) {
  const served = await serveSource(({ headers }, response) =>
    headers['x-api-key'] === 'key' ? json(response, HOMES) : fail(response, 401),
  )
  const url = `${served.origin}/api/homes`
  const place = { url, allowPrivate: true, headers: { 'X-Api-Key': { env: 'CRM_KEY' } } }
  const cwd = folderWith({
    'site-config/imports.json': JSON.stringify({ sources: [{ id: 'crm', place, ...more }] }),
  })
  return { ...served, url, place, cwd }
}

const env = { CRM_KEY: 'key' }

/** A table of one home. */
const stock = (id: string) =>
  `Id;Transactie;Type;Postcode;Gemeente;Prijs\n${id};te koop;Huis;9000;Gent;300000\n`

/** Lists the folder of temporary files, which is one of the test. */
function leftovers(): () => readonly string[] {
  const folder = emptyFolder()
  vi.stubEnv('TMPDIR', folder)
  onTestFinished(() => void vi.unstubAllEnvs())
  return () => readdirSync(folder)
}

test('a source is shown by its id or its address, with its request, and nothing is left of its copy', async () => {
  const { cwd, url } = await siteOfCrm()
  const left = leftovers()
  for (const named of ['crm', url]) {
    const { code, stdout } = await runCli(['import', named], { cwd, env })
    expect(code).toBe(0)
    expect(stdout).toContain(`${url} is JSON.`)
    expect(stdout).toContain('2 records read = 2 published + 0 quarantined + 0 filtered')
    expect(stdout).toContain('Fields that look private were removed while it was fetched.')
    expect(stdout).not.toContain('0470')
  }
  expect(existsSync(path.join(cwd, '.agency-site'))).toBe(false)
  expect(left()).toEqual([])
})

test('--save adds the rules that were guessed to the source, and keeps its request', async () => {
  const { cwd, url, place } = await siteOfCrm({ maxAge: 1 })
  const { stdout } = await runCli(['import', 'crm', '--save'], { cwd, env })
  expect(stdout).toContain(
    `The source "crm" of site-config/imports.json was changed. Each build reads ${url}`,
  )
  const saved: unknown = JSON.parse(readFileSync(path.join(cwd, 'site-config/imports.json'), 'utf8'))
  expect(saved).toMatchObject({ sources: [{ id: 'crm', place, maxAge: 1, preset: 'json' }] })
  expect(saved).toMatchObject({ sources: [{ mapping: { id: 'id', fields: { Price: 'price' } } }] })
})

test('a source of files is shown by its id as a build reads it', async () => {
  const cwd = folderWith({
    'imports/a.csv': stock('1'),
    'imports/b.csv': stock('2'),
    'site-config/imports.json': '{"sources": [{"id": "partner", "place": "imports/*.csv"}]}',
  })
  const { stdout } = await runCli(['import', 'partner'], { cwd })
  expect(stdout).toContain('imports/*.csv is a table')
  expect(stdout).toContain('2 records read = 2 published')
})

test('a folder is shown as a build reads it: all of its exports, also below it, by the first that is no note', async () => {
  const cwd = folderWith({
    'imports/2026/b.csv': stock('1'),
    'imports/a.CSV': stock('2'),
    'imports/a-note.txt': stock('3'),
  })
  const { stdout } = await runCli(['import', 'imports', '--save'], { cwd })
  expect(stdout).toContain('3 records read = 3 published')
  const again = await runCli(['import', 'imports'], { cwd })
  expect(again.stdout).toContain('3 records read = 3 published')
})

test('a workbook in the folder of a source is read', async () => {
  const cwd = folderWith({ 'site-config/imports.json': '{"sources": [{"id": "stock", "place": "imports"}]}' })
  mkdirSync(path.join(cwd, 'imports'))
  const rows =
    row(1, ['Id', 'Transactie', 'Type', 'Postcode', 'Gemeente', 'Prijs']) +
    row(2, ['1', 'te koop', 'Huis', 9000, 'Gent', 300_000])
  writeFileSync(path.join(cwd, 'imports/stock.xlsx'), workbook([{ name: 'Aanbod', rows }]))
  expect((await runCli(['import', 'stock'], { cwd })).stdout).toContain('1 record read = 1 published')
})

test('a source that fails is a problem of its entry', async () => {
  const { cwd } = await siteOfCrm()
  const left = leftovers()
  const { code, stderr } = await runCli(['import', 'crm'], { cwd, env: { CRM_KEY: 'other' } })
  expect(code).toBe(1)
  expect(stderr).toContain('error AS9210 the source "crm" could not be fetched')
  expect(stderr).toContain('site-config/imports.json:1:')
  expect(stderr).not.toContain('other')
  expect(left()).toEqual([])
})

test.each([
  ['http://crm.example/a.csv', 'AS9206', 'an https address, because anybody on the way can read'],
  ['ftp://crm.example/a.csv', 'AS9206', 'an https address, or a file of the site'],
  ['https://crm.example/a.csv?token=3', 'AS9206', 'an address without "token"'],
  ['https://127.0.0.1:1/a.csv', 'AS9210', '"allowPrivate": true'],
])('%s is refused with %s', async (address, problem, reason) => {
  const { code, stderr } = await runCli(['import', address], { cwd: emptyFolder() })
  expect(code).not.toBe(0)
  expect(stderr).toContain(`error ${problem} `)
  expect(stderr).toContain(reason)
})

test('a name that is near the id of a source is a question', async () => {
  const { cwd } = await siteOfCrm()
  expect((await runCli(['import', 'crn'], { cwd })).stderr).toContain('did you mean "crm"?')
  expect((await runCli(['import', 'stock'], { cwd })).stderr).toContain('sources of the site: "crm"')
})

test('init --export with an address asks it, and makes no site if that fails', async () => {
  const cwd = emptyFolder()
  const args = [
    'init',
    'site',
    '--yes',
    '--town',
    '9000 Gent',
    '--name',
    'Immo',
    '--export',
    'https://127.0.0.1:1/a',
  ]
  const { code, stderr } = await runCli(args, { cwd })
  expect(code).not.toBe(0)
  expect(stderr).toContain('127.0.0.1 is no public address')
  expect(readdirSync(cwd)).toEqual([])
})
