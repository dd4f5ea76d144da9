/** The addresses of the service beside forms and portal: links of mails, views of pages, and monitoring. */
import { z } from 'zod'
import { REBUILD_ADDRESS } from '../domain/desk.ts'
import { PRESENCE_ADDRESS } from '../domain/presence.ts'
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
    purpose: 'returns a document of a property',
    answers: [
      { status: 200, means: 'the document, as an attachment', type: 'application/octet-stream' },
      { status: 302, means: 'the document is on another host', headers: { Location: 'an https address' } },
      FORGED,
      EXPIRED,
      DOWN,
    ],
  },
  {
    method: 'GET',
    path: '/api/newsletter/confirm/{token}',
    caller: 'holder of a mailed link',
    purpose: 'shows the confirmation of a subscription to the newsletter',
    answers: [page(200, 'a page with a button, or that it is done'), FORGED, EXPIRED, DOWN],
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
    purpose: 'shows the confirmation of the end of the newsletter',
    answers: [page(200, 'a page with a button, or that it is done'), FORGED, DOWN],
  },
  {
    method: 'POST',
    path: '/api/newsletter/one-click/{token}',
    caller: 'holder of a mailed link',
    purpose: 'ends the newsletter; every origin is allowed, because mail programs call it (RFC 8058)',
    answers: [page(200, 'ended, now or before'), FORGED, DOWN],
  },
  {
    method: 'GET',
    path: '/api/searches/one-click/{token}',
    caller: 'holder of a mailed link',
    purpose: 'shows a registered search',
    answers: [page(200, 'the search, or a message that it has ended'), FORGED, DOWN],
  },
  {
    method: 'POST',
    path: '/api/searches/one-click/{token}',
    caller: 'holder of a mailed link',
    purpose: 'changes or ends a registered search; mail programs call it as well (RFC 8058)',
    sends: sent({
      action: z.enum(['pause', 'resume', 'renew', 'end', 'end-all']).optional(),
      'List-Unsubscribe': z
        .literal('One-Click')
        .optional()
        .describe('from a mail program: ends all searches of the visitor'),
    }),
    answers: [
      page(200, 'ended, now or before'),
      to('changed; redirects to the search'),
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
    purpose: 'reports a view of a page',
    sends: {
      type: 'text/plain',
      schema: z.string().max(LONGEST_PATH).describe('the path of the page'),
    },
    answers: [{ status: 204, means: 'received, whether or not it is counted' }, FOREIGN],
  },
  {
    method: 'GET',
    path: PRESENCE_ADDRESS,
    caller: 'pages of the site',
    purpose:
      'reports that the service is there, and whether it answers feeds of filtered lists; a static host has a file with `false` at this address',
    answers: [
      {
        status: 200,
        means: 'the service is there',
        type: JSON_TYPE,
        schema: z.object({ service: z.literal(true), feeds: z.boolean() }),
      },
    ],
  },
  {
    method: 'POST',
    path: REBUILD_ADDRESS,
    caller: 'programs with the secret',
    purpose:
      'asks for a build of the site, signed as the webhooks of the service are; one that waits serves everybody',
    answers: [
      {
        status: 202,
        means: 'the build will run',
        type: JSON_TYPE,
        schema: z.object({ ok: z.literal(true), build: z.string() }),
      },
      {
        status: 401,
        means: 'the signature is wrong or older than five minutes',
        type: JSON_TYPE,
        schema: health(false),
      },
      page(404, 'the service does not build the site, or has no secret for this'),
      { status: 413, means: 'the body is larger than 4 KB', type: JSON_TYPE, schema: health(false) },
      DOWN,
    ],
  },
  {
    method: 'GET',
    path: '/healthz',
    caller: 'monitoring',
    purpose: 'reports that the process answers',
    answers: [{ status: 200, means: 'the process answers', type: JSON_TYPE, schema: health(true) }],
  },
  {
    method: 'GET',
    path: '/readyz',
    caller: 'monitoring',
    purpose: 'reports whether the database can store forms',
    answers: [
      { status: 200, means: 'the database is usable', type: JSON_TYPE, schema: health(true) },
      { status: 503, means: 'the database is not usable', type: JSON_TYPE, schema: health(false) },
    ],
  },
]
