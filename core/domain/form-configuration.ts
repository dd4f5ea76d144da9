/**
 * The fields of a form that a site chooses (`fields` of site-config/forms.json): which are shown, in which
 * order, and which are required. Fields that the treatment of the form needs cannot be removed.
 */
import type { FieldDefinition, FieldGroup, FormDefinition } from './form-definition.ts'
import { fieldsOf, may, need } from './form-definition.ts'
import type { FieldName } from './form-fields.ts'

export interface FieldChoice {
  readonly name: string
  /** The default is that of the form. */
  readonly required?: boolean | undefined
}

/** Fields that a form can require, as each has a message for an empty value. */
const REQUIRABLE = ['title', 'phone', 'street', 'zip', 'city', 'goal'] as const
type Requirable = (typeof REQUIRABLE)[number]

function isRequirable(name: FieldName): name is Requirable {
  return REQUIRABLE.some((known) => known === name)
}

/**
 * Whether a site may leave the field out. Hours with their offices, days and a second buyer stay, because
 * rules of the form connect them.
 */
export function isChosen({ kind, when, optionsFrom, about }: FieldDefinition): boolean {
  const isOfHours = kind === 'hours' || optionsFrom === 'offices'
  return kind !== 'hidden' && !isOfHours && when === undefined && about !== 'secondBuyer'
}

/** A form with a choice of meetings offers a call, which needs a telephone number. */
export function isNeeded(form: FormDefinition, { name, required }: FieldDefinition): boolean {
  return required && (name !== 'phone' || fieldsOf(form).some((field) => field.name === 'meeting'))
}

/**
 * Whether a site may require the field. A consent is never required (GDPR, article 7.4), nor is a field
 * without a message.
 */
export function canBeRequired({ name, required }: FieldDefinition): boolean {
  return required || isRequirable(name)
}

/** The field with the chosen `required`, if the site may choose it. */
function asked(field: FieldDefinition, required: boolean): FieldDefinition {
  if (field.required === required || !isRequirable(field.name)) return field
  return required ? need(field.name, field) : may(field.name, field)
}

/** The form with the chosen fields. Each stays in its group; the order is that of the list. */
export function withFields<Form extends FormDefinition>(
  form: Form,
  chosen: readonly FieldChoice[] | undefined,
): Form {
  if (chosen === undefined) return form
  const groups = form.groups.map((group) => ({ ...group, fields: fieldsIn(group, chosen) }))
  return { ...form, groups: groups.filter(({ fields, notices }) => fields.length > 0 || notices) }
}

/** Fields that are not chosen keep their places. */
function fieldsIn({ fields }: FieldGroup, chosen: readonly FieldChoice[]): readonly FieldDefinition[] {
  const listed = chosen.flatMap(({ name, required }) => {
    const field = fields.find((known) => known.name === name && isChosen(known))
    return field === undefined ? [] : [asked(field, required ?? field.required)]
  })
  const waiting = listed.values()
  return fields.flatMap((field) => (isChosen(field) ? (waiting.next().value ?? []) : field))
}
