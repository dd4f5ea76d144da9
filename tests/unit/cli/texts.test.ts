/** The texts that commands print beside their results: differences, changes, counts, codes. */
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { changedLines } from '../../../cli/changed-lines.ts'
import { changeLine, changesMail } from '../../../cli/changes-text.ts'
import type { SiteChange } from '../../../core/build/reports/changes.ts'
import { runCli } from '../../support/cli.ts'
import { emptyFolder } from '../../support/folder.ts'

describe('the lines by which two texts differ', () => {
  test.each([
    ['a line that changed', 'a\nb\nc', 'a\nx\nc', ['- b', '+ x']],
    ['a line that was added', 'a\nc', 'a\nb\nc', ['+ b']],
    ['a line that is there twice', 'a\na', 'a\na\na', ['+ a']],
    ['a line that was removed', 'a\nb\nc', 'a\nc', ['- b']],
    ['nothing in common', 'a', 'b', ['- a', '+ b']],
    ['equal texts', 'a\nb', 'a\nb', []],
  ])('%s', (_, before, after, lines) => {
    expect(changedLines(before, after)).toEqual(lines)
  })

  test('are forty at most, and the others are counted', () => {
    const before = Array.from({ length: 41 }, (_, index) => `line ${index}`).join('\n')
    const lines = changedLines(before, '')
    expect(lines).toHaveLength(41)
    expect([lines[39], lines[40]]).toEqual(['- line 39', '- and 2 more lines'])
  })
})

describe('a change of the ledger', () => {
  const change = (facts: Partial<SiteChange>) =>
    ({ day: '2026-11-20', id: 4127, title: 'Herenhuis', ...facts }) as SiteChange

  test.each<[Partial<SiteChange>, string]>([
    [{ change: 'new', to: 365_000 }, 'new at € 365,000'],
    [{ change: 'new' }, 'new'],
    [{ change: 'cheaper', from: 365_000, to: 349_000 }, 'price reduced from € 365,000 to € 349,000'],
    [{ change: 'dearer', from: 900, to: 950, isMonthly: true }, 'price raised from € 900 to € 950 a month'],
    [{ change: 'price', to: 349_000 }, 'price shown: € 349,000'],
    [{ change: 'hidden' }, 'price no longer shown'],
    [{ change: 'sold', days: 1 }, 'sold in 1 day'],
    [{ change: 'rented', days: 12 }, 'let in 12 days'],
    [{ change: 'sold' }, 'sold'],
    [{ change: 'reopened' }, 'on offer again'],
  ])('%j is said', (facts, words) => {
    expect(changeLine(change(facts))).toBe(`2026-11-20  4127  ${words}: Herenhuis`)
  })

  test('without a title has none', () => {
    expect(changeLine(change({ change: 'hidden', title: null }))).toBe(
      '2026-11-20  4127  price no longer shown',
    )
  })

  test('is mailed with its number in the subject, also in other letters than those of ASCII', () => {
    const mail = changesMail([change({ change: 'sold' })], {
      agency: { name: 'Immo Crèche', email: null },
      to: 'an@agency.example',
      since: '2026-11-19',
      now: Date.UTC(2026, 10, 20),
    })
    const subject = Buffer.from('1 change since 2026-11-19, Immo Crèche').toString('base64')
    const body = Buffer.from('2026-11-20  4127  sold: Herenhuis\r\n').toString('base64')
    expect(mail).toContain(`Subject: =?utf-8?B?${subject}?=\r\n`)
    expect(mail).toContain('<an@agency.example>\r\nTo: <an@agency.example>\r\n')
    expect(mail).toContain('Date: Fri, 20 Nov 2026 00:00:00 +0000\r\n')
    expect(mail.endsWith(`\r\n\r\n${body}\r\n`)).toBe(true)
  })
})

describe('import', () => {
  async function shown(table: string): Promise<string> {
    const cwd = emptyFolder('agency-site-texts-')
    writeFileSync(path.join(cwd, 'stock.csv'), table)
    return (await runCli(['import', 'stock.csv'], { cwd })).stdout
  }
  const HEAD = 'ID;Transactie;Type;Prijs;Postcode;Gemeente;Status'

  test('says that a table has no records', async () => {
    expect(await shown(`${HEAD}\n`)).toContain('\n\nIt has no records.\n')
  })

  test('counts what is left out by its reason, and one record as one', async () => {
    const home = (id: number, status: string) => `${id};Te koop;Huis;300000;9000;Gent;${status}`
    expect(await shown([HEAD, home(1, 'actief'), home(2, 'gearchiveerd')].join('\n'))).toContain(
      '2 records read = 1 published + 0 quarantined + 1 filtered (1 not for publication)\n',
    )
    expect(await shown([HEAD, home(1, 'actief')].join('\n'))).toContain(
      '1 record read = 1 published + 0 quarantined + 0 filtered\n',
    )
  })

  test('breaks long sentences between words, in their order, and cuts long names', async () => {
    const long = `Een bijzonder lange naam van een kolom die nergens past`
    const text = await shown([`${HEAD};${long}`, '1;Te koop;Huis;300000;9000;Gent;actief;waarde'].join('\n'))
    const lines = text.split('\n')
    expect(lines.filter((line) => line.startsWith('  ') && line.length > 80)).toEqual([])
    expect(text).toMatch(/ {2}Een bijzonder lange naam van [^\n]*… /)
  })
})

test('an unknown code is named as codes are written', async () => {
  const { code, stderr } = await runCli(['explain', 'as9999'], { cwd: emptyFolder('agency-site-texts-') })
  expect([code, stderr]).toEqual([
    2,
    'error: there is no code AS9999\n  hint: docs/errors.md lists the codes\n',
  ])
})

test.each([
  [['build', '--target', ''], /^error: "" is no value of --target\n  hint: choose one of netlify, .*plain\n/],
  [
    ['build', '--target', 'netlfy'],
    /^error: "netlfy" is no value of --target\n  hint: did you mean netlify\?\n/,
  ],
  [['new', ''], /^error: "" is no value of <kind>\n  hint: choose one of property, .*redirect\n/],
])('%j is told which values there are', async (words, expected) => {
  const { code, stderr } = await runCli(words, { cwd: emptyFolder('agency-site-texts-') })
  expect(code).toBe(2)
  expect(stderr).toMatch(expected)
})
