import { readFileSync } from 'node:fs'
import path from 'node:path'
import { runInThisContext } from 'node:vm'
import { describe, expect, test } from 'vitest'
import { emptyFolder } from '../../support/folder.ts'
import { draw, randomFrom } from '../../mutation/draw.ts'
import { applied, mutantsOf } from '../../mutation/mutant.ts'
import { OPERATORS } from '../../mutation/operators/all.ts'
import { marked } from '../../mutation/reach.ts'

const mutated = (source: string, operator: string) =>
  mutantsOf('a.tsx', source, OPERATORS)
    .filter((mutant) => mutant.operator === operator)
    .map(({ edit }) => applied(source, edit))

describe('each operator makes its faults', () => {
  test.each([
    ['boundary', 'a < 1', ['a <= 1']],
    ['comparison', 'a === 1', ['a !== 1']],
    ['arithmetic', 'a + 1', ['a - 1']],
    ['logical sign', 'a && b', ['a || b']],
    ['logical operand', 'a ?? b', ['(a)!', '(b)']],
    ['assignment', 'a += 1', ['a -= 1']],
    ['step', 'a++', ['a--']],
    ['sign', '!a', ['(a)']],
    ['condition', 'if (a) b()', ['if (true) b()', 'if (false) b()', 'if (!(a)) b()']],
    ['condition', 'while (a) b()', ['while (false) b()']],
    ['ternary', 'x = a ? b : c', ['x = (b)', 'x = (c)']],
    ['boolean', 'x = true', ['x = false']],
    ['number', 'x = 7', ['x = 8', 'x = (6)']],
    ['text', `x = 'a'`, [`x = ''`]],
    ['text', `x = ''`, [`x = 'mutated'`]],
    ['text', `import 'a'; throw new Error('a')`, []],
    ['template', 'x = `a${b}`', ['x = ``', 'x = `${b}`']],
    ['emptied literal', 'x = [a]', ['x = []']],
    ['emptied literal', 'x = { a: {} }', ['x = ({})']],
    ['removed member', 'x = { a, b }', ['x = { b }', 'x = { a }']],
    ['removed default', '(a = 1) => {}', ['(a) => {}']],
    [
      'regular expression',
      String.raw`/^[^+]\d+$/i`,
      [
        String.raw`/[^+]\d+$/i`,
        String.raw`/^[+]\d+$/i`,
        String.raw`/^[^+]\D+$/i`,
        String.raw`/^[^+]\d*$/i`,
        String.raw`/^[^+]\d+/i`,
        String.raw`/^[^+]\d+$/`,
      ],
    ],
    ['other method', 'a.some(b)', ['a.every(b)']],
    ['removed method', 'x = a.filter(b)', ['x = a']],
    ['slice end', 'a.slice(1, 2)', ['a.slice(1)', 'a.slice(0, 2)']],
    ['optional chaining', 'a?.b', ['a!.b']],
    ['optional chaining', 'a?.[0]', ['a![0]']],
    ['removed statement', 'a()', [';']],
    [
      'returned value',
      'x = () => []',
      ['undefined', 'null', 'true', 'false', `''`, '0'].map((value) => `x = () => ${value}`),
    ],
    ['emptied block', 'for (const a of b) { c() }', ['for (const a of b) {}']],
    ['removed case', 'switch (a) { case 1: b() }', ['switch (a) {  }']],
    ['removed attribute', 'x = <p key="a" b="c" />', ['x = <p key="a"  />']],
    ['removed child', 'x = <p>a{b}</p>', ['x = <p>{b}</p>', 'x = <p>a</p>']],
  ])('%s: %s', (operator, source, expected) => {
    expect(mutated(source, operator)).toEqual(expected)
  })

  test('types and imports are left alone', () => {
    const source = `import type { A } from 'a'; type B = 'b' | 1; interface C { d: 'e' }; export * from 'f'`
    expect(mutantsOf('a.ts', source, OPERATORS)).toEqual([])
  })
})

test('a mutant is found again by its id after an edit elsewhere in the file', () => {
  const ids = (source: string) => mutantsOf('a.ts', source, OPERATORS).map(({ id }) => id)
  const source = 'function f(a: number) { return a < 1 }'
  expect(ids(`const other = f\n${source}`)).toEqual(ids(source))
})

test('a draw takes all operators alike, is the same for the same seed and skips what does not compile', () => {
  const source = `x = [${'1,'.repeat(200)} true]; y = a < b`
  const candidates = mutantsOf('a.ts', source, OPERATORS)
  const refused = candidates.find(({ operator }) => operator === 'boolean')?.id ?? ''
  const drawn = (seed: number) =>
    draw({
      candidates,
      count: 20,
      random: randomFrom(seed),
      compiling: (some) => new Set(some.map(({ id }) => id).filter((id) => id !== refused)),
    })
  expect(drawn(1)).toEqual(drawn(1))
  expect(drawn(1)).not.toEqual(drawn(2))
  expect(new Set(drawn(1).map(({ id }) => id)).size).toBe(20)
  expect(drawn(1).map(({ operator }) => operator)).toContain('boundary')
  expect(drawn(1).map(({ id }) => id)).not.toContain(refused)
})

test('marked sources report the mutants whose block runs, and those outside of functions', () => {
  const source =
    'const a = 1; const f = () => ({ b: 2 }); const g = () => 3; function h() { return 4 } f(); h()'
  const numbers = mutantsOf('a.ts', source, OPERATORS).filter(({ operator }) => operator === 'number')
  const report = path.join(emptyFolder(), 'reached.txt')
  runInThisContext(marked('a.ts', source, numbers, report))
  const reached = new Set(readFileSync(report, 'utf8').split(/\s/))
  const values = numbers
    .filter(({ id }) => reached.has(id))
    .map(({ edit }) => source.slice(edit.start, edit.end))
  expect(values).toEqual(['1', '1', '2', '2', '4', '4'])
})
