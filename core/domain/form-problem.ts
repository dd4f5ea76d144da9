/** A problem of a form: a field and the key of the message about it. */
import type { FieldName, InvalidKey, NeededName } from './form-fields.ts'

export type MessageKey =
  | `form.error.${NeededName | 'token'}.required`
  | InvalidKey
  | 'form.error.captcha.required'
  | 'form.error.captcha.invalid'
  | 'form.error.firstNameB.required'
  | 'form.error.lastNameB.required'
  | 'form.error.signDate.afterEnd'
  | 'form.error.start.taken'
  | 'form.error.start.clash'
  | 'form.error.start.limit'
  | 'form.error.text.invalid'
  | 'form.error.text.tooLong'
  | 'form.error.option.invalid'
  | 'form.error.endDate.beforeStart'
  | 'form.error.priceMax.belowMin'
  | 'form.error.password.tooShort'
  | 'form.error.password.weak'
  | 'form.error.passwordConfirmation.mismatch'

export interface FormProblem {
  readonly field: FieldName | 'captcha'
  readonly key: MessageKey
  /** Values of the placeholders of the message. */
  readonly values?: Readonly<Record<string, number>>
}
