/** Logging in to the desk, and the member's own account. */
import { z } from 'zod'
import { DESK_ROLES } from '../../domain/desk.ts'
import { FORM_NAMES } from '../../domain/forms.ts'
import { email, locale, moment } from './common.ts'
import type { DeskEndpoint } from './endpoint.ts'

const password = z.string().max(128)

/** The password first, then the code. A member without a second factor sets one up before all else. */
const login = z.object({ email, password })
const loggedIn = z.object({ next: z.enum(['code', 'set-up']) })
/** A code of the authenticator, or a recovery code. */
const code = z.object({ code: z.string().max(40) })
const secondFactor = z.object({ secret: z.string(), uri: z.string() })
export const deskRecoveryCodes = z.object({ codes: z.array(z.string()) })
const forgotten = z.object({ email })
/** The token of a mailed link: an invitation, or a new password. */
const newPassword = z.object({ token: z.string().max(100), password })
const passwordChange = z.object({ password, newPassword: password })

const session = z.object({
  member: z.object({
    id: z.string(),
    name: z.string(),
    email: z.string(),
    role: z.enum(DESK_ROLES),
    /** The office whose data the member sees; null for those of all offices. */
    office: z.string().nullable(),
    language: locale,
  }),
  /** The rights of the member (`DESK_RIGHTS`). The service checks them again at every request. */
  rights: z.array(z.string()),
  /** Offices whose data the member sees, with names in the language of the member. */
  offices: z.array(z.object({ id: z.string(), name: z.string() })),
  /** Members to whom messages can be assigned. */
  colleagues: z.array(z.object({ id: z.string(), name: z.string(), office: z.string().nullable() })),
  /** The names of forms in the language of the member. */
  forms: z.array(z.object({ name: z.enum(FORM_NAMES), label: z.string() })),
  /** The names of the agents of the site, whose calendars can be shown. */
  agents: z.array(z.string()),
  siteName: z.string(),
  siteUrl: z.string(),
  timeZone: z.string(),
  /** The end of the session without further requests. */
  endsAt: moment,
})

const sessions = z.object({
  sessions: z.array(
    z.object({
      id: z.string(),
      startedAt: moment,
      seenAt: moment,
      device: z.string(),
      isThis: z.boolean(),
    }),
  ),
})

export const ACCOUNT_ENDPOINTS = {
  login: {
    method: 'POST',
    path: '/login',
    purpose: 'opens a session that waits for the second factor',
    access: 'anyone',
    body: login,
    answer: loggedIn,
    refusals: ['login', 'retry'],
  },
  signOn: {
    method: 'GET',
    path: '/sign-on',
    purpose: 'sends the browser to the OpenID provider of the office',
    access: 'anyone',
    refusals: ['not-found'],
  },
  signedOn: {
    method: 'GET',
    path: '/sign-on/return',
    purpose: 'receives the browser from the provider, opens a session, and goes to the desk',
    access: 'anyone',
    query: z.looseObject({}),
    refusals: ['not-found'],
  },
  forgotten: {
    method: 'POST',
    path: '/forgotten',
    purpose: 'mails a link to a new password, if a member has that address',
    access: 'anyone',
    body: forgotten,
    refusals: ['retry'],
  },
  newPassword: {
    method: 'POST',
    path: '/new-password',
    purpose: 'sets the password by a mailed link, and ends all sessions of the member',
    access: 'anyone',
    body: newPassword,
    refusals: ['link', 'weak', 'retry'],
  },
  code: {
    method: 'POST',
    path: '/second-factor',
    purpose: 'completes a log-in with a code',
    access: 'half',
    body: code,
    refusals: ['code', 'retry'],
  },
  setUp: {
    method: 'POST',
    path: '/second-factor/setup',
    purpose: 'starts the set-up of the second factor',
    access: 'half',
    answer: secondFactor,
    refusals: ['not-found'],
  },
  confirm: {
    method: 'POST',
    path: '/second-factor/confirm',
    purpose: 'turns the second factor on, and opens the desk',
    access: 'half',
    body: code,
    answer: deskRecoveryCodes,
    refusals: ['code', 'not-found', 'retry'],
  },
  logout: {
    method: 'POST',
    path: '/logout',
    purpose: 'ends this session',
    access: 'half',
    audit: 'logout',
  },
  session: {
    method: 'GET',
    path: '/session',
    purpose: 'returns the member of the session',
    access: 'member',
    answer: session,
  },
  password: {
    method: 'POST',
    path: '/password',
    purpose: 'changes the password, and ends the other sessions',
    access: 'member',
    body: passwordChange,
    audit: 'password-set',
    refusals: ['password', 'weak', 'retry'],
  },
  sessions: {
    method: 'GET',
    path: '/sessions',
    purpose: 'lists the sessions of the member',
    access: 'member',
    answer: sessions,
  },
  endSession: {
    method: 'DELETE',
    path: '/sessions/{session}',
    purpose: 'ends one session of the member',
    access: 'member',
    audit: 'session-ended',
    refusals: ['not-found'],
  },
} as const satisfies Readonly<Record<string, DeskEndpoint>>

export type DeskLoggedIn = z.output<typeof loggedIn>
export type DeskSecondFactor = z.output<typeof secondFactor>
export type DeskRecoveryCodes = z.output<typeof deskRecoveryCodes>
export type DeskSession = z.output<typeof session>
export type DeskSessions = z.output<typeof sessions>
