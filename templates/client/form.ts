/** Forms post without script. The script of forms is loaded when a visitor uses a form, or has a draft. */
import { DRAFTS_KEY } from '../../core/domain/storage-keys.ts'
import { once } from './once.ts'
import { kept } from './storage.ts'

export function serveForms(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-form]')) serve(form)
}

function serve(form: HTMLFormElement): void {
  const open = once(() => import('./forms/open-form.ts').then(({ openForm }) => openForm(form)))
  for (const event of ['focusin', 'pointerdown', 'input'] as const) form.addEventListener(event, open)
  holdSubmit(form, open)
  // The next question of a form that asks one at a time: its script holds a form that is not at its end.
  form.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('[data-next]')) void open().then(() => form.requestSubmit())
  })
  if (kept(DRAFTS_KEY)?.includes(`"${form.dataset.form}`)) void open()
}

/**
 * A form that is submitted while the script loads is checked and sent after loading. If loading fails, the
 * browser sends it.
 */
function holdSubmit(form: HTMLFormElement, open: () => Promise<void>): void {
  let isHeld = false
  let isNative = false
  const release = () => {
    isHeld = false
    form.requestSubmit()
  }
  const hold = (event: Event) => {
    if (form.noValidate || isNative) return
    event.preventDefault()
    if (isHeld) return
    isHeld = true
    open().then(release, () => {
      isNative = true
      release()
      isNative = false
    })
  }
  form.addEventListener('submit', hold)
  form.addEventListener('invalid', hold, { capture: true })
}
