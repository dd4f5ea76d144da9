import { contactSlots } from '../domain/form-fields.ts'
import { FORMS } from '../domain/forms.ts'
import type { FieldDefinition, FormName } from '../domain/forms.ts'
import { textIn } from '../domain/locale.ts'
import type { ViewContext } from './context.ts'
import { compact } from './context.ts'
import { hrefTo } from './links.ts'
import { say } from './text.ts'
import type { Field, Form } from './types.ts'

/** Values of hidden fields: what the form is about. */
export interface FormSubject {
  readonly property?: number
  readonly project?: number
}

/** They ask for no more than a password: there is nothing to say about an answer. */
const ACCOUNT_FORMS: ReadonlySet<FormName> = new Set(['owner-login', 'forgot-password', 'reset-password'])

/** A form of the table in core/domain/forms.ts, as the page draws it. */
export function formOf(context: ViewContext, name: FormName, subject: FormSubject = {}): Form {
  const definition = FORMS[name]
  const privacy = hrefTo(context, '/Privacy/')
  const hasPrivacy = privacy !== hrefTo(context, '/') && !ACCOUNT_FORMS.has(name)
  return compact<Form>({
    name,
    action: actionOf(context, name),
    groups: definition.groups.map((group) =>
      compact<Form['groups'][number]>({
        title: group.title === undefined ? undefined : say(context, group.title),
        fields: group.fields.flatMap((field) => fieldOf(context, field, subject) ?? []),
      }),
    ),
    submit: say(context, definition.submit),
    privacy: hasPrivacy ? { href: privacy, label: say(context, 'form.privacy') } : undefined,
  })
}

function actionOf({ site }: ViewContext, name: FormName): string {
  const { forms } = site.config
  const target = forms?.targets?.[name] ?? forms?.target ?? '/api/forms/{form}'
  return target.replaceAll('{form}', name)
}

function fieldOf(context: ViewContext, field: FieldDefinition, subject: FormSubject): Field | undefined {
  if (field.kind === 'hidden') {
    const value = hiddenValue(context, field.name, subject)
    return value === undefined
      ? undefined
      : { name: field.name, kind: 'hidden', required: false, value, width: 6 }
  }
  return compact<Field>({
    name: field.name,
    kind: field.kind,
    label: field.label === undefined ? undefined : say(context, field.label),
    hint: field.hint === undefined ? undefined : say(context, field.hint),
    required: field.required,
    autocomplete: field.autocomplete,
    inputMode: field.inputMode,
    value: undefined,
    options: optionsOf(context, field),
    width: field.width,
  })
}

function hiddenValue(context: ViewContext, name: string, subject: FormSubject): string | undefined {
  if (name === 'language') return context.locale
  const id = name === 'property' ? subject.property : name === 'project' ? subject.project : undefined
  return id === undefined ? undefined : String(id)
}

function optionsOf(context: ViewContext, field: FieldDefinition): Field['options'] | undefined {
  if (field.optionsFrom === 'types') {
    return context.site.categories.flatMap(({ WebID, Name }) => {
      const label = textIn(Name, context.locale)
      return label === undefined ? [] : [{ value: String(WebID), label }]
    })
  }
  const options = field.optionsFrom === 'slots' ? contactSlots(context.locale) : field.options
  return options?.map(({ value, label }) => ({ value, label: say(context, label) }))
}
