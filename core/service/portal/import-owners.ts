/**
 * Imports owners and their properties from an export, completely or not at all. Records replace those of
 * earlier imports, so importing the same file twice changes nothing.
 */
import { emailKey } from '../../domain/email.ts'
import type { Kysely } from 'kysely'
import { problem } from '../../diagnostics/diagnostic.ts'
import type { Problem } from '../../diagnostics/diagnostic.ts'
import type { OwnerRecord, OwnersFile } from '../../schema/owners-file.ts'
import type { ServiceDeps } from '../deps.ts'
import type { Tables } from '../store/tables.ts'
import type { TimeZone } from '../time-zone.ts'
import { dropUnusedContent } from './documents.ts'
import type { ReadFile } from './import-property.ts'
import { importProperty } from './import-property.ts'
import { newOwner, setProperties } from './owners.ts'
import { voidResetLinks } from './reset-links.ts'
import { endSessions } from './sessions.ts'
import type { OwnerRow } from './tables.ts'

interface OwnersImport {
  readonly file: OwnersFile
  /** Name of the file, for problems. */
  readonly name: string
  readonly zone: TimeZone
  /** Bytes of documents by their names in the file. */
  readonly documents: ReadonlyMap<string, ReadFile>
}

type ImportOutcome =
  | {
      readonly kind: 'done'
      readonly added: readonly OwnerRow[]
      readonly owners: number
      readonly properties: number
    }
  | { readonly kind: 'refused'; readonly problems: readonly Problem[] }

type ImportDeps = Pick<ServiceDeps, 'store' | 'now' | 'random'>

export function importOwners(given: OwnersImport, deps: ImportDeps): Promise<ImportOutcome> {
  const { owners = [], properties = [] } = given.file
  return deps.store.write(async (transaction): Promise<ImportOutcome> => {
    const existing = await transaction.selectFrom('owner').selectAll().execute()
    const problems = takenAddresses(owners, existing, given.name)
    if (problems.length > 0) return { kind: 'refused', problems }
    const added: OwnerRow[] = []
    // Addresses that pass from one owner to another are freed before they are assigned.
    for (const record of owners) await freeAddress(transaction, record, existing)
    for (const record of owners) added.push(...(await importOwner(transaction, record, { existing, deps })))
    for (const record of properties) await importProperty(transaction, record, { ...given, deps })
    await dropUnusedContent(transaction)
    return { kind: 'done', added, owners: owners.length, properties: properties.length }
  })
}

/**
 * Finds an owner by the id of the agency's software. An owner who was added by hand is found by the address,
 * and gets the id.
 */
function ownerFor({ id, email }: OwnerRecord, existing: readonly OwnerRow[]): OwnerRow | undefined {
  const key = emailKey(email)
  return (
    existing.find(({ reference }) => reference === id) ??
    existing.find((row) => row.reference === null && row.email === key)
  )
}

/** Addresses of owners who are not in the file, which therefore stay taken. */
function takenAddresses(
  owners: readonly OwnerRecord[],
  existing: readonly OwnerRow[],
  file: string,
): readonly Problem[] {
  const changing = new Set(owners.flatMap((record) => ownerFor(record, existing)?.id ?? []))
  return owners.flatMap((record, index) => {
    const holder = existing.find(({ email }) => email === emailKey(record.email))
    if (holder === undefined || changing.has(holder.id)) return []
    return [problem('AS8002', { email: record.email }, { at: { file, path: ['owners', index, 'email'] } })]
  })
}

async function freeAddress(
  db: Kysely<Tables>,
  record: OwnerRecord,
  existing: readonly OwnerRow[],
): Promise<void> {
  const owner = ownerFor(record, existing)
  if (owner === undefined || owner.email === emailKey(record.email)) return
  await db
    .updateTable('owner')
    .set({ email: `moving ${owner.id}` })
    .where('id', '=', owner.id)
    .execute()
  // Links that were mailed to the old address become void.
  await voidResetLinks(db, owner.id)
}

interface Context {
  readonly existing: readonly OwnerRow[]
  readonly deps: ImportDeps
}

/** Returns the new owners. */
async function importOwner(
  db: Kysely<Tables>,
  record: OwnerRecord,
  { existing, deps }: Context,
): Promise<readonly OwnerRow[]> {
  const before = ownerFor(record, existing)
  const { id: reference, name, language, disabled = false } = record
  const disabledAt = disabled ? (before?.disabled_at ?? deps.now()) : null
  const given = { reference, email: emailKey(record.email), name, language, disabled_at: disabledAt }
  if (before !== undefined) {
    await db.updateTable('owner').set(given).where('id', '=', before.id).execute()
    await setProperties(db, before.id, record.properties)
    if (disabled) await endSessions(db, before.id)
    return []
  }
  const row = newOwner(given, deps)
  await db.insertInto('owner').values(row).execute()
  await setProperties(db, row.id, record.properties)
  return [row]
}
