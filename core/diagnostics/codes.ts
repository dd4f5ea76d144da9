/**
 * The catalogue of diagnostics. A code is permanent: it is never reused for another problem. `npm run docs` generates
 * `docs/errors.md` from the catalogue, and each code has a broken site in tests/broken that produces it.
 */
import { SOURCE_CODES } from './codes/source.ts'
import { FILE_CODES } from './codes/files.ts'
import { SCHEMA_CODES } from './codes/schema.ts'
import { LINK_CODES } from './codes/links.ts'
import { DATE_CODES } from './codes/dates.ts'
import { TEXT_CODES } from './codes/texts.ts'
import { ADVERT_CODES } from './codes/adverts.ts'
import { PLAUSIBILITY_CODES } from './codes/plausibility.ts'
import { PICTURE_CODES } from './codes/pictures.ts'
import { TEMPLATE_CODES } from './codes/templates.ts'
import { OUTPUT_CODES } from './codes/output.ts'
import { SHARD_CODES } from './codes/shards.ts'
import { CACHE_CODES } from './codes/cache.ts'
import { LEDGER_CODES } from './codes/ledger.ts'
import { IMPORT_CODES } from './codes/import.ts'
import { IMPORT_SOURCE_CODES } from './codes/import-sources.ts'
import { DESK_CODES } from './codes/desk.ts'
import { OWNER_CODES } from './codes/owners.ts'
import { PLACE_CODES } from './codes/places.ts'
import { SERVICE_CODES } from './codes/service.ts'
import { XML_CODES } from './codes/xml.ts'
import { STOCK_CODES } from './codes/stock.ts'
import { SCAFFOLD_CODES } from './codes/scaffold.ts'
import type { CodeEntry, ExitCode } from './define-code.ts'

export const CATALOGUE = {
  ...SOURCE_CODES,
  ...FILE_CODES,
  ...SCHEMA_CODES,
  ...LINK_CODES,
  ...DATE_CODES,
  ...PLACE_CODES,
  ...TEXT_CODES,
  ...ADVERT_CODES,
  ...PLAUSIBILITY_CODES,
  ...PICTURE_CODES,
  ...TEMPLATE_CODES,
  ...OUTPUT_CODES,
  ...SHARD_CODES,
  ...CACHE_CODES,
  ...LEDGER_CODES,
  ...IMPORT_CODES,
  ...XML_CODES,
  ...IMPORT_SOURCE_CODES,
  ...OWNER_CODES,
  ...DESK_CODES,
  ...SERVICE_CODES,
  ...STOCK_CODES,
  ...SCAFFOLD_CODES,
} as const

export type Code = keyof typeof CATALOGUE

export function exitCodeOf(code: Code): ExitCode {
  return (CATALOGUE[code] as CodeEntry<never>).exit ?? 1
}
