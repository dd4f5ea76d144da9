/** What a mailed link says that leads to nothing any more, or to something that is done. */
import type { Context } from 'hono'
import type { Locale } from '../../domain/locale.ts'
import type { ServiceDeps } from '../deps.ts'
import { readForm } from '../guards/body.ts'
import { readLink } from '../signed-link.ts'
import type { LinkPurpose } from '../signed-link.ts'
import { say } from '../strings.ts'
import type { ServiceKey } from '../../languages/string-keys.ts'
import { localeFor } from './language.ts'
import { messagePage } from './message-page.ts'
import { refuse } from './refusal.ts'

export type OpenedLink =
  | { readonly subject: string; readonly answer?: undefined }
  | { readonly subject?: undefined; readonly answer: Response }

/** What the link of this request is about; or the answer to one that is forged (404), or too old (410). */
export async function openLink(
  deps: ServiceDeps,
  context: Context,
  purpose: LinkPurpose,
): Promise<OpenedLink> {
  const link = readLink(context.req.param('token') ?? '', purpose, deps)
  if (link.kind === 'good') return { subject: link.subject }
  if (link.kind === 'forged') return { answer: await refuse(deps, context, 'missing') }
  const locale = localeFor(context.req.raw, deps.site())
  const said = { locale, title: 'link.expired.title', text: 'link.expired.text', status: 410 } as const
  return { answer: await saidPage(deps, context, said) }
}

export interface Said {
  readonly locale: Locale
  readonly title: ServiceKey
  readonly text: ServiceKey
  readonly status?: 200 | 404 | 410
}

export async function saidPage(
  deps: ServiceDeps,
  context: Context,
  { locale, title, text, status = 200 }: Said,
): Promise<Response> {
  const message = { locale, title: say(locale, title), text: say(locale, text), call: status !== 200 }
  return context.html(await messagePage(deps, context.req.raw, message), status)
}

/** The fields of a page of our own; or the answer to what is none. */
export async function readAction(
  deps: ServiceDeps,
  context: Context,
): Promise<{ readonly pairs: URLSearchParams; readonly answer?: undefined } | { readonly answer: Response }> {
  const body = await readForm(context.req.raw)
  return body.kind === 'read' ? { pairs: body.pairs } : { answer: await refuse(deps, context, body.answer) }
}
