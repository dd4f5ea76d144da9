/** The messages of visitors: every form that the service received for the offices of the member. */
import { z } from 'zod'
import { FORM_NAMES } from '../../domain/forms.ts'
import { appointment } from './calendar.ts'
import { id, locale, moment, namedHome, written } from './common.ts'
import type { DeskEndpoint } from './endpoint.ts'

/** `new`: nobody has opened it. `done`: it was handled. */
const state = z.enum(['new', 'open', 'done'])

const summary = z.object({
  id: z.string(),
  form: z.enum(FORM_NAMES),
  receivedAt: moment,
  language: locale,
  sender: z.string(),
  email: z.string().nullable(),
  office: z.string(),
  home: namedHome.nullable(),
  /** The beginning of the visitor’s own text. */
  excerpt: z.string(),
  state,
  assignedTo: z.string().nullable(),
  /** A mail about it could not be sent. */
  hasFailedMail: z.boolean(),
  /** It changes with every change, and is sent back with one (`seen`): a change of something older is refused. */
  version: z.int(),
})

/** The filters, as parameters of the address. */
const inboxQuery = z.object({
  office: id.optional(),
  form: z.enum(FORM_NAMES).optional(),
  state: state.optional(),
  /** The id of a member, or `nobody`. */
  assigned: id.optional(),
  home: id.optional(),
  /** Words in the fields that the visitor filled in. */
  search: z.string().max(200).optional(),
  /** The `next` of the answer before. */
  after: id.optional(),
})

const inbox = z.object({
  messages: z.array(summary),
  counts: z.object({ new: z.int(), open: z.int(), done: z.int() }),
  next: z.string().nullable(),
})

const mail = z.object({
  id: z.string(),
  recipient: z.string(),
  state: z.enum(['waiting', 'sent', 'failed']),
  sentAt: moment.nullable(),
  error: z.string().nullable(),
})

/** The fields as the visitor filled them in, with their labels in the language of the member. */
const fields = z.array(z.object({ label: z.string(), value: z.string(), href: z.string().nullable() }))

const message = summary.extend({
  fields,
  /** The message under which this one is shown; null if it stands for itself. */
  mergedInto: z.string().nullable(),
  /** Messages of the same person that were merged into this one, newest first. Mails, notes and answers are those of all. */
  parts: z.array(summary.extend({ fields, appointment: appointment.nullable() })),
  mails: z.array(mail),
  notes: z.array(z.object({ id: z.string(), at: moment, by: z.string(), text: z.string() })),
  replies: z.array(
    z.object({
      id: z.string(),
      at: moment,
      by: z.string(),
      subject: z.string(),
      text: z.string(),
      /** Null after its retention. */
      mail: mail.nullable(),
    }),
  ),
  appointment: appointment.nullable(),
  /** Other messages of the same address that the member may see and that were not merged, newest first. */
  others: z.array(summary),
  /** Colleagues who have the message open now. */
  readers: z.array(z.string()),
  eraseAt: moment,
})

const change = z.object({
  state: state.exclude(['new']).optional(),
  assignedTo: id.nullable().optional(),
  /** All messages of the same person that are shown under this one. */
  merged: z.array(id).max(50).optional(),
  seen: z.int(),
})
const note = z.object({ text: written(5000) })
const reply = z.object({ subject: written(200), text: written(10_000) })

/** Texts of answers that the office writes often. The page fills `{name}`, `{home}` and `{me}` in. */
const template = z.object({
  id: z.string(),
  name: z.string(),
  language: locale,
  subject: z.string(),
  text: z.string(),
})
const templates = z.object({ templates: z.array(template) })
const newTemplate = z.object({
  name: written(80),
  language: locale,
  subject: written(200),
  text: written(10_000),
})

export const INBOX_ENDPOINTS = {
  inbox: {
    method: 'GET',
    path: '/inbox',
    purpose: 'lists messages, newest first, 50 at a time',
    access: 'inbox',
    query: inboxQuery,
    answer: inbox,
  },
  inboxTable: {
    method: 'GET',
    path: '/inbox.csv',
    purpose: 'returns the listed messages as a table, at most 10,000',
    access: 'inbox',
    query: inboxQuery,
    file: 'text/csv',
    audit: 'inbox-exported',
  },
  message: {
    method: 'GET',
    path: '/inbox/{message}',
    purpose: 'returns one message',
    access: 'inbox',
    answer: message,
    audit: 'message-read',
    refusals: ['not-found'],
  },
  changeMessage: {
    method: 'PATCH',
    path: '/inbox/{message}',
    purpose: 'marks or assigns a message, or merges others of the same person into it',
    access: 'inbox',
    body: change,
    answer: message,
    audit: 'message-changed',
    refusals: ['not-found', 'changed'],
  },
  addNote: {
    method: 'POST',
    path: '/inbox/{message}/notes',
    purpose: 'adds a note, which the visitor never sees',
    access: 'inbox',
    body: note,
    answer: message,
    audit: 'note-added',
    refusals: ['not-found'],
  },
  reply: {
    method: 'POST',
    path: '/inbox/{message}/replies',
    purpose: 'mails an answer to the sender and keeps it with the message',
    access: 'inbox',
    body: reply,
    answer: message,
    audit: 'message-answered',
    refusals: ['not-found', 'retry'],
  },
  sendAgain: {
    method: 'POST',
    path: '/inbox/{message}/mails',
    purpose: 'puts the failed mails of a message into the outbox again',
    access: 'inbox',
    answer: message,
    audit: 'mails-sent-again',
    refusals: ['not-found'],
  },
  readers: {
    method: 'POST',
    path: '/inbox/{message}/readers',
    purpose: 'shows colleagues for 40 seconds that the member has the message open',
    access: 'inbox',
    refusals: ['not-found'],
  },
  templates: {
    method: 'GET',
    path: '/templates',
    purpose: 'lists the texts of frequent answers',
    access: 'inbox',
    answer: templates,
  },
  addTemplate: {
    method: 'POST',
    path: '/templates',
    purpose: 'adds a text of a frequent answer',
    access: 'templates',
    body: newTemplate,
    answer: templates,
    audit: 'template-added',
  },
  removeTemplate: {
    method: 'DELETE',
    path: '/templates/{template}',
    purpose: 'deletes a text of a frequent answer',
    access: 'templates',
    audit: 'template-removed',
    refusals: ['not-found'],
  },
} as const satisfies Readonly<Record<string, DeskEndpoint>>

export type DeskInbox = z.output<typeof inbox>
export type DeskMessageSummary = z.output<typeof summary>
export type DeskMessage = z.output<typeof message>
export type DeskMail = z.output<typeof mail>
export type DeskTemplates = z.output<typeof templates>
export type DeskTemplate = z.output<typeof template>
