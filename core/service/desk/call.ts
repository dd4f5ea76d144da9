/** A request of the desk after its rights, its query and its body were checked, and the handlers that answer it. */
import type { z } from 'zod'
import { DESK_REFUSALS } from '../../http/desk/endpoint.ts'
import type { DeskEndpoint, DeskRefusal, DeskRefusalCode } from '../../http/desk/endpoint.ts'
import { refusal } from '../accounts/answers.ts'
import type { ServiceDeps } from '../deps.ts'
import type { DeskMemberRow, DeskSessionRow } from './desk-tables.ts'

export interface DeskVisitor {
  readonly member: DeskMemberRow
  readonly session: DeskSessionRow
}

type OutputOf<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined

export interface Call<Endpoint extends DeskEndpoint = DeskEndpoint> {
  readonly deps: ServiceDeps
  readonly request: Request
  /** The address in the network. */
  readonly address: string
  /** The parameters of the path. */
  readonly param: (name: string) => string
  readonly query: Endpoint extends { readonly query: infer Schema } ? OutputOf<Schema> : undefined
  readonly body: Endpoint extends { readonly body: infer Schema } ? OutputOf<Schema> : undefined
  /** Undefined for endpoints that anyone may ask. */
  readonly visitor: Endpoint['access'] extends 'anyone' ? undefined : DeskVisitor
}

/** A `Response` is a refusal, a file, or an answer with a cookie. */
type Answered<Endpoint extends DeskEndpoint> = Endpoint extends {
  readonly answer: infer Schema extends z.ZodType
}
  ? z.input<Schema> | Response
  : Response | undefined

export type Handlers<Endpoints extends Readonly<Record<string, DeskEndpoint>>> = {
  readonly [Name in keyof Endpoints]: (call: Call<Endpoints[Name]>) => Promise<Answered<Endpoints[Name]>>
}

/** The part of a call that most handlers use. */
export type MemberCall = Pick<Call, 'deps'> & { readonly visitor: DeskVisitor }

/** `seconds` until the next try, for `retry`. */
export function refused(code: DeskRefusalCode, seconds?: number): Response {
  const body: DeskRefusal = { ok: false, code }
  return refusal(body, DESK_REFUSALS[code].status, seconds)
}
