/** What a form is made of: groups of fields, and the words by which `forms.ts` writes its table. */
import type { FieldBase, FieldName, GoalOption, HiddenName, NeededName, OptionalName } from './form-fields.ts'
import { FIELDS, goalOptions } from './form-fields.ts'

export const FORM_NAMES = [
  'site-contact',
  'contact-me',
  'contact-appointment',
  'contact-construction',
  'contact-demand',
  'demand-register',
  'send-to-friend',
  'sign-newsletter',
  'owner-login',
  'forgot-password',
  'reset-password',
  'testimonial',
  'offer',
  'rental-confirmation',
  'appointment',
  'request-documents',
  'job-contact',
  'unsubscribe',
] as const
export type FormName = (typeof FORM_NAMES)[number]

export function isFormName(name: string): name is FormName {
  return FORM_NAMES.some((known) => known === name)
}

/** A field as it stands in one form; hidden ones have no label. */
export type FieldDefinition = FieldBase &
  (
    | { readonly required: true; readonly name: NeededName; readonly label: LabelKey }
    | { readonly required: false; readonly name: FieldName; readonly label?: LabelKey }
    | { readonly required: true; readonly name: 'token'; readonly label: 'form.label.token' }
  )

type LabelKey = `form.label.${NeededName | OptionalName}`

export type GroupName =
  | 'question'
  | 'property'
  | 'search'
  | 'visit'
  | 'friend'
  | 'you'
  | 'testimonial'
  | 'offer'
  | 'validity'
  | 'personA'
  | 'personB'
  | 'signing'
  | 'home'
  | 'household'
  | 'conditions'
  | 'meeting'
  | 'job'

/** What a visitor must have read before the button. One with a figure of law in it takes it from the rules. */
export type NoticeKey = `form.notice.${'binding' | 'advance' | 'costs' | 'deposit'}`

export interface FieldGroup {
  readonly title?: `form.group.${GroupName}`
  readonly notices?: readonly NoticeKey[]
  /** A table that is made from the rules, under the notices: the highest deposit by region. */
  readonly factsFrom?: 'deposit'
  readonly fields: readonly FieldDefinition[]
}

export interface FormDefinition {
  readonly name: FormName
  readonly title: `form.title.${FormName}`
  readonly submit: `form.submit.${FormName}`
  readonly groups: readonly FieldGroup[]
  /** Original path of the thank-you page; the login leads on to the portal. */
  readonly thanks?: `/feedback/${string}/`
  /** Whether a captcha guards it: forms that anybody can send. */
  readonly captcha: boolean
}

export function need(name: NeededName, base: FieldBase = FIELDS[name]): FieldDefinition {
  return { ...base, name, required: true, label: `form.label.${name}` }
}

export function may(name: NeededName | OptionalName, base: FieldBase = FIELDS[name]): FieldDefinition {
  return { ...base, name, required: false, label: `form.label.${name}` }
}

export function carry(...names: readonly HiddenName[]): FieldGroup {
  return { fields: names.map((name) => ({ ...FIELDS[name], name, required: false })) }
}

/**
 * Stands in the place of the hidden `token` where no script takes it from the address: the mailed link is pasted, so that its token
 * travels in the body of the form and in no address that a server or a log sees.
 */
export const PASTED_TOKEN: FieldDefinition = {
  ...FIELDS.token,
  kind: 'text',
  name: 'token',
  required: true,
  label: 'form.label.token',
  hint: 'form.hint.token',
  autocomplete: 'off',
}

export function group(title: GroupName, ...fields: readonly FieldDefinition[]): FieldGroup {
  return { title: `form.group.${title}`, fields }
}

export function untitled(...fields: readonly FieldDefinition[]): FieldGroup {
  return { fields }
}

type Extra = Partial<Pick<FormDefinition, 'thanks' | 'captcha'>>

export function form(name: FormName, groups: readonly FieldGroup[], extra: Extra = {}): FormDefinition {
  return { name, title: `form.title.${name}`, submit: `form.submit.${name}`, groups, captcha: true, ...extra }
}

export function goals(...options: readonly GoalOption[]): FieldBase {
  return { ...FIELDS.goal, options: goalOptions(options) }
}

/** Every field of a form, in the order of the page. */
export function fieldsOf(definition: FormDefinition): readonly FieldDefinition[] {
  return definition.groups.flatMap(({ fields }) => fields)
}
