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
  const { name, hidden, documents, office, instead } = request
  const shared = useShell().requests[name]
  if (!shared) return null
  if (instead) return <Instead id={name} instead={instead} />
  const form = mailedTo(shared, office)
  if (form.instead) return <Instead id={name} instead={form.instead} />
  return (
    <FormTag form={form} id={name} className="form" office={office}>
      <HiddenFields fields={hidden} prefix={name} />
      <Cached of={RequestBody} with={{ name, documents, ways: office?.ways, level, main }} by={name} />
    </FormTag>
  )
}

interface BodyProps {
  readonly name: string
  readonly documents: FormRequest['documents']
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

function RequestBody({ name, documents, ways, level, main }: BodyProps) {
  const form = useShell().requests[name]
  if (!form) return null
  const { submit, purpose, privacy } = form
  const mail = form.mail && ways ? { ...form.mail, ways } : form.mail
  return (
    <FormBody
      form={{ name, groups: groupsWith(form, documents), submit, mail, purpose, privacy }}
      level={level}
      main={main}
    />
  )
}

function groupsWith(form: Form, documents: FormRequest['documents']): readonly FieldGroup[] {
  const groups = groupsOf(form)
  if (documents === undefined) return groups
  const withOptions = (field: Field) =>
    field.name === 'documents' ? { ...field, options: documents } : field
  return groups.map((group) => ({ ...group, fields: group.fields.map(withOptions) }))
}
