/** The storage of a visitor who has answered the consent dialog, for tests of pages without it. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { BrowserContextOptions } from 'playwright'
import { decline, toStorage } from '../../core/domain/consent.ts'
import { REPOSITORY } from './repository.ts'

export const RECEIPT = '7K2M-9QXP-4T3C-W8ZD'

export function answered(url: string): BrowserContextOptions {
  const file = path.join(REPOSITORY, 'site-config/consent.json')
  const { revision } = JSON.parse(readFileSync(file, 'utf8')) as { revision: number }
  const given = decline({ now: new Date(), revision, receipt: RECEIPT })
  const values = Object.entries(toStorage(given))
  const localStorage = values.map(([name, value]) => ({ name, value }))
  return { storageState: { cookies: [], origins: [{ origin: new URL(url).origin, localStorage }] } }
}
