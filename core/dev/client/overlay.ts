/**
 * Shows over the page the errors that prevent rendering. The last version without errors stays underneath.
 */
import { button, make, makeShadow, problemItem } from './parts.ts'
import type { ShownProblem } from './messages.ts'

interface Overlay {
  /** Shows exactly these errors; without errors the overlay is removed. */
  show(errors: readonly ShownProblem[], more: number): void
}

export function createOverlay(): Overlay {
  let shown = '[]'
  let dialog: HTMLDialogElement | null = null
  let shadow: ShadowRoot | null = null
  return {
    show(errors, more) {
      const text = JSON.stringify(errors)
      // The overlay with the same errors stays closed after a person has closed it.
      if (text === shown) return
      shown = text
      dialog?.remove()
      dialog = null
      if (errors.length === 0) return
      shadow ??= makeShadow('overlay')
      dialog = dialogOf(errors, more)
      shadow.append(dialog)
      dialog.showModal()
    },
  }
}

function dialogOf(errors: readonly ShownProblem[], more: number): HTMLDialogElement {
  const count = errors.length + more
  const title = make('h2', { id: 'title' }, count === 1 ? '1 error' : `${count} errors`)
  const close = button('Close', () => dialog.close(), { class: 'close' })
  const rest = more === 0 ? null : make('p', {}, `${more} more in the terminal`)
  const below = document.body.childElementCount > 0 ? 'The page below is the last good one. ' : ''
  const note = make('p', { class: 'note' }, `${below}This goes when the errors are mended.`)
  const list = make('ol', { class: 'problems' }, ...errors.map(problemItem))
  const dialog = make(
    'dialog',
    { class: 'overlay', 'aria-labelledby': 'title' },
    make('div', { class: 'head' }, title, close),
    list,
    rest,
    note,
  )
  return dialog
}
