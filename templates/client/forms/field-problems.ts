/** The message beside a field, which is told to whoever stands in it. */
import type { Control } from './live-form.ts'
import { make } from '../make.ts'

/** Puts the message there, changes it, or takes it away. */
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

/** A field has a hint as well: both are read out. */
function describe(element: HTMLElement, id: string, isDescribed: boolean): void {
  const others = (element.getAttribute('aria-describedby') ?? '').split(' ').filter((known) => known !== id)
  const all = [...others.filter((known) => known !== ''), ...(isDescribed ? [id] : [])]
  if (all.length === 0) element.removeAttribute('aria-describedby')
  else element.setAttribute('aria-describedby', all.join(' '))
}
