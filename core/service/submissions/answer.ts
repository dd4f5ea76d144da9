/** The answer to a form: JSON for a script, a page or a redirect for a browser (docs/http-api.md, “Answers”). */
import type { Context } from 'hono'
import type { Form } from '../../domain/forms.ts'
import { refusalKeys } from '../../domain/form-answer.ts'
import type { Locale } from '../../languages/codes.ts'
import { ANSWERS, problemsBody } from '../../http/answers.ts'
import type { ServiceSite } from '../../schema/service-site.ts'
import type { ServiceDeps } from '../deps.ts'
import { pathIn, siteHref } from '../pages/addresses.ts'
import type { OfferedHours, Typed } from '../pages/form-fields.ts'
import { formPage } from '../pages/form-page.ts'
import type { SentForm } from '../pages/form-page.ts'
import { messagePage } from '../pages/message-page.ts'
import { say, sayCount } from '../strings.ts'
import { confirmationNote, freeHours } from '../appointments/free-hours.ts'
import { askedIn, findSubject } from '../appointments/subject.ts'
import { failureOf } from '../guards/failure.ts'
import { callerOf } from '../guards/origin.ts'
import { CAPTCHA_MISSING } from './proof.ts'
import type { SubmissionOutcome } from './receive.ts'
import { onHost } from '../../domain/site-address.ts'
import { ownHref } from '../service-address.ts'

/** `down`: the database did not store the form. */
export type Answerable = SubmissionOutcome | { readonly kind: 'down' }

export interface Sent {
  readonly form: Form
  readonly locale: Locale
  readonly typed: Typed
}

export const DOWN_SECONDS = 30

export function wantsJson({ req }: Context): boolean {
  return (req.header('Accept') ?? '').includes('application/json')
}

/** Scripts wait this long before they try again, and the page names the time. */
export function retryAfter(context: Context, seconds: number): void {
  context.header('Retry-After', String(seconds))
}

/**
 * A form without a proof of work that is sent too often: a script is asked for a proof (docs/http-api.md,
 * “Machines”). A browser without script cannot give one, so its page names the time of the next attempt.
 */
export async function answerForm(
  deps: ServiceDeps,
  context: Context,
  { sent, outcome }: { readonly sent: Sent; readonly outcome: Answerable },
): Promise<Response> {
  if (wantsJson(context) && 'unproven' in outcome)
    return context.json(problemsBody([CAPTCHA_MISSING]), ANSWERS.unfit.status)
  if (outcome.kind === 'often') retryAfter(context, outcome.seconds)
  if (outcome.kind === 'down') return answerDown(deps, context, sent)
  if (outcome.kind === 'well') return answerWell(deps, context, { sent, outcome })
  const hours = wantsJson(context) ? undefined : await offeredHours(deps, sent)
  const chosen = hours === undefined ? sent : { ...sent, hours }
  if (outcome.kind === 'choose') return context.html(await formPage(deps, { ...chosen, problems: [] }))
  const { status, body } = refusalOf(outcome)
  if (wantsJson(context)) return context.json(body, status)
  const problems = outcome.kind === 'unfit' ? outcome.problems : []
  const refusal = sentences(outcome, sent)
  const way = wayOn(deps.site(), sent, outcome)
  const page = { ...chosen, problems, ...(refusal ? { refusal } : {}), ...(way ? { way } : {}) }
  return context.html(await formPage(deps, page), status)
}

/** The answer without a query to the database: a page with the text of the form to send it again, or JSON. */
export async function answerDown(
  deps: Pick<ServiceDeps, 'site' | 'config' | 'apiOnly'>,
  context: Context,
  sent: Sent,
): Promise<Response> {
  retryAfter(context, DOWN_SECONDS)
  const { status, example } = ANSWERS.down
  if (wantsJson(context)) return context.json(example, status)
  const refusal = sentencesOf(sent.locale, sent.form.failure)
  return context.html(await formPage(deps, { ...sent, problems: [], refusal }), status)
}

/** A form for an appointment comes back with the hours that are free now, and without them if they cannot be read. */
async function offeredHours(
  deps: ServiceDeps,
  { form, locale, typed }: Sent,
): Promise<OfferedHours | undefined> {
  if (!('book' in form)) return undefined
  const asked = (name: string) => typed.get(name)?.[0] || undefined
  const found = findSubject(askedIn(asked), deps)
  if (found.kind !== 'found') return undefined
  const { subject } = found
  const wanted = {
    language: locale,
    from: asked('startDate'),
    most: DAYS_ON_PAGE,
    without: { hold: asked('hold') },
  }
  const hours = await freeHours(subject, wanted, deps).catch((error: unknown) => {
    deps.log.error({ form: form.name, ...failureOf(error) }, 'free hours could not be read')
    return undefined
  })
  if (hours === undefined) return undefined
  const note = confirmationNote(hours, { language: locale, zone: subject.rules.zone }, deps.config)
  return { days: hours.days, confirm: subject.rules.confirm, ...(note !== undefined && { note }) }
}

