/**
 * Rules of the form fields (spec 5). They run in the browser and in the service, and give message keys, never
 * text. Values are hostile: fields may be missing, repeated, too long, or hold what no page offered.
 */
import { calendarDate } from './calendar-date.ts'
import { isEmail } from './email.ts'
import type { FieldName, NeededName } from './form-fields.ts'
import { CONTACT_SLOTS } from './form-fields.ts'
import type { FieldDefinition, FormDefinition } from './forms.ts'
import { fieldsOf } from './forms.ts'
import { isLocale } from './locale.ts'
import { isEmpty } from './text.ts'

export type FieldValue = string | readonly string[] | undefined
export type FormValues = Readonly<Partial<Record<string, FieldValue>>>

type InvalidName = 'email' | 'friendEmail' | 'phone' | 'zip' | 'startDate' | 'endDate'
type CaptchaKey = 'form.error.captcha.required' | 'form.error.captcha.invalid'

export type MessageKey =
  | `form.error.${NeededName}.required`
  | `form.error.${InvalidName}.invalid`
  | CaptchaKey
  | 'form.error.text.invalid'
  | 'form.error.text.tooLong'
  | 'form.error.number.invalid'
  | 'form.error.option.invalid'
  | 'form.error.endDate.beforeStart'
  | 'form.error.priceMax.belowMin'
  | 'form.error.password.tooShort'
  | 'form.error.passwordConfirmation.mismatch'

export interface FormProblem {
  readonly field: FieldName | 'captcha'
  readonly key: MessageKey
  /** Values of the message's placeholders. */
  readonly values?: Readonly<Record<string, number>>
}

export const TEXT_LIMIT = 200
export const TEXTAREA_LIMIT = 5000
export const NEW_PASSWORD_MINIMUM = 12
export const PASSWORD_LIMIT = 128
const CHOICES_LIMIT = 50

/** Every problem of a form, in the order of its fields, at most one for each field. */
export function formProblems(form: FormDefinition, values: FormValues): readonly FormProblem[] {
  const fields = fieldsOf(form)
  const order: readonly FormProblem['field'][] = fields.map(({ name }) => name)
  const single = fields.flatMap((field) => fieldProblem(field, valueOf(values, field.name)) ?? [])
  const wrong = new Set(single.map(({ field }) => field))
  const between = relations(values).filter(({ field }) => order.includes(field) && !wrong.has(field))
  return [...single, ...between].toSorted((a, b) => order.indexOf(a.field) - order.indexOf(b.field))
}

/** The problem of one field alone, as it is checked when the visitor leaves it. */
export function fieldProblem(field: FieldDefinition, value: FieldValue): FormProblem | null {
  const given = (typeof value === 'string' ? [value] : (value ?? [])).filter((item) => !isEmpty(item))
  const [first, ...more] = given
  if (first === undefined) return field.required ? problem(field, `form.error.${field.name}.required`) : null
  if (field.kind === 'checkboxes') return choicesProblem(field, given)
  // A field that was sent twice: no page does that.
  if (more.length > 0) return problem(field, 'form.error.text.invalid')
  if (field.kind === 'hidden') return hiddenProblem(field, first)
  if (field.kind === 'checkbox' || field.options) return choicesProblem(field, given)
  return formProblem(field, first) ?? lengthProblem(field, first) ?? characterProblem(field, first)
}

/** Both are given by the service, which alone can tell whether the answer is right. */
export function captchaProblem(answer: string | undefined, accepted: boolean): FormProblem | null {
  if (isEmpty(answer)) return { field: 'captcha', key: 'form.error.captcha.required' }
  return accepted ? null : { field: 'captcha', key: 'form.error.captcha.invalid' }
}

function problem(field: FieldDefinition, key: MessageKey, values?: FormProblem['values']): FormProblem {
  return { field: field.name, key, ...(values ? { values } : {}) }
}

function valueOf(values: FormValues, name: string): FieldValue {
  return Object.hasOwn(values, name) ? values[name] : undefined
}

function textOf(values: FormValues, name: FieldName): string {
  const value = valueOf(values, name)
  return typeof value === 'string' ? value : (value?.[0] ?? '')
}

