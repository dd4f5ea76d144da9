/** How it stands with a form, above its button: what is going on, or why it did not get through. */
import type { LiveForm } from './live-form.ts'
import { canBeMailed, mailHref } from './mail-href.ts'
import { make } from '../make.ts'

export interface Standing {
  /** Announced when the reader has time. */
  readonly say: (text: string) => void
  /** Announced at once, with the number to call; what was typed stands in the form. */
  readonly fail: (text: string) => void
  /** Nothing can be sent while something is on its way. The button keeps its focus, and says so. */
  readonly setBusy: (isBusy: boolean) => void
}

export function makeStanding(live: LiveForm): Standing {
  const { form, texts, say } = live
  const button = form.querySelector<HTMLButtonElement>('button[type="submit"]')
  // They stand there before anything is said in them: only then it is read out.
  const status = make('p', { className: 'form-status', role: 'status' })
  const failure = make('div', { className: 'form-failure', role: 'alert' })
  const end = button?.closest('.form__end')
  if (end) end.prepend(failure, status)
  else button?.after(failure, status)
  const show = (text: string, ...refused: readonly HTMLElement[]) => {
    status.textContent = text
    failure.replaceChildren(...refused)
  }
  return {
    say: (text) => show(text),
    fail: (text) => {
      const { phone } = texts
      const call = phone && make('a', { href: phone.href }, say('form.late.call', { phone: phone.text }))
      const mail = canBeMailed(live) && make('a', { href: mailHref(live) }, say('form.late.mail'))
      const ways = [...(call ? [' ', call] : []), ...(mail ? [' ', mail] : [])]
      const more = make('p', {}, say('form.late.kept'), ...ways)
      show('', make('p', { className: 'form-failure__text' }, text), more)
    },
    setBusy: (isBusy) => {
      form.toggleAttribute('data-busy', isBusy)
      if (isBusy) button?.setAttribute('aria-disabled', 'true')
      else button?.removeAttribute('aria-disabled')
    },
  }
}
