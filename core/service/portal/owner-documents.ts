/** The documents of an owner, for the office. */
import type { Kysely } from 'kysely'
import type { ServiceDeps } from '../deps.ts'
import type { Tables } from '../store/tables.ts'
import { writeAudit } from './audit.ts'
import { deleteDocument } from './documents.ts'
import type { PortalDocumentRow } from './tables.ts'

/** By property, the newest first. */
export async function documentsOf(db: Kysely<Tables>, owner: string): Promise<readonly PortalDocumentRow[]> {
  const rows = await ofOwner(db, owner).orderBy('added_at', 'desc').execute()
  return rows.toSorted((one, other) => Number(one.property) - Number(other.property))
}

/**
 * Removes a document, and its bytes unless another document shares them. Undefined if this owner has no such
 * document.
 */
export function removeDocument(
  { owner, id }: { readonly owner: string; readonly id: string },
  deps: Pick<ServiceDeps, 'store' | 'now' | 'random'>,
): Promise<PortalDocumentRow | undefined> {
  return deps.store.write(async (transaction) => {
    const row = await ofOwner(transaction, owner).where('id', '=', id).executeTakeFirst()
    if (row === undefined) return undefined
    await deleteDocument(transaction, id)
    await writeAudit(transaction, { action: 'document-removed', owner, subject: id }, deps)
    return row
  })
}

/** The files that this owner added to any property, and those of the agency at the owner's properties. */
function ofOwner(db: Kysely<Tables>, owner: string) {
  const theirs = db.selectFrom('owner_property').select('property').where('owner', '=', owner)
  return db
    .selectFrom('portal_document')
    .where((row) =>
      row.or([row('owner', '=', owner), row.and([row('owner', 'is', null), row('property', 'in', theirs)])]),
    )
    .selectAll()
}