function choicesProblem(field: FieldDefinition, given: readonly string[]): FormProblem | null {
  const fits = given.length <= CHOICES_LIMIT && given.every((value) => isOption(field, value))
  return fits ? null : problem(field, 'form.error.option.invalid')
}

function isOption(field: FieldDefinition, value: string): boolean {
  if (field.kind === 'checkbox') return value.length <= 20
  if (field.optionsFrom === 'types') return isNumber(value)
  if (field.optionsFrom === 'slots') return CONTACT_SLOTS.includes(value)
  return field.options?.some((option) => option.value === value) ?? false
}

/** Property and project are ids of the site; the service checks that they exist. */
function hiddenProblem(field: FieldDefinition, value: string): FormProblem | null {
  if (field.name === 'language') return isLocale(value) ? null : problem(field, 'form.error.option.invalid')
  const fits = field.name === 'token' ? /^[A-Za-z0-9_-]{1,200}$/.test(value) : isNumber(value)
  return fits ? null : problem(field, 'form.error.option.invalid')
}

function isNumber(value: string): boolean {
  return /^[0-9]{1,9}$/.test(value)
}

/** The form that a kind or a name asks for. */
function formProblem(field: FieldDefinition, value: string): FormProblem | null {
  const text = value.trim()
  switch (field.name) {
    case 'email':
    case 'friendEmail':
      return isEmail(text) ? null : problem(field, `form.error.${field.name}.invalid`)
    case 'phone':
      return isPhone(text) ? null : problem(field, 'form.error.phone.invalid')
    case 'zip':
      return /^[A-Za-z0-9][A-Za-z0-9 -]{2,9}$/.test(text) ? null : problem(field, 'form.error.zip.invalid')
    case 'startDate':
    case 'endDate':
      return calendarDate(text) ? null : problem(field, `form.error.${field.name}.invalid`)
    case 'priceMin':
    case 'priceMax':
    case 'bedrooms':
      return isNumber(text) ? null : problem(field, 'form.error.number.invalid')
    default:
      return null
  }
}

/** Digits with the signs that people put between them; letters are refused, not dropped. */
function isPhone(text: string): boolean {
  return /^\+?[0-9 ()./-]{6,30}$/.test(text) && text.replace(/\D/g, '').length >= 6
}

function lengthProblem(field: FieldDefinition, value: string): FormProblem | null {
  const isNew = field.name === 'password' && field.autocomplete === 'new-password'
  if (isNew && [...value].length < NEW_PASSWORD_MINIMUM) {
    return problem(field, 'form.error.password.tooShort', { minimum: NEW_PASSWORD_MINIMUM })
  }
  const maximum = limitOf(field)
  return value.length > maximum ? problem(field, 'form.error.text.tooLong', { maximum }) : null
}

function limitOf({ kind }: FieldDefinition): number {
  return kind === 'textarea' ? TEXTAREA_LIMIT : kind === 'password' ? PASSWORD_LIMIT : TEXT_LIMIT
}

/** No control characters, which could end a header of a mail; a textarea may have lines and tabs. */
function characterProblem(field: FieldDefinition, value: string): FormProblem | null {
  const text = field.kind === 'textarea' ? value.replace(/[\t\n\r]/g, '') : value
  return /\p{Cc}/u.test(text) ? problem(field, 'form.error.text.invalid') : null
}

/** Rules between two fields. */
function relations(values: FormValues): readonly FormProblem[] {
  const text = (name: FieldName) => textOf(values, name).trim()
  const [start, end] = [text('startDate'), text('endDate')]
  const [least, most] = [text('priceMin'), text('priceMax')]
  const confirmed = textOf(values, 'password') === textOf(values, 'passwordConfirmation')
  return [
    ...when(start !== '' && end !== '' && end < start, 'endDate', 'form.error.endDate.beforeStart'),
    ...when(
      least !== '' && most !== '' && Number(most) < Number(least),
      'priceMax',
      'form.error.priceMax.belowMin',
    ),
    ...when(!confirmed, 'passwordConfirmation', 'form.error.passwordConfirmation.mismatch'),
  ]
}

function when(wrong: boolean, field: FieldName, key: MessageKey): readonly FormProblem[] {
  return wrong ? [{ field, key }] : []
}
