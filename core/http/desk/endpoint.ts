/** The form of an endpoint of the desk, and the refusals that it may answer. */
import type { z } from 'zod'
import type { DeskRight } from '../../domain/desk.ts'

/**
 * The required access: `anyone`, a member whose password was right (`half`: the code or the set-up of the second
 * factor is missing), any member, or a member with a right.
 */
export type DeskAccess = 'anyone' | 'half' | 'member' | DeskRight

export interface DeskEndpoint {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** The path below `DESK_API`. Its parameters are words in braces. */
  readonly path: string
  readonly purpose: string
  readonly access: DeskAccess
  /** The parameters of the address. */
  readonly query?: z.ZodType
  /** The JSON body of the request. */
  readonly body?: z.ZodType
  /** The body of the request is one file as multipart/form-data, which the handler reads. */
  readonly takesFile?: true
  /** The JSON body of the answer, which has status 200. */
  readonly answer?: z.ZodType
  /** Media type of the file in the answer, which has status 200. Without answer and file the status is 204. */
  readonly file?: string
  /** The action in the log of the desk. Its subject is the first parameter of the path. */
  readonly audit?: string
  /** Refusals in addition to those that follow from access, query and body. */
  readonly refusals?: readonly DeskRefusalCode[]
}

/** The status and the meaning of every code. */
export const DESK_REFUSALS = {
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
  exists: { status: 409, means: 'an account has that address' },
  'last-factor': { status: 409, means: 'it is the only second factor of the member' },
  'last-administrator': { status: 409, means: 'the desk needs an active administrator' },
  type: { status: 415, means: 'the body or the query does not have the expected type or schema' },
  'too-large': { status: 413, means: 'the body is too large' },
  retry: { status: 429, means: 'too many attempts' },
} as const satisfies Readonly<Record<string, { readonly status: number; readonly means: string }>>

export type DeskRefusalCode = keyof typeof DESK_REFUSALS

export interface DeskRefusal {
  readonly ok: false
  readonly code: DeskRefusalCode
}
