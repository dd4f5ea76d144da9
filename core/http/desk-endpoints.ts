/** Every address that the desk requests: the one table for its service, its rights, its tests and the documents. */
import type { z } from 'zod'
import type { DeskRight } from '../domain/desk.ts'
import {
  deskAppointment,
  deskAudit,
  deskAuditQuery,
  deskBlock,
  deskCalendar,
  deskCalendarQuery,
  deskCode,
  deskErased,
  deskForgotten,
  deskHealth,
  deskHomes,
  deskHours,
  deskInbox,
  deskInboxQuery,
  deskInvitation,
  deskLoggedIn,
  deskLogin,
  deskMemberChange,
  deskMembers,
  deskMessage,
  deskMessageChange,
  deskMove,
  deskNewPassword,
  deskNote,
  deskPasswordChange,
  deskPerson,
  deskPersonQuery,
  deskRecoveryCodes,
  deskReply,
  deskRequest,
  deskRequests,
  deskSecondFactor,
  deskSession,
  deskSessions,
  deskTemplate,
  deskTemplates,
  deskToday,
} from './desk.ts'
import type { DeskRefusal } from './desk.ts'

/** Browsers accept the prefix only with Secure, Path=/ and without Domain. The cookie is not that of the owner portal. */
export const DESK_COOKIE = '__Host-agency-desk'

type RefusalCode = DeskRefusal['code']

/**
 * Who may ask: `anyone`, a member whose password was right (`half`: the code or the set-up of the second factor is missing), any
 * member, or a member with a right.
 */
type DeskAccess = 'anyone' | 'half' | 'member' | DeskRight

export interface DeskEndpoint {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** The path below `DESK_API`. */
  readonly path: string
  readonly purpose: string
  readonly access: DeskAccess
  /** The parameters of the address. */
  readonly query?: z.ZodType
  /** The JSON body of the request. */
  readonly body?: z.ZodType
  /** The JSON body of the answer, which has status 200. */
  readonly answer?: z.ZodType
  /** Media type of the file in the answer, which has status 200. Without answer and file the status is 204. */
  readonly file?: string
  /** Refusals in addition to those that follow from access and body. */
  readonly refusals?: readonly RefusalCode[]
}

/** The status and the meaning of every code. */
export const DESK_REFUSALS: Readonly<
  Record<RefusalCode, { readonly status: number; readonly means: string }>
> = {
  session: { status: 401, means: 'there is no session, or it has ended' },
  'code-first': { status: 401, means: 'the session needs a code first' },
  'set-up-first': { status: 403, means: 'the member has to set up the second factor first' },
  login: { status: 422, means: 'there is no such member with that password' },
  code: { status: 422, means: 'the code is wrong, or was used' },
  password: { status: 422, means: 'the password is wrong' },
  weak: { status: 422, means: 'the new password is easy to guess' },
  link: { status: 422, means: 'the link has expired, or was used' },
  'not-found': {
    status: 404,
    means: 'the object does not exist, belongs to another office, or the role does not allow it',
  },
  taken: { status: 409, means: 'the hour is no longer free, or the appointment is closed' },
  changed: { status: 409, means: 'a colleague has changed it meanwhile' },
  exists: { status: 409, means: 'a member has that address' },
  'last-administrator': { status: 409, means: 'the desk needs an active administrator' },
  type: { status: 415, means: 'the body or the query does not have the expected type or schema' },
  'too-large': { status: 413, means: 'the body is too large' },
  retry: { status: 429, means: 'too many attempts' },
}

