/** The list of problems above the form. Its links lead to the fields (WCAG 3.3.1). */
import { plural } from '../../../core/domain/format.ts'
import { controlsOf } from './live-form.ts'
import type { LiveForm } from './live-form.ts'
import { make } from '../make.ts'

export interface ShownProblem {
  readonly field: string
  readonly message: string
}

export interface ProblemList {
  /**
   * Sets or removes a message. A solved problem is struck out and not removed, so that the form does not move
   * while the visitor types.
   */
  readonly set: (field: string, message: string | null) => void
  readonly remove: () => void
}

export function showList(live: LiveForm, found: readonly ShownProblem[]): ProblemList {
  const { form } = live
  const id = `${form.dataset.form}-problems`
  const entries = new Map(found.map((problem) => [problem.field, entryFor(form, problem)]))
  const title = make('p', { id, className: 'form-problems__title' })
  const list = make(
    'div',
    { className: 'form-problems', tabIndex: -1, role: 'group' },
    title,
    make('ul', {}, ...entries.values()),
  )
  list.setAttribute('aria-labelledby', id)
  const count = () => {
    const left = [...entries.values()].filter((entry) => entry.dataset.mended === undefined).length
    title.textContent = heading(live, left)
  }
  count()
  form.prepend(list)
  list.focus()
  return {
    set: (field, message) => {
      const entry = entries.get(field)
      entry?.toggleAttribute('data-mended', message === null)
      const link = entry?.firstElementChild
      if (link && message !== null) link.textContent = message
      count()
    },
    remove: () => list.remove(),
  }
}

function heading({ say, locale }: LiveForm, count: number): string {
  if (count === 0) return say('form.late.allMended')
  return say(`form.problems.${plural(locale, count)}`, { count })
}

function entryFor(form: HTMLFormElement, { field, message }: ShownProblem): HTMLElement {
  const [control] = controlsOf(form, field)
  if (control && control.id === '') control.id = `${form.dataset.form}-${field}-first`
  const link = make('a', { href: `#${control?.id ?? form.id}` }, message)
  link.addEventListener('click', (event) => {
    event.preventDefault()
    control?.focus()
  })
  return make('li', {}, link)
}
