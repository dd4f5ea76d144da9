/** `agency-site export` as people and other programs use it. */
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { runCli } from '../support/cli.ts'
import { createSite, plot } from '../support/site.ts'

const PLOTS = { 'content/properties/plots.json': [plot(1), plot(2, { Price: 987_654, PublishPrice: false })] }

const run = (root: string, ...args: readonly string[]) =>
  runCli(['export', ...args, '--root', root, '--offline'])

test('stdout is the export and nothing else', async () => {
  const site = createSite(PLOTS)
  const { code, stdout, stderr } = await run(site.root, 'jsonl', '--quiet')
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  const ids = stdout
    .trim()
    .split('\n')
    .map((line) => (JSON.parse(line) as { ID: number }).ID)
  expect(ids).toEqual([1, 2])
  expect((await run(site.root, 'csv')).stdout).not.toContain('987654')
  expect((await run(site.root, 'csv', '--hidden-prices')).stdout).toContain('987654')
  expect(existsSync(site.output)).toBe(false)
})

test('--file writes a file, of which nothing else stays, and says how much it holds', async () => {
  const site = createSite(PLOTS)
  const file = path.join(site.root, 'partner', 'stock.jsonl')
  const { code, stdout } = await run(site.root, 'jsonl', '--file', file)
  expect({ code, stdout }).toEqual({
    code: 0,
    stdout: expect.stringContaining('wrote 2 properties and 0 projects'),
  })
  expect(readFileSync(file, 'utf8').trim().split('\n')).toHaveLength(2)
  expect(readdirSync(path.dirname(file))).toEqual(['stock.jsonl'])
})

test('a site with errors is not exported, and an earlier file stays', async () => {
  const site = createSite(PLOTS)
  const file = path.join(site.root, 'stock.jsonl')
  await run(site.root, 'jsonl', '--file', file)
  const before = readFileSync(file, 'utf8')
  site.write('content/properties/broken.json', '{')
  const { code, stdout, stderr } = await run(site.root, 'jsonl', '--file', file)
  expect([code, stdout, stderr.includes('content/properties/broken.json')]).toEqual([1, '', true])
  expect(readFileSync(file, 'utf8')).toBe(before)
})

test.each([
  [['xls'], '"xls" is not a format of exports (openimmo, jsonl, csv, feed'],
  [['csv', '--lang', 'es'], '"es" is not a language'],
])('%j is wrong usage', async (args, message) => {
  const { code, stderr } = await run(createSite(PLOTS).root, ...args)
  expect(code).toBe(2)
  expect(stderr).toContain(message)
})
