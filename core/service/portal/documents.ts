/**
 * Documents of a property, with their bytes: in the database, so that one backup holds all, and several processes see the same
 * (docs/decisions/0035). The same file is kept once.
 */
import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { ServiceDeps } from '../deps.ts'
import { newId } from '../ids.ts'
import type { Tables } from '../store/tables.ts'
import type { PortalDocumentRow } from './tables.ts'

const PART = 64 * 1024

export interface NewDocument extends Pick<
  PortalDocumentRow,
  'property' | 'reference' | 'name' | 'type' | 'added_by' | 'may_download' | 'added_at'
> {
  readonly content: Uint8Array
}

export async function addDocument(
  db: Kysely<Tables>,
  { content, ...about }: NewDocument,
  deps: Pick<ServiceDeps, 'now' | 'random'>,
): Promise<PortalDocumentRow> {
  const row = { ...about, id: newId(deps), ...(await keepContent(db, content)) }
  await db.insertInto('portal_document').values(row).execute()
  return row
}

/** What a row of a document says of its bytes. */
export async function keepContent(
  db: Kysely<Tables>,
  content: Uint8Array,
): Promise<Pick<PortalDocumentRow, 'bytes' | 'content_hash'>> {
  const hash = createHash('sha256').update(content).digest('hex')
  for (let part = 0; part === 0 || part * PART < content.byteLength; part++) {
    const bytes = Buffer.from(content.subarray(part * PART, (part + 1) * PART))
    await db
      .insertInto('document_content')
      .values({ hash, part, content: bytes })
      .onConflict((conflict) => conflict.columns(['hash', 'part']).doNothing())
      .execute()
  }
  return { bytes: content.byteLength, content_hash: hash }
}

interface ReadDocument {
  readonly name: string
  readonly type: string
  readonly content: Buffer
}

/** One that may be downloaded, of this property and no other. */
export async function readDocument(
  db: Kysely<Tables>,
  property: string,
  id: string,
): Promise<ReadDocument | undefined> {
  const document = await db
    .selectFrom('portal_document')
    .select(['name', 'type', 'content_hash'])
    .where('id', '=', id)
    .where('property', '=', property)
    .where('may_download', '=', 1)
    .executeTakeFirst()
  if (document === undefined) return undefined
  const parts = await db
    .selectFrom('document_content')
    .select('content')
    .where('hash', '=', document.content_hash)
    .orderBy('part')
    .execute()
  const { name, type } = document
  return { name, type, content: Buffer.concat(parts.map(({ content }) => bytesOf(content))) }
}

function bytesOf(content: Buffer | ArrayBuffer): Uint8Array {
  return content instanceof ArrayBuffer ? new Uint8Array(content) : content
}

/** Of what owners added to a property. */
export async function addedByOwners(
  db: Kysely<Tables>,
  property: string,
): Promise<{ readonly files: number; readonly bytes: number }> {
  const rows = await db
    .selectFrom('portal_document')
    .select('bytes')
    .where('property', '=', property)
    .where('added_by', '=', 'owner')
    .execute()
  return { files: rows.length, bytes: rows.reduce((sum, { bytes }) => sum + bytes, 0) }
}

/** Bytes that no document has any more. */
export async function dropUnusedContent(db: Kysely<Tables>): Promise<void> {
  await db
    .deleteFrom('document_content')
    .where('hash', 'not in', db.selectFrom('portal_document').select('content_hash'))
    .execute()
}
