/** Documents that agency and owner exchange. */
import type { Context, Hono } from 'hono'
import type { ServiceDeps } from '../deps.ts'
import { readBytes } from '../guards/body.ts'
import { download, json, refuse } from './answers.ts'
import { writeAudit } from './audit.ts'
import { ALL_FILES, FILE_LIMIT } from './document-limits.ts'
import { addDocument, addedByOwners, readDocument } from './documents.ts'
import { fileNameOf, fileTypeOf } from './file-type.ts'
import { noteForeign } from './note-foreign.ts'
import type { PortalEnv } from './portal-context.ts'
import { documentOf } from './property-view.ts'

/** What multipart adds around the one file. */
const WRAPPING = 16 * 1024
type PropertyContext<Path extends string> = Context<PortalEnv, Path>

export function addDocumentRoutes(routes: Hono<PortalEnv>, deps: ServiceDeps): void {
  routes.get('/properties/:property/documents/:document', (context) => give(context, deps))
  routes.post('/properties/:property/documents', (context) => take(context, deps))
}

async function give(
  context: PropertyContext<'/properties/:property/documents/:document'>,
  deps: ServiceDeps,
): Promise<Response> {
  const { owner } = context.get('visitor')
  const { property, document } = context.req.param()
  const found = await readDocument(deps.store.db, property, document)
  if (found === undefined) {
    await noteForeign(owner.id, document, deps)
    return refuse('not-found')
  }
  await deps.store.write((transaction) =>
    writeAudit(transaction, { action: 'document-read', owner: owner.id, subject: document }, deps),
  )
  return download({ ...found, content: new Uint8Array(found.content) })
}

async function take(
  context: PropertyContext<'/properties/:property/documents'>,
  deps: ServiceDeps,
): Promise<Response> {
  const { owner } = context.get('visitor')
  const { property } = context.req.param()
  if (!(await mayUpload(property, deps))) return refuse('not-found')
  const file = await fileOf(context.req.raw)
  if (typeof file === 'string') return refuse(file)
  const content = new Uint8Array(await file.arrayBuffer())
  const type = fileTypeOf(content)
  if (type === null) return refuse('type')
  const added = await deps.store.write(async (transaction) => {
    const already = await addedByOwners(transaction, property)
    const isFull = already.files >= ALL_FILES.files || already.bytes + content.byteLength > ALL_FILES.bytes
    if (isFull) return null
    const row = await addDocument(
      transaction,
      {
        property,
        name: fileNameOf(file.name, type),
        type: type.type,
        content,
        reference: null,
        added_by: 'owner',
        added_at: deps.now(),
        may_download: 1,
      },
      deps,
    )
    await writeAudit(transaction, { action: 'document-added', owner: owner.id, subject: row.id }, deps)
    return row
  })
  return added === null ? refuse('too-large') : json(documentOf(added))
}

async function mayUpload(property: string, { store }: ServiceDeps): Promise<boolean> {
  const row = await store.db
    .selectFrom('portal_property')
    .select('may_upload')
    .where('id', '=', property)
    .executeTakeFirst()
  return row?.may_upload === 1
}

/** Multipart with one file and nothing else. */
async function fileOf(request: Request): Promise<File | 'type' | 'too-large'> {
  const type = request.headers.get('Content-Type') ?? ''
  if (!/^multipart\/form-data\s*;/i.test(type)) return 'type'
  const body = await readBytes(request, FILE_LIMIT + WRAPPING)
  if (body === null) return 'too-large'
  const values = await partsOf(body, type)
  const [file, ...more] = values
  if (!(file instanceof File) || more.length > 0) return 'type'
  return file.size > FILE_LIMIT ? 'too-large' : file
}

async function partsOf(body: Uint8Array<ArrayBuffer>, type: string): Promise<readonly (File | string)[]> {
  try {
    const form = await new Response(body, { headers: { 'Content-Type': type } }).formData()
    return [...form.values()]
  } catch {
    return []
  }
}
