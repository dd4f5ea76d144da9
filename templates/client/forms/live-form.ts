/** A form that the script controls, and the values of its fields. */
import type { FieldDefinition, FormDefinition } from '../../../core/domain/form-definition.ts'
import { fieldsOf } from '../../../core/domain/form-definition.ts'
import { withFields } from '../../../core/domain/form-configuration.ts'
import type { FormTexts } from '../../../core/domain/form-texts.ts'
import type { FieldValue, FormValues } from '../../../core/domain/form-rules.ts'
import type { Locale } from '../../../core/languages/codes.ts'
import type { Say } from './texts.ts'

export interface LiveForm {
  readonly form: HTMLFormElement
  readonly definition: FormDefinition
  readonly locale: Locale
  readonly texts: FormTexts
  readonly say: Say
}

/**
 * The definition with the fields of the page, in their order: a site configures which are shown, and which
 * are required.
 */
export function asShown(definition: FormDefinition, form: HTMLFormElement): FormDefinition {
  const shown = fieldsOf(definition).flatMap(({ name }) => controlsOf(form, name)[0] ?? [])
  const isAfter = (one: Control, other: Control) =>
    one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_PRECEDING ? 1 : -1
  return withFields(definition, shown.toSorted(isAfter))
}

export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

export function controlsOf(form: HTMLFormElement, name: string): readonly Control[] {
  return [...form.elements].filter(
    (element): element is Control =>
      (element instanceof HTMLInputElement ||
        element instanceof HTMLTextAreaElement ||
        element instanceof HTMLSelectElement) &&
      element.name === name,
  )
}

/** The field of an event, with its name in the form. */
export function controlOf({ target }: Event): Control | null {
  return target instanceof HTMLInputElement ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement
    ? target
    : null
}

/** The value of an incomplete date, which browsers report as empty. */
const HALF = '?'

export function valuesOf({ form, definition }: LiveForm): FormValues {
  return valuesWhere(form, definition, () => true)
}

/** The values that the visitor entered or changed since the page loaded. */
export function typedValues({ form, definition }: LiveForm): FormValues {
  return valuesWhere(form, definition, (field) => controlsOf(form, field.name).some(isChanged))
}

export function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement)
    return [...control.options].some(({ selected, defaultSelected }) => selected !== defaultSelected)
  return isTick(control) ? control.checked !== control.defaultChecked : control.value !== control.defaultValue
}

export function isTick(control: Control): control is HTMLInputElement {
  return control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio')
}

function valuesWhere(
  form: HTMLFormElement,
  definition: FormDefinition,
  isWanted: (field: FieldDefinition) => boolean,
): FormValues {
  const wanted = fieldsOf(definition).filter(isWanted)
  return Object.fromEntries(wanted.map((field) => [field.name, valueOf(form, field)]))
}

function valueOf(form: HTMLFormElement, field: FieldDefinition): FieldValue {
  const controls = controlsOf(form, field.name)
  const given = controls
    .filter((control) => !isTick(control) || control.checked)
    .map((control) => (control.validity.badInput ? HALF : control.value))
  return field.kind === 'checkboxes' ? given : given[0]
}
