/** Routes of mailed links, and the page for a link whose subject no longer exists or is completed. */
import type { Context } from 'hono'
import type { Locale } from '../../languages/codes.ts'
import type { ServiceDeps } from '../deps.ts'
import { readForm } from '../guards/body.ts'
import { readLink } from '../signed-link.ts'
import type { LinkPurpose } from '../signed-link.ts'
import { say } from '../strings.ts'
import type { ServiceKey } from '../../languages/string-keys.ts'
import { localeFor } from './language.ts'
import { messagePage } from './message-page.ts'
import { refuse } from './refusal.ts'

/** Answers a request with a valid link. `subject` is the id of its subject. */
type LinkAnswer = (deps: ServiceDeps, context: Context, subject: string) => Promise<Response>

/** The handler of a route with a `:token`: a forged link is answered with 404 and an expired one with 410. */
export function forLink(
  deps: ServiceDeps,
  purpose: LinkPurpose,
  answer: LinkAnswer,
): (context: Context) => Promise<Response> {
  return (context) => {
    const link = readLink(context.req.param('token') ?? '', purpose, deps)
    if (link.kind === 'good') return answer(deps, context, link.subject)
    if (link.kind === 'forged') return refuse(deps, context, 'missing')
    const locale = localeFor(context.req.raw, deps.site())
    const said = { locale, title: 'link.expired.title', text: 'link.expired.text', status: 410 } as const
    return saidPage(deps, context, said)
  }
}

interface Said {
  readonly locale: Locale
  readonly title: ServiceKey
  readonly text: ServiceKey
  readonly status?: 200 | 404 | 409 | 410
}

export async function saidPage(
  deps: ServiceDeps,
  context: Context,
  { locale, title, text, status = 200 }: Said,
): Promise<Response> {
  const message = { locale, title: say(locale, title), text: say(locale, text), call: status !== 200 }
  return context.html(await messagePage(deps, context.req.raw, message), status)
}

/** The fields of a page of the service, or the answer to a body that is not a form. */
export async function readAction(
  deps: ServiceDeps,
  context: Context,
): Promise<{ readonly pairs: URLSearchParams; readonly answer?: undefined } | { readonly answer: Response }> {
  const body = await readForm(context.req.raw)
  return body.kind === 'read' ? { pairs: body.pairs } : { answer: await refuse(deps, context, body.answer) }
}
