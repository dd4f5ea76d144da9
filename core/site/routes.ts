/** The route table, the only source of the addresses of the site. */
import { LOCALES } from '../languages/codes.ts'
import type { Locale } from '../languages/codes.ts'
import type { Localised, Text } from '../domain/locale.ts'
import type { Goal } from '../domain/availability.ts'
import { problem } from '../diagnostics/diagnostic.ts'
import type { Checked, Pointer, Problem } from '../diagnostics/diagnostic.ts'
import type { Route } from '../schema/config/routes.ts'
import { isReservedName } from '../system/paths.ts'
import type { UrlPath } from '../system/paths.ts'
import { pointAtConfig, pointAtConfigText } from './records.ts'

/** Values for the placeholders of a pattern. */
export type RouteValues = Readonly<Partial<Record<Placeholder, string | number>>>

const PLACEHOLDERS = ['id', 'town', 'slug', 'page', 'zip', 'webid', 'year'] as const
type Placeholder = (typeof PLACEHOLDERS)[number]

interface Breadcrumb {
  readonly name: Text
  readonly path: string
  readonly public: boolean
}

export interface RouteEntry {
  readonly original: string
  /** The index of the entry in site-config/routes.json. */
  readonly index: number
  readonly type: 'page' | 'article' | 'feedback' | 'login'
  readonly paths: Localised<string>
  /** Each path is split into texts and names of placeholders, which alternate. */
  readonly parts: Localised<readonly string[]>
  readonly breadcrumb: readonly Breadcrumb[]
  readonly goals: readonly Goal[] | undefined
  readonly external: boolean
  /** Matches internal paths and captures placeholders; absent for literal entries. */
  readonly pattern: RegExp | undefined
}

export interface RouteTable {
  readonly entries: readonly RouteEntry[]
  readonly literal: ReadonlyMap<string, RouteEntry>
  readonly patterns: readonly RouteEntry[]
}

export interface RouteMatch {
  readonly entry: RouteEntry
  readonly values: RouteValues
}

export function compileRoutes(routes: readonly Route[]): Checked<RouteTable> {
  const entries = routes.map(entryOf)
  const problems = entries.flatMap(checkEntry)
  const literal = new Map<string, RouteEntry>()
  for (const entry of entries.filter(({ pattern }) => pattern === undefined)) {
    const key = foldPath(entry.original)
    const twin = literal.get(key)
    if (twin) problems.push(duplicateEntry(entry, twin))
    else literal.set(key, entry)
  }
  const patterns = entries.filter(({ pattern }) => pattern !== undefined)
  return { value: { entries, literal, patterns }, problems }
}

function entryOf(route: Route, index: number): RouteEntry {
  return {
    original: route.original,
    index,
    type: route.type ?? 'page',
    paths: route.path,
    parts: Object.fromEntries(
      Object.entries(route.path).map(([locale, path]) => [locale, path.split(PLACEHOLDER)]),
    ),
    breadcrumb: (route.breadcrumb ?? []).map((crumb) => ({
      name: crumb.name,
      path: crumb.path,
      public: crumb.public ?? true,
    })),
    goals: route.goal,
    external: route.external ?? false,
    pattern: route.original.includes('{') ? patternOf(route.original) : undefined,
  }
}

const PLACEHOLDER = /\{([^{}]*)\}/g
const NUMBERS: readonly string[] = ['id', 'page', 'webid', 'year'] satisfies Placeholder[]

/** No leading dot: a value becomes part of an address, where `..` would leave the site. */
const VALUE = '[^/.][^/]*?'

/**
 * The pattern of an original path. An unknown or repeated placeholder is reported by `checkOriginal` and
 * matches like other text.
 */
function patternOf(original: string): RegExp {
  const seen = new Set<string>()
  const parts = original.split(PLACEHOLDER).map((part, index) => {
    if (index % 2 === 0) return part.replace(/[.*+?^$()|[\]{}\\]/g, '\\$&')
    const isNew = isPlaceholder(part) && !seen.has(part)
    seen.add(part)
    return `(${isNew ? `?<${part}>` : '?:'}${NUMBERS.includes(part) ? '\\d+' : VALUE})`
  })
  return new RegExp(`^${parts.join('')}$`, 'i')
}

