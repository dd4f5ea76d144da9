/** Tools for the saved items: share, export, and delete. */
import { NOTHING_SAVED, serializeSaved, sharedText } from '../../../core/domain/saved.ts'
import type { Saved } from '../../../core/domain/saved.ts'
import { download } from '../download.ts'
import { hasReceiver } from '../presence.ts'
import type { SavedStore } from './saved-store.ts'

export function offerTools(box: HTMLElement, store: SavedStore): void {
  const status = box.querySelector<HTMLElement>('[data-saved-status]')
  const button = (name: string) => box.querySelector<HTMLElement>(`[data-saved-do="${name}"]`)
  const say = (text: string | undefined) => {
    if (status) status.textContent = text ?? ''
  }
  let erased: Saved | undefined
  const offerUndo = (saved: Saved | undefined) => {
    erased = saved
    const undo = button('undo')
    if (undo) undo.hidden = saved === undefined
  }
  button('share')?.addEventListener('click', () => void share(linkTo(box, store.get()), status))
  // The visitor's own program sends the mail, so that nobody else learns the address.
  const mail = box.querySelector<HTMLAnchorElement>('[data-saved-mail]')
  mail?.addEventListener('click', () => {
    const { savedMail: subject = '' } = mail.dataset
    const body = encodeURIComponent(linkTo(box, store.get()))
    mail.href = `mailto:?subject=${encodeURIComponent(subject)}&body=${body}`
  })
  button('export')?.addEventListener('click', (event) => {
    const { file = 'saved' } = (event.currentTarget as HTMLElement).dataset
    download(`${file}.json`, serializeSaved(store.get()), 'application/json')
  })
  button('erase')?.addEventListener('click', () => {
    offerUndo(store.get())
    store.change(() => NOTHING_SAVED)
    say(status?.dataset.erased)
    button('undo')?.focus()
  })
  button('undo')?.addEventListener('click', () => {
    const before = erased
    offerUndo(undefined)
    if (before) store.change(() => before)
    say('')
    button('erase')?.focus()
  })
}

/**
 * The form sends what the page shows at the time when it is sent. Returns whether there is a form that somebody answers;
 * on a host without the service, the visitor's own mail program takes its place.
 */
export async function offerForm(box: HTMLElement, store: SavedStore): Promise<boolean> {
  const form = box.querySelector<HTMLFormElement>('form[data-form]')
  const fill = () => {
    const field = form?.elements.namedItem('saved')
    if (field instanceof HTMLInputElement) field.value = textOf(box, store.get())
  }
  form?.addEventListener('submit', fill, { capture: true })
  const isAnswered = form !== null && (await hasReceiver(form))
  const link = box.querySelector<HTMLElement>('[data-saved-mail]')
  if (link) link.hidden = isAnswered
  return isAnswered
}

/** Everything is after the `#`, which is sent to no server. */
function linkTo(box: HTMLElement, saved: Saved): string {
  return `${location.origin}${location.pathname}#${textOf(box, saved)}`
}

function textOf(box: HTMLElement, { homes, searches }: Saved): string {
  const compared = [...box.querySelectorAll('.saved__compare input:checked')].flatMap(
    (input) => input.closest<HTMLElement>('[data-home]')?.dataset.home ?? [],
  )
  return sharedText({ homes, searches, compared: compared.map(Number) })
}

async function share(link: string, status: HTMLElement | null): Promise<void> {
  if (!status) return
  try {
    await navigator.clipboard.writeText(link)
    status.textContent = status.dataset.copied ?? ''
  } catch {
    const shown = Object.assign(document.createElement('a'), { href: link, textContent: link })
    status.replaceChildren(`${status.dataset.copyFailed ?? ''} `, shown)
  }
}
