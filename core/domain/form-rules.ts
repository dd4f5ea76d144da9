/**
 * Rules of the form fields (spec 5). They run in the browser and in the service, and give message keys, never
 * text. Values are hostile: fields may be missing, repeated, too long, or hold what no page offered.
 */
import { calendarDate } from './calendar-date.ts'
import { isEmail } from './email.ts'
import { fitsPattern } from './field-patterns.ts'
import type { FieldName, NeededName } from './form-fields.ts'
import { CONTACT_SLOTS } from './form-fields.ts'
import type { FieldDefinition, FormDefinition } from './form-definition.ts'
import { fieldsOf } from './form-definition.ts'
import { isLocale } from './locale.ts'
import { isEmpty } from './text.ts'

export type FieldValue = string | readonly string[] | undefined
export type FormValues = Readonly<Partial<Record<string, FieldValue>>>

/** Fields with a form of their own, and a message for one that is wrong. */
const FORMED = [
  'email',
  'friendEmail',
  'emailB',
  'phone',
  'phoneB',
  'zip',
  'startDate',
  'endDate',
  'signDate',
  'moveIn',
  'reference',
  'amount',
  'income',
] as const
type FormedName = (typeof FORMED)[number]
type CaptchaKey = 'form.error.captcha.required' | 'form.error.captcha.invalid'

export type MessageKey =
  | `form.error.${NeededName | 'token'}.required`
  | `form.error.${FormedName}.invalid`
  | CaptchaKey
  | 'form.error.firstNameB.required'
  | 'form.error.lastNameB.required'
  | 'form.error.signDate.afterEnd'
  | 'form.error.text.invalid'
  | 'form.error.text.tooLong'
  | 'form.error.number.invalid'
  | 'form.error.option.invalid'
  | 'form.error.endDate.beforeStart'
  | 'form.error.priceMax.belowMin'
  | 'form.error.password.tooShort'
  | 'form.error.password.weak'
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
export const CHOICES_LIMIT = 50
/** Of what a ticked box sends. */
export const TICK_LIMIT = 20
const PHONE_DIGITS = 6

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

/**
 * What a page can say without script of a field that the browser finds wrong. It does not tell an empty field from a
 * malformed one: where browsers judge both, the message is about the form, which fits both.
 */
export function nativeMessage(field: FieldDefinition): MessageKey | null {
  if (field.kind === 'number') return 'form.error.number.invalid'
  if (field.kind === 'email' || field.kind === 'date') {
    const formed = FORMED.find((name) => name === field.name)
    if (formed !== undefined) return `form.error.${formed}.invalid`
  }
  // No browser knows "at least one" of several boxes.
  return field.required && field.kind !== 'checkboxes' ? `form.error.${field.name}.required` : null
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
  if (field.kind === 'checkbox') return value.length <= TICK_LIMIT
  if (field.optionsFrom === 'types') return fitsPattern(field.name, value)
  if (field.optionsFrom === 'slots') return CONTACT_SLOTS.includes(value)
  // Names of documents differ from property to property; what is sent is only ever read by the agency.
  if (field.optionsFrom === 'documents') return value.length <= TEXT_LIMIT && !/\p{Cc}/u.test(value)
  return field.options?.some((option) => option.value === value) ?? false
}

/** Property and project are ids of the site; the service checks that they exist. */
function hiddenProblem(field: FieldDefinition, value: string): FormProblem | null {
  if (field.name === 'language') return isLocale(value) ? null : problem(field, 'form.error.option.invalid')
  return fitsPattern(field.name, value.trim()) ? null : problem(field, 'form.error.option.invalid')
}

/** The form that a kind or a name asks for. */
function formProblem(field: FieldDefinition, value: string): FormProblem | null {
  const text = value.trim()
  switch (field.name) {
    case 'email':
    case 'emailB':
    case 'friendEmail':
      return isEmail(text) ? null : problem(field, `form.error.${field.name}.invalid`)
    case 'phone':
    case 'phoneB':
      return fitsPattern(field.name, text) && text.replace(/\D/g, '').length >= PHONE_DIGITS
        ? null
        : problem(field, `form.error.${field.name}.invalid`)
    case 'zip':
    case 'reference':
    case 'amount':
    case 'income':
      return fitsPattern(field.name, text) ? null : problem(field, `form.error.${field.name}.invalid`)
    case 'startDate':
    case 'endDate':
    case 'signDate':
    case 'moveIn':
      return calendarDate(text) ? null : problem(field, `form.error.${field.name}.invalid`)
    case 'priceMin':
    case 'priceMax':
    case 'bedrooms':
    case 'persons':
      return fitsPattern(field.name, text) ? null : problem(field, 'form.error.number.invalid')
    default:
      return null
  }
}

function lengthProblem(field: FieldDefinition, value: string): FormProblem | null {
  if (isNewPassword(field) && [...value].length < NEW_PASSWORD_MINIMUM) {
    return problem(field, 'form.error.password.tooShort', { minimum: NEW_PASSWORD_MINIMUM })
  }
  const maximum = limitOf(field)
  return value.length > maximum ? problem(field, 'form.error.text.tooLong', { maximum }) : null
}

export function isNewPassword({ name, autocomplete }: FieldDefinition): boolean {
  return name === 'password' && autocomplete === 'new-password'
}

export function limitOf({ kind }: FieldDefinition): number {
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
  const signed = text('signDate')
  const confirmed = textOf(values, 'password') === textOf(values, 'passwordConfirmation')
  return [
    ...when(start !== '' && end !== '' && end < start, 'endDate', 'form.error.endDate.beforeStart'),
    ...when(
      least !== '' && most !== '' && Number(most) < Number(least),
      'priceMax',
      'form.error.priceMax.belowMin',
    ),
    ...when(
      start <= end && signed !== '' && end !== '' && signed > end,
      'signDate',
      'form.error.signDate.afterEnd',
    ),
    ...secondPerson(text),
    ...when(!confirmed, 'passwordConfirmation', 'form.error.passwordConfirmation.mismatch'),
  ]
}

/** A second buyer signs too: with a whole name, or not at all. */
function secondPerson(text: (name: FieldName) => string): readonly FormProblem[] {
  const named = ['firstNameB', 'lastNameB', 'emailB', 'phoneB'] as const
  const isGiven = named.some((name) => text(name) !== '')
  return (['firstNameB', 'lastNameB'] as const).flatMap((name) =>
    when(isGiven && text(name) === '', name, `form.error.${name}.required`),
  )
}

function when(wrong: boolean, field: FieldName, key: MessageKey): readonly FormProblem[] {
  return wrong ? [{ field, key }] : []
}
