/**
 * What outlives a build: which homes, projects and pages were published, since when, and at which addresses. It is made
 * by reading the entries of all publications in order. A home is known by its id, goal, postal code and type only, so
 * that the ledger can contain neither a hidden street nor a price.
 */
import type { AddressPattern } from '../domain/addresses.ts'
import type { Locale } from '../languages/codes.ts'
import type { Localised } from '../domain/locale.ts'
import type { HomeEnd, HomeState, LedgerEntry } from '../schema/ledger.ts'

export interface LedgerHome {
  /** As `homeKind` describes it. */
  readonly kind: string
  readonly firstSeen: string
  readonly state: HomeState
  /** Present while the home is not published. */
  readonly removed?: { readonly day: string; readonly end: HomeEnd }
}

interface LedgerProject {
  readonly firstSeen: string
  readonly removed?: string
}

interface LedgerPage {
  readonly now: Localised<string>
  /** Earlier addresses, oldest first. */
  readonly before: readonly string[]
}

export interface Ledger {
  /** The day of the last publication that changed something; null before the first. */
  readonly lastDay: string | null
  readonly homes: ReadonlyMap<number, LedgerHome>
  readonly projects: ReadonlyMap<number, LedgerProject>
  readonly pages: ReadonlyMap<string, LedgerPage>
  readonly patterns: readonly AddressPattern[]
}

/** What a site publishes now, in the terms of the ledger. */
export interface Published {
  readonly homes: ReadonlyMap<number, Pick<LedgerHome, 'kind' | 'state'>>
  /** Records that say that their home is no longer on the market. */
  readonly withdrawn: ReadonlySet<number>
  readonly projects: ReadonlySet<number>
  readonly pages: ReadonlyMap<string, Localised<string>>
  readonly patterns: readonly AddressPattern[]
}

/** The ledger with the day on which it is read. */
export interface Past {
  readonly ledger: Ledger
  /** ISO date. */
  readonly today: string
}

export const EMPTY_LEDGER: Ledger = {
  lastDay: null,
  homes: new Map(),
  projects: new Map(),
  pages: new Map(),
  patterns: [],
}

/** Applies entries in order. */
export function replay(entries: Iterable<LedgerEntry>): Ledger {
  const homes = new Map<number, Changing>()
  const projects = new Map<number, LedgerProject>()
  const pages = new Map<string, LedgerPage>()
  const patterns: AddressPattern[] = []
  let lastDay: string | null = null
  for (const entry of entries) {
    const { day } = entry
    lastDay = day
    replayHomes(homes, entry)
    for (const id of entry.projects ?? []) projects.set(id, { firstSeen: projects.get(id)?.firstSeen ?? day })
    for (const id of entry.removedProjects ?? [])
      projects.set(id, { firstSeen: projects.get(id)?.firstSeen ?? day, removed: day })
    for (const [original, paths] of Object.entries(entry.pages ?? {}))
      pages.set(original, movedPage(pages.get(original), paths))
    patterns.push(...(entry.patterns ?? []))
  }
  return { lastDay, homes, projects, pages, patterns }
}

/** Homes are changed in place: a large ledger has a million entries of homes. */
type Changing = { -readonly [Field in keyof LedgerHome]: LedgerHome[Field] }

function replayHomes(
  homes: Map<number, Changing>,
  { day, homes: added, states, removed }: LedgerEntry,
): void {
  for (const [kind, ids] of Object.entries(added ?? {}))
    for (const id of ids) {
      const home = homes.get(id)
      if (home === undefined) homes.set(id, { kind, firstSeen: day, state: 'open' })
      else {
        home.kind = kind
        delete home.removed
      }
    }
  for (const [state, ids] of Object.entries(states ?? {}) as [HomeState, readonly number[]][])
    for (const id of ids) {
      const home = homes.get(id)
      if (home !== undefined) home.state = state
    }
  for (const [end, ids] of Object.entries(removed ?? {}) as [HomeEnd, readonly number[]][])
    for (const id of ids) {
      const home = homes.get(id)
      if (home !== undefined) home.removed = { day, end }
    }
}

