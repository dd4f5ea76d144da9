/**
 * One entry of the ledger: the changes of a publication to the set of published addresses. See docs/ci.md.
 */
import { z } from 'zod'
import { localeCode, localised } from './common.ts'

const day = z.string().regex(/^[0-9]{4}-[0-9]{2}-[0-9]{2}$/)
const ids = z.array(z.int().nonnegative())
const address = z.string().regex(/^\/(?!\/)/)

/**
 * Goal, country with postal code, and type group of a home: `sale BE-9000 4`. The ledger stores nothing else
 * about a home.
 */
const homeKind = z.string().regex(/^(?:sale|rent|take-over) (?:BE|LU)-[A-Za-z0-9]{1,10}(?: [0-9]+)?$/)

const HOME_STATES = ['open', 'sold', 'rented'] as const
const HOME_ENDS = ['sold', 'rented', 'withdrawn', 'ended'] as const

export const ledgerEntry = z.strictObject({
  schema: z.literal(1),
  day: day.describe('the day of the publication, in UTC'),
  homes: z.record(homeKind, ids).exactOptional().describe('homes that are new, or whose kind changed'),
  states: z.partialRecord(z.enum(HOME_STATES), ids).exactOptional().describe('homes whose state changed'),
  removed: z.partialRecord(z.enum(HOME_ENDS), ids).exactOptional().describe('homes that are gone, by how'),
  projects: ids.exactOptional(),
  removedProjects: ids.exactOptional(),
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
export type HomeState = (typeof HOME_STATES)[number]
export type HomeEnd = (typeof HOME_ENDS)[number]
