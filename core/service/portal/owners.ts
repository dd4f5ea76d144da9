/** Owners and their properties, in the database. */
import { emailKey } from '../../domain/email.ts'
import type { Kysely } from 'kysely'
import type { ServiceDeps } from '../deps.ts'
import { newId } from '../ids.ts'
import type { Tables } from '../store/tables.ts'
import type { OwnerRow } from './tables.ts'

/** Adds an owner without a password, which the owner chooses. */
export function newOwner(
  given: Pick<OwnerRow, 'reference' | 'email' | 'name' | 'language' | 'disabled_at'>,
  deps: Pick<ServiceDeps, 'now' | 'random'>,
): OwnerRow {
  const nothing = { password: null, second_factor: null, second_factor_next: null, second_factor_step: 0 }
  return { id: newId(deps), ...given, ...nothing, created_at: deps.now() }
}

export function ownerByEmail(db: Kysely<Tables>, email: string): Promise<OwnerRow | undefined> {
  return db.selectFrom('owner').selectAll().where('email', '=', emailKey(email)).executeTakeFirst()
}

/** IDs, in the order of their numbers. */
export async function propertiesOf(db: Kysely<Tables>, owner: string): Promise<readonly string[]> {
  const rows = await db.selectFrom('owner_property').select('property').where('owner', '=', owner).execute()
  return rows.map(({ property }) => property).toSorted((one, other) => Number(one) - Number(other))
}

export async function isOwnerOf(db: Kysely<Tables>, owner: string, property: string): Promise<boolean> {
  const row = await db
    .selectFrom('owner_property')
    .select('property')
    .where('owner', '=', owner)
    .where('property', '=', property)
    .executeTakeFirst()
  return row !== undefined
}

/** Sets exactly these properties. */
export async function setProperties(
  db: Kysely<Tables>,
  owner: string,
  properties: readonly string[],
): Promise<void> {
  await db.deleteFrom('owner_property').where('owner', '=', owner).execute()
  if (properties.length === 0) return
  const rows = [...new Set(properties)].map((property) => ({ owner, property }))
  await db.insertInto('owner_property').values(rows).execute()
}
