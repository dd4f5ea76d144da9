import type { Field } from '../../../core/view/types.ts'
import { useT } from '../../render-context.ts'

/** What may stay empty is marked; what is required is the rule, and is not. */
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

/** Shown by the style sheet while the browser finds the field wrong. */
export function FieldError({ field }: { readonly field: Field }) {
  return field.error ? <p className="field__error">{field.error}</p> : null
}
