/** A new password by a mailed link. */
import { carry, form, need, untitled } from '../form-definition.ts'
import type { FormRule } from '../form-definition.ts'
import { FIELDS } from '../form-fields.ts'
import { accountForm } from '../form-kind.ts'

const newPassword = { ...FIELDS.password, autocomplete: 'new-password', hint: 'form.hint.password' } as const

const samePassword: FormRule = (text) =>
  text('password') === text('passwordConfirmation')
    ? []
    : [{ field: 'passwordConfirmation', key: 'form.error.passwordConfirmation.mismatch' }]

export const resetPasswordDefinition = form(
  'reset-password',
  [carry('token'), untitled(need('password', newPassword), need('passwordConfirmation'))],
  { rules: [samePassword], failure: ['error.api.text'], isOfAccount: true },
)

export const resetPassword = accountForm(resetPasswordDefinition, {
  key: 'reset-password',
  purpose: 'sets a new password',
  answer: 'done',
  caller: 'holder of a mailed link',
  captcha: false,
  thanks: '/feedback/reset-password/',
  page: '/reset-password/',
})
