/** Takes control of a form. The rules, texts and styles that it needs are loaded first. */
import { definitionOf } from '../../../core/domain/browser-forms.ts'
import { requiring } from '../../../core/domain/form-definition.ts'
import type { FormTexts } from '../../../core/domain/form-texts.ts'
import { STARTED_FIELD } from '../../../core/domain/form-guards.ts'
import formStyles from '../../components/form/live-form.css?url'
import { pageLocale } from '../page-locale.ts'
import { loadStyles } from '../styles.ts'
import { makeProver } from './captcha.ts'
import type { Prover } from './captcha.ts'
import { keepDraft, NO_DRAFTS } from './drafts.ts'
import { keepPlace } from './keep-place.ts'
import { asShown, controlOf, controlsOf } from './live-form.ts'
import type { LiveForm } from './live-form.ts'
import { groupPhones } from './phone.ts'
import { afterPress } from './presses.ts'
import { watchProblems } from './problems.ts'
import type { Problems } from './problems.ts'
import { makeStanding } from './standing.ts'
import { serveSubmit } from './submitting.ts'
import type { SubmitParts } from './submitting.ts'
import { hasReceiver } from '../presence.ts'
import { mailInstead } from './receiver.ts'
import { loadTexts, sayFrom } from './texts.ts'

export async function openForm(
  form: HTMLFormElement,
  go: (href: string) => void = (href) => location.assign(href),
): Promise<void> {
  const { form: name = '', texts: href = '', captcha } = form.dataset
  const whole = definitionOf(name)
  if (whole === undefined) throw new Error(`no form is called ${name}`)
  const definition = asShown(whole, form)
  const [shared, isThere] = await Promise.all([loadTexts(href), hasReceiver(form), loadStyles(formStyles)])
  const texts = textsOfOffice(shared, form)
  const locale = pageLocale()
  const hour = form.querySelector<HTMLElement>('.hours')
  const state = {
    definition: hour && isThere ? requiring(definition, 'start') : definition,
    isMailed: !isThere,
  }
  const live: LiveForm = {
    form,
    get definition() {
      return state.definition
    },
    locale,
    texts,
    say: sayFrom(texts),
  }
  if (!isThere) keepPlace(() => mailInstead(live))
  // Two forms have free hours.
  if (hour)
    void import('./hours.ts').then(({ offerHours }) =>
      offerHours(live, hour, (asked) => {
        state.definition = asked === 'hour' ? requiring(definition, 'start') : definition
        state.isMailed = asked === 'mail'
      }),
    )
  const opensMail = () => state.isMailed
  await takeOver(live, captcha === undefined || !isThere ? undefined : makeProver(captcha), { go, opensMail })
}

/** With the office of the record of the page, if it is not the first one. */
function textsOfOffice(texts: FormTexts, { dataset: { email, phone, tel } }: HTMLFormElement): FormTexts {
  return {
    ...texts,
    email: email ?? texts.email,
    phone: phone && tel ? { text: phone, href: tel } : texts.phone,
  }
}

async function takeOver(
  live: LiveForm,
  prover: Prover | undefined,
  ways: Pick<SubmitParts, 'go' | 'opensMail'>,
): Promise<void> {
  const { form, say } = live
  // One form asks one question at a time. Until all handlers are there, form.ts holds what is submitted.
  const steps = 'steps' in form.dataset ? await import('./steps.ts') : undefined
  form.noValidate = true
  // The style sheet would show them by the state of native validation.
  for (const message of form.querySelectorAll('.field__error')) message.remove()
  const [started] = controlsOf(form, STARTED_FIELD)
  if (started && started.value === '') started.value = String(Date.now())

  const problems = steps ? revealing(live) : watchProblems(live)
  const standing = makeStanding(live)
  const onClear = () => {
    problems.clear()
    standing.say(say('form.late.draftCleared'))
    form.querySelector<HTMLElement>('.field input, .field textarea, .field select')?.focus()
  }
  // No script learns that a mail was sent, after which nothing may stay.
  const drafts = form.dataset.mail === undefined ? keepDraft(live, onClear) : NO_DRAFTS
  groupPhones(live)
  steps?.serveSteps(live, problems)
  // One form has amounts in words.
  if (controlsOf(form, 'amountWords').length > 0)
    void import('./amount.ts').then(({ proposeWords }) => proposeWords(live))
  followTyping(form, problems, live.definition.proof === 'afterFailures' ? undefined : prover)
  serveSubmit(live, { problems, standing, drafts, prover, ...ways })
}

/** The problems of a form that asks one question at a time. Those that are found at its end may be in any question. */
function revealing(live: LiveForm): Problems {
  const problems = watchProblems(live)
  const reveal = () => delete live.form.dataset.steps
  return {
    ...problems,
    check: () => problems.check() || (reveal(), false),
    report: (found) => {
      reveal()
      problems.report(found)
    },
  }
}

function followTyping(form: HTMLFormElement, problems: Problems, prover: Prover | undefined): void {
  const touched = new Set<string>()
  const whenReleased = afterPress()
  const type = (event: Event) => {
    const name = controlOf(event)?.name
    if (name === undefined) return
    prover?.start()
    touched.add(name)
    problems.mend(name)
  }
  form.addEventListener('input', type)
  form.addEventListener('change', type)
  form.addEventListener('focusout', (event) => {
    const name = controlOf(event)?.name
    const { relatedTarget } = event
    const isWithin = relatedTarget instanceof HTMLInputElement && relatedTarget.name === name
    if (name === undefined || !touched.has(name) || isWithin) return
    whenReleased(() => problems.leave(name))
  })
}
