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
  [['xls'], 'choose one of openimmo, csv, jsonl, feed'],
  [['jsonlines'], 'choose one of openimmo'],
  [['json'], 'did you mean jsonl?'],
  [['csv', '--lang', 'es'], 'one of nl, fr, en, de'],
  [['csv', '--json'], '--json needs --file'],
])('%j is wrong usage', async (args, message) => {
  const { code, stderr } = await run(createSite(PLOTS).root, ...args)
  expect(code).toBe(2)
  expect(stderr).toContain(message)
})

test.each(['content/properties/plots.json', 'content/stock.csv', 'site-config/site.json', 'templates/a.csv'])(
  'an export never takes the place of a source: %s',
  async (place) => {
    const site = createSite(PLOTS)
    const file = path.join(site.root, place)
    const before = existsSync(file) ? readFileSync(file, 'utf8') : null
    const { code, stderr } = await run(site.root, 'csv', '--file', file)
    expect([code, stderr]).toEqual([2, expect.stringContaining(`AS7016 "${place}"`)])
    expect(existsSync(file) ? readFileSync(file, 'utf8') : null).toBe(before)
    const law = await runCli(['check', '--law', '--html', file, '--root', site.root])
    expect([law.code, law.stderr]).toEqual([2, expect.stringContaining('AS7016')])
  },
)

test('an export may be a file that is published unchanged', async () => {
  const site = createSite(PLOTS)
  const { code, stdout } = await run(
    site.root,
    'feed',
    '--file',
    path.join(site.root, 'content/static/feed.json'),
  )
  expect([code, stdout]).toEqual([0, expect.stringContaining('wrote 2 properties and 0 projects')])
})