/** A page without script shows two weeks, because a longer list would separate the fields. */
const DAYS_ON_PAGE = 12

function refusalOf(outcome: Exclude<SubmissionOutcome, { kind: 'well' | 'choose' }>) {
  switch (outcome.kind) {
    case 'unfit':
      return { status: ANSWERS.unfit.status, body: problemsBody(outcome.problems) }
    case 'refused':
      return { status: ANSWERS[outcome.answer].status, body: ANSWERS[outcome.answer].example }
    case 'often':
      return { status: ANSWERS.often.status, body: ANSWERS.often.example }
  }
}

/** Undefined if the problems of the fields are enough. */
function sentences(outcome: SubmissionOutcome, { locale }: Sent): readonly string[] | undefined {
  const all = (keys: Sentences) => sentencesOf(locale, keys)
  if (outcome.kind === 'often')
    return 'early' in outcome
      ? all(['answer.early.text'])
      : [sayCount(locale, 'answer.often.text', Math.ceil(outcome.seconds / 60))]
  if (outcome.kind === 'refused') return all(refusalKeys(REFUSALS[outcome.answer]))
  return isExpired(outcome) ? all(['error.linkExpired']) : undefined
}

/** The mailed link is too old, was used, or was pasted in part: no other field can correct that. */
function isExpired(outcome: SubmissionOutcome): boolean {
  return outcome.kind === 'unfit' && outcome.problems.some(({ field }) => field === 'token')
}

/** The link to the form that mails another link. It is the same for an unknown address. */
function wayOn(site: ServiceSite, { form, locale }: Sent, outcome: SubmissionOutcome): SentForm['way'] {
  const path = pathIn(site, site.pages.forgotPassword, locale)
  if (path === undefined) return undefined
  if (isExpired(outcome)) return { label: say(locale, 'answer.newLink'), path }
  // A new password also ends the delay of an account after failed attempts.
  const isLogIn = form.refusals.some((refusal) => refusal === 'login')
  return isLogIn && (outcome.kind === 'refused' || outcome.kind === 'often')
    ? { label: say(locale, 'answer.forgotten'), path }
    : undefined
}

type Sentences = readonly Parameters<typeof say>[1][]

function sentencesOf(locale: Locale, keys: Sentences): readonly string[] {
  return keys.map((key) => asSentence(say(locale, key)))
}

/** Titles of the catalogue have no full stop of their own. */
function asSentence(text: string): string {
  return text.replace(/(?<![.!?])$/, '.')
}

const REFUSALS = { login: 'error.credentials' } as const

interface Well {
  readonly sent: Sent
  readonly outcome: Extract<SubmissionOutcome, { kind: 'well' }>
}

async function answerWell(deps: ServiceDeps, context: Context, { sent, outcome }: Well): Promise<Response> {
  const { form, locale } = sent
  const site = deps.site()
  const next = outcome.next ?? pathIn(site, site.thanks[form.name], locale)
  if (outcome.cookie !== undefined) context.header('Set-Cookie', outcome.cookie, { append: true })
  if (wantsJson(context)) {
    const href = next && (isServicePage(next) ? ownHref(deps, next) : onHost(site.url, next))
    return context.json({ ok: true, ...(href === undefined ? {} : { next: href }) }, statusOf(form))
  }
  if (next !== undefined) {
    // The visitor’s page is on the site’s own host, wherever the service is.
    const isElsewhere = callerOf(context.req.raw, deps) === 'site'
    // A page of the service is on the host that answers.
    if (isServicePage(next)) return context.redirect(ownHref(deps, next), 303)
    return context.redirect(siteHref({ ...deps, apiOnly: deps.apiOnly === true || isElsewhere }, next), 303)
  }
  const title = say(locale, 'answer.taken.title')
  const page = messagePage(deps, context.req.raw, {
    locale,
    title,
    text: say(locale, 'success.thanks'),
    call: false,
  })
  return context.html(await page)
}

function isServicePage(path: string): boolean {
  return path.startsWith('/api/')
}

/** 200 if the treatment is complete, 202 if a person will read the form. */
function statusOf({ answer }: Form): 200 | 202 {
  return ANSWERS[answer].status
}
