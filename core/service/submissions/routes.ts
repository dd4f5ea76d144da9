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
import { receive } from './receive.ts'

export function formRoutes(deps: ServiceDeps, limits: FormLimits): Hono {
  const routes = new Hono()
  routes.post(SERVICE_TARGET.replace('{form}', ':form'), (context) => takeForm(deps, context, limits))
  routes.get(SERVICE_CAPTCHA.replace(/\?.*$/, ''), (context) => giveChallenge(deps, context))
  return routes
}

async function takeForm(deps: ServiceDeps, context: Context, limits: FormLimits): Promise<Response> {
  const name = context.req.param('form') ?? ''
  if (!isFormName(name)) return refuse(deps, context, 'missing')
  const body = await readForm(context.req.raw)
  if (body.kind === 'refused') return refuse(deps, context, body.answer)
  const { pairs } = body
  const locale = localeFor(context.req.raw, deps.site(), pairs.get('language'))
  const sent: Sent = {
    form: withFields(FORMS[name], deps.site().fields?.[name]),
    locale,
    typed: typedIn(pairs),
  }
  const address = clientAddress(context, deps.config.proxies)
  const arrival = { form: sent.form, pairs, language: locale, address, request: context.req.raw }
  const outcome = await receive(deps, arrival, limits).catch((error: unknown): Answerable => {
    deps.log.error({ form: name, ...failureOf(error) }, 'a form could not be kept')
    return { kind: 'down' }
  })
  return answerForm(deps, context, { sent, outcome })
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