function isPlaceholder(name: string): name is Placeholder {
  return (PLACEHOLDERS as readonly string[]).includes(name)
}

/** The folded form of an internal path: without regard to case and to a missing slash at the end. */
export function foldPath(path: string): string {
  return withSlash(path.normalize('NFC').toLowerCase())
}

export function withSlash(path: string): string {
  return path.endsWith('/') ? path : `${path}/`
}

function duplicateEntry(entry: RouteEntry, twin: RouteEntry): Problem {
  return problem(
    'AS3001',
    { original: entry.original },
    {
      at: pointAtConfig('routes', 'routes', entry.index, 'original'),
      related: [{ message: 'first entry', at: pointAtConfig('routes', 'routes', twin.index, 'original') }],
    },
  )
}

function checkEntry(entry: RouteEntry): Problem[] {
  if (entry.external) return []
  const original = checkPath(entry.original, [pointAtConfig('routes', 'routes', entry.index, 'original')])
  const paths = LOCALES.flatMap((locale) => {
    const path = entry.paths[locale]
    if (path === undefined) return []
    const at = pointAtConfigText('routes', 'routes', entry.index, 'path', locale)
    return [
      ...(path.startsWith(`/${locale}/`) ? [] : [problem('AS3002', { path, locale }, { at })]),
      ...(path.endsWith('/') ? [] : [problem('AS3003', { path, segment: '' }, { at })]),
      ...checkPath(path, at),
    ]
  })
  return [...original, ...paths]
}

/** Original paths become folders too: their pages redirect to the visitor's language. */
function checkPath(path: string, at: readonly Pointer[]): Problem[] {
  const unknown = [...path.matchAll(PLACEHOLDER)]
    .map(([, name = '']) => name)
    .filter((name) => !isPlaceholder(name))
  return [
    ...checkFolders(path.replace(PLACEHOLDER, 'x'), at, path),
    ...unknown.map((name) => problem('AS3004', { path, name, known: PLACEHOLDERS.join(', ') }, { at })),
  ]
}

/** Reports a path that cannot become folders. `written` is its text in the source. */
export function checkFolders(path: string, at: readonly Pointer[], written = path): Problem[] {
  const segments = path.replace(/^\/|\/$/g, '').split('/')
  const bad = path === '/' ? -1 : segments.findIndex((segment) => !isFolderName(segment))
  if (bad === -1) return []
  const segment = written.replace(/^\/|\/$/g, '').split('/')[bad] ?? ''
  return [problem('AS3003', { path: written, segment }, { at })]
}

const LONGEST_SEGMENT = 200
const bytes = new TextEncoder()

function isFolderName(name: string): boolean {
  const isPlain = /^[\p{L}\p{N}][\p{L}\p{N}\p{M}._~-]*$/u.test(name) && !name.endsWith('.')
  return isPlain && !isReservedName(name) && bytes.encode(name).length <= LONGEST_SEGMENT
}

/**
 * The entry for an internal path. A literal entry takes precedence over a pattern, and a pattern may be
 * restricted to some goals.
 */
export function matchRoute(table: RouteTable, original: string, goal?: Goal): RouteMatch | null {
  const literal = table.literal.get(foldPath(original))
  if (literal) return { entry: literal, values: {} }
  const path = withSlash(original)
  for (const entry of table.patterns) {
    if (goal !== undefined && entry.goals && !entry.goals.includes(goal)) continue
    const match = entry.pattern?.exec(path)
    if (match) return { entry, values: { ...match.groups } }
  }
  return null
}

/** The public path in a language, with the placeholders filled; null if the table has no path for it. */
export function publicPath(match: RouteMatch, locale: Locale, values: RouteValues = {}): UrlPath | null {
  const parts = match.entry.parts[locale]
  if (parts === undefined) return null
  const filled = parts.map((part, index) =>
    index % 2 === 0 ? part : (valueOf(values, part) ?? valueOf(match.values, part) ?? ''),
  )
  return filled
    .join('')
    .normalize('NFC')
    .replace(/\/{2,}/g, '/') as UrlPath
}

/** The value of a placeholder. An unknown one stays as it is written, and is reported. */
function valueOf(values: RouteValues, name: string): string | number | undefined {
  return isPlaceholder(name) ? values[name] : `{${name}}`
}
