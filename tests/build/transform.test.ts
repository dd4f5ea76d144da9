/** The function of site-config/imports.ts changes records that the rules cannot describe. */
import { describe, expect, test } from 'vitest'
import { CONFIG, csv, errors, imported, pages, row } from '../support/import-site.ts'
import { createSite, siteAt } from '../support/site.ts'
import type { TestSite } from '../support/site.ts'

const FILE = 'site-config/imports.ts'
const HEAD = `import type { ImportRecord, Transformed } from 'agency-site/core/import/transform/types.ts'\n\n`

/** With a function that has this body. */
const siteWith = (body: string, content = csv(row('11'), row('12'))) =>
  imported(content, {
    [FILE]: `${HEAD}export function transform(record: ImportRecord): Transformed {\n${body}\n}\n`,
  })

const reports = async (site: TestSite) => {
  const { problems } = await site.build()
  return site
    .diagnostics(problems)
    .filter(({ code }) => ['AS9304', 'AS9305'].includes(code))
    .map(({ severity, code, at, message }) => `${severity} ${code} ${at?.file}:${at?.line} ${message}`)
}

test('the function changes the fields of a record, by its source, its kind and its raw fields', async () => {
  const site = siteWith(`
    if (record.source !== 'crm' || record.kind !== 'property') throw new Error('not mine')
    const { TypeDescription: title, ...fields } = record.fields
    const size: number = Number(record.raw['grond']) / 100
    return { ...fields, TypeDescription: \`\${String(title)} van \${size} are\`, Price: (fields.Price ?? 0) + 1000 }`)
  const built = await site.build()
  expect(errors(built)).toEqual([])
  const page = site.read('nl/te-koop/gent/grond-11-van-5-are/11/index.html')
  expect(page).toContain('251.000')
})

test('null leaves a record out on purpose, and is counted', async () => {
  const site = siteWith(`return record.id === '12' ? null : record.fields`)
  const built = await site.build()
  expect(pages(site)).toEqual(['11'])
  expect(built.report?.imports).toEqual([{ id: 'crm', read: 2, published: 1, leftOut: 0, filtered: 1 }])
})

test('the function gives a value that the rules refused, and a hidden address stays hidden', async () => {
  const site = siteWith(
    `return { ...record.fields, Goal: 0, Street: 'Geheimstraat', HouseNumber: '7' }`,
    csv(row('11').replace('koop', 'lijfrente')),
  )
  expect(errors(await site.build())).toEqual([])
  expect(pages(site)).toEqual(['11'])
  const texts = site.list().filter((file) => /\.(?:html|json|xml)$/.test(file))
  expect(texts.filter((file) => site.read(file).includes('Geheimstraat'))).toEqual([])
})

test.each([
  [
    'throws',
    `    if (record.id === '12') throw new Error('no such town')\n    return record.fields`,
    'no such town',
  ],
  ['has a mistake', `    return record.id === '12' ? JSON.parse('x') : record.fields`, 'not valid JSON'],
  ['forgets to return', `\n    if (record.id !== '12') return record.fields`, 'it returns undefined'],
  [
    'gives the record itself',
    `\n    return record.id === '12' ? record : record.fields`,
    'it returns the whole record',
  ],
  ['gives a text', `\n    return record.id === '12' ? ('x' as any) : record.fields`, 'it returns a string'],
])('a function that %s on one record leaves that record out', async (_, body, reason) => {
  const site = siteWith(body)
  const [report = '', ...others] = await reports(site)
  expect(others).toEqual([])
  expect(report).toContain('warning AS9305 site-config/imports.ts:')
  expect(report).toContain('transform fails on the record "12" (imports/stock.csv:3)')
  expect(report).toContain(reason)
  expect(pages(site)).toEqual(['11'])
})

test('the line of a problem is that of the file', async () => {
  const site = siteWith(
    `\n    const town: string | undefined = undefined\n    return { City: (town as any).trim() }`,
  )
  expect((await reports(site))[0]).toContain('site-config/imports.ts:6 ')
})

