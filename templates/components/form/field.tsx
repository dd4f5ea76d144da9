import type { Field as FieldView } from '../../../core/view/types.ts'
import { Choice, Choices } from './choices.tsx'
import { FieldError, Hint, Label } from './field-parts.tsx'
import { Hours } from './hours.tsx'

export interface FieldProps {
  readonly field: FieldView
  /** Name of the form, as two forms of one page may have the same field. */
  readonly prefix: string
}

export function Field({ field, prefix }: FieldProps) {
  const id = `${prefix}-${field.name.replace(/[^\w-]/g, '')}`
  switch (field.kind) {
    case 'hidden':
      return field.withoutScript ? (
        <noscript>
          <div className="form__fields">
            <Field field={field.withoutScript} prefix={prefix} />
          </div>
        </noscript>
      ) : (
        <input type="hidden" name={field.name} value={field.value} />
      )
    case 'checkbox':
      return (
        <div className={`field field--${field.width}`}>
          <Choice field={field} type="checkbox" label={field.label ?? ''} value={field.value ?? '1'} />
          <Hint field={field} id={id} />
          <FieldError field={field} />
        </div>
      )
    case 'hours':
      return <Hours field={field} id={id} />
    case 'radio':
    case 'checkboxes':
      return <Choices field={field} id={id} />
    default:
      return (
        <div className={`field field--${field.width}`} data-when={field.when}>
          <label htmlFor={id}>
            <Label field={field} />
          </label>
          <Control field={field} id={id} />
          <Hint field={field} id={id} />
          <FieldError field={field} />
        </div>
      )
  }
}

function Control({ field, id }: { readonly field: FieldView; readonly id: string }) {
  const shared = {
    id,
    name: field.name,
    required: field.required,
    autoComplete: field.autocomplete,
    defaultValue: field.value,
    'aria-describedby': field.hint ? `${id}-hint` : undefined,
  }
  if (field.kind === 'textarea') return <textarea {...shared} rows={5} />
  if (field.kind === 'select') return <Select field={field} shared={shared} />
  return <input {...shared} type={field.kind} inputMode={field.inputMode} />
}

function Select({
  field,
  shared,
}: {
  readonly field: FieldView
  readonly shared: { readonly defaultValue: string | undefined }
}) {
  const options = field.options ?? []
  return (
    <select {...shared} defaultValue={options.find((option) => option.checked)?.value ?? field.value}>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  )
}
