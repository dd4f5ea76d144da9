/** The fields of a form as a page shows them. */
import { PASTED_TOKEN } from '../domain/form-definition.ts'
import type { FieldDefinition } from '../domain/form-definition.ts'
import { contactSlots } from '../domain/form-fields.ts'
import { nativeMessage } from '../domain/form-rules.ts'
import type { Form as FormKind } from '../domain/forms.ts'
import { textIn } from '../domain/locale.ts'
import { officeId } from '../site/offices.ts'
import type { TeamMember } from '../schema/property.ts'
import type { ViewContext } from './context.ts'
import { compact } from './context.ts'
import { nameOf, say } from './text.ts'
import type { Field } from './types.ts'

/** The subject of a form: values of hidden fields, and the documents and open-house days that a visitor can choose. */
export interface FormSubject {
  readonly property?: number
  readonly project?: number
  readonly documents?: readonly string[]
  /** The open-house days with a registration. */
  readonly openDays?: readonly string[]
  /** The person who deals with the record. */
  readonly agent?: TeamMember | undefined
  /** The address that opens a mail with the address of the page. */
  readonly mail?: string | undefined
}

interface FieldOfForm {
  readonly kind?: FormKind
  readonly agent?: TeamMember | undefined
}

export function fieldOf(
  context: ViewContext,
  field: FieldDefinition,
  { kind, agent }: FieldOfForm = {},
): Field | undefined {
  if (field.kind === 'hidden') return hiddenField(context, field, { agent })
  const message = nativeMessage(field)
  const isChoiceOfOffice = field.optionsFrom === 'offices'
  return compact<Field>({
    name: field.name,
    kind: field.kind,
    label: field.label === undefined ? undefined : say(context, field.label),
    hint: field.hint === undefined ? undefined : say(context, field.hint),
    required: field.required || isChoiceOfOffice,
    when: field.when && `${field.when.field}=${field.when.is}`,
    unmarked: field.when?.field === 'meeting' || field.kind === 'hours' ? true : undefined,
    request: field.kind === 'hours' && kind ? say(context, kind.submit) : undefined,
    autocomplete: field.autocomplete,
    inputMode: field.inputMode,
    value: undefined,
    options: optionsOf(context, field),
    error: message === null ? undefined : say(context, message),
    width: field.width,
  })
}

export function hiddenField(
  context: ViewContext,
  field: FieldDefinition,
  subject: FormSubject,
): Field | undefined {
  const value = hiddenValue(context, field.name, subject)
  if (value === undefined) return undefined
  const hidden = { name: field.name, kind: 'hidden', required: false, value, width: field.width } as const
  return field.name === 'token'
    ? compact<Field>({ ...hidden, withoutScript: fieldOf(context, PASTED_TOKEN) })
    : hidden
}

function hiddenValue(context: ViewContext, name: string, subject: FormSubject): string | undefined {
  if (name === 'language') return context.locale
  // The script of the page adds the token of the mailed link, or the saved homes of the device.
  if (name === 'token' || name === 'saved') return ''
  const { property, project, agent } = subject
  const id =
    name === 'property' ? property : name === 'project' ? project : name === 'agent' ? agent?.id : undefined
  return id === undefined ? undefined : String(id)
}

function optionsOf(context: ViewContext, field: FieldDefinition): Field['options'] | undefined {
  // Each page lists its own.
  if (field.optionsFrom === 'documents' || field.optionsFrom === 'openDays') return []
  if (field.optionsFrom === 'offices') {
    const { name, offices } = context.site.config.site
    return offices.map((office, index) => ({
      value: officeId(office, index),
      label: nameOf(context, office.name) ?? name,
    }))
  }
  if (field.optionsFrom === 'types') {
    return context.site.categories.flatMap(({ WebID, Name }) => {
      const label = textIn(Name, context.locale)
      return label === undefined ? [] : [{ value: String(WebID), label }]
    })
  }
  const options = field.optionsFrom === 'slots' ? contactSlots(context.locale) : field.options
  return options?.map(({ value, label }) => ({ value, label: say(context, label) }))
}

/**
 * The fields that a site chose, in full rows of six columns: a field whose neighbour is left out takes its place. A field with a condition
 * is not always shown and keeps its width.
 */
export function inFullRows(fields: readonly Field[]): readonly Field[] {
  const row: { used: number; last: Field | undefined } = { used: 0, last: undefined }
  const widths = new Map<Field, Field['width']>()
  const close = () => {
    const { last, used } = row
    const width = last && WIDTHS.find((known) => known === last.width + 6 - used)
    if (last && width !== undefined) widths.set(last, width)
  }
  for (const field of fields) {
    if (field.kind === 'hidden' || field.when !== undefined) continue
    if (row.used + field.width > 6) {
      close()
      row.used = 0
    }
    row.used += field.width
    row.last = field
  }
  close()
  return fields.map((field) => ({ ...field, width: widths.get(field) ?? field.width }))
}

const WIDTHS = [2, 3, 4, 6] as const
