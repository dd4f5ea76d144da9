import type { Locale } from '../languages/codes.ts'
import { outputOfUrl } from '../system/paths.ts'
import type { UrlPath } from '../system/paths.ts'

/** The place of the page at an internal path. */
export function internalPlace(locale: Locale, original: string) {
  const url = original as UrlPath
  return {
    url,
    file: outputOfUrl(url),
    locale,
    slot: 'internal',
    name: `the internal path ${original}`,
  } as const
}
