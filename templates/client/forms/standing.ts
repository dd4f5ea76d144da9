/** The status of a form above its button: progress, or the reason of a failure. */
import type { LiveForm } from './live-form.ts'
import { isForFriend } from '../../../core/domain/form-definition.ts'
import { canMail, mailHref } from './mail-href.ts'
import { make } from '../make.ts'

export interface Standing {
  /** Announced politely. */
  readonly say: (text: string) => void
  /** Announced at once, with the telephone number. The form keeps its values. */
  readonly fail: (text: string) => void
  /**
   * Prevents a second submission while one is in progress. The button keeps the focus and has
   * `aria-disabled`.
   */
  readonly setBusy: (isBusy: boolean) => void
}

export function makeStanding(live: LiveForm): Standing {
  const { form, texts, say } = live
  const button = form.querySelector<HTMLButtonElement>('button[type="submit"]')
  // Live regions exist before their text, because screen readers announce only changes.
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
      const label = isForFriend(live.definition) ? 'form.mail.friendLink' : 'form.late.mail'
      const mail = canMail(live) && make('a', { href: mailHref(live) }, say(label))
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
