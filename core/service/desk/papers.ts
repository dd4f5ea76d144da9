/** The documents of a home: those of the office, and those that its owners added in the portal. */
import { PAPER_ENDPOINTS } from '../../http/desk/papers.ts'
import type { DeskPapers } from '../../http/desk/papers.ts'
import { download } from '../accounts/answers.ts'
import { countAttempts } from '../accounts/limits.ts'
import { enqueue } from '../outbox/enqueue.ts'
import { addDocument, contentOf, deleteDocument, storeAhead } from '../portal/documents.ts'
import { newDocumentMail } from '../portal/mails.ts'
import type { PortalDocumentRow } from '../portal/tables.ts'
import { uploadedFile } from '../portal/uploaded-file.ts'
import type { Call, Handlers, MemberCall } from './call.ts'
import { refused } from './call.ts'
import { notTheirs, seesHome } from './sight.ts'

type Endpoints = typeof PAPER_ENDPOINTS
type HomeCall = MemberCall & Pick<Call, 'param'>

export const paperHandlers: Handlers<Endpoints> = {
  papers: (call) => atHome(call, () => papersOf(call)),
  paper: (call) =>
    atHome(call, () =>
      withPaper(call, async ({ name, type, content_hash }) => {
        const content = await contentOf(call.deps.store.db, content_hash)
        return download({ name, type, content: new Uint8Array(content) })
      }),
    ),
  addPaper: (call) => atHome(call, () => add(call)),
  changePapers: (call) =>
    atHome(call, async () => {
      const { param, body, deps } = call
      const id = param('home')
      const may_upload = Number(body.mayUpload)
      await deps.store.write((transaction) =>
        transaction
          .insertInto('portal_property')
          .values({ id, titles: '{}', address: null, may_upload })
          .onConflict((conflict) => conflict.column('id').doUpdateSet({ may_upload }))
          .execute(),
      )
      return papersOf(call)
    }),
  removePaper: (call) =>
    atHome(call, () =>
      withPaper(call, async ({ id }) => {
        await call.deps.store.write((transaction) => deleteDocument(transaction, id))
        return papersOf(call)
      }),
    ),
}

async function atHome<Answer>(call: HomeCall, work: () => Promise<Answer>): Promise<Answer | Response> {
  const id = call.param('home')
  return seesHome(id, call) ? work() : notTheirs(call, id)
}

async function withPaper<Answer>(
  { param, deps }: HomeCall,
  work: (paper: PortalDocumentRow) => Promise<Answer>,
): Promise<Answer | Response> {
  const paper = await deps.store.db
    .selectFrom('portal_document')
    .selectAll()
    .where('id', '=', param('paper'))
    .where('property', '=', param('home'))
    .executeTakeFirst()
  return paper === undefined ? refused('not-found') : work(paper)
}

async function papersOf({ param, deps }: HomeCall): Promise<DeskPapers> {
  const { db } = deps.store
  const home = param('home')
  const rows = await db
    .selectFrom('portal_document')
    .leftJoin('owner', 'owner.id', 'portal_document.owner')
    .select(['portal_document.id', 'portal_document.name', 'type', 'bytes', 'added_at', 'owner.name as by'])
    .where('property', '=', home)
    .orderBy('added_at', 'desc')
    .orderBy('portal_document.id')
    .execute()
  const settings = await db
    .selectFrom('portal_property')
    .select('may_upload')
    .where('id', '=', home)
    .executeTakeFirst()
  return {
    mayUpload: settings?.may_upload === 1,
    papers: rows.map(({ id, name, type, bytes, added_at, by }) => ({
      id,
      name,
      type,
      bytes,
      addedAt: added_at,
      owner: by,
    })),
  }
}

async function add(call: Call<Endpoints['addPaper']>): Promise<DeskPapers | Response> {
  const { param, request, visitor, deps } = call
  const wait = await countAttempts([{ limit: 'upload', who: visitor.member.id }], deps)
  if (wait > 0) return refused('retry', wait)
  const file = await uploadedFile(request)
  if (typeof file === 'string') return refused(file)
  const property = param('home')
  const hash = await storeAhead(deps.store, file.content)
  await deps.store.write(async (transaction) => {
    const document = { ...file, property, hash, owner: null, reference: null, added_at: deps.now() }
    await addDocument(transaction, { ...document, added_by: 'agency', may_download: 1 }, deps)
    const owners = await transaction
      .selectFrom('owner')
      .innerJoin('owner_property', 'owner_property.owner', 'owner.id')
      .select(['email', 'name', 'language'])
      .where('property', '=', property)
      .where('disabled_at', 'is', null)
      .where('password', 'is not', null)
      .execute()
    const messages = owners.map((owner) => newDocumentMail(owner, { site: deps.site(), config: deps.config }))
    await enqueue(transaction, { submission: null, messages }, deps)
  })
  deps.wakeOutbox()
  return papersOf(call)
}
