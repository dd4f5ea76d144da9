/** Uploads and downloads of documents in the portal. */
import type { Context, Hono } from 'hono'
import type { Kysely } from 'kysely'
import type { ServiceDeps } from '../deps.ts'
import { createSlots } from '../guards/slots.ts'
import type { Slots } from '../guards/slots.ts'
import { download, json } from '../accounts/answers.ts'
import { portalRefusal } from './refusal.ts'
import { writeAudit } from './audit.ts'
import { ALL_FILES } from './document-limits.ts'
import { addDocument, addedBy, readDocument, storeAhead } from './documents.ts'
import { countAttempts } from '../accounts/limits.ts'
import { noteForeign } from './note-foreign.ts'
import type { PortalEnv } from './portal-context.ts'
import type { Tables } from '../store/tables.ts'
import { documentOf } from './property-view.ts'
import { uploadedFile } from './uploaded-file.ts'

type PropertyContext<Path extends string> = Context<PortalEnv, Path>

/** Each upload is held in memory, so few are read at a time. The others wait, and their bodies with them. */
const READ_AT_ONCE = 6
const OF_ONE_OWNER = 2
const WAITING = 60
const RETRY_SECONDS = 10

export function addDocumentRoutes(routes: Hono<PortalEnv>, deps: ServiceDeps): void {
  const slots = createSlots({ atOnce: READ_AT_ONCE, ofOne: OF_ONE_OWNER, waiting: WAITING })
  // One after the other, so that the parts of few files share a transaction, and its commit is short.
  const storing = createSlots({ atOnce: 1, ofOne: READ_AT_ONCE, waiting: READ_AT_ONCE })
  routes.get('/properties/:property/documents/:document', (context) => give(context, deps))
  routes.post('/properties/:property/documents', async (context) => {
    const { owner } = context.get('visitor')
    if (!(await mayUpload(context.req.param('property'), deps))) return portalRefusal('not-found')
    const wait = await countAttempts([{ limit: 'upload', who: owner.id }], deps)
    if (wait > 0) return portalRefusal('retry', wait)
    const work = slots.run(owner.id, () => take(context, { deps, storing }))
    return work ?? portalRefusal('retry', RETRY_SECONDS)
  })
}

async function give(
  context: PropertyContext<'/properties/:property/documents/:document'>,
  deps: ServiceDeps,
): Promise<Response> {
  const { owner } = context.get('visitor')
  const { property, document: id } = context.req.param()
  const found = await readDocument(deps.store.db, { property, id, owner: owner.id })
  if (found === undefined) {
    await noteForeign(owner.id, id, deps)
    return portalRefusal('not-found')
  }
  await deps.store.write((transaction) =>
    writeAudit(transaction, { action: 'document-read', owner: owner.id, subject: id }, deps),
  )
  return download({ ...found, content: new Uint8Array(found.content) })
}

async function take(
  context: PropertyContext<'/properties/:property/documents'>,
  { deps, storing }: { readonly deps: ServiceDeps; readonly storing: Slots },
): Promise<Response> {
  const { id: owner } = context.get('visitor').owner
  const { property } = context.req.param()
  const file = await uploadedFile(context.req.raw)
  if (typeof file === 'string') return portalRefusal(file)
  const { content } = file
  const place = { owner, property, bytes: content.byteLength }
  if (!(await hasRoom(deps.store.db, place))) return portalRefusal('too-large')
  const hash = await storing.run(owner, () => storeAhead(deps.store, content))
  if (hash === null) return portalRefusal('retry', RETRY_SECONDS)
  const added = await deps.store.write(async (transaction) => {
    if (!(await hasRoom(transaction, place))) return null
    const row = await addDocument(
      transaction,
      {
        property,
        owner,
        ...file,
        hash,
        reference: null,
        added_by: 'owner',
        added_at: deps.now(),
        may_download: 1,
      },
      deps,
    )
    await writeAudit(transaction, { action: 'document-added', owner, subject: row.id }, deps)
    return row
  })
  return added === null ? portalRefusal('too-large') : json(documentOf(added))
}

interface Upload {
  readonly owner: string
  readonly property: string
  readonly bytes: number
}

async function hasRoom(db: Kysely<Tables>, { owner, property, bytes }: Upload): Promise<boolean> {
  const already = await addedBy(db, { owner, property })
  return already.files < ALL_FILES.files && already.bytes + bytes <= ALL_FILES.bytes
}

async function mayUpload(property: string, { store }: ServiceDeps): Promise<boolean> {
  const row = await store.db
    .selectFrom('portal_property')
    .select('may_upload')
    .where('id', '=', property)
    .executeTakeFirst()
  return row?.may_upload === 1
}
