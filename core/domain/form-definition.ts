/**
 * The part of a form that the browser loads: groups of fields, and their rules. `form-kind.ts` describes the
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
  | 'place'
  | 'kind'
  | 'wish'
  | 'reach'
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

/** A text before the button. Its legal figures come from the rules of the site. */
export type NoticeKey = `form.notice.${'binding' | 'advance' | 'costs' | 'deposit'}`

export interface FieldGroup {
  readonly title?: `form.group.${GroupName}`
  readonly notices?: readonly NoticeKey[]
  /** A table that follows from the rules, below the notices: the highest deposit by region. */
  readonly factsFrom?: 'deposit'
  readonly fields: readonly FieldDefinition[]
}

/** A rule between several fields: the text of a field by its name → the problems. An empty field has the text ''. */
export type FormRule = (text: (name: FieldName) => string) => readonly FormProblem[]

/** Keys of the sentences about a form that could not be sent. */
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
  /** The next page keeps the fragment of the form's own address, which is a view of the portal. */
  readonly keepsFragment?: true
  /** The form may be sent at once, because password managers fill it in. Limits of its own stop machines. */
  readonly isInstant?: true
  /** The form logs an owner in, or resets a password. A mail to the agency never replaces it. */
  readonly isOfAccount?: true
  /** The service answers the sender alone: the office neither receives nor keeps the form, and no mail replaces it. */
  readonly isForSender?: true
  /** A proof of work is required only after failed attempts. Other forms that require one require it always. */
  readonly proof?: 'afterFailures'
}

type Extra = Partial<
  Pick<
    FormDefinition,
    'rules' | 'failure' | 'keepsFragment' | 'isInstant' | 'isOfAccount' | 'isForSender' | 'proof'
  >
>

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

/** Hidden fields. The first is the language of the page, in which the form is answered. */
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
 * Replaces the hidden `token` where no script takes it from the address. The visitor pastes the mailed link,
 * so the token is sent in the body and appears in no address that a server or a log records.
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

/** The same form with an optional field made required. */
export function requiring(form: FormDefinition, name: NeededName): FormDefinition {
  const groups = form.groups.map((group) => ({
    ...group,
    fields: group.fields.map((field) => (field.name === name ? { ...field, ...need(name, field) } : field)),
  }))
  return { ...form, groups }
}

/** Whether the sender addresses somebody else than the agency. */
export function isForFriend(form: Pick<FormDefinition, 'groups'>): boolean {
  return fieldsOf(form).some(({ about }) => about === 'friend')
}

/** Every field of a form, in the order of the page. */
export function fieldsOf({ groups }: Pick<FormDefinition, 'groups'>): readonly FieldDefinition[] {
  return groups.flatMap(({ fields }) => fields)
}
