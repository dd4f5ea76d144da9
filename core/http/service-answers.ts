/** An address of the service, and the answers that several of them give. */
import { z } from 'zod'

export interface ServiceEndpoint {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly purpose: string
  readonly caller: 'holder of a mailed link' | 'pages of the site' | 'monitoring' | 'programs with the secret'
  readonly sends?: { readonly type: string; readonly schema: z.ZodType }
  /** One for each status. An answer without a media type has no body. */
  readonly answers: readonly ServiceAnswer[]
}

export interface ServiceAnswer {
  readonly status: number
  readonly means: string
  readonly type?: string
  readonly schema?: z.ZodType
  /** The headers of the answer, with their descriptions. */
  readonly headers?: Readonly<Record<string, string>>
}

const PAGE = 'text/html'
const FORM = 'application/x-www-form-urlencoded'
export const JSON_TYPE = 'application/json'

export const page = (status: number, means: string): ServiceAnswer => ({ status, means, type: PAGE })
export const FORGED = page(404, 'the link is not valid')
export const EXPIRED = page(410, 'the link has expired, or its subject no longer exists')
export const FOREIGN = page(403, 'the request comes from a page of another site')
export const TOO_LARGE = page(413, 'the body is larger than 64 KB')
export const OTHER_TYPE = page(415, `the body is not ${FORM}`)
export const DOWN = page(503, 'temporarily unavailable')
export const to = (means: string): ServiceAnswer => ({
  status: 303,
  means,
  headers: { Location: 'a path of the service' },
})

export const sent = (fields: Readonly<Record<string, z.ZodType>>) => ({
  type: FORM,
  schema: z.object(fields),
})
