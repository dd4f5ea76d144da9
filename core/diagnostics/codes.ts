/**
 * The catalogue of diagnostics. A code is permanent: it is never reused for another problem. `npm run docs` generates
 * `docs/errors.md` from the catalogue, and each code has a broken site in tests/broken that produces it.
 */
import { SOURCE_CODES } from './codes/source.ts'
import { FILE_CODES } from './codes/files.ts'
import { SCHEMA_CODES } from './codes/schema.ts'
import { LINK_CODES } from './codes/links.ts'
import { TEXT_CODES } from './codes/texts.ts'
import { ADVERT_CODES } from './codes/adverts.ts'
import { PICTURE_CODES } from './codes/pictures.ts'
import { TEMPLATE_CODES } from './codes/templates.ts'
import { OUTPUT_CODES } from './codes/output.ts'
import { SHARD_CODES } from './codes/shards.ts'
import { CACHE_CODES } from './codes/cache.ts'
import { LEDGER_CODES } from './codes/ledger.ts'
import { OWNER_CODES } from './codes/owners.ts'
import { SERVICE_CODES } from './codes/service.ts'
import type { CodeEntry, ExitCode } from './define-code.ts'

export const CATALOGUE = {
  ...SOURCE_CODES,
  ...FILE_CODES,
  ...SCHEMA_CODES,
  ...LINK_CODES,
  ...TEXT_CODES,
  ...ADVERT_CODES,
  ...PICTURE_CODES,
  ...TEMPLATE_CODES,
  ...OUTPUT_CODES,
  ...SHARD_CODES,
  ...CACHE_CODES,
  ...LEDGER_CODES,
  ...OWNER_CODES,
  ...SERVICE_CODES,
} as const

export type Code = keyof typeof CATALOGUE

export function exitCodeOf(code: Code): ExitCode {
  return (CATALOGUE[code] as CodeEntry<never>).exit ?? 1
}
