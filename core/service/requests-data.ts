/**
 * The personal data of appointments, documents, the newsletter and registered searches: exported and erased by e-mail
 * address, and deleted when the retention ends.
 */
import type { Transaction } from 'kysely'
import { parseShared } from '../domain/saved.ts'
import type { Criteria } from './registered-searches/criteria.ts'
import { endSearches } from './registered-searches/searches.ts'
import type { PersonalData } from './personal-data-source.ts'
import type { Tables } from './store/tables.ts'

const APPOINTMENT_DATA: PersonalData = {
  name: 'appointments',
  find: async (db, email) => {
    const rows = await db
      .selectFrom('appointment')
      .select([
        'id',
        'form',
        'language',
        'property',
        'meeting',
        'office',
        'person',
        'address',
        'name',
        'phone',
        'starts_at',
        'state',
        'created_at',
      ])
      .where('email', '=', email)
      .orderBy('id')
      .execute()
    return rows.map(({ starts_at, created_at, ...row }) => ({
      ...row,
      startsAt: iso(starts_at),
      createdAt: iso(created_at),
    }))
  },
  erase: async (transaction, email) => {
    const rows = await transaction.selectFrom('appointment').select('id').where('email', '=', email).execute()
    return eraseAppointments(
      transaction,
      rows.map(({ id }) => id),
    )
  },
}

/** The export includes the consent and ended subscriptions. */
const SUBSCRIBER_DATA: PersonalData = {
  name: 'newsletter',
  find: async (db, email) => {
    const rows = await db.selectFrom('subscriber').selectAll().where('email', '=', email).execute()
    return rows.map(({ language, state, form, property, asked_at, confirmed_at, ended_at }) => ({
      language,
      state,
      form,
      property,
      askedAt: iso(asked_at),
      ...(confirmed_at === null ? {} : { confirmedAt: iso(confirmed_at) }),
      ...(ended_at === null ? {} : { endedAt: iso(ended_at) }),
    }))
  },
  erase: async (transaction, email) => {
    const done = await transaction.deleteFrom('subscriber').where('email', '=', email).executeTakeFirst()
    return Number(done.numDeletedRows)
  },
}

const SEARCH_DATA: PersonalData = {
  name: 'searches',
  find: async (db, email) => {
    const rows = await db.selectFrom('search').selectAll().where('email', '=', email).orderBy('id').execute()
    const told = await db
      .selectFrom('told')
      .innerJoin('search', 'search.id', 'told.search')
      .select(['told.search', 'told.property', 'told.told_at'])
      .where('search.email', '=', email)
      .orderBy('told.told_at')
      .execute()
    return rows.map(({ id, language, criteria, saved, created_at, paused_at, expires_at }) => ({
      id,
      language,
      ...(saved === null ? { criteria: JSON.parse(criteria) as Criteria } : { saved: parseShared(saved) }),
      createdAt: iso(created_at),
      expiresAt: iso(expires_at),
      paused: paused_at !== null,
      told: told
        .filter(({ search }) => search === id)
        .map(({ property, told_at }) => ({ property, at: iso(told_at) })),
    }))
  },
  erase: (transaction, email) => endSearches(transaction, { email }),
}

const DOCUMENT_DATA: PersonalData = {
  name: 'documents',
  find: async (db, email) => {
    const rows = await db
      .selectFrom('document_request')
      .select(['property', 'requested_at'])
      .where('email', '=', email)
      .orderBy('requested_at')
      .execute()
    return rows.map(({ property, requested_at }) => ({ property, requestedAt: iso(requested_at) }))
  },
  erase: async (transaction, email) => {
    const done = await transaction
      .deleteFrom('document_request')
      .where('email', '=', email)
      .executeTakeFirst()
    return Number(done.numDeletedRows)
  },
}

export const REQUESTS_DATA: readonly PersonalData[] = [
  APPOINTMENT_DATA,
  SUBSCRIBER_DATA,
  SEARCH_DATA,
  DOCUMENT_DATA,
]

async function eraseAppointments(transaction: Transaction<Tables>, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0
  const done = await transaction.deleteFrom('appointment').where('id', 'in', ids).executeTakeFirst()
  return Number(done.numDeletedRows)
}

/** Deletes at most `most` rows whose retention has ended, and returns their number. Callers repeat it until it returns 0. */
export async function sweepRequests(
  transaction: Transaction<Tables>,
  { now, most }: { readonly now: number; readonly most: number },
): Promise<number> {
  const due = await transaction
    .selectFrom('appointment')
    .select('id')
    .where('erase_at', '<=', now)
    .orderBy('erase_at')
    .limit(most)
    .execute()
  const appointments = await eraseAppointments(
    transaction,
    due.map(({ id }) => id),
  )
  // These rows are few and small, so they are deleted in one step.
  const subscribers = await transaction
    .deleteFrom('subscriber')
    .where('erase_at', '<=', now)
    .executeTakeFirst()
  const holds = await transaction.deleteFrom('hold').where('expires_at', '<=', now).executeTakeFirst()
  const searches = await transaction.deleteFrom('search').where('expires_at', '<=', now).executeTakeFirst()
  const documents = await transaction
    .deleteFrom('document_request')
    .where('erase_at', '<=', now)
    .executeTakeFirst()
  const others = [subscribers, holds, searches, documents].map(({ numDeletedRows }) => Number(numDeletedRows))
  return others.reduce((sum, count) => sum + count, appointments)
}

function iso(instant: number): string {
  return new Date(instant).toISOString()
}
