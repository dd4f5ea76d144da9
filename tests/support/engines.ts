/** The databases of a store, so that one test covers each. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll } from 'vitest'
import { createDatabase } from './postgres.ts'

type Engine = readonly [name: string, newAddress: () => string]

/** Call it at the top of a test file: the embedded file is removed after all its tests. */
export function eachEngine(): readonly Engine[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'agency-site-store-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  return [
    ['the embedded file', () => path.join(folder, 'service.db')],
    ['PostgreSQL', createDatabase],
  ]
}
