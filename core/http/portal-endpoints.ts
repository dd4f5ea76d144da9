/** Every address that the portal calls: the one table that its service, its tests and the documents follow. */
import type { z } from 'zod'
import {
  codeRequest,
  newPasswordRequest,
  passwordRequest,
  portalDocument,
  portalProperty,
  portalRefusal,
  portalSession,
  portalSessions,
  recoveryCodes,
  secondFactorSetup,
} from './portal.ts'
import type { PortalRefusal } from './portal.ts'

/** Browsers take the prefix only with Secure, Path=/ and no Domain: no other host, and no page without encryption, can have set it. */
export const SESSION_COOKIE = '__Host-agency-site'

type RefusalCode = PortalRefusal['code']

export interface PortalEndpoint {
  readonly method: 'GET' | 'POST' | 'DELETE'
  /** Below `PORTAL_API`. */
  readonly path: string
  readonly purpose: string
  /** JSON that is sent. */
  readonly body?: z.ZodType
  /** One file is sent, as `multipart/form-data`. */
  readonly upload?: true
  /** JSON that is answered, with 200. */
  readonly answer?: z.ZodType
  /** Media type of a file that is answered, with 200. Without answer and file it is 204. */
  readonly file?: string
  /** Beside those that anything is refused with (`refusalsOf`). */
  readonly refusals?: readonly RefusalCode[]
}

/** Of every code its status, and what it says. */
export const PORTAL_REFUSALS: Readonly<
  Record<RefusalCode, { readonly status: number; readonly means: string }>
> = {
  session: { status: 401, means: 'nobody is logged in, or no longer' },
  'second-factor': { status: 401, means: 'a code is wanted first' },
  'second-factor-setup': {
    status: 403,
    means: 'the agency demands a second factor: the owner has to set one up first',
  },
  'second-factor-required': { status: 403, means: 'the agency demands it, so nobody turns it off' },
  'not-found': { status: 404, means: 'there is no such thing, or it is somebody else’s' },
  'too-large': { status: 413, means: 'it is longer than it may be, or there is no room for more' },
  type: { status: 415, means: 'it is not of the type or the shape that is wanted' },
  code: { status: 422, means: 'the code is wrong, or was used' },
  password: { status: 422, means: 'the password is wrong' },
  weak: { status: 422, means: 'the new password is one that others try first' },
  retry: { status: 429, means: 'tried too often' },
}

/** What is left to an owner who still has to set up the second factor that the agency demands: to do that, or to leave. */
export const SETUP_PATHS: ReadonlySet<string> = new Set([
  '/second-factor/setup',
  '/second-factor/confirm',
  '/logout',
])

/** All that an endpoint can be refused with, for want of a session or for reasons of its own. */
export function refusalsOf({ path, refusals = [] }: PortalEndpoint): readonly RefusalCode[] {
  const setup: readonly RefusalCode[] = SETUP_PATHS.has(path) ? [] : ['second-factor-setup']
  return ['session', 'second-factor', ...setup, ...refusals]
}

const JSON_BODY: readonly RefusalCode[] = ['too-large', 'type']

/** Those that change something have to come from a page of the site. */
export const PORTAL_ENDPOINTS: readonly PortalEndpoint[] = [
  {
    method: 'GET',
    path: '/session',
    purpose: 'who is logged in, and their properties',
    answer: portalSession,
  },
  {
    method: 'POST',
    path: '/second-factor',
    purpose: 'ends a log-in that wants a code',
    body: codeRequest,
    refusals: [...JSON_BODY, 'code', 'retry'],
  },
  { method: 'POST', path: '/logout', purpose: 'ends this session' },
  { method: 'POST', path: '/logout-everywhere', purpose: 'ends all sessions of the owner' },
  { method: 'GET', path: '/sessions', purpose: 'where the owner is logged in', answer: portalSessions },
  {
    method: 'DELETE',
    path: '/sessions/{session}',
    purpose: 'ends one session',
    refusals: ['not-found'],
  },
  {
    method: 'GET',
    path: '/properties/{property}',
    purpose: 'all about one property',
    answer: portalProperty,
    refusals: ['not-found'],
  },
  {
    method: 'GET',
    path: '/properties/{property}/history.csv',
    purpose: 'the history as a table',
    file: 'text/csv',
    refusals: ['not-found'],
  },
  {
    method: 'GET',
    path: '/properties/{property}/documents/{document}',
    purpose: 'a document',
    file: 'application/octet-stream',
    refusals: ['not-found'],
  },
  {
    method: 'POST',
    path: '/properties/{property}/documents',
    purpose: 'adds a document',
    upload: true,
    answer: portalDocument,
    refusals: ['not-found', ...JSON_BODY],
  },
  {
    method: 'POST',
    path: '/password',
    purpose: 'sets another password',
    body: newPasswordRequest,
    refusals: [...JSON_BODY, 'password', 'weak', 'retry'],
  },
  {
    method: 'POST',
    path: '/second-factor/setup',
    purpose: 'begins a second factor',
    body: passwordRequest,
    answer: secondFactorSetup,
    refusals: [...JSON_BODY, 'password', 'retry'],
  },
  {
    method: 'POST',
    path: '/second-factor/confirm',
    purpose: 'turns it on',
    body: codeRequest,
    answer: recoveryCodes,
    refusals: [...JSON_BODY, 'code', 'retry'],
  },
  {
    method: 'POST',
    path: '/second-factor/off',
    purpose: 'turns it off',
    body: passwordRequest,
    refusals: [...JSON_BODY, 'second-factor-required', 'password', 'retry'],
  },
]

/** As the documents name them. */
export const PORTAL_SCHEMAS: Readonly<Record<string, z.ZodType>> = {
  'portal-session': portalSession,
  'portal-sessions': portalSessions,
  'portal-property': portalProperty,
  'portal-document': portalDocument,
  'portal-code': codeRequest,
  'portal-password': passwordRequest,
  'portal-new-password': newPasswordRequest,
  'portal-second-factor': secondFactorSetup,
  'portal-recovery-codes': recoveryCodes,
  'portal-refusal': portalRefusal,
}
