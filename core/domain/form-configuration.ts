/**
 * The fields of a form as a site chooses them (`fields` of site-config/forms.json): which are shown, in which order, and which are
 * required. What the act of the form needs stays: a form that lacks it could not be answered.
 */
import type { FieldDefinition, FieldGroup, FormDefinition } from './form-definition.ts'
import { fieldsOf, may, need } from './form-definition.ts'
import type { FieldName } from './form-fields.ts'

export interface FieldChoice {
  readonly name: string
  /** Without it, as the form has it. */
  readonly required?: boolean | undefined
}

/** Fields that a form can leave open or require, as each has a message about an empty one. */
const REQUIRABLE = ['title', 'phone', 'street', 'zip', 'city', 'goal'] as const
type Requirable = (typeof REQUIRABLE)[number]

function isRequirable(name: FieldName): name is Requirable {
  return REQUIRABLE.some((known) => known === name)
}

/** Hours and their offices, days that no hour suits, and a second buyer stay together: rules of the form join them. */
export function isChosen({ kind, when, optionsFrom, about }: FieldDefinition): boolean {
  const isOfHours = kind === 'hours' || optionsFrom === 'offices'
  return kind !== 'hidden' && !isOfHours && when === undefined && about !== 'secondBuyer'
}

/** A form that asks how to meet offers a call, which takes a number. */
export function isNeeded(form: FormDefinition, { name, required }: FieldDefinition): boolean {
  return required && (name !== 'phone' || fieldsOf(form).some((field) => field.name === 'meeting'))
}

/** A consent is never required (GDPR, article 7.4), nor is anything else that has no message. */
export function canBeRequired({ name, required }: FieldDefinition): boolean {
  return required || isRequirable(name)
}

/** The field, required or not where the site may choose. */
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
