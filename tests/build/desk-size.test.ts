/** The first screen of the desk: the script with what it imports at once, styles, icons, texts, and the sheet of the site. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { MOST_STYLES } from '../../core/build/reports/weights.ts'
import { LOCALES } from '../../core/languages/codes.ts'
import { SERVICE_STRINGS } from '../../core/languages/strings.ts'
import { SHARED } from '../../core/service/desk/page.ts'
import { REPOSITORY } from '../support/repository.ts'

const FOLDER = path.join(REPOSITORY, 'dist/desk')
const MOST = 120 * 1024

const textOf = (name: string) => readFileSync(path.join(FOLDER, name), 'utf8')
const weigh = (text: string) => brotliCompressSync(text).length

/** A script and the scripts that it imports before it runs; others are loaded by their views. */
function withImports(name: string, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(name)) return found
  found.add(name)
  for (const [, other = ''] of textOf(name).matchAll(/(?:from|import)\s*["'`]\.\/([\w-]+\.js)["'`]/g))
    withImports(other, found)
  return found
}

test('the first screen has at most 120 KB', () => {
  const { script, styles, sprite } = JSON.parse(textOf('manifest.json')) as Record<
    'script' | 'styles' | 'sprite',
    string
  >
  const scripts = [...withImports(script)]
  expect(scripts.length).toBeGreaterThan(1)
  const texts = LOCALES.map((locale) =>
    weigh(JSON.stringify(Object.entries(SERVICE_STRINGS[locale]).filter(([key]) => SHARED.test(key)))),
  )
  const files = [...scripts, styles, sprite].map((name) => weigh(textOf(name)))
  const total = files.reduce((sum, bytes) => sum + bytes, Math.max(...texts) + MOST_STYLES)
  expect(total).toBeLessThan(MOST)
  // The views that are loaded later are not in it.
  expect(scripts.some((name) => name.startsWith('calendar'))).toBe(false)
})
