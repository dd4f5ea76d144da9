import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { appendEntry, isLedger, readLedger } from '../../../../core/ledger/ledger-files.ts'
import type { LedgerRead } from '../../../../core/ledger/ledger-files.ts'
import type { LedgerEntry } from '../../../../core/schema/ledger.ts'
import { createFiles } from '../../../../core/system/files.ts'
import { emptyFolder } from '../../../support/folder.ts'

const files = createFiles()
const entry = (day: string, id: number): LedgerEntry => ({
  schema: 1,
  day,
  homes: { 'sale BE-9000 4': [id] },
})

/** A ledger with these entries. */
async function written(...entries: readonly LedgerEntry[]): Promise<string> {
  const folder = path.join(emptyFolder(), 'ledger')
  let after = ''
  for (const each of entries) after = await appendEntry(files, folder, { entry: each, after })
  return folder
}

async function idsIn(folder: string): Promise<readonly number[]> {
  const read = await readLedger(files, folder)
  return isLedger(read) ? [...read.ledger.homes.keys()] : []
}

async function codeOf(folder: string): Promise<string | undefined> {
  const read = await readLedger(files, folder)
  return read !== null && !isLedger(read) ? `${read.code} ${read.message}` : undefined
}

test('entries are read as they were written, year after year', async () => {
  const folder = await written(entry('2026-12-31', 1), entry('2027-01-01', 2), entry('2027-01-02', 3))
  expect(await files.list(folder)).toEqual(['2026.jsonl', '2027.jsonl'])
  expect(await idsIn(folder)).toEqual([1, 2, 3])
})

test('a clock that was set back adds to the last file', async () => {
  const folder = await written(entry('2027-01-01', 1), entry('2026-12-31', 2))
  expect(await files.list(folder)).toEqual(['2027.jsonl'])
  expect(await idsIn(folder)).toEqual([1, 2])
})

test('other files of the folder are left alone', async () => {
  const folder = await written(entry('2026-01-01', 1))
  writeFileSync(path.join(folder, 'README.md'), 'Do not edit.')
  expect(await idsIn(folder)).toEqual([1])
})

test('a folder without a ledger is none', async () => {
  const folder = emptyFolder()
  mkdirSync(path.join(folder, 'empty'))
  expect(await readLedger(files, path.join(folder, 'empty'))).toBeNull()
  expect(await readLedger(files, path.join(folder, 'nowhere'))).toBeNull()
})

describe('a ledger that was read before', () => {
  const removal: LedgerEntry = { schema: 1, day: '2026-01-03', removed: { sold: [1] } }
  const price: LedgerEntry = { schema: 1, day: '2026-01-03', prices: { '250000': [1] } }

  async function readOf(folder: string, before?: LedgerRead): Promise<LedgerRead> {
    const read = await readLedger(files, folder, before)
    if (!isLedger(read)) throw new Error('there is no ledger')
    return read
  }

  test('is continued, and stays as it was', async () => {
    const folder = await written(entry('2026-01-01', 1), entry('2026-01-02', 2))
    const before = await readOf(folder)
    const kept = structuredClone(before)
    let after = before.seal
    for (const each of [removal, price, entry('2027-01-01', 3)])
      after = await appendEntry(files, folder, { entry: each, after })
    const first = await readOf(folder)
    expect(await readOf(folder, before)).toEqual(first)
    expect(first.ledger.homes.get(1)).toMatchObject({ removed: { end: 'sold' } })
    expect(before).toEqual(kept)
    expect(await readOf(folder, first)).toEqual(first)
  })

  test('is not continued by another one', async () => {
    const before = await readOf(await written(entry('2026-01-01', 1), removal))
    const other = await written(entry('2026-01-01', 2), removal)
    expect(await readOf(other, before)).toEqual(await readOf(other))
  })

  test('is damaged where an earlier line was changed', async () => {
    const folder = await written(entry('2026-01-01', 1), entry('2026-01-02', 2))
    const before = await readOf(folder)
    const file = path.join(folder, '2026.jsonl')
    writeFileSync(file, readFileSync(file, 'utf8').replace('[1]', '[7]'))
    expect(await readLedger(files, folder, before)).toMatchObject({ code: 'AS7302' })
  })
})

describe('damage is found where it is', () => {
  const three = () => written(entry('2026-01-01', 1), entry('2026-01-02', 2), entry('2027-01-03', 3))
  const edit = (folder: string, name: string, change: (text: string) => string) => {
    const file = path.join(folder, name)
    writeFileSync(file, change(readFileSync(file, 'utf8')))
  }
  test.each<[string, string, (text: string) => string, string]>([
    [
      'a changed id',
      '2026.jsonl',
      (text) => text.replace('[2]', '[4]'),
      'line 2 of the ledger ".agency-site/ledger/2026.jsonl"',
    ],
    [
      'a removed line',
      '2026.jsonl',
      (text) => text.replace(/^.*\n/, ''),
      'line 1 of the ledger ".agency-site/ledger/2026.jsonl"',
    ],
    [
      'lines in another order',
      '2026.jsonl',
      (text) => text.replace(/(.*\n)(.*\n)/, '$2$1'),
      'line 1 of the ledger ".agency-site/ledger/2026.jsonl"',
    ],
    [
      'an end that is cut off',
      '2027.jsonl',
      (text) => text.slice(0, -5),
      'line 1 of the ledger ".agency-site/ledger/2027.jsonl"',
    ],
    ['a missing year', '2026.jsonl', () => '', 'line 1 of the ledger ".agency-site/ledger/2027.jsonl"'],
    [
      'a conflict of git',
      '2026.jsonl',
      (text) => `<<<<<<< HEAD\n${text}`,
      'line 1 of the ledger ".agency-site/ledger/2026.jsonl"',
    ],
  ])('%s', async (_what, name, change, message) => {
    const folder = await three()
    edit(folder, name, change)
    expect(await codeOf(folder)).toBe(`AS7302 ${message} differs from what was written`)
  })
})

test('a line of a later version is whole, and not read', async () => {
  const folder = await written(entry('2026-01-01', 1), { ...entry('2026-01-02', 2), schema: 2 } as never)
  expect(await codeOf(folder)).toBe(
    'AS7303 line 2 of the ledger ".agency-site/ledger/2026.jsonl" was written by another version of agency-site',
  )
})