/** Requests that change data must come from a page of the desk. */
export const DESK_ENDPOINTS: readonly DeskEndpoint[] = [
  {
    method: 'POST',
    path: '/login',
    purpose: 'opens a session that waits for the second factor',
    access: 'anyone',
    body: deskLogin,
    answer: deskLoggedIn,
    refusals: ['login', 'retry'],
  },
  {
    method: 'POST',
    path: '/forgotten',
    purpose: 'mails a link to a new password, if a member has that address',
    access: 'anyone',
    body: deskForgotten,
    refusals: ['retry'],
  },
  {
    method: 'POST',
    path: '/new-password',
    purpose: 'sets the password by a mailed link, and ends all sessions of the member',
    access: 'anyone',
    body: deskNewPassword,
    refusals: ['link', 'weak', 'retry'],
  },
  {
    method: 'POST',
    path: '/second-factor',
    purpose: 'completes a log-in with a code',
    access: 'half',
    body: deskCode,
    refusals: ['code', 'retry'],
  },
  {
    method: 'POST',
    path: '/second-factor/setup',
    purpose: 'starts the set-up of the second factor',
    access: 'half',
    answer: deskSecondFactor,
    refusals: ['not-found', 'retry'],
  },
  {
    method: 'POST',
    path: '/second-factor/confirm',
    purpose: 'turns the second factor on, and opens the desk',
    access: 'half',
    body: deskCode,
    answer: deskRecoveryCodes,
    refusals: ['code', 'retry'],
  },
  { method: 'POST', path: '/logout', purpose: 'ends this session', access: 'half' },
  {
    method: 'GET',
    path: '/session',
    purpose: 'returns the member of the session',
    access: 'member',
    answer: deskSession,
  },
  {
    method: 'POST',
    path: '/password',
    purpose: 'changes the password, and ends the other sessions',
    access: 'member',
    body: deskPasswordChange,
    refusals: ['password', 'weak', 'retry'],
  },
  {
    method: 'GET',
    path: '/sessions',
    purpose: 'lists the sessions of the member',
    access: 'member',
    answer: deskSessions,
  },
  {
    method: 'DELETE',
    path: '/sessions/{session}',
    purpose: 'ends one session of the member',
    access: 'member',
    refusals: ['not-found'],
  },
  {
    method: 'GET',
    path: '/events',
    purpose: 'sends what changes, as server-sent events',
    access: 'member',
    file: 'text/event-stream',
  },
  {
    method: 'GET',
    path: '/today',
    purpose: 'returns what waits for the member',
    access: 'member',
    answer: deskToday,
  },
  {
    method: 'GET',
    path: '/inbox',
    purpose: 'lists messages, newest first, 50 at a time',
    access: 'inbox',
    query: deskInboxQuery,
    answer: deskInbox,
  },
  {
    method: 'GET',
    path: '/inbox.csv',
    purpose: 'returns the listed messages as a table',
    access: 'inbox',
    query: deskInboxQuery,
    file: 'text/csv',
  },
  {
    method: 'GET',
    path: '/inbox/{message}',
    purpose: 'returns one message, and shows colleagues that it is open',
    access: 'inbox',
    answer: deskMessage,
    refusals: ['not-found'],
  },
  {
    method: 'PATCH',
    path: '/inbox/{message}',
    purpose: 'marks or assigns a message',
    access: 'inbox',
    body: deskMessageChange,
    answer: deskMessage,
    refusals: ['not-found', 'changed'],
  },
  {
    method: 'POST',
    path: '/inbox/{message}/notes',
    purpose: 'adds a note, which the visitor never sees',
    access: 'inbox',
    body: deskNote,
    answer: deskMessage,
    refusals: ['not-found'],
  },
  {
    method: 'POST',
    path: '/inbox/{message}/replies',
    purpose: 'mails an answer to the sender and keeps it with the message',
    access: 'inbox',
    body: deskReply,
    answer: deskMessage,
    refusals: ['not-found', 'retry'],
  },
  {
    method: 'GET',
    path: '/templates',
    purpose: 'lists the texts of frequent answers',
    access: 'inbox',
    answer: deskTemplates,
  },
  {
    method: 'POST',
    path: '/templates',
    purpose: 'adds a text of a frequent answer',
    access: 'templates',
    body: deskTemplate,
    answer: deskTemplates,
  },
  {
    method: 'DELETE',
    path: '/templates/{template}',
    purpose: 'deletes a text of a frequent answer',
    access: 'templates',
    refusals: ['not-found'],
  },
  {
    method: 'GET',
    path: '/calendar',
    purpose: 'lists the appointments and blocked hours of a period',
    access: 'calendar',
    query: deskCalendarQuery,
    answer: deskCalendar,
  },
  {
    method: 'GET',
    path: '/calendar/{appointment}/hours',
    purpose: 'lists the hours to which an appointment can be moved',
    access: 'calendar',
    answer: deskHours,
    refusals: ['not-found'],
  },
  {
    method: 'POST',
    path: '/calendar/{appointment}/move',
    purpose: 'moves an appointment and tells its visitor',
    access: 'calendar',
    body: deskMove,
    answer: deskAppointment,
    refusals: ['not-found', 'taken'],
  },
  {
    method: 'POST',
    path: '/calendar/{appointment}/confirm',
    purpose: 'confirms a requested appointment',
    access: 'calendar',
    answer: deskAppointment,
    refusals: ['not-found', 'taken'],
  },
  {
    method: 'POST',
    path: '/calendar/{appointment}/cancel',
    purpose: 'refuses or cancels an appointment and tells its visitor',
    access: 'calendar',
    answer: deskAppointment,
    refusals: ['not-found', 'taken'],
  },
  {
    method: 'POST',
    path: '/calendar/blocks',
    purpose: 'blocks hours of an office or of one agent',
    access: 'calendar',
    body: deskBlock,
    refusals: ['not-found'],
  },
  {
    method: 'DELETE',
    path: '/calendar/blocks/{block}',
    purpose: 'frees blocked hours',
    access: 'calendar',
    refusals: ['not-found'],
  },
  {
    method: 'GET',
    path: '/homes',
    purpose: 'lists the published homes with the interest in them',
    access: 'homes',
    answer: deskHomes,
  },
  {
    method: 'GET',
    path: '/members',
    purpose: 'lists the members whom this member looks after',
    access: 'members',
    answer: deskMembers,
  },
  {
    method: 'POST',
    path: '/members',
    purpose: 'invites a member by mail',
    access: 'members',
    body: deskInvitation,
    answer: deskMembers,
    refusals: ['not-found', 'exists'],
  },
  {
    method: 'PATCH',
    path: '/members/{member}',
    purpose: 'changes role, office or state of a member, and ends the sessions of one who is disabled',
    access: 'members',
    body: deskMemberChange,
    answer: deskMembers,
    refusals: ['not-found', 'last-administrator'],
  },
  {
    method: 'POST',
    path: '/members/{member}/invitation',
    purpose: 'mails a new link, by which the member chooses a password and a second factor again',
    access: 'members',
    refusals: ['not-found'],
  },
  {
    method: 'GET',
    path: '/people',
    purpose: 'counts what is stored under an e-mail address',
    access: 'people',
    query: deskPersonQuery,
    answer: deskPerson,
  },
  {
    method: 'GET',
    path: '/people/data.json',
    purpose: 'returns everything that is stored under an e-mail address',
    access: 'people',
    query: deskPersonQuery,
    file: 'application/json',
  },
  {
    method: 'POST',
    path: '/people/erasure',
    purpose: 'erases everything that is stored under an e-mail address',
    access: 'people',
    body: deskPersonQuery,
    answer: deskErased,
  },
  {
    method: 'GET',
    path: '/people/requests',
    purpose: 'lists the requests of persons with their terms',
    access: 'people',
    answer: deskRequests,
  },
  {
    method: 'POST',
    path: '/people/requests',
    purpose: 'records a request of a person',
    access: 'people',
    body: deskRequest,
    answer: deskRequests,
  },
  {
    method: 'POST',
    path: '/people/requests/{request}/done',
    purpose: 'records that a request was answered',
    access: 'people',
    answer: deskRequests,
    refusals: ['not-found'],
  },
  {
    method: 'GET',
    path: '/audit',
    purpose: 'lists who did what, newest first, 100 at a time',
    access: 'audit',
    query: deskAuditQuery,
    answer: deskAudit,
  },
  {
    method: 'GET',
    path: '/audit.csv',
    purpose: 'returns the listed actions as a table',
    access: 'audit',
    query: deskAuditQuery,
    file: 'text/csv',
  },
  {
    method: 'GET',
    path: '/health',
    purpose: 'returns the state of queues, database and versions',
    access: 'health',
    answer: deskHealth,
  },
]
