/** The path table (spec 2): the one source of the site's addresses. */
import { LOCALES } from '../domain/locale.ts'
import type { Locale, Localised, Text } from '../domain/locale.ts'
import { problem } from '../diagnostics/diagnostic.ts'
import type { Goal } from '../domain/availability.ts'
import type { Checked, Problem } from '../diagnostics/diagnostic.ts'
import type { Route } from '../schema/site-config.ts'
import { isReservedName } from '../system/paths.ts'
import type { UrlPath } from '../system/paths.ts'
import { pointAtConfig } from './records.ts'

/** Values for the placeholders of a pattern. */
export type RouteValues = Readonly<Partial<Record<Placeholder, string | number>>>

const PLACEHOLDERS = ['id', 'town', 'slug', 'page', 'zip', 'webid'] as const
export type Placeholder = (typeof PLACEHOLDERS)[number]

export interface Breadcrumb {
  readonly name: Text
  readonly path: string
  readonly public: boolean
}

export interface RouteEntry {
  readonly original: string
  /** Place in site-config/routes.json. */
  readonly index: number
  readonly type: 'page' | 'article' | 'feedback' | 'login'
  readonly paths: Localised<string>
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
    breadcrumb: (route.breadcrumb ?? []).map((crumb) => ({ name: crumb.name, path: crumb.path, public: crumb.public ?? true })),
    goals: route.goal,
    external: route.external ?? false,
    pattern: route.original.includes('{') ? patternOf(route.original) : undefined,
  }
}

function patternOf(original: string): RegExp {
  const source = original
    .replace(/[.*+?^$()|[\]\\]/g, '\\$&')
    .replace(/\{([a-z]+)\}/g, (_, name: string) => (['id', 'page', 'webid'].includes(name) ? `(?<${name}>\\d+)` : `(?<${name}>[^/]+?)`))
  return new RegExp(`^${source}$`, 'i')
}

/** Internal paths compare without regard to case and to a missing slash at the end. */
export function foldPath(path: string): string {
  const folded = path.normalize('NFC').toLowerCase()
  return folded.endsWith('/') ? folded : `${folded}/`
}

function duplicateEntry(entry: RouteEntry, twin: RouteEntry): Problem {
  return problem('AS3001', { original: entry.original }, {
    at: pointAtConfig('routes', 'routes', entry.index, 'original'),
    related: [{ message: 'first entry', at: pointAtConfig('routes', 'routes', twin.index, 'original') }],
  })
}

function checkEntry(entry: RouteEntry): Problem[] {
  const problems: Problem[] = []
  for (const locale of LOCALES) {
    const path = entry.paths[locale]
    if (path === undefined || entry.external) continue
    const at = pointAtConfig('routes', 'routes', entry.index, 'path', locale)
    if (!path.startsWith(`/${locale}/`)) problems.push(problem('AS3002', { path, locale }, { at }))
    const segment = badSegment(path)
    if (segment !== undefined) problems.push(problem('AS3003', { path, segment }, { at }))
    for (const [, name = ''] of path.matchAll(/\{([^}]*)\}/g)) {
      if (!(PLACEHOLDERS as readonly string[]).includes(name)) {
        problems.push(problem('AS3004', { path, name, known: PLACEHOLDERS.join(', ') }, { at }))
      }
    }
  }
  return problems
}

/** The first part of a public path that cannot be a folder on every system, or undefined. */
function badSegment(path: string): string | undefined {
  if (!path.endsWith('/')) return path.slice(path.lastIndexOf('/') + 1)
  return path
    .slice(1, -1)
    .split('/')
    .find((segment) => {
      const literal = segment.replace(/\{[^}]*\}/g, 'x')
      return !/^[\p{L}\p{N}][\p{L}\p{N}._~-]*$/u.test(literal) || /\.$/.test(literal) || isReservedName(literal)
    })
}

/** The entry for an internal path: a literal one overrides a pattern; a pattern may be for some goals only. */
export function matchRoute(table: RouteTable, original: string, goal?: Goal): RouteMatch | null {
  const literal = table.literal.get(foldPath(original))
  if (literal) return { entry: literal, values: {} }
  const path = original.endsWith('/') ? original : `${original}/`
  for (const entry of table.patterns) {
    if (goal !== undefined && entry.goals && !entry.goals.includes(goal)) continue
    const match = entry.pattern?.exec(path)
    if (match) return { entry, values: { ...match.groups } }
  }
  return null
}

/** The public path in a language, with the placeholders filled; null where the table has none for it. */
export function publicPath(match: RouteMatch, locale: Locale, values: RouteValues = {}): UrlPath | null {
  const path = match.entry.paths[locale]
  if (path === undefined) return null
  const all: RouteValues = { ...match.values, ...values }
  const filled = path.replace(/\{([a-z]+)\}/g, (_, name: Placeholder) => String(all[name] ?? ''))
  return filled.normalize('NFC').replace(/\/{2,}/g, '/') as UrlPath
}
