/**
 * Documents of a property, with their content. They are in the database, so that one backup contains everything and several processes see
 * the same (docs/decisions/0035). Equal content is stored once.
 */
import { createHash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import type { ExpressionBuilder, Kysely } from 'kysely'
import type { ServiceDeps } from '../deps.ts'
import { newId } from '../ids.ts'
import type { Store } from '../store/store.ts'
import type { Tables } from '../store/tables.ts'
import type { PortalDocumentRow } from './tables.ts'

const PART = 64 * 1024
/** Other requests are answered between turns: a file of 10 MB would otherwise stop all of them. */
const PARTS_IN_A_TURN = 4

export interface NewDocument extends Pick<
  PortalDocumentRow,
  'property' | 'owner' | 'reference' | 'name' | 'type' | 'added_by' | 'may_download' | 'added_at'
> {
  readonly content: Uint8Array
  /** The hash of a content that was stored ahead. */
  readonly hash?: string
}

export async function addDocument(
  db: Kysely<Tables>,
  { content, hash, ...about }: NewDocument,
  deps: Pick<ServiceDeps, 'now' | 'random'>,
): Promise<PortalDocumentRow> {
  const row = { ...about, id: newId(deps), ...(await keepContent(db, content, hash)) }
  await db.insertInto('portal_document').values(row).execute()
  return row
}

/**
 * Stores the content before its document, by changes so small that pages and other changes do not wait for them: the embedded file is
 * written in this process. Returns the hash. Without a document, the content is swept, and then `addDocument` stores it again.
 */
export async function storeAhead(store: Pick<Store, 'write'>, content: Uint8Array): Promise<string> {
  const hash = await hashOf(content)
  for (let part = 0; part < partsOf(content); part += PARTS_IN_A_TURN)
    await store.write((transaction) =>
      insertParts(transaction, { hash, content, from: part, to: part + PARTS_IN_A_TURN }),
    )
  return hash
}

/** Stores the content and returns the columns that refer to it. */
export async function keepContent(
  db: Kysely<Tables>,
  content: Uint8Array,
  known?: string,
): Promise<Pick<PortalDocumentRow, 'bytes' | 'content_hash'>> {
  const hash = known ?? (await hashOf(content))
  if (!(await isStored(db, hash, content)))
    for (let part = 0; part < partsOf(content); part += PARTS_IN_A_TURN) {
      await setImmediate()
      await insertParts(db, { hash, content, from: part, to: part + PARTS_IN_A_TURN })
    }
  return { bytes: content.byteLength, content_hash: hash }
}

async function isStored(db: Kysely<Tables>, hash: string, content: Uint8Array): Promise<boolean> {
  const parts = await db.selectFrom('document_content').select('part').where('hash', '=', hash).execute()
  return parts.length === partsOf(content)
}

/** An empty file has one part. */
function partsOf({ byteLength }: Uint8Array): number {
  return Math.max(1, Math.ceil(byteLength / PART))
}

interface Parts {
  readonly hash: string
  readonly content: Uint8Array
  readonly from: number
  /** Exclusive. */
  readonly to: number
}

async function insertParts(db: Kysely<Tables>, { hash, content, from, to }: Parts): Promise<void> {
  for (let part = from; part < Math.min(to, partsOf(content)); part++)
    await db
      .insertInto('document_content')
      .values({ hash, part, content: Buffer.from(content.subarray(part * PART, (part + 1) * PART)) })
      .onConflict((conflict) => conflict.columns(['hash', 'part']).doNothing())
      .execute()
}

async function hashOf(content: Uint8Array): Promise<string> {
  const hash = createHash('sha256')
  for (let start = 0; start < content.byteLength; start += PARTS_IN_A_TURN * PART) {
    hash.update(content.subarray(start, start + PARTS_IN_A_TURN * PART))
    await setImmediate()
  }
  return hash.digest('hex')
}

interface WantedDocument {
  readonly property: string
  readonly id: string
  /** The owner who requests it. */
  readonly owner: string
}

/** An owner sees what the agency added and what they added themselves, but nothing of earlier or other owners of the property. */
export function visibleTo(owner: string) {
  return (row: ExpressionBuilder<Tables, 'portal_document'>) =>
    row.or([row('portal_document.added_by', '=', 'agency'), row('portal_document.owner', '=', owner)])
}

interface ReadDocument {
  readonly name: string
  readonly type: string
  readonly content: Buffer
}

/** A document of this property that may be downloaded. */
export async function readDocument(
  db: Kysely<Tables>,
  { property, id, owner }: WantedDocument,
): Promise<ReadDocument | undefined> {
  const document = await db
    .selectFrom('portal_document')
    .select(['name', 'type', 'content_hash'])
    .where('id', '=', id)
    .where('property', '=', property)
    .where('may_download', '=', 1)
    .where(visibleTo(owner))
    .executeTakeFirst()
  if (document === undefined) return undefined
  const { name, type, content_hash } = document
  return { name, type, content: await contentOf(db, content_hash) }
}

export async function contentOf(db: Kysely<Tables>, hash: string): Promise<Buffer> {
  const parts = await db
    .selectFrom('document_content')
    .select('content')
    .where('hash', '=', hash)
    .orderBy('part')
    .execute()
  return Buffer.concat(parts.map(({ content }) => bytesOf(content)))
}

function bytesOf(content: Buffer | ArrayBuffer): Uint8Array {
  return content instanceof ArrayBuffer ? new Uint8Array(content) : content
}

/** The number and size of the documents that an owner added to a property. */
export async function addedBy(
  db: Kysely<Tables>,
  { owner, property }: Omit<WantedDocument, 'id'>,
): Promise<{ readonly files: number; readonly bytes: number }> {
  const rows = await db
    .selectFrom('portal_document')
    .select('bytes')
    .where('property', '=', property)
    .where('owner', '=', owner)
    .execute()
  return { files: rows.length, bytes: rows.reduce((sum, { bytes }) => sum + bytes, 0) }
}

/** Deletes a document, and its content unless another document shares it. */
export async function deleteDocument(db: Kysely<Tables>, id: string): Promise<void> {
  await db.deleteFrom('portal_document').where('id', '=', id).execute()
  await dropUnusedContent(db)
}

/** Deletes content that no document refers to. */
export async function dropUnusedContent(db: Kysely<Tables>): Promise<void> {
  await db
    .deleteFrom('document_content')
    .where('hash', 'not in', db.selectFrom('portal_document').select('content_hash'))
    .execute()
}
