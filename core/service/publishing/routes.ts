/** The request by which another program, such as a CRM, has the site built. Its signature is the proof. */
import { createHmac, timingSafeEqual } from 'node:crypto'
import { Hono } from 'hono'
import { REBUILD_ADDRESS } from '../../domain/desk.ts'
import type { ServiceDeps } from '../deps.ts'
import { readText } from '../guards/body.ts'
import { refuse } from '../pages/refusal.ts'
import { askForBuild } from './builds.ts'

/** Seconds by which the clocks may differ. An older request could be a copy. */
const TOLERANCE = 300
const LIMIT = 4096

export function publishingRoutes(deps: ServiceDeps): Hono {
  const routes = new Hono()
  routes.post(REBUILD_ADDRESS, async (context) => {
    const secret = deps.secrets.rebuild
    if (deps.config.publishing === undefined || secret === undefined) return refuse(deps, context, 'missing')
    const body = await readText(context.req.raw, LIMIT)
    if (body === null) return context.json({ ok: false }, 413)
    const signature = context.req.header('Agency-Site-Signature') ?? ''
    if (!isSigned(signature, body, { secret, now: deps.now() })) return context.json({ ok: false }, 401)
    const { id } = await askForBuild({ cause: 'request' }, deps)
    deps.builds?.wake()
    return context.json({ ok: true, build: id }, 202)
  })
  return routes
}

interface Checking {
  readonly secret: string
  readonly now: number
}

/** `t=1795600000,v1=…`: the seconds, and the HMAC-SHA-256 of `<seconds>.<body>`, as the webhooks of the service have it. */
function isSigned(signature: string, body: string, { secret, now }: Checking): boolean {
  const [, seconds = '', given = ''] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(signature) ?? []
  if (seconds === '' || Math.abs(now / 1000 - Number(seconds)) > TOLERANCE) return false
  const wanted = createHmac('sha256', secret).update(`${seconds}.${body}`).digest()
  return timingSafeEqual(wanted, Buffer.from(given, 'hex'))
}
