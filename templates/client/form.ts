/** Forms post without script. What makes them better is fetched when somebody turns to one, or had begun to fill it in. */
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
  if (kept(DRAFTS_KEY)?.includes(`"${form.dataset.form}`)) void open()
}

/** Who sends before all is there is judged and sent once it is; if it does not come, by the browser. */
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
