/**
 * Answers for addresses without a page: the new address of a record, the end of a removed record, and the
 * page for unknown ids. The build writes them once, as small files in `_addresses/`. The server and the
 * script of the 404 page read the same files by the same rules, and read one index and one file of answers
 * for an address, however many records the site has.
 */
import { isLocale, LOCALES } from '../languages/codes.ts'
import type { Locale } from '../languages/codes.ts'
import type { Localised } from './locale.ts'
import { answerIn, indexOf } from './read-addresses.ts'

export const ADDRESS_FOLDER = '_addresses'
export const ADDRESS_INDEX = `${ADDRESS_FOLDER}/index.json`
/**
 * The redirects of the configuration by address. On a static host their pages redirect; the server answers
 * with a redirect status.
 */
export const REDIRECTS_FILE = `${ADDRESS_FOLDER}/redirects.json`

/** The number of answers in a file: 64 homes in four languages take some 20 kB, a seventh of it compressed. */
const ANSWERS_IN_FILE = 64

export type RecordKind = 'property' | 'project'

/**
 * Addresses that contain a number: the id of a record, the postal code of the list of a town, or the page of a
 * list, which is no id.
 */
export interface AddressPattern {
  readonly kind: RecordKind | 'town' | 'list'
  /** null for internal paths. */
  readonly locale: Locale | null
  /** As in the route table: `/nl/te-koop/{town}/{slug}/{id}/`. */
  readonly path: string
}

/** A redirect of the configuration from all addresses below a folder that have no page (`/aanbod/*`). */
export interface FolderRedirect {
  /** With a slash at its end: `/aanbod/`. */
  readonly folder: string
  /** Encoded: an address of the site, or of another one. */
  readonly to: string
  /**
   * The site has no page, file or home below the folder. Some hosts redirect before they look for files, or do not know
   * where homes moved, so they cannot answer for a folder that has some.
   */
  readonly isApart: boolean
}

export interface AddressIndex {
  readonly schema: 1
  /** The number of files of answers. */
  readonly files: number
  /** The first pattern that matches decides. */
  readonly patterns: readonly AddressPattern[]
  /** The page for unavailable properties. */
  readonly missing: Localised<string>
  readonly defaultLocale: Locale
  /** Folded (`pageKey`), the deepest folder first; absent if there are none. */
  readonly folders?: readonly FolderRedirect[]
  /** The path of the site on its host (`site-address.ts`), for hosts that serve the folder; absent if it has none. */
  readonly basePath?: string
}

/** Encoded addresses by language: of the record itself, or of the page that shows how it ended. */
export type AddressAnswer = { readonly moved: Localised<string> } | { readonly gone: Localised<string> }

export function answerKey(kind: RecordKind, id: number | string): string {
  return `${kind}/${Number(id)}`
}

/** The key of the list of a town: its postal code finds it, whatever the name in the address. */
export function townKey(pattern: string, zip: string): string {
  return `town${pattern.replace('{zip}', zip)}`
}

/** The key of an address without an id. The ledger and the answers contain no former title of a home, only hashes. */
export function addressKey(path: string): string {
  return `address/${addressHash(path)}`
}

/** 64 bits: two addresses of a site have the same hash practically never. */
export function addressHash(path: string): string {
  const key = pageKey(path)
  return [key, `${key}${key}`].map((text) => numberOf(text).toString(16).padStart(8, '0')).join('')
}

/** Addresses compare without regard to case and to a missing slash at the end. */
export function pageKey(path: string): string {
  const folded = path.normalize('NFC').toLowerCase()
  return folded.endsWith('/') ? folded : `${folded}/`
}

/** A power of two, so that few files change their answers when a site grows. */
export function answerFiles(answers: number): number {
  let files = 1
  while (files * ANSWERS_IN_FILE < answers) files *= 2
  return files
}

/** The file that holds the answer for a key, if there is one. */
export function answerFile(key: string, files: number): string {
  return answerFileAt(numberOf(key) % files)
}

export function answerFileAt(number: number): string {
  return `${ADDRESS_FOLDER}/${number}.json`
}

/** FNV-1a: spreads keys evenly, and is the same in every engine. */
function numberOf(key: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < key.length; index++)
    hash = Math.imul(hash ^ key.charCodeAt(index), 0x01000193) >>> 0
  return hash
}

export type Resolution =
  /** `isByNumber`: a number in the address found it, and not the address itself. */
  | ({ readonly kind: 'moved'; readonly isByNumber: boolean } & Chosen)
  /** A redirect of the configuration, which may lead to another site. */
  | { readonly kind: 'redirected'; readonly href: string; readonly isApart: boolean }
  /** The record was published and removed. The page shows how it ended. */
  | { readonly kind: 'gone'; readonly href: string }
  /** No record of this id was published, or its entry has ended. */
  | { readonly kind: 'missing'; readonly href: string }

