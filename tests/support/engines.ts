/** The databases that a store runs on, so that one test serves each. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll } from 'vitest'
import { createDatabase } from './postgres.ts'

type Engine = readonly [name: string, newAddress: () => string]

/** To be called at the top of a test file: the embedded file is removed when all its tests are over. */
export function eachEngine(): readonly Engine[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'agency-site-store-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  return [
    ['the embedded file', () => path.join(folder, 'service.db')],
    ['PostgreSQL', createDatabase],
  ]
}
