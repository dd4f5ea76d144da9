/**
 * The part of a form that the browser loads: groups of fields, and the rules that they are checked by. `form-kind.ts` describes the
 * rest of a form.
 */
import { FIELDS, goalOptions } from './form-fields.ts'
import type { FieldBase, FieldName, GoalOption, HiddenName, NeededName, OptionalName } from './form-fields.ts'
import type { FormProblem } from './form-problem.ts'

/** A field in one form. Hidden fields have no label. */
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

/** A text that is read before the button is pressed. A figure of law in it comes from the rules of the site. */
export type NoticeKey = `form.notice.${'binding' | 'advance' | 'costs' | 'deposit'}`

export interface FieldGroup {
  readonly title?: `form.group.${GroupName}`
  readonly notices?: readonly NoticeKey[]
  /** A table that is made from the rules, under the notices: the highest deposit by region. */
  readonly factsFrom?: 'deposit'
  readonly fields: readonly FieldDefinition[]
}

/** A rule between several fields: the text of a field by its name → the problems. An empty field has the text ''. */
export type FormRule = (text: (name: FieldName) => string) => readonly FormProblem[]

/** Keys of the sentences about a form that did not get through. */
type FailureKey =
  | 'error.emailNotSent'
  | 'error.testimonialNotSent'
  | 'error.documentsFailed'
  | 'error.loginFailed'
  | 'error.api.text'

export interface FormDefinition<Name extends string = string> {
  /** The public name: in addresses and pages, in the configuration of a site, in stored rows and in JSON. It never changes. */
  readonly name: Name
  readonly groups: readonly FieldGroup[]
  readonly rules: readonly FormRule[]
  readonly failure: readonly FailureKey[]
  /** The page that follows keeps the fragment of the form's own address: a view of the portal. */
  readonly keepsFragment?: true
  /** The form may be sent at once: a password manager fills it in, and its own limits keep machines out. */
  readonly isInstant?: true
}

type Extra = Partial<Pick<FormDefinition, 'rules' | 'failure' | 'keepsFragment' | 'isInstant'>>

export function form<const Name extends string>(
  name: Name,
  groups: readonly FieldGroup[],
  extra: Extra = {},
): FormDefinition<Name> {
  return { name, groups, rules: [], failure: ['error.emailNotSent'], ...extra }
}

export function need(name: NeededName, base: FieldBase = FIELDS[name]): FieldDefinition {
  return { ...base, name, required: true, label: `form.label.${name}` }
}

export function may(name: NeededName | OptionalName, base: FieldBase = FIELDS[name]): FieldDefinition {
  return { ...base, name, required: false, label: `form.label.${name}` }
}

/** Hidden fields, the language of the page first: a form is answered in the language of its visitor. */
export function carry(...names: readonly HiddenName[]): FieldGroup {
  return {
    fields: (['language', ...names] as const).map((name) => ({ ...FIELDS[name], name, required: false })),
  }
}

export function group(title: GroupName, ...fields: readonly FieldDefinition[]): FieldGroup {
  return { title: `form.group.${title}`, fields }
}

export function untitled(...fields: readonly FieldDefinition[]): FieldGroup {
  return { fields }
}

export function goals(...options: readonly GoalOption[]): FieldBase {
  return { ...FIELDS.goal, options: goalOptions(options) }
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

/** The same form, in which an optional field is needed. */
export function requiring(form: FormDefinition, name: NeededName): FormDefinition {
  const groups = form.groups.map((group) => ({
    ...group,
    fields: group.fields.map((field) => (field.name === name ? { ...field, ...need(name, field) } : field)),
  }))
  return { ...form, groups }
}

/** Every field of a form, in the order of the page. */
export function fieldsOf({ groups }: Pick<FormDefinition, 'groups'>): readonly FieldDefinition[] {
  return groups.flatMap(({ fields }) => fields)
}
