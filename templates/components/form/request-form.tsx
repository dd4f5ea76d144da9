import type { Field, FieldGroup, Form, FormRequest } from '../../../core/view/types.ts'
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
export function RequestForm({ request: { name, hidden, documents }, level, main }: RequestFormProps) {
  const form = useShell().requests[name]
  if (!form) return null
  if (form.instead) return <Instead id={name} instead={form.instead} />
  return (
    <FormTag form={form} id={name} className="form">
      <HiddenFields fields={hidden} prefix={name} />
      <Cached of={RequestBody} with={{ name, documents, level, main }} by={name} />
    </FormTag>
  )
}

interface BodyProps {
  readonly name: string
  readonly documents: FormRequest['documents']
  readonly level: 2 | 3
  readonly main: boolean | undefined
}

function RequestBody({ name, documents, level, main }: BodyProps) {
  const form = useShell().requests[name]
  if (!form) return null
  const { submit, mail, privacy } = form
  return (
    <FormBody
      form={{ name, groups: groupsWith(form, documents), submit, mail, privacy }}
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
