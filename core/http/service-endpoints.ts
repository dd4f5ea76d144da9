/** What the service answers beside forms and portal: links of mails, views of pages, and those who watch it. */
import { z } from 'zod'
import { LONGEST_PATH, STATISTICS_API } from '../domain/statistics.ts'

export interface ServiceEndpoint {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly purpose: string
  readonly caller: 'holder of a mailed link' | 'pages of the site' | 'whoever watches the service'
  readonly sends?: { readonly type: string; readonly schema: z.ZodType }
  /** One for each status. What has no media type is empty. */
  readonly answers: readonly ServiceAnswer[]
}

export interface ServiceAnswer {
  readonly status: number
  readonly means: string
  readonly type?: string
  readonly schema?: z.ZodType
  /** Headers that belong to it, and what they hold. */
  readonly headers?: Readonly<Record<string, string>>
}

const PAGE = 'text/html'
const FORM = 'application/x-www-form-urlencoded'
const JSON_TYPE = 'application/json'

const page = (status: number, means: string): ServiceAnswer => ({ status, means, type: PAGE })
const FORGED = page(404, 'no link of ours')
const EXPIRED = page(410, 'the link has had its time, or what it leads to is gone')
const FOREIGN = page(403, 'sent from a page of another site')
const TOO_LARGE = page(413, 'more than 64 KB')
const OTHER_TYPE = page(415, `not ${FORM}`)
const DOWN = page(503, 'not now, please retry')
const to = (means: string): ServiceAnswer => ({
  status: 303,
  means,
  headers: { Location: 'a path of the service' },
})

const sent = (fields: Readonly<Record<string, z.ZodType>>) => ({ type: FORM, schema: z.object(fields) })

const health = (ok: boolean) => z.object({ ok: z.literal(ok) })

/** Looking never changes anything, as programs that scan mail look at every link; what a page’s button sends does. */
export const SERVICE_ENDPOINTS: readonly ServiceEndpoint[] = [
  {
    method: 'GET',
    path: '/api/appointments/{token}',
    caller: 'holder of a mailed link',
    purpose: 'shows an appointment, with the times that are free instead',
    answers: [page(200, 'the appointment'), FORGED, EXPIRED, DOWN],
  },
  {
    method: 'POST',
    path: '/api/appointments/{token}',
    caller: 'holder of a mailed link',
    purpose: 'moves or cancels an appointment',
    sends: sent({
      action: z.enum(['move', 'cancel']),
      start: z
        .string()
        .regex(/^[0-9]{1,15}$/)
        .optional()
        .describe('to move it: one of the free times, in milliseconds since 1970'),
    }),
    answers: [
      page(200, 'cancelled'),
      to('moved: to the appointment as it is now'),
      FOREIGN,
      FORGED,
      page(409, 'that time was taken meanwhile'),
      EXPIRED,
      TOO_LARGE,
      OTHER_TYPE,
      DOWN,
    ],
  },
  {
    method: 'GET',
    path: '/api/documents/{token}',
    caller: 'holder of a mailed link',
    purpose: 'gives a document of a property',
    answers: [
      { status: 200, means: 'the document, as an attachment', type: 'application/octet-stream' },
      { status: 302, means: 'it lies elsewhere', headers: { Location: 'an https address' } },
      FORGED,
      EXPIRED,
      DOWN,
    ],
  },
  {
    method: 'GET',
    path: '/api/newsletter/confirm/{token}',
    caller: 'holder of a mailed link',
    purpose: 'asks whether the newsletter is wanted',
    answers: [page(200, 'a button, or that it is done'), FORGED, EXPIRED, DOWN],
  },
  {
    method: 'POST',
    path: '/api/newsletter/confirm/{token}',
    caller: 'holder of a mailed link',
    purpose: 'subscribes to the newsletter',
    answers: [page(200, 'subscribed, now or before'), FOREIGN, FORGED, EXPIRED, DOWN],
  },
  {
    method: 'GET',
    path: '/api/newsletter/one-click/{token}',
    caller: 'holder of a mailed link',
    purpose: 'asks whether the newsletter is to end',
    answers: [page(200, 'a button, or that it is done'), FORGED, DOWN],
  },
  {
    method: 'POST',
    path: '/api/newsletter/one-click/{token}',
    caller: 'holder of a mailed link',
    purpose: 'ends the newsletter; mail programs call it too (RFC 8058), so any origin may',
    answers: [page(200, 'ended, now or before'), FORGED, DOWN],
  },
  {
    method: 'GET',
    path: '/api/searches/one-click/{token}',
    caller: 'holder of a mailed link',
    purpose: 'shows a registered search',
    answers: [page(200, 'the search, or that it has ended'), FORGED, DOWN],
  },
  {
    method: 'POST',
    path: '/api/searches/one-click/{token}',
    caller: 'holder of a mailed link',
    purpose: 'changes or ends a registered search; mail programs call it too (RFC 8058)',
    sends: sent({
      action: z.enum(['pause', 'resume', 'renew', 'end', 'end-all']).optional(),
      'List-Unsubscribe': z
        .literal('One-Click')
        .optional()
        .describe('from a mail program: ends all searches of the visitor'),
    }),
    answers: [
      page(200, 'ended, now or before'),
      to('changed: to the search as it is now'),
      FORGED,
      TOO_LARGE,
      OTHER_TYPE,
      DOWN,
    ],
  },
  {
    method: 'POST',
    path: STATISTICS_API,
    caller: 'pages of the site',
    purpose: 'says that a page was looked at',
    sends: {
      type: 'text/plain',
      schema: z.string().max(LONGEST_PATH).describe('the path of the page'),
    },
    answers: [{ status: 204, means: 'heard, whether or not it is counted' }, FOREIGN],
  },
  {
    method: 'GET',
    path: '/healthz',
    caller: 'whoever watches the service',
    purpose: 'says that the process answers',
    answers: [{ status: 200, means: 'it does', type: JSON_TYPE, schema: health(true) }],
  },
  {
    method: 'GET',
    path: '/readyz',
    caller: 'whoever watches the service',
    purpose: 'says whether it can keep what is sent',
    answers: [
      { status: 200, means: 'it can', type: JSON_TYPE, schema: health(true) },
      { status: 503, means: 'it cannot', type: JSON_TYPE, schema: health(false) },
    ],
  },
]
