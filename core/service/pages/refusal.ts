/**
 * The answer to a request that is refused before its body is read: empty for a script, a page for a person.
 */
import type { Context } from 'hono'
import type { ServiceDeps } from '../deps.ts'
import { KILOBYTES } from '../guards/body.ts'
import { localeFor } from './language.ts'
import { messagePage } from './message-page.ts'
import { say } from '../strings.ts'

const REFUSALS = {
  foreign: { status: 403, title: 'answer.foreign.title', text: 'answer.foreign.text' },
  missing: { status: 404, title: 'answer.missing.title', text: 'answer.missing.text' },
  method: { status: 405, title: 'answer.method.title', text: 'answer.method.text' },
  tooLarge: { status: 413, title: 'answer.tooLarge.title', text: 'answer.tooLarge.text' },
  otherType: { status: 415, title: 'answer.otherType.title', text: 'answer.otherType.text' },
  down: { status: 503, title: 'error.api.title', text: 'error.api.text' },
} as const

export async function refuse(
  deps: Pick<ServiceDeps, 'site' | 'apiOnly'>,
  context: Context,
  reason: keyof typeof REFUSALS,
): Promise<Response> {
  const { status, title, text } = REFUSALS[reason]
  const request = context.req.raw
  if (!(request.headers.get('Accept') ?? '').includes('text/html')) return context.body(null, status)
  const locale = localeFor(request, deps.site())
  const message = { locale, title: say(locale, title), text: say(locale, text, { limit: KILOBYTES }) }
  return context.html(await messagePage(deps, request, message), status)
}
