/** A form whose receiver is not there: its button opens a mail at once, and nothing is posted. */
import { isForFriend } from '../../../core/domain/form-definition.ts'
import { make } from '../make.ts'
import type { LiveForm } from './live-form.ts'
import { canMail, mailHref } from './mail-href.ts'

/** The words of the button and the ways to the agency, as the page has them on a site without a service. */
export function mailInstead(live: LiveForm): void {
  const { form, texts, say } = live
  if (form.dataset.mail !== undefined || !canMail(live)) return
  if (isForFriend(live.definition)) return mailToFriend(live)
  const button = form.querySelector<HTMLButtonElement>('button[type="submit"]')
  form.dataset.mail = button?.textContent ?? ''
  const { phone, email } = texts
  const call = phone && make('a', { href: phone.href }, say('form.late.call', { phone: phone.text }))
  const mail = make('a', { href: `mailto:${email ?? ''}` }, email ?? '')
  const note = make(
    'p',
    { className: 'form__mail' },
    `${say('form.mail.note')} `,
    ...(call ? [call, ' · '] : []),
    mail,
  )
  button?.before(note)
  if (button) button.textContent = say('form.late.mail')
}

/** The service does not receive messages to friends, so the visitor mails them. */
function mailToFriend(live: LiveForm): void {
  const { form, say } = live
  const hadFocus = form.contains(document.activeElement)
  const link = make('a', { href: mailHref(live) }, say('form.mail.friendLink'))
  form.replaceChildren(make('p', { className: 'form__mail' }, `${say('form.mail.friend')} `, link))
  if (hadFocus) link.focus()
}
