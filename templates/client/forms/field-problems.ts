/** The message beside a field, which screen readers announce in the field. */
import type { Control } from './live-form.ts'
import { make } from '../make.ts'

/** Shows, changes or removes the message. */
export function showProblem(controls: readonly Control[], message: string | null): void {
  const [first] = controls
  const box = first?.closest<HTMLElement>('.field')
  if (!first || !box) return
  const id = `${first.form?.id || first.form?.dataset.form}-${first.name}-problem`
  const shown = box.querySelector<HTMLElement>('.field__problem')
  for (const control of controls) {
    if (message === null) control.removeAttribute('aria-invalid')
    else control.setAttribute('aria-invalid', 'true')
  }
  describe(box.matches('fieldset') ? box : first, id, message !== null)
  if (message === null) return shown?.remove()
  if (shown) shown.textContent = message
  else box.append(make('p', { id, className: 'field__problem' }, message))
}

/** A field with a hint has two descriptions. */
function describe(element: HTMLElement, id: string, isDescribed: boolean): void {
  const others = (element.getAttribute('aria-describedby') ?? '').split(' ').filter((known) => known !== id)
  const all = [...others.filter((known) => known !== ''), ...(isDescribed ? [id] : [])]
  if (all.length === 0) element.removeAttribute('aria-describedby')
  else element.setAttribute('aria-describedby', all.join(' '))
}
