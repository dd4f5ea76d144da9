import type { Field, FieldGroup, Form, FormRequest, Link } from '../../../core/view/types.ts'
import { Cached } from '../../cached.tsx'
import { useShell } from '../../render-context.ts'
import { FormBody, Instead, HiddenFields, groupsOf } from './form.tsx'
import { FormTag } from './form-tag.tsx'

export interface RequestFormProps {
  readonly request: FormRequest
  /** Level of the headings of its groups. */
  readonly level: 2 | 3
  readonly main?: boolean
}

/** A form that the shell describes, with the subject of this page. */
export function RequestForm({ request, level, main }: RequestFormProps) {
  const { name, hidden, documents, openDays, office, instead } = request
  const shared = useShell().requests[name]
  if (!shared) return null
  if (instead) return <Instead id={name} instead={instead} />
  const form = mailedTo(shared, office)
  if (form.instead) return <Instead id={name} instead={form.instead} />
  return (
    <FormTag form={form} id={name} className="form" office={office}>
      <HiddenFields fields={hidden} prefix={name} />
      <Cached
        of={RequestBody}
        with={{ name, documents, openDays, ways: office?.ways, level, main }}
        by={name}
      />
    </FormTag>
  )
}

interface BodyProps {
  readonly name: string
  readonly documents: FormRequest['documents']
  readonly openDays: FormRequest['openDays']
  readonly ways: readonly Link[] | undefined
  readonly level: 2 | 3
  readonly main: boolean | undefined
}

/** The form, mailed to the office of the record. */
function mailedTo(form: Form, office: FormRequest['office']): Form {
  if (!office) return form
  const { instead } = form
  const { action = form.action, ways } = office
  return instead ? { ...form, instead: { ...instead, ways } } : { ...form, action }
}

function RequestBody({ name, documents, openDays, ways, level, main }: BodyProps) {
  const form = useShell().requests[name]
  if (!form) return null
  const { submit, purpose, privacy } = form
  const mail = form.mail && ways ? { ...form.mail, ways } : form.mail
  return (
    <FormBody
      form={{ name, groups: groupsWith(form, { documents, openDays }), submit, mail, purpose, privacy }}
      level={level}
      main={main}
    />
  )
}

/** A list of the page that is empty takes its field away. */
function groupsWith(form: Form, lists: Pick<BodyProps, 'documents' | 'openDays'>): readonly FieldGroup[] {
  const withOptions = (field: Field): readonly Field[] => {
    if (field.name !== 'documents' && field.name !== 'openDays') return [field]
    const options = lists[field.name]
    return options === undefined ? [] : [{ ...field, options }]
  }
  return groupsOf(form).map((group) => ({ ...group, fields: group.fields.flatMap(withOptions) }))
}
