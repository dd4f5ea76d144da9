/**
 * One entry of the ledger: the changes of a publication to the set of published addresses. See docs/ci.md.
 */
import { z } from 'zod'
import { localeCode, localised } from './common.ts'

const day = z.string().regex(/^[0-9]{4}-[0-9]{2}-[0-9]{2}$/)
const ids = z.array(z.int().nonnegative())
const address = z.string().regex(/^\/(?!\/)/)

/**
 * Goal, country with postal code, and type group of a home or project: `sale BE-9000 4`. Beside its state and the price
 * that pages show, the ledger stores nothing else about it.
 */
const kind = z.string().regex(/^(?:sale|rent|take-over) (?:BE|LU)-[A-Za-z0-9]{1,10}(?: [0-9]+)?$/)

export const STATES = ['open', 'sold', 'rented'] as const
const ENDS = ['sold', 'rented', 'withdrawn', 'ended'] as const

const kinds = z.record(kind, ids).exactOptional()
const states = z.partialRecord(z.enum(STATES), ids).exactOptional()
const removed = z.partialRecord(z.enum(ENDS), ids).exactOptional()

/** Prices that pages show, in euro; `-` for homes that no longer show one. */
const prices = z.record(z.string().regex(/^(?:-|[0-9]+(?:\.[0-9]+)?)$/), ids).exactOptional()

export const ledgerEntry = z.strictObject({
  schema: z.literal(1),
  day: day.describe('the day of the publication, on the clock of Belgium'),
  homes: kinds.describe('homes that are new, or whose kind changed'),
  states: states.describe('homes whose state changed'),
  prices: prices.describe('homes whose shown price is new or changed; a hidden price is never stored'),
  removed: removed.describe('homes that are gone, by how'),
  projects: kinds.describe('projects that are new, or whose kind changed'),
  projectStates: states,
  removedProjects: removed,
  addresses: z
    .record(z.string().regex(/^(?:property|project)\/[0-9]+$/), z.array(z.string().regex(/^[0-9a-f]{16}$/)))
    .exactOptional()
    .describe('hashes of new addresses without an id, by record'),
  pages: z
    .record(z.string(), localised(address))
    .exactOptional()
    .describe('addresses of pages and articles by internal path'),
  patterns: z
    .array(
      z.strictObject({ kind: z.enum(['property', 'project', 'list']), locale: localeCode, path: address }),
    )
    .exactOptional()
    .describe('addresses of the route table that contain an id'),
})
export type LedgerEntry = z.output<typeof ledgerEntry>
export type RecordState = (typeof STATES)[number]
export type RecordEnd = (typeof ENDS)[number]
