/** The addresses of the service beside forms and portal: links of mails, views of pages, and monitoring. */
import { z } from 'zod'
import { LONGEST_PATH, STATISTICS_API } from '../domain/statistics.ts'
import { APPOINTMENT_ENDPOINTS } from './appointment-endpoints.ts'
import {
  DOWN,
  EXPIRED,
  FOREIGN,
  FORGED,
  JSON_TYPE,
  OTHER_TYPE,
  page,
  sent,
  to,
  TOO_LARGE,
} from './service-answers.ts'
import type { ServiceEndpoint } from './service-answers.ts'

const health = (ok: boolean) => z.object({ ok: z.literal(ok) })

/**
 * A GET request never changes anything, because mail scanners follow every link. The button of the page
 * posts.
 */
export const SERVICE_ENDPOINTS: readonly ServiceEndpoint[] = [
  ...APPOINTMENT_ENDPOINTS,
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
