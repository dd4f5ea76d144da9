/** One submission at a time: check, prove, send, and act on the answer. */
import { refusalKeys } from '../../../core/domain/form-answer.ts'
import type { FormOutcome } from '../../../core/domain/form-answer.ts'
import { KEY_FIELD, SOLUTION_FIELD, STARTED_FIELD, secondsToWait } from '../../../core/domain/form-guards.ts'
import type { Prover } from './captcha.ts'
import type { Drafts } from './drafts.ts'
import { controlsOf } from './live-form.ts'
import type { Control, LiveForm } from './live-form.ts'
import { canMail, mailHref } from './mail-href.ts'
import { make } from '../make.ts'
import type { Problems } from './problems.ts'
import { send } from './sending.ts'
import type { Standing } from './standing.ts'
import type { Say } from './texts.ts'
import { onHost } from '../site-root.ts'

export interface SubmitParts {
  readonly problems: Problems
  readonly drafts: Drafts
  readonly standing: Standing
  /** Absent if the form never needs a proof. */
  readonly prover: Prover | undefined
  /** Opens the next page. */
  readonly go: (href: string) => void
  /** Whether the form cannot be sent, so that its button opens a mail instead. */
  readonly opensMail: () => boolean
}

export function serveSubmit(live: LiveForm, parts: SubmitParts): void {
  const { form } = live
  const { problems, standing } = parts
  let isBusy = false
  const setBusy = (busy: boolean) => {
    isBusy = busy
    standing.setBusy(busy)
  }
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    if (isBusy) return
    standing.say('')
    const opensMail = parts.opensMail()
    if (opensMail && !canMail(live)) return standing.fail(sentences(live.say, live.definition.failure))
    // While the service is down, a mail may leave as it is.
    if ((!opensMail || form.dataset.mail !== undefined) && !problems.check()) return
    if (opensMail) return parts.go(mailHref(live))
    setBusy(true)
    // After a success the page is left, so the form stays locked; after a failure it is unlocked.
    void submit(live, parts).then((isOver) => isOver || setBusy(false))
  })
  // The page returns from the back-forward cache, and the button works again.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    setBusy(false)
    standing.say('')
  })
}

/** Sends the form and returns whether it was accepted. */
async function submit(live: LiveForm, parts: SubmitParts): Promise<boolean> {
  const { form, say } = live
  const { standing, prover, drafts } = parts
  const isProvedLate = live.definition.proof === 'afterFailures'
  if (prover && !isProvedLate && !(await isProved(live, parts))) return false
  // A form that is sent again after a lost answer is the same one. It need not be unpredictable.
  hiddenIn(form, KEY_FIELD).value ||= `${Date.now()}${Math.random()}`
  standing.say(say('form.late.sending'))
  if (!live.definition.isInstant) await minimumTime(form)
  if (form.dataset.native !== undefined) {
    drafts.drop()
    form.submit()
    return true
  }
  const outcome = await send(live)
  if (!prover || !isProvedLate || !asksForProof(outcome)) return follow(outcome, live, parts)
  if (!(await isProved(live, parts))) return false
  standing.say(say('form.late.sending'))
  const proved = await send(live)
  // The next attempt is sent without a proof first.
  hiddenIn(form, SOLUTION_FIELD).value = ''
  return follow(proved, live, parts)
}

function asksForProof(outcome: FormOutcome): boolean {
  return (
    outcome.kind === 'problems' &&
    outcome.problems.some(({ field, code }) => field === 'captcha' && code === 'required')
  )
}

/** Puts a proof into the form. It is valid for one request. */
async function isProved({ form, say }: LiveForm, { standing, prover }: SubmitParts): Promise<boolean> {
  standing.say(say('form.late.checking'))
  const proof = await prover?.proof().catch(() => null)
  if (!proof) {
    standing.fail(say('form.late.captchaFailed'))
    return false
  }
  prover?.spend()
  hiddenIn(form, SOLUTION_FIELD).value = proof
  return true
}

function hiddenIn(form: HTMLFormElement, name: string): Control {
  const [field] = controlsOf(form, name)
  if (field) return field
  const hidden = make('input', { type: 'hidden', name })
  form.append(hidden)
  return hidden
}

/** A visitor whose browser fills everything in can be faster than the minimum time of the service. */
function minimumTime(form: HTMLFormElement): Promise<void> {
  const seconds = secondsToWait(controlsOf(form, STARTED_FIELD)[0]?.value, Date.now())
  return seconds === 0 ? Promise.resolve() : new Promise((resolve) => setTimeout(resolve, seconds * 1000))
}

function follow(
  outcome: FormOutcome,
  live: LiveForm,
  { standing, problems, drafts, go }: SubmitParts,
): boolean {
  const { form, say, definition, locale } = live
  if (outcome.kind === 'sent') {
    standing.say(say('form.late.sent'))
    drafts.drop()
    // A visitor who returns finds an empty form, so it is not sent twice.
    form.reset()
    const next = outcome.next ?? form.dataset.thanks ?? onHost(`/${locale}/`)
    go(definition.keepsFragment ? withFragment(next) : next)
    return true
  }
  if (outcome.kind === 'refused') standing.fail(sentences(say, refusalKeys(outcome.key)))
  else if (outcome.kind === 'failed') standing.fail(sentences(say, definition.failure))
  else {
    standing.say('')
    const unproved = outcome.problems.find(({ field }) => field === 'captcha')
    problems.report(outcome.problems.filter((problem) => problem !== unproved))
    if (unproved) standing.fail(say(`form.error.captcha.${unproved.code}`))
  }
  return false
}

/** The view of the portal that led to this page: `#/4127/history`. */
function withFragment(next: string): string {
  const { hash } = location
  return hash.startsWith('#/') && !next.includes('#') ? next + hash : next
}

/** Titles of the catalogue have no full stop. */
function sentences(say: Say, keys: readonly string[]): string {
  return keys.map((key) => say(key).replace(/(?<![.!?])$/, '.')).join(' ')
}
