import type { Field } from '../../../core/view/types.ts'
import { useT } from '../../render-context.ts'

/** The label. Optional fields are marked, and required ones are not. */
export function Label({ field }: { readonly field: Field }) {
  const t = useT()
  return (
    <>
      {field.label}
      {!field.required && !field.unmarked && <span>{` ${t('form.optional')}`}</span>}
    </>
  )
}

export function Hint({ field, id }: { readonly field: Field; readonly id: string }) {
  if (!field.hint) return null
  return (
    <p id={`${id}-hint`} className="field__hint">
      {field.hint}
    </p>
  )
}

/** A message that the style sheet shows while native validation fails. */
export function FieldError({ field }: { readonly field: Field }) {
  return field.error ? <p className="field__error">{field.error}</p> : null
}