interface Asked {
  /** Returns the parsed JSON of a file of the site; null if the file does not exist. */
  readonly read: (file: string) => Promise<unknown>
  /** The language of the visitor, for addresses without one. */
  readonly preferred: (enabled: readonly Locale[], fallback: Locale) => Locale
}

/** The answer for an address without a page; null if it is unknown. */
export async function resolveAddress(pathname: string, asked: Asked): Promise<Resolution | null> {
  const path = pathOf(pathname)
  const index = path === null ? null : indexOf(await asked.read(ADDRESS_INDEX))
  if (path === null || index === null) return null
  const found = isOfFile(path) ? null : await answerAt(path, index, asked)
  return found === null || found.kind === 'missing' ? (redirectedAt(path, index) ?? found) : found
}

function redirectedAt(path: string, { folders = [] }: AddressIndex): Resolution | null {
  const found = folders.find(({ folder }) => path.startsWith(folder))
  if (found === undefined || pathOf(found.to) === path) return null
  return { kind: 'redirected', href: found.to, isApart: found.isApart }
}

async function answerAt(
  path: string,
  index: AddressIndex,
  { read, preferred }: Asked,
): Promise<Resolution | null> {
  const match = matchOf(path, index.patterns)
  if (match !== null && match.key === '') return null
  const key = match === null ? addressKey(path) : match.key
  const answer = answerIn(await read(answerFile(key, index.files)), key)
  const locale = match === null ? localeIn(path) : match.locale
  const choose = (paths: Localised<string>) =>
    chosen(paths, { locale, preferred, fallback: index.defaultLocale })
  if (answer === null) {
    const href = match?.kind === 'property' ? choose(index.missing)?.href : undefined
    return href === undefined ? null : { kind: 'missing', href }
  }
  const found = choose('moved' in answer ? answer.moved : answer.gone)
  if (found === null || pathOf(found.href) === path) return null
  return 'moved' in answer
    ? { kind: 'moved', ...found, isByNumber: match !== null }
    : { kind: 'gone', href: found.href }
}

/** The decoded and folded path; null for one that is wrongly encoded. */
function pathOf(pathname: string): string | null {
  try {
    return pageKey(decodeURIComponent(pathname)).replace(/\/index\.html\/$/, '/')
  } catch {
    return null
  }
}

/** No record or page has the address of a file. */
function isOfFile(path: string): boolean {
  return /\.[^/]*\/$/.test(path)
}

function localeIn(path: string): Locale | null {
  const code = path.split('/', 2)[1]
  return isLocale(code) ? code : null
}

interface Match {
  readonly kind: AddressPattern['kind']
  readonly locale: Locale | null
  /** Empty for a page of a list. */
  readonly key: string
}

function matchOf(path: string, patterns: readonly AddressPattern[]): Match | null {
  for (const { kind, locale, path: pattern } of patterns) {
    const found = expressionOf(pattern).exec(path)
    if (found) return { kind, locale, key: keyOf({ kind, path: pattern }, found.groups ?? {}) }
  }
  return null
}

function keyOf(
  { kind, path }: Pick<AddressPattern, 'kind' | 'path'>,
  { id = '', zip = '' }: Readonly<Record<string, string>>,
): string {
  if (kind === 'list') return ''
  return kind === 'town' ? townKey(path, zip) : answerKey(kind, id)
}

/** Ids have at most twelve digits (`record-id.ts`). */
function expressionOf(pattern: string): RegExp {
  const parts = pageKey(pattern).split(/\{([^{}]*)\}/)
  const source = parts.map((part, index) => {
    if (index % 2 === 0) return part.replace(/[.*+?^$()|[\]{}\\]/g, '\\$&')
    if (part === 'page') return '[0-9]+'
    if (part === 'zip') return '(?<zip>[0-9]{4})'
    return part === 'id' ? '(?<id>[0-9]{1,12})' : '[^/]+'
  })
  return new RegExp(`^${source.join('')}$`)
}

interface Chosen {
  readonly href: string
  /** The same page in the same language. */
  readonly isLasting: boolean
}

interface Choice {
  readonly locale: Locale | null
  readonly preferred: Asked['preferred']
  readonly fallback: Locale
}

/** The page in the language of the address, or else in another one that it has. */
function chosen(paths: Localised<string>, { locale, preferred, fallback }: Choice): Chosen | null {
  const enabled = LOCALES.filter((code) => paths[code] !== undefined)
  const [first] = enabled
  if (first === undefined) return null
  const other = enabled.includes(fallback) ? fallback : first
  const code = locale === null ? preferred(enabled, other) : enabled.includes(locale) ? locale : other
  const href = paths[code]
  return href === undefined ? null : { href, isLasting: code === locale }
}
