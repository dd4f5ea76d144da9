import { readFileSync } from 'node:fs'
import path from 'node:path'
import glob from 'fast-glob'
import { describe, expect, test } from 'vitest'
import { texts } from '../../../core/languages/nl/strings.ts'
import { createTranslate } from '../../../templates/translate.ts'
import { sampleShell } from '../../support/sample-shell.ts'

const ROOT = path.resolve(import.meta.dirname, '../../..')
test('every string is used', () => {
  const text = glob
    .sync(['{templates,core/view}/**/*.{ts,tsx}'], { cwd: ROOT })
    .map((file) => readFileSync(path.join(ROOT, file), 'utf8'))
    .join('\n')
  const quoted = new Set([...text.matchAll(/['"]([\w.-]+)['"]/g)].map(([, word]) => word))
  const isUsed = (key: string) => quoted.has(key) || quoted.has(key.replace(/\.(?:one|other)$/, ''))
  const composed = ['language.header', 'language.drawer']
  expect(Object.keys(texts.site.interface).filter((key) => !isUsed(key) && !composed.includes(key))).toEqual(
    [],
  )
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