function movedPage(known: LedgerPage | undefined, paths: Localised<string>): LedgerPage {
  if (known === undefined) return { now: paths, before: [] }
  const now = { ...known.now, ...paths }
  const changed = Object.keys(paths).flatMap((locale) => known.now[locale as Locale] ?? [])
  return { now, before: [...new Set([...known.before, ...changed])] }
}

/** The entry that a publication adds to the ledger; null where it changes nothing. */
export function entryFor({ ledger, today }: Past, published: Published): LedgerEntry | null {
  const changes: Omit<LedgerEntry, 'schema' | 'day'> = {
    ...homesChanged(ledger, published),
    ...homesRemoved(ledger, published),
    ...projectsChanged(ledger, published),
    ...pagesChanged(ledger, published),
  }
  return Object.keys(changes).length === 0 ? null : { schema: 1, day: today, ...changes }
}

function homesChanged({ homes }: Ledger, published: Published): Pick<LedgerEntry, 'homes' | 'states'> {
  const kinds = createGroups<string>()
  const states = createGroups<HomeState>()
  for (const [id, { kind, state }] of published.homes) {
    const known = homes.get(id)
    if (known === undefined || known.removed !== undefined || known.kind !== kind) kinds.add(kind, id)
    if ((known?.state ?? 'open') !== state) states.add(state, id)
  }
  return { ...kinds.as('homes'), ...states.as('states') }
}

function homesRemoved({ homes }: Ledger, published: Published): Pick<LedgerEntry, 'removed'> {
  const removed = createGroups<HomeEnd>()
  for (const [id, home] of homes)
    if (home.removed === undefined && !published.homes.has(id)) removed.add(endOf(id, home, published), id)
  return removed.as('removed')
}

/** How a home ended, as far as the data say: a home that was for sale when it disappeared may be sold or not. */
export function endOf(id: number, { state }: LedgerHome, { withdrawn }: Published): HomeEnd {
  if (state !== 'open') return state
  return withdrawn.has(id) ? 'withdrawn' : 'ended'
}

function projectsChanged(
  { projects }: Ledger,
  published: Published,
): Pick<LedgerEntry, 'projects' | 'removedProjects'> {
  const isThere = (id: number) => projects.has(id) && projects.get(id)?.removed === undefined
  const added = [...published.projects].filter((id) => !isThere(id)).sort(byNumber)
  const gone = [...projects.keys()].filter((id) => isThere(id) && !published.projects.has(id)).sort(byNumber)
  return { ...(added.length > 0 && { projects: added }), ...(gone.length > 0 && { removedProjects: gone }) }
}

/** The address of a page that is gone stays: the page may come back at another one. */
function pagesChanged(
  { pages, patterns }: Ledger,
  published: Published,
): Pick<LedgerEntry, 'pages' | 'patterns'> {
  const moved = [...published.pages].flatMap(([original, paths]) => {
    const known = pages.get(original)?.now ?? {}
    const changed = Object.entries(paths).filter(([locale, path]) => known[locale as Locale] !== path)
    return changed.length === 0 ? [] : [[original, Object.fromEntries(changed)] as const]
  })
  const textOf = ({ kind, locale, path }: AddressPattern) => `${kind} ${locale} ${path}`
  const known = new Set(patterns.map(textOf))
  const added = published.patterns.filter((pattern) => !known.has(textOf(pattern)))
  return {
    ...(moved.length > 0 && { pages: Object.fromEntries(moved) }),
    ...(added.length > 0 && { patterns: added as NonNullable<LedgerEntry['patterns']> }),
  }
}

/** Ids by a name, in order, so that the same publication gives the same entry. */
function createGroups<Name extends string>() {
  const groups = new Map<Name, number[]>()
  return {
    add(name: Name, id: number): void {
      const ids = groups.get(name)
      if (ids === undefined) groups.set(name, [id])
      else ids.push(id)
    },
    as<Field extends string>(field: Field): Partial<Record<Field, Record<Name, number[]>>> {
      if (groups.size === 0) return {}
      const sorted = [...groups].sort(([one], [other]) => (one < other ? -1 : 1))
      const values = Object.fromEntries(sorted.map(([name, ids]) => [name, ids.sort(byNumber)]))
      return { [field]: values } as Partial<Record<Field, Record<Name, number[]>>>
    },
  }
}

function byNumber(one: number, other: number): number {
  return one - other
}
