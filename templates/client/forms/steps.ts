/** A form that asks one question at a time: it goes on when a question is answered, and shows the answers before they are sent. */
import { fieldsOf } from '../../../core/domain/form-definition.ts'
import { make } from '../make.ts'
import { controlsOf, isTick } from './live-form.ts'
import type { Control, LiveForm } from './live-form.ts'
import type { Problems } from './problems.ts'

export function serveSteps(live: LiveForm, problems: Problems): void {
  const { form } = live
  const steps = [...form.querySelectorAll<HTMLElement>('.form__group')]
  const now = () => steps.findIndex((step) => 'now' in step.dataset)
  const goTo = (index: number) => {
    const [from, to] = [steps[now()], steps[index]]
    if (from === undefined || to === undefined) return
    delete from.dataset.now
    to.dataset.now = ''
    if (index === steps.length - 1) summarise(live, steps, goTo)
    enter(to)
  }
  form.addEventListener(
    'submit',
    (event) => {
      const index = now()
      if (!isStepped(form) || index === steps.length - 1) return
      event.preventDefault()
      event.stopImmediatePropagation()
      if (isAnswered(steps[index], problems)) goTo(index + 1)
    },
    { capture: true },
  )
  form.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-back]')) goTo(now() - 1)
  })
}

/** Whether one question is shown. A visitor may have asked for all of them. */
function isStepped(form: HTMLFormElement): boolean {
  return 'steps' in form.dataset && form.querySelector(':target') === null
}

function enter(step: HTMLElement): void {
  const [heading] = step.getElementsByClassName('form__title')
  if (!(heading instanceof HTMLElement)) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
  step.scrollIntoView({ block: 'nearest' })
}

/** Shows the problems of a question; true if there are none. */
function isAnswered(step: HTMLElement | undefined, problems: Problems): boolean {
  const names = new Set(controlsIn(step).map(({ name }) => name))
  for (const name of names) problems.leave(name)
  const wrong = step?.querySelector<HTMLElement>('[aria-invalid="true"]')
  wrong?.focus()
  return !wrong
}

function controlsIn(step: HTMLElement | undefined): readonly Control[] {
  return [...(step?.querySelectorAll<Control>('input, select, textarea') ?? [])]
}

/** The answers by question, each with a button that leads back to it. */
function summarise(live: LiveForm, steps: readonly HTMLElement[], goTo: (index: number) => void): void {
  const summary = steps.at(-1)
  const list = summary?.querySelector('dl')
  if (!summary || !list) return
  const rows = steps.slice(0, -1).flatMap((step, index) => {
    const answers = fieldsOf(live.definition).flatMap(({ name }) =>
      controlsOf(live.form, name)
        .filter((control) => step.contains(control))
        .flatMap(answerOf),
    )
    if (answers.length === 0) return []
    const change = make('button', { type: 'button', className: 'form-link' }, summary.dataset.change ?? '')
    change.addEventListener('click', () => goTo(index))
    const title = step.querySelector('.form__title')?.textContent ?? ''
    change.setAttribute('aria-label', `${change.textContent}: ${title}`)
    return [
      make('div', {}, make('dt', {}, title), make('dd', {}, answers.join(', ')), make('dd', {}, change)),
    ]
  })
  list.replaceChildren(...rows)
}

/** The answer of a control is its label if the visitor ticked it, or its text. */
function answerOf(control: Control): readonly string[] {
  if (!isTick(control)) return control.value.trim() === '' ? [] : [control.value.trim()]
  const label = control.labels?.[0]?.textContent?.trim()
  return control.checked && !control.defaultChecked && label ? [label] : []
}
