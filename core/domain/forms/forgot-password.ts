/** A link to a new password for an owner. */
import { carry, form, need, untitled } from '../form-definition.ts'
import { accountForm } from '../form-kind.ts'
import { login } from '../form-parts.ts'

export const forgotPasswordDefinition = form(
  'forgot-password',
  [carry(), untitled(need('email', { ...login, hint: 'form.hint.forgotPassword' }))],
  { isOfAccount: true },
)

export const forgotPassword = accountForm(forgotPasswordDefinition, {
  key: 'forgot-password',
  purpose: 'mails a link to choose a new password',
  thanks: '/feedback/forgot-password/',
  page: '/forgot-password/',
})
