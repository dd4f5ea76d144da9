/**
 * The catalogue of problems. A code is permanent: it is never given to another problem. `docs/errors.md` is generated
 * from here, and each code has a broken site in tests/broken that shows it.
 */
import { SOURCE_CODES } from './codes/source.ts'
import { FILE_CODES } from './codes/files.ts'
import { SCHEMA_CODES } from './codes/schema.ts'
import { LINK_CODES } from './codes/links.ts'
import { ADVERT_CODES } from './codes/adverts.ts'
import { PICTURE_CODES } from './codes/pictures.ts'
import { TEMPLATE_CODES } from './codes/templates.ts'
import { OUTPUT_CODES } from './codes/output.ts'
import { SHARD_CODES } from './codes/shards.ts'
import { CACHE_CODES } from './codes/cache.ts'
import { OWNER_CODES } from './codes/owners.ts'
import { SERVICE_CODES } from './codes/service.ts'

/** Exit codes: 1 content, 2 usage, 3 environment, 4 lock, 5 findings, 70 internal (engineering section 2). */
export type ExitCode = 1 | 2 | 3 | 4 | 5 | 70

export interface CodeEntry<P> {
  readonly severity: 'error' | 'warning'
  /** A few words: the heading in docs/errors.md. */
  readonly title: string
  /** Why it is a problem and what to do: a short paragraph for docs/errors.md. */
  readonly about: string
  /** One sentence, without a full stop, that names the data. */
  readonly message: (params: P) => string
  /** What to do, where that can be said in a sentence. */
  readonly hint?: (params: P) => string | undefined
  readonly exit?: ExitCode
}

export const CATALOGUE = {
  ...SOURCE_CODES,
  ...FILE_CODES,
  ...SCHEMA_CODES,
  ...LINK_CODES,
  ...ADVERT_CODES,
  ...PICTURE_CODES,
  ...TEMPLATE_CODES,
  ...OUTPUT_CODES,
  ...SHARD_CODES,
  ...CACHE_CODES,
  ...OWNER_CODES,
  ...SERVICE_CODES,
} as const

export type Code = keyof typeof CATALOGUE

export function exitCodeOf(code: Code): ExitCode {
  return (CATALOGUE[code] as CodeEntry<never>).exit ?? 1
}
