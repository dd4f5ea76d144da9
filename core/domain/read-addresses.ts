/** Reads the files of addresses (`addresses.ts`), which anybody may have changed. */
import { isLocale } from '../languages/codes.ts'
import type { AddressAnswer, AddressIndex, AddressPattern, FolderRedirect } from './addresses.ts'
import type { Localised } from './locale.ts'
import { isCount, isList, isOwnAddress, isRecord, isText } from './untrusted.ts'

export function indexOf(value: unknown): AddressIndex | null {
  if (!isRecord(value) || value['schema'] !== 1) return null
  const { files, patterns, missing, defaultLocale, folders = [] } = value
  if (!isCount(files) || files < 1 || !isList(patterns, isPattern) || !isLocale(defaultLocale)) return null
  const redirected = isList(folders, isFolderRedirect) ? folders : []
  return {
    schema: 1,
    files,
    patterns,
    missing: addressesIn(missing),
    defaultLocale,
    folders: redirected,
  }
}

function isFolderRedirect(value: unknown): value is FolderRedirect {
  if (!isRecord(value)) return false
  const { folder, to, isApart } = value
  return isText(folder) && isRedirectTarget(to) && typeof isApart === 'boolean'
}

/** A path of the site, or an address of another one, to which the configuration redirects. */
export function isRedirectTarget(value: unknown): value is string {
  return isOwnAddress(value) || (isText(value) && /^https?:\/\/[^\s\\\p{Cc}]+$/u.test(value))
}

/** From the parsed index, which anybody may have changed. */
export function publishedBasePath(index: unknown): string {
  const basePath = isRecord(index) ? index['basePath'] : undefined
  return isOwnAddress(basePath) ? basePath : ''
}

function isPattern(value: unknown): value is AddressPattern {
  if (!isRecord(value)) return false
  const { kind, locale, path } = value
  const isKind = kind === 'property' || kind === 'project' || kind === 'town' || kind === 'list'
  return isKind && (locale === null || isLocale(locale)) && isText(path)
}

export function answerIn(value: unknown, key: string): AddressAnswer | null {
  const answer = isRecord(value) && Object.hasOwn(value, key) ? value[key] : null
  if (!isRecord(answer)) return null
  return 'moved' in answer ? { moved: addressesIn(answer['moved']) } : { gone: addressesIn(answer['gone']) }
}

/** Other values are omitted, because they would lead visitors to other sites. */
function addressesIn(value: unknown): Localised<string> {
  if (!isRecord(value)) return {}
  return Object.fromEntries(
    Object.entries(value).filter(([code, href]) => isLocale(code) && isOwnAddress(href)),
  )
}
