/** Every address that the portal requests: the one table for its service, its tests and the documents. */
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

/**
 * Browsers accept the prefix only with Secure, Path=/ and without Domain, so no other host and no unencrypted
 * page can have set the cookie.
 */
export const SESSION_COOKIE = '__Host-agency-site'

type RefusalCode = PortalRefusal['code']

export interface PortalEndpoint {
  readonly method: 'GET' | 'POST' | 'DELETE'
  /** The path below `PORTAL_API`. */
  readonly path: string
  readonly purpose: string
  /** The JSON body of the request. */
  readonly body?: z.ZodType
  /** The request contains one file, as `multipart/form-data`. */
  readonly upload?: true
  /** The JSON body of the answer, which has status 200. */
  readonly answer?: z.ZodType
  /**
   * Media type of the file in the answer, which has status 200. Without answer and file the status is 204.
   */
  readonly file?: string
  /** Refusals in addition to those of every request (`refusalsOf`). */
  readonly refusals?: readonly RefusalCode[]
}

/** The status and the meaning of every code. */
export const PORTAL_REFUSALS: Readonly<
  Record<RefusalCode, { readonly status: number; readonly means: string }>
> = {
  session: { status: 401, means: 'there is no session, or it has ended' },
  'second-factor': { status: 401, means: 'the session needs a code first' },
  'second-factor-setup': {
    status: 403,
    means: 'the agency requires a second factor, and the owner has to set one up first',
  },
  'second-factor-required': {
    status: 403,
    means: 'the agency requires the second factor, so it cannot be turned off',
  },
  'not-found': { status: 404, means: 'the object does not exist, or belongs to another owner' },
  'too-large': { status: 413, means: 'the body is too large, or the limit of documents is reached' },
  type: { status: 415, means: 'the body does not have the expected type or schema' },
  code: { status: 422, means: 'the code is wrong, or was used' },
  password: { status: 422, means: 'the password is wrong' },
  weak: { status: 422, means: 'the new password is easy to guess' },
  retry: { status: 429, means: 'too many attempts' },
}

/**
 * The requests that are open to an owner without the second factor that the agency requires: to set it up, or
 * to log out.
 */
export const SETUP_PATHS: ReadonlySet<string> = new Set([
  '/second-factor/setup',
  '/second-factor/confirm',
  '/logout',
])

/** All refusals of an endpoint: those for a missing session, and its own. */
export function refusalsOf({ path, refusals = [] }: PortalEndpoint): readonly RefusalCode[] {
  const setup: readonly RefusalCode[] = SETUP_PATHS.has(path) ? [] : ['second-factor-setup']
  return ['session', 'second-factor', ...setup, ...refusals]
}

const JSON_BODY: readonly RefusalCode[] = ['too-large', 'type']

/** Requests that change data must come from a page of the site. */
export const PORTAL_ENDPOINTS: readonly PortalEndpoint[] = [
  {
    method: 'GET',
    path: '/session',
    purpose: 'returns the owner of the session, and the owner’s properties',
    answer: portalSession,
  },
  {
    method: 'POST',
    path: '/second-factor',
    purpose: 'completes a login with a code',
    body: codeRequest,
    refusals: [...JSON_BODY, 'code', 'retry'],
  },
  { method: 'POST', path: '/logout', purpose: 'ends this session' },
  { method: 'POST', path: '/logout-everywhere', purpose: 'ends all sessions of the owner' },
  { method: 'GET', path: '/sessions', purpose: 'lists the sessions of the owner', answer: portalSessions },
  {
    method: 'DELETE',
    path: '/sessions/{session}',
    purpose: 'ends one session',
    refusals: ['not-found'],
  },
  {
    method: 'GET',
    path: '/properties/{property}',
    purpose: 'returns the data of one property',
    answer: portalProperty,
    refusals: ['not-found'],
  },
  {
    method: 'GET',
    path: '/properties/{property}/history.csv',
    purpose: 'returns the history as a table',
    file: 'text/csv',
    refusals: ['not-found'],
  },
  {
    method: 'GET',
    path: '/properties/{property}/documents/{document}',
    purpose: 'returns a document',
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
    purpose: 'changes the password',
    body: newPasswordRequest,
    refusals: [...JSON_BODY, 'password', 'weak', 'retry'],
  },
  {
    method: 'POST',
    path: '/second-factor/setup',
    purpose: 'starts the set-up of a second factor',
    body: passwordRequest,
    answer: secondFactorSetup,
    refusals: [...JSON_BODY, 'password', 'retry'],
  },
  {
    method: 'POST',
    path: '/second-factor/confirm',
    purpose: 'turns the second factor on',
    body: codeRequest,
    answer: recoveryCodes,
    refusals: [...JSON_BODY, 'code', 'retry'],
  },
  {
    method: 'POST',
    path: '/second-factor/off',
    purpose: 'turns the second factor off',
    body: passwordRequest,
    refusals: [...JSON_BODY, 'second-factor-required', 'password', 'retry'],
  },
]

/** The schemas by their names in the documents. */
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
