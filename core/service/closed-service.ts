/**
 * Answers in place of the service while it starts, changes its tables or stops: a form comes back with its text and 503, so that nothing
 * typed is lost, and any other request gets 503.
 */
import { Hono } from 'hono'
import { SERVICE_TARGET } from '../domain/form-targets.ts'
import { ANSWERS } from '../http/answers.ts'
import type { ServiceDeps } from './deps.ts'
import { accessLog } from './guards/access-log.ts'
import { securityHeaders } from './guards/headers.ts'
import { ownPagesOnly, readableBySite } from './guards/origin.ts'
import { refuse } from './pages/refusal.ts'
import { answerDown, retryAfter, wantsJson } from './submissions/answer.ts'
import { readSent } from './submissions/routes.ts'

/** A start takes a second or two, and so does the next one after a stop. */
const SOON = 5

type ClosedDeps = Pick<ServiceDeps, 'site' | 'config' | 'apiOnly' | 'log' | 'now' | 'random'>

export function createClosedService(deps: ClosedDeps): Hono {
  const app = new Hono()
  app.use(accessLog(deps), securityHeaders(deps), readableBySite(deps))
  app.use(ownPagesOnly(deps, (context) => refuse(deps, context, 'foreign')))
  app.get('/healthz', (context) => context.json({ ok: true }))
  app.get('/readyz', (context) => context.json({ ok: false }, 503))
  app.post(SERVICE_TARGET.replace('{form}', ':form'), async (context) => {
    const read = await readSent(deps, context)
    if (read.kind === 'refused') return refuse(deps, context, read.answer)
    const answer = await answerDown(deps, context, read.sent)
    answer.headers.set('Retry-After', String(SOON))
    return answer
  })
  app.all('*', async (context): Promise<Response> => {
    retryAfter(context, SOON)
    const { status, example } = ANSWERS.down
    return wantsJson(context) ? context.json(example, status) : refuse(deps, context, 'down')
  })
  return app
}
