/** Reading, marking and assigning messages, notes, and frequent answers. */
import { INBOX_ENDPOINTS } from '../../http/desk/inbox.ts'
import { done, download } from '../accounts/answers.ts'
import type { ServiceDeps } from '../deps.ts'
import { newId } from '../ids.ts'
import { listInboxOf } from '../inbox/inbox.ts'
import { inboxCsv } from '../inbox/inbox-csv.ts'
import { resend } from '../outbox/outbox.ts'
import { insertAll } from '../store/json-rows.ts'
import { dayOf, zoneOf } from '../time-zone.ts'
import type { Call, Handlers, MemberCall } from './call.ts'
import { refused } from './call.ts'
import { countMessages, findMessage, listMessages, messagesMergedInto } from './inbox-query.ts'
import type { MessageRow } from './inbox-query.ts'
import { canMerge, mark, merge } from './merge.ts'
import { messageOf, summaryOf } from './message-view.ts'
import { memberById } from './members.ts'
import { sendReply } from './replies.ts'
import { notTheirs, seesOffice } from './sight.ts'
import { touchWork } from './work.ts'

type Endpoints = typeof INBOX_ENDPOINTS

const AT_ONCE = 50
const MOST_IN_TABLE = 10_000
/** The page repeats the request before this time is over. */
const READING_MS = 40_000

export const inboxHandlers: Handlers<Endpoints> = {
  inbox: list,
  inboxTable: async ({ query, visitor: { member }, deps }) => {
    const rows = await listMessages(deps.store.db, query, {
      member,
      site: deps.site(),
      most: MOST_IN_TABLE,
      withMerged: true,
    })
    const entries = await listInboxOf(deps.store, rows)
    const name = `inbox-${dayOf(deps.now(), zoneOf(deps))}.csv`
    return download({ name, type: 'text/csv; charset=utf-8', content: inboxCsv(entries) })
  },
  message: (call) => withMessage(call, (row) => messageOf(row, call)),
  changeMessage: (call) => withMessage(call, (row) => change(call, row)),
  addNote: (call) =>
    withMessage(call, async (row) => {
      const { body, visitor, deps } = call
      await deps.store.write(async (transaction) => {
        const note = {
          id: newId(deps),
          submission: row.id,
          member: visitor.member.id,
          at: deps.now(),
          text: body.text,
        }
        await transaction.insertInto('desk_note').values(note).execute()
        await touchWork(transaction, row.id)
      })
      return shown(row.id, call)
    }),
  reply: (call) =>
    withMessage(call, async (row) => {
      const isSent = await sendReply(row, call)
      return isSent ? shown(row.id, call) : refused('retry')
    }),
  sendAgain: (call) =>
    withMessage(call, async (row) => {
      const { deps } = call
      const parts = await messagesMergedInto(deps.store.db, row.id)
      for (const { id } of [row, ...parts])
        await resend(deps.store, { submission: id, now: deps.now(), all: false })
      deps.wakeOutbox()
      return shown(row.id, call)
    }),
  readers: (call) =>
    withMessage(call, async (row) => {
      const { visitor, deps } = call
      const reader = { submission: row.id, member: visitor.member.id, until: deps.now() + READING_MS }
      await deps.store.write((transaction) =>
        transaction
          .insertInto('desk_reader')
          .values(reader)
          .onConflict((conflict) =>
            conflict.columns(['submission', 'member']).doUpdateSet({ until: reader.until }),
          )
          .execute(),
      )
      return done()
    }),
  templates: ({ deps }) => templatesOf(deps),
  addTemplate: async ({ body, deps }) => {
    const rows = [{ id: newId(deps), ...body }]
    await deps.store.write((transaction) => insertAll(transaction, 'desk_template', { rows }))
    return templatesOf(deps)
  },
  removeTemplate: async ({ param, deps }) => {
    const removed = await deps.store.write((transaction) =>
      transaction.deleteFrom('desk_template').where('id', '=', param('template')).executeTakeFirst(),
    )
    return removed.numDeletedRows === 0n ? refused('not-found') : undefined
  },
}

async function list({ query, visitor: { member }, deps }: Call<Endpoints['inbox']>) {
  const site = deps.site()
  const { db } = deps.store
  const { state: _, after: __, ...filters } = query
  const rows = await listMessages(db, query, { member, site, most: AT_ONCE + 1 })
  const page = rows.slice(0, AT_ONCE)
  return {
    messages: page.map((row) => summaryOf(row, member.language, deps)),
    counts: await countMessages(db, filters, { member, site }),
    next: rows.length > AT_ONCE ? (page.at(-1)?.id ?? null) : null,
  }
}

type MessageCall = MemberCall & Pick<Call, 'param'>

/** The message of the path, if the member sees it. */
async function withMessage<Answer>(
  call: MessageCall,
  work: (row: MessageRow) => Promise<Answer>,
): Promise<Answer | Response> {
  const { deps, visitor, param } = call
  const id = param('message')
  const row = await findMessage(deps.store.db, id)
  if (row === undefined) return refused('not-found')
  if (!seesOffice(visitor.member, row.office, deps.site())) return notTheirs(call, id)
  return work(row)
}

async function shown(id: string, call: MemberCall) {
  const row = await findMessage(call.deps.store.db, id)
  return row === undefined ? refused('not-found') : messageOf(row, call)
}

async function change(call: Call<Endpoints['changeMessage']>, row: MessageRow) {
  const { body, deps } = call
  const { id, office } = row
  const { state, assignedTo, merged, seen } = body
  if (typeof assignedTo === 'string' && !(await canRead(assignedTo, office, deps)))
    return refused('not-found')
  if (merged !== undefined && !(await canMerge(merged, row, call))) return refused('not-found')
  const isChanged = await deps.store.write(async (transaction) => {
    const work = await transaction
      .selectFrom('desk_work')
      .selectAll()
      .where('submission', '=', id)
      .executeTakeFirst()
    if ((work?.version ?? 0) !== seen) return false
    await touchWork(transaction, id, assignedTo === undefined ? {} : { assigned_to: assignedTo })
    if (merged !== undefined) await merge(transaction, id, merged)
    if (state !== undefined) await mark(transaction, id, state === 'done' ? deps.now() : null)
    return true
  })
  return isChanged ? shown(id, call) : refused('changed')
}

/** Whether the message can be assigned to this member. */
async function canRead(id: string, office: string | null, { store, site }: ServiceDeps): Promise<boolean> {
  const member = await memberById(store.db, id)
  return member !== undefined && member.disabled_at === null && seesOffice(member, office, site())
}

async function templatesOf({ store }: ServiceDeps) {
  const templates = await store.db
    .selectFrom('desk_template')
    .selectAll()
    .orderBy('name')
    .orderBy('id')
    .execute()
  return { templates }
}
