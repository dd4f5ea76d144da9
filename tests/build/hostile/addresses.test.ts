/** Bad inputs 1 and 2: titles, towns and ids in the names of files. */
import { existsSync, readdirSync, realpathSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { createSite, plot } from '../../support/site.ts'
import { problemsOf } from './problems.ts'

const LONG = 'Zeer ruime bouwgrond '.repeat(15)

/** A title or town with its segment; null stands for the id, or for the postal code of a town. */
const NAMES: readonly (readonly [name: string, segment: string | null])[] = [
  ['../../etc/passwd', 'etc-passwd'],
  ['..%2f..%2fetc', '2f-2fetc'],
  ['C:\\x', 'c-x'],
  ['\\\\server\\share', 'server-share'],
  ['huis\u0000.html', 'huis-html'],
  ['CON', null],
  ['nul', null],
  ['.', null],
  ['..', null],
  ['/', null],
  ['~', null],
  ['$(rm -rf .)', 'rm-rf'],
  [LONG, 'zeer-ruime-bouwgrond-zeer-ruime-bouwgrond-zeer-ruime-bouwgrond-zeer'],
  ['x'.repeat(300), 'x'.repeat(70)],
  ['🏡🌳', null],
  ['房子', null],
  ['\u202egnp.exe', 'gnp-exe'],
  ['half \ud83d', 'half'],
  ['__proto__', 'proto'],
  ['index.html', 'index-html'],
]

describe('titles and towns', () => {
  test('name folders inside the output, whatever they hold', async () => {
    const plots = NAMES.map(([name], index) => {
      // A town of full stops and slashes alone is one that is not filled in.
      const City = /^[./]+$/.test(name) ? '~' : name
      return plot(index + 1, { TypeDescription: name, City, Zip: String(9001 + index) })
    })
    const site = createSite({ 'content/properties/plots.json': plots })
    const around = readdirSync(path.dirname(site.root))
    const { ok, problems } = await site.build()
    const reported = ['AS2010', 'AS2201', 'AS4209']
    const others = problems.filter(({ code }) => !reported.includes(code))
    expect({ ok, others }).toEqual({ ok: true, others: [] })

    const output = realpathSync(site.output)
    const written = site.list()
    expect(
      written.filter((file) => !realpathSync(path.join(output, file)).startsWith(`${output}${path.sep}`)),
    ).toEqual([])
    expect(written.filter((file) => file.split('/').some((name) => !/^[\w.-]{1,90}$/.test(name)))).toEqual([])
    expect(
      readdirSync(path.dirname(site.root)).filter(
        (name) => !around.includes(name) && !/^(?:agency-site-|PostgreSQL\.)/.test(name),
      ),
    ).toEqual([])
    const pages = NAMES.map(([, segment], index) => {
      return `nl/te-koop/${segment ?? 9001 + index}/${segment ?? index + 1}/${index + 1}/index.html`
    })
    expect(pages.filter((page) => !written.includes(page))).toEqual([])
  })
})

test('a town without a character that can be shown is missing', async () => {
  const site = createSite({ 'content/properties/plots.json': plot(1, { City: '\u0000\u0001' }) })
  expect(await problemsOf(site)).toContain('AS2002 content/properties/plots.json:11:11')
})

describe('ids', () => {
  test.each([
    [' 12', 'AS2003'],
    ['1e3', 'AS2003'],
    ['1/../2', 'AS2003'],
    [-4, 'AS2005'],
    [0, 'AS2005'],
    [1.5, 'AS2003'],
    [1e21, 'AS2005'],
    [null, 'AS2002'],
    [[12], 'AS2003'],
  ])('%j is refused where it stands', async (id, code) => {
    const site = createSite({ 'content/properties/plots.json': [plot(1), plot(2, { ID: id })] })
    const [found] = await site.check()
    expect(found).toMatchObject({ code, severity: 'error', at: { file: 'content/properties/plots.json' } })
    const lines = JSON.stringify([plot(1), plot(2, { ID: id })], null, 2).split('\n')
    expect(found?.at?.line).toBe(lines.findLastIndex((text) => text.includes('"ID"')) + 1)
    expect((await site.build()).ok).toBe(false)
    expect(existsSync(site.output)).toBe(false)
  })

  test('given twice are an error at both places', async () => {
    const site = createSite({
      'content/properties/a.json': [plot(7)],
      'content/properties/b.json': plot(7, { HouseNumber: '9' }),
    })
    expect(await problemsOf(site)).toEqual([
      'AS2101 content/properties/b.json:1:1 content/properties/a.json:2:3',
    ])
  })
})
