/** Problems in a terminal: few are shown whole, many are counted, and blanks are a list of questions. */
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { writeAnnotations, writeProblems } from '../../../cli/problem-list.ts'
import { problem } from '../../../core/diagnostics/diagnostic.ts'
import type { Problem } from '../../../core/diagnostics/diagnostic.ts'
import { emptyFolder } from '../../support/folder.ts'
import { recordingIo } from '../../support/terminal.ts'

const at = (line: number) => ({ file: 'a.json', path: [], position: { line, column: 1, length: 1 } })
const many = (count: number, make: (line: number) => Problem) =>
  Array.from({ length: count }, (_, index) => make(index + 1))
const advert = (line: number) => problem('AS4106', { name: `property ${line}` }, { at: at(line) })
const link = (line: number) => problem('AS3303', { href: `x${line}` }, { at: at(line), severity: 'error' })
const blank = (name: string, line: number) => problem('AS3408', { name }, { at: at(line) })

function written(problems: readonly Problem[], all = false, write = writeProblems) {
  const root = emptyFolder('agency-site-problems-')
  writeFileSync(path.join(root, 'a.json'), '[]\n'.repeat(20))
  const { io, written: texts } = recordingIo({ cwd: root, env: {}, now: () => 0 })
  write(io, problems, { root, all })
  return texts
}

const LEVELS = '"diagnostics" in site-config/site.json sets the level of a code that begins with AS4'

test('five problems of a code are shown whole, and six as their number with three of them', () => {
  const five = written(many(5, link)).err
  expect(five.match(/^error AS3303/gm)).toHaveLength(5)
  expect(five).not.toContain('--all')
  const six = written(many(6, link)).err
  expect(six.match(/^error AS3303/gm)).toHaveLength(3)
  expect(six).toContain('and 3 more AS3303\n')
  expect(written(many(6, link), true).err.match(/^error AS3303/gm)).toHaveLength(6)
})

test('warnings that are many are lines below their title, with the hint that they share', () => {
  expect(written(many(1200, advert)).err)
    .toBe(`warning AS4106 Walloon certificate number not shown, 1,200 times
  a.json:1:1  property 1 does not show the number of its energy certificate
  a.json:2:1  property 2 does not show the number of its energy certificate
  a.json:3:1  property 3 does not show the number of its energy certificate
  and 1,197 more
  hint: set "EPCCertificateNumber"

--all shows each of them, and --json gives them to programs; agency-site explain <code> explains a code
${LEVELS}

`)
})

test('several codes are counted at the end; levels are named if a code has one', () => {
  const both = written([...many(7, link), ...many(12, advert)]).err
  expect(both).toContain('\n  12  AS4106  Walloon certificate number not shown\n   7  AS3303  ')
  expect(both).toContain(LEVELS)
  const without = written([
    ...many(7, link),
    ...many(6, (line) => problem('AS3208', { name: 'a', locale: 'fr', field: 'b' }, { at: at(line) })),
  ]).err
  expect(without).toContain('  7  AS3303  ')
  expect(without).not.toContain(LEVELS)
})

test('blanks are a list with their places in a column', () => {
  const { err } = written([blank('street', 2), blank('VAT number', 12)])
  expect(err).toBe(`AS3408 2 blanks that only the agency can fill in; until then the site is a draft
  a.json:2:1   street
  a.json:12:1  VAT number

`)
  expect(written([blank('street', 2)]).err).toMatch(/^AS3408 one blank that /)
  expect(written([blank('street', 2)], true).err).toMatch(/^warning AS3408 "\[\[street\]\]" is a blank\n/)
})

test('annotations of GitHub are few of a code, and the rest is counted on stderr', () => {
  const annotated = (count: number, all = false) => {
    const { out, err } = written(many(count, link), all, writeAnnotations)
    return [out.match(/^::error file=a\.json/gm)?.length, err.includes('--all shows each')]
  }
  expect([annotated(5), annotated(6), annotated(6, true)]).toEqual([
    [5, false],
    [3, true],
    [6, false],
  ])
})
