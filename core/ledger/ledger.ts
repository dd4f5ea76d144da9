/**
 * The facts that outlive a build: which homes, projects and pages were published, since when, and at which addresses. The
 * ledger is made by reading the entries of all publications in order. A home or project is known by its id, goal, postal
 * code, type, hashes of addresses and the price that pages show only, so that the ledger can contain neither a hidden
 * street nor a hidden price.
 */
import type { AddressPattern } from '../domain/addresses.ts'
import { changeable } from '../domain/changeable.ts'
import type { Changeable } from '../domain/changeable.ts'
import type { Locale } from '../languages/codes.ts'
import type { Localised } from '../domain/locale.ts'
import type { LedgerEntry, RecordEnd, RecordState } from '../schema/ledger.ts'
import { lastPrice, priceText, replayMarket } from './market.ts'
import type { Market } from './market.ts'

/** A home or a project. */
export interface LedgerRecord {
  /** The `kind` of core/schema/ledger.ts. */
  readonly kind: string
  readonly firstSeen: string
  readonly state: RecordState
  /** Present while the record is not published. */
  readonly removed?: { readonly day: string; readonly end: RecordEnd }
}

interface LedgerPage {
  readonly now: Localised<string>
  /** Earlier addresses, oldest first. */
  readonly before: readonly string[]
}

export interface Ledger {
  /** The day of the last publication that changed something; null before the first. */
  readonly lastDay: string | null
  readonly homes: ReadonlyMap<number, LedgerRecord>
  /** The offers of homes with their prices. */
  readonly market: Market
  readonly projects: ReadonlyMap<number, LedgerRecord>
  /** Hashes of all addresses without an id that a record had, by its key in core/domain/addresses.ts. */
  readonly addresses: ReadonlyMap<string, ReadonlySet<string>>
  readonly pages: ReadonlyMap<string, LedgerPage>
  readonly patterns: readonly AddressPattern[]
}

export interface PublishedRecord extends Pick<LedgerRecord, 'kind' | 'state'> {
  /** The price that its pages show, in euro; null if they show none, undefined if it has none of interest. */
  readonly price?: number | null
}

/** The content that a site publishes now, in the terms of the ledger. */
export interface Published {
  readonly homes: ReadonlyMap<number, PublishedRecord>
  /** Ids of properties whose data say that they are no longer on the market. */
  readonly withdrawn: ReadonlySet<number>
  readonly projects: ReadonlyMap<number, PublishedRecord>
  readonly addresses: ReadonlyMap<string, readonly string[]>
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
  market: new Map(),
  projects: new Map(),
  addresses: new Map(),
  pages: new Map(),
  patterns: [],
}

/** Applies entries in order to the ledger before them, which stays as it is. */
export function replay(entries: Iterable<LedgerEntry>, before: Ledger = EMPTY_LEDGER): Ledger {
  const homes = changeable(before.homes)
  const market = changeable(before.market)
  const projects = changeable(before.projects)
  const addresses = changeable(before.addresses)
  const pages = changeable(before.pages)
  const patterns = [...before.patterns]
  let { lastDay } = before
  for (const entry of entries) {
    const { day } = entry
    replayMarket({ market, entry, isFirst: lastDay === null, before: homes })
    lastDay = day
    replayRecords(homes, day, { kinds: entry.homes, states: entry.states, removed: entry.removed })
    replayRecords(projects, day, {
      kinds: entry.projects,
      states: entry.projectStates,
      removed: entry.removedProjects,
    })
    for (const [key, hashes] of Object.entries(entry.addresses ?? {}))
      addresses.set(key, new Set([...(addresses.get(key) ?? []), ...hashes]))
    for (const [original, paths] of Object.entries(entry.pages ?? {}))
      pages.set(original, movedPage(pages.get(original), paths))
    patterns.push(...(entry.patterns ?? []))
  }
  return {
    lastDay,
    homes: homes.value(),
    market: market.value(),
    projects: projects.value(),
    addresses: addresses.value(),
    pages: pages.value(),
    patterns,
  }
}

interface RecordChanges {
  readonly kinds: LedgerEntry['homes'] | undefined
  readonly states: LedgerEntry['states'] | undefined
  readonly removed: LedgerEntry['removed'] | undefined
}