test.each([
  ['the clock', 'Date.now()', 'Date.now is not available'],
  ['the clock', 'new Date().getTime()', 'without a date is not available'],
  ['random numbers', 'Math.random()', 'Math.random is not available'],
  ['the process', 'process.pid', 'process is not defined'],
  ['a console', 'console.log(1)', 'console is not defined'],
  ['the network', 'fetch("https://example.be") as any', 'fetch is not defined'],
])('the function has no access to %s', async (_, expression, reason) => {
  const site = siteWith(`return { ...record.fields, Price: ${expression} }`)
  expect((await reports(site)).join('\n')).toContain(reason)
})

test('a date that a record gives is not the clock', async () => {
  const site = siteWith(
    `return { ...record.fields, ConstructionYear: new Date('2019-05-01T00:00:00Z').getUTCFullYear() }`,
  )
  expect(errors(await site.build())).toEqual([])
  expect(pages(site)).toEqual(['11', '12'])
})

test('a function that counts its calls is refused', async () => {
  const text = `let calls = 0\nexport const transform = ({ fields }) => ({ ...fields, Price: 1000 * ++calls })\n`
  const site = imported(csv(row('11')), { [FILE]: text })
  expect((await reports(site))[0]).toContain('a second call with the same record gives another result')
})

describe('a file that cannot be used stops the build', () => {
  test.each([
    ['a syntax error', 'export const transform = (\n', 'error AS9304 site-config/imports.ts:'],
    ['no function', 'export const other = 1\n', 'it exports no function "transform"'],
    ['a default export', 'export default () => null\n', 'wanted by name: export function transform'],
    ['an import', `import fs from 'node:fs'\nexport const transform = () => fs\n`, ':1 '],
    ['a name that is declared twice', 'let a = 1\nlet a = 2\nexport const transform = a\n', 'declared'],
    ['an error while it is loaded', `\nthrow new Error('later')\nexport const transform = 1\n`, ':2 '],
  ])('%s', async (_, text, expected) => {
    const site = imported(csv(row('11')), { [FILE]: text })
    const found = await reports(site)
    expect(found).toEqual([expect.stringContaining(expected)])
    expect(found[0]).toMatch(/^error AS9304 site-config\/imports\.ts/)
  })

  test('once, also for several sources', async () => {
    const site = imported(csv(row('11')), { [FILE]: 'export {}\n' })
    const [source] = CONFIG.sources
    site.write('site-config/imports.json', { sources: [source, { ...source, id: 'other' }] })
    expect(await reports(site)).toHaveLength(1)
  })
})

test('a changed function is followed, and in a new process as well', async () => {
  const site = siteWith('return record.fields')
  await site.build()
  site.write(FILE, 'export const transform = ({ fields }) => ({ ...fields, Price: 300000 })\n')
  await site.build({}, {}, [FILE])
  expect(site.read('nl/te-koop/gent/grond-11/11/index.html')).toContain('300.000')
  site.write(FILE, 'export const transform = ({ fields }) => ({ ...fields, Price: 310000 })\n')
  await siteAt(site.root).build()
  expect(site.read('nl/te-koop/gent/grond-11/11/index.html')).toContain('310.000')
})

test('a script that nothing calls is an error: that of a site without an export, and any other', async () => {
  const script = 'export const transform = ({ fields }) => fields\n'
  const site = createSite({ [FILE]: script, 'site-config/imports.js': script })
  const found = (await site.check()).filter(({ code }) => code === 'AS1201')
  expect(found.map(({ at, hint }) => `${at?.file}: ${hint}`).sort()).toEqual([
    'site-config/imports.js: the only script that site-config/ may have is imports.ts (docs/import.md)',
    'site-config/imports.ts: it changes the records of imports, and site-config/imports.json names no export',
  ])
})
