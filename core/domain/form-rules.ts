/**
 * The rules of fields, for the browser and the service. They return keys of messages, never text. Values are
 * untrusted: fields may be missing, repeated, too long, or hold values that no page offers.
 */
import { calendarDate } from './calendar-date.ts'
import { isEmail } from './email.ts'
import { CONTACT_SLOTS } from './form-fields.ts'
import type { FieldName } from './form-fields.ts'
import { fieldsOf } from './form-definition.ts'
import type { FieldDefinition, FormDefinition } from './form-definition.ts'
import type { FormProblem, MessageKey } from './form-problem.ts'
import { isLocale } from '../languages/codes.ts'
import { isEmpty } from './text.ts'

export type FieldValue = string | readonly string[] | undefined
export type FormValues = Readonly<Partial<Record<string, FieldValue>>>

export const TEXT_LIMIT = 200
export const TEXTAREA_LIMIT = 5000
export const NEW_PASSWORD_MINIMUM = 12
export const PASSWORD_LIMIT = 128
export const CHOICES_LIMIT = 50
/** The maximum number of characters in the value of a ticked box. */
export const TICK_LIMIT = 20
const PHONE_DIGITS = 6

/** Every problem of a form, in the order of its fields, at most one for each field. */
export function formProblems(
  form: Pick<FormDefinition, 'groups' | 'rules'>,
  values: FormValues,
): readonly FormProblem[] {
  const fields = fieldsOf(form)
  const order: readonly FormProblem['field'][] = fields.map(({ name }) => name)
  const single = fields.flatMap((field) => fieldProblem(field, valueOf(values, field.name)) ?? [])
  const wrong = new Set(single.map(({ field }) => field))
  const text = (name: FieldName) => checkedText(fields, values, name)
  const between = form.rules.flatMap((rule) => rule(text)).filter(({ field }) => !wrong.has(field))
  return [...single, ...between].toSorted((a, b) => order.indexOf(a.field) - order.indexOf(b.field))
}

/** The problem of one field alone, which is checked when the visitor leaves the field. */
function fieldProblem(field: FieldDefinition, value: FieldValue): FormProblem | null {
  const given = (typeof value === 'string' ? [value] : (value ?? [])).filter((item) => !isEmpty(item))
  const [first, ...more] = given
  if (first === undefined) return field.required ? problem(field, `form.error.${field.name}.required`) : null
  if (field.kind === 'checkboxes') return choicesProblem(field, given)
  // No page sends a field twice.
  if (more.length > 0) return problem(field, 'form.error.text.invalid')
  if (field.kind === 'hidden') return hiddenProblem(field, first)
  if (field.kind === 'checkbox' || field.options || field.optionsFrom === 'offices')
    return choicesProblem(field, given)
  return typeProblem(field, first) ?? lengthProblem(field, first) ?? characterProblem(field, first)
}

/**
 * The message of a page without script about a field that the browser finds invalid. The page cannot
 * distinguish an empty field from a malformed one. If browsers check both, the message is about the format,
 * which fits both.
 */
export function nativeMessage({ kind, name, required, invalid }: FieldDefinition): MessageKey | null {
  if (invalid !== undefined && (kind === 'number' || kind === 'email' || kind === 'date')) return invalid
  // Browsers cannot check "at least one" of several boxes.
  return required && kind !== 'checkboxes' ? `form.error.${name}.required` : null
}

function problem(field: FieldDefinition, key: MessageKey, values?: FormProblem['values']): FormProblem {
  return { field: field.name, key, ...(values ? { values } : {}) }
}

function valueOf(values: FormValues, name: string): FieldValue {
  return Object.hasOwn(values, name) ? values[name] : undefined
}

/** The text of a field for a rule. A password keeps its spaces. */
function checkedText(fields: readonly FieldDefinition[], values: FormValues, name: FieldName): string {
  const value = valueOf(values, name)
  const text = typeof value === 'string' ? value : (value?.[0] ?? '')
  return fields.some((field) => field.name === name && field.kind === 'password') ? text : text.trim()
}

function choicesProblem(field: FieldDefinition, given: readonly string[]): FormProblem | null {
  const fits = given.length <= CHOICES_LIMIT && given.every((value) => isOption(field, value))
  return fits ? null : problem(field, 'form.error.option.invalid')
}

function isOption(field: FieldDefinition, value: string): boolean {
  if (field.kind === 'checkbox') return value.length <= TICK_LIMIT
  if (field.optionsFrom === 'types') return fitsPattern(field, value)
  if (field.optionsFrom === 'offices') return fitsPattern(field, value)
  if (field.optionsFrom === 'slots') return CONTACT_SLOTS.includes(value)
  // Documents and open-house days differ from property to property, and only people read them.
  if (field.optionsFrom === 'documents' || field.optionsFrom === 'openDays')
    return value.length <= TEXT_LIMIT && !/\p{Cc}/u.test(value)
  return field.options?.some((option) => option.value === value) ?? false
}

/** Property and project are ids of the site; the service checks that they exist. */
function hiddenProblem(field: FieldDefinition, value: string): FormProblem | null {
  if (field.name === 'language') return isLocale(value) ? null : problem(field, 'form.error.option.invalid')
  return fitsPattern(field, value.trim()) ? null : problem(field, 'form.error.option.invalid')
}

function fitsPattern({ pattern }: FieldDefinition, text: string): boolean {
  return pattern?.test(text) ?? true
}

/** A text that does not fit the kind of its field, or its pattern. */
function typeProblem(field: FieldDefinition, value: string): FormProblem | null {
  const { invalid } = field
  return invalid === undefined || fitsType(field, value.trim()) ? null : problem(field, invalid)
}

function fitsType(field: FieldDefinition, text: string): boolean {
  if (field.kind === 'email') return isEmail(text)
  if (field.kind === 'date') return calendarDate(text) !== null
  const isLong = field.kind !== 'tel' || text.replace(/\D/g, '').length >= PHONE_DIGITS
  return isLong && fitsPattern(field, text)
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
