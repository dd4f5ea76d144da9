/** The routes that receive forms and give them challenges. */
import { Hono } from 'hono'
import type { Context } from 'hono'
import { withFields } from '../../domain/form-configuration.ts'
import { isFormName, FORMS } from '../../domain/forms.ts'
import { SERVICE_CAPTCHA, SERVICE_TARGET } from '../../domain/form-targets.ts'
import { makeChallenge, MAXIMUM_NUMBER } from '../../http/challenge.ts'
import type { ServiceDeps } from '../deps.ts'
import { clientAddress } from '../guards/address.ts'
import { readForm } from '../guards/body.ts'
import { failureOf } from '../guards/failure.ts'
import type { FormLimits } from '../guards/limits.ts'
import { refuse } from '../pages/refusal.ts'
import { localeFor } from '../pages/language.ts'
import { answerForm } from './answer.ts'
import type { Answerable, Sent } from './answer.ts'
import { createPassOnTogether } from './pass-on-together.ts'
import { receive } from './receive.ts'
import type { Receiving } from './receive.ts'

export function formRoutes(deps: ServiceDeps, limits: FormLimits): Hono {
  const routes = new Hono()
  const receiving = { limits, together: createPassOnTogether(deps) }
  routes.post(SERVICE_TARGET.replace('{form}', ':form'), (context) => takeForm(deps, context, receiving))
  routes.get(SERVICE_CAPTCHA.replace(/\?.*$/, ''), (context) => giveChallenge(deps, context))
  return routes
}

async function takeForm(deps: ServiceDeps, context: Context, receiving: Receiving): Promise<Response> {
  const read = await readSent(deps, context)
  if (read.kind === 'refused') return refuse(deps, context, read.answer)
  const { sent, pairs } = read
  const address = clientAddress(context, deps.config.proxies)
  const arrival = { form: sent.form, pairs, language: sent.locale, address, request: context.req.raw }
  const outcome = await receive(deps, arrival, receiving).catch((error: unknown): Answerable => {
    deps.log.error({ form: sent.form.name, ...failureOf(error) }, 'a form could not be stored')
    return { kind: 'down' }
  })
  return answerForm(deps, context, { sent, outcome })
}

type ReadForm =
  | { readonly kind: 'read'; readonly sent: Sent; readonly pairs: URLSearchParams }
  | { readonly kind: 'refused'; readonly answer: 'missing' | 'tooLarge' | 'otherType' }

/** Reads the form and its values without the database. */
export async function readSent({ site }: Pick<ServiceDeps, 'site'>, { req }: Context): Promise<ReadForm> {
  const name = req.param('form') ?? ''
  if (!isFormName(name)) return { kind: 'refused', answer: 'missing' }
  const body = await readForm(req.raw)
  if (body.kind === 'refused') return body
  const { pairs } = body
  const locale = localeFor(req.raw, site(), pairs.get('language'))
  const form = withFields(FORMS[name], site().fields?.[name])
  return { kind: 'read', pairs, sent: { form, locale, typed: typedIn(pairs) } }
}

function typedIn(pairs: URLSearchParams): Sent['typed'] {
  return new Map([...new Set(pairs.keys())].map((name) => [name, pairs.getAll(name)]))
}

function giveChallenge(deps: ServiceDeps, context: Context): Response | Promise<Response> {
  const form = context.req.query('form') ?? ''
  if (!isFormName(form) || !FORMS[form].captcha) return refuse(deps, context, 'missing')
  const bytes = deps.random(16)
  const salt = bytes.subarray(0, 12).toString('hex')
  // 32 bits are enough to make 50,001 numbers equally likely.
  const number = bytes.readUInt32BE(12) % (MAXIMUM_NUMBER + 1)
  const secret = deps.secrets.signing
  return context.json(makeChallenge({ secret, form, now: deps.now(), random: { salt, number } }))
}
