import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import glob from 'fast-glob'
import { describe, expect, test } from 'vitest'
import { createTranslate } from '../../../templates/translate.ts'
import { sampleShell } from '../../support/sample-shell.ts'

const ROOT = path.resolve(import.meta.dirname, '../../..')
const FOLDER = path.join(ROOT, 'core/languages')

type Table = Readonly<Record<string, string>>

function table(locale: string): Table {
  return JSON.parse(readFileSync(path.join(FOLDER, locale, 'strings/interface.json'), 'utf8')) as Table
}

const nl = table('nl')

describe.each(['fr', 'en', 'de'])('interface strings of %s', (locale) => {
  const other = table(locale)

  test('are complete', () => {
    expect(Object.keys(other)).toEqual(Object.keys(nl))
    expect(Object.values(other).filter((text) => text.trim() === '')).toEqual([])
  })

  test('fill the same placeholders', () => {
    const placeholders = (text: string | undefined) =>
      [...(text ?? '').matchAll(/\{\w+\}/g)].map(([name]) => name).sort()
    for (const [key, text] of Object.entries(nl))
      expect(placeholders(other[key]), key).toEqual(placeholders(text))
  })
})

test('no key is defined in two files', () => {
  const files = readdirSync(path.join(FOLDER, 'nl/strings'))
  const keys = files.flatMap((file) =>
    Object.keys(JSON.parse(readFileSync(path.join(FOLDER, 'nl/strings', file), 'utf8')) as Table),
  )
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([])
})

test('every string is used', () => {
  const text = glob
    .sync(['{templates,core/view}/**/*.{ts,tsx}'], { cwd: ROOT })
    .map((file) => readFileSync(path.join(ROOT, file), 'utf8'))
    .join('\n')
  const quoted = new Set([...text.matchAll(/['"]([\w.-]+)['"]/g)].map(([, word]) => word))
  const isUsed = (key: string) => quoted.has(key) || quoted.has(key.replace(/\.(?:one|other)$/, ''))
  const composed = ['language.header', 'language.drawer']
  expect(Object.keys(nl).filter((key) => !isUsed(key) && !composed.includes(key))).toEqual([])
})

describe('translate', () => {
  const { strings } = sampleShell('nl')
  const t = createTranslate(strings, 'nl')

  test('fills placeholders, and leaves one without a value as it is', () => {
    expect(t('paging.position', { page: 2, pages: 9 })).toBe('Pagina 2 van 9')
    expect(t('paging.position', { page: 2 })).toBe('Pagina 2 van {pages}')
  })

  test.each([
    ['nl', 0, '0 panden'],
    ['nl', 1, '1 pand'],
    ['nl', 2, '2 panden'],
    ['fr', 0, '0 bien'],
    ['fr', 1, '1 bien'],
    ['fr', 2, '2 biens'],
  ] as const)('%s counts %i', (locale, count, expected) => {
    expect(createTranslate(sampleShell(locale).strings, locale).count('listing.count', count)).toBe(expected)
  })
})
