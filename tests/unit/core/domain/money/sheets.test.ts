/** What the calculators make of typed texts. */
import { describe, expect, test } from 'vitest'
import { indexationSheet } from '../../../../../core/domain/money/indexation-sheet.ts'
import { loanSheet } from '../../../../../core/domain/money/loan-sheet.ts'
import { rentingSheet } from '../../../../../core/domain/money/renting-sheet.ts'
import { typedAmount, typedNumber } from '../../../../../core/domain/money/sheet.ts'
import type { Sheet } from '../../../../../core/domain/money/sheet.ts'

test.each<[string, number | null]>([
  ['300000', 300_000],
  ['300.000', 300_000],
  ['300 000', 300_000],
  ['300\u202F000,50', 300_000.5],
  ['€ 1.250,5', 1250.5],
  ['1,250.50', 1250.5],
  ['0', 0],
  ['1.25', 1.25],
  ['1.250.000', 1_250_000],
  ['1.2500', null],
  ['12.34.56', null],
  ['-5', null],
  ['1e6', null],
  ['', null],
  ['abc', null],
  ['9999999999', null],
])('the amount of "%s" is %s', (text, amount) => {
  expect(typedAmount(text)).toBe(amount)
})

test.each<[string, number | null]>([
  ['3,5', 3.5],
  ['0.2871 %', 0.2871],
  ['118,74', 118.74],
  ['1.234.5', null],
  ['', null],
  ['-1', null],
])('the number of "%s" is %s', (text, number) => {
  expect(typedNumber(text)).toBe(number)
})

const value = ({ rows }: Sheet, name: string) => rows.find((row) => row.name === name)?.value

test('a typed monthly rate takes the place of the yearly one', () => {
  const typed = { capital: '168.750', years: '25', yearly: '3,44' }
  expect(value(loanSheet(typed), 'instalment')).toBe(834.6)
  expect(value(loanSheet({ ...typed, monthly: '0,2820' }), 'instalment')).toBe(834.34)
})

test.each([
  ['0', ['years']],
  ['41', ['years']],
  ['2,5', ['years']],
  ['', ['years']],
])('a loan of "%s" years is not computed', (years, wrong) => {
  expect(loanSheet({ capital: '1000', years, yearly: '3' })).toEqual({ rows: [], wrong })
})

test('the tenant pays half of the inventory, and the deposit is a limit', () => {
  const rules = { months: { brussels: 2 } }
  const sheet = rentingSheet({ rent: '850', charges: '', inventory: '250', region: 'brussels' }, rules)
  expect(sheet.rows).toEqual([
    { name: 'rent', value: 850 },
    { name: 'deposit', value: 1700, kind: 'atMost' },
    { name: 'inventory', value: 125 },
    { name: 'ready', value: 2675, kind: 'atMost' },
  ])
  expect(rentingSheet({ rent: 'x', region: 'brussels' }, rules)).toEqual({ rows: [], wrong: ['rent'] })
})

describe('indexation', () => {
  const LEASE = {
    region: 'brussels',
    label: 'E',
    signed: '2020-04-20',
    start: '2020-05-01',
    year: '2023',
    baseRent: '900',
  }

  test('indices are those of the month before, with the factor of Brussels', () => {
    const sheet = indexationSheet({ ...LEASE, year: '2024' })
    expect(sheet.rows.map(({ name, value: found }) => [name, found])).toEqual([
      ['starting', 109.96],
      ['newest', 130.85],
      ['factor', 0.971941594],
      ['newRent', 1040.93],
    ])
  })

  test('both indices of confirmed months give a rent without "about"', () => {
    const lease = { ...LEASE, label: 'C', year: '2023' }
    expect(indexationSheet(lease).rows.at(-1)).toEqual({ name: 'newRent', value: 1037.01 })
    expect(indexationSheet({ ...lease, year: '2025' }).rows.at(-1)?.kind).toBe('about')
  })

  test('a missing month is named, and a typed index with another base takes its place', () => {
    const lease = { ...LEASE, label: 'C', year: '2026', start: '2020-09-01' }
    expect(indexationSheet(lease)).toEqual({ rows: [], wrong: [], message: 'newest', month: '2026-08' })
    const typed = indexationSheet({ ...lease, newest: '103,10', newestBase: '2025' })
    // 109.96 × 0.7376 = 81.106496, to two decimals 81.11; 900 × 103.10 / 81.11 = 1,144.0020
    expect(typed.rows.at(-1)).toEqual({ name: 'newRent', value: 1144 })
  })

  test.each([
    [{ year: '2023' }, 'limited'],
    [{ label: 'none', year: '2025' }, 'certificate'],
    [{ label: 'E', region: 'wallonia', year: '2025' }, 'official'],
    [{ label: 'D', region: 'flanders', year: '2025' }, 'official'],
  ])('%o is not computed', (more, message) => {
    expect(indexationSheet({ ...LEASE, ...more })).toMatchObject({ message })
  })

  test.each([
    [{ start: '2020-02-30' }, ['start', 'year']],
    [{ signed: '' }, ['signed']],
    [{ year: '2020' }, ['year']],
    [{ year: '20x5' }, ['year']],
    [{ baseRent: '' }, ['baseRent']],
    [{ newest: 'abc' }, ['newest']],
    [{ starting: '0' }, ['starting']],
  ])('%o is wrong', (more, wrong) => {
    expect(indexationSheet({ ...LEASE, ...more })).toEqual({ rows: [], wrong })
  })

  test('29 February has its anniversary on the 28th', () => {
    const lease = { ...LEASE, label: 'C', signed: '2024-02-10', start: '2024-02-29', year: '2025' }
    expect(value(indexationSheet(lease), 'newest')).toBe(135.52)
  })
})
