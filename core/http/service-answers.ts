/** An address of the service, and the answers that several of them give. */
import { z } from 'zod'

export interface ServiceEndpoint {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly purpose: string
  readonly caller: 'holder of a mailed link' | 'pages of the site' | 'whoever watches the service'
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
export const FORGED = page(404, 'no link of ours')
export const EXPIRED = page(410, 'the link has had its time, or what it leads to is gone')
export const FOREIGN = page(403, 'sent from a page of another site')
export const TOO_LARGE = page(413, 'more than 64 KB')
export const OTHER_TYPE = page(415, `not ${FORM}`)
export const DOWN = page(503, 'not now, please retry')
export const to = (means: string): ServiceAnswer => ({
  status: 303,
  means,
  headers: { Location: 'a path of the service' },
})

export const sent = (fields: Readonly<Record<string, z.ZodType>>) => ({
  type: FORM,
  schema: z.object(fields),
})