function replayRecords(
  records: Pick<Changeable<number, LedgerRecord>, 'get' | 'set'>,
  day: string,
  { kinds, states, removed }: RecordChanges,
): void {
  for (const [kind, ids] of Object.entries(kinds ?? {}))
    for (const id of ids) {
      const { firstSeen = day, state = 'open' } = records.get(id) ?? {}
      records.set(id, { kind, firstSeen, state })
    }
  for (const [state, ids] of Object.entries(states ?? {}) as [RecordState, readonly number[]][])
    for (const id of ids) {
      const record = records.get(id)
      if (record !== undefined) records.set(id, { ...record, state })
    }
  for (const [end, ids] of Object.entries(removed ?? {}) as [RecordEnd, readonly number[]][])
    for (const id of ids) {
      const record = records.get(id)
      if (record !== undefined) records.set(id, { ...record, removed: { day, end } })
    }
}

function movedPage(known: LedgerPage | undefined, paths: Localised<string>): LedgerPage {
  if (known === undefined) return { now: paths, before: [] }
  const now = { ...known.now, ...paths }
  const changed = Object.keys(paths).flatMap((locale) => known.now[locale as Locale] ?? [])
  return { now, before: [...new Set([...known.before, ...changed])] }
}

/** The entry that a publication adds to the ledger; null if it changes nothing. */
export function entryFor({ ledger, today }: Past, published: Published): LedgerEntry | null {
  const homes = recordsChanged(ledger.homes, published.homes, published.withdrawn)
  const projects = recordsChanged(ledger.projects, published.projects)
  const changes: Omit<LedgerEntry, 'schema' | 'day'> = {
    ...homes.kinds.as('homes'),
    ...homes.states.as('states'),
    ...pricesChanged(ledger, published).as('prices'),
    ...homes.removed.as('removed'),
    ...projects.kinds.as('projects'),
    ...projects.states.as('projectStates'),
    ...projects.removed.as('removedProjects'),
    ...addressesAdded(ledger, published),
    ...pagesChanged(ledger, published),
  }
  return Object.keys(changes).length === 0 ? null : { schema: 1, day: today, ...changes }
}

function recordsChanged(
  before: ReadonlyMap<number, LedgerRecord>,
  now: ReadonlyMap<number, PublishedRecord>,
  withdrawn: ReadonlySet<number> = new Set(),
) {
  const kinds = createGroups<string>()
  const states = createGroups<RecordState>()
  const removed = createGroups<RecordEnd>()
  for (const [id, { kind, state }] of now) {
    const known = before.get(id)
    if (known === undefined || known.removed !== undefined || known.kind !== kind) kinds.add(kind, id)
    if ((known?.state ?? 'open') !== state) states.add(state, id)
  }
  for (const [id, record] of before)
    if (record.removed === undefined && !now.has(id)) removed.add(endOf(record, withdrawn.has(id)), id)
  return { kinds, states, removed }
}

/** A home without a shown price is in the ledger only if it showed one before. */
function pricesChanged({ market }: Ledger, { homes }: Published) {
  const prices = createGroups<string>()
  for (const [id, { price }] of homes)
    if (price !== undefined && price !== (lastPrice(market.get(id)) ?? null)) prices.add(priceText(price), id)
  return prices
}

/**
 * The end of a record, as far as the data show it. An open home that disappears has ended: whether it was
 * sold is unknown.
 */
export function endOf({ state }: LedgerRecord, isWithdrawn: boolean): RecordEnd {
  if (state !== 'open') return state
  return isWithdrawn ? 'withdrawn' : 'ended'
}

function addressesAdded({ addresses }: Ledger, published: Published): Pick<LedgerEntry, 'addresses'> {
  const added = [...published.addresses].flatMap(([key, hashes]) => {
    const unknown = hashes.filter((hash) => !addresses.get(key)?.has(hash))
    return unknown.length === 0 ? [] : [[key, unknown] as const]
  })
  return added.length === 0 ? {} : { addresses: Object.fromEntries(added) }
}

/** The address of a removed page stays in the ledger, because the page may come back at another address. */
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

/** Groups ids by a name, in order, so that the same publication gives the same entry. */
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
