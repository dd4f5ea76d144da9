import { useId } from 'react'
import type { InputHTMLAttributes } from 'react'

interface FieldProps extends Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'name' | 'autoComplete' | 'inputMode' | 'autoFocus' | 'maxLength' | 'defaultValue'
> {
  readonly label: string
  readonly hint?: string | undefined
  readonly problem?: string | null
}

/** A field like those of the site's forms. It is uncontrolled: a form reads its value when it is sent. */
export function Field({ label, hint, problem = null, ...input }: FieldProps) {
  const id = useId()
  const described = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ')
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        required
        {...input}
        aria-describedby={described || undefined}
        aria-invalid={problem === null ? undefined : true}
      />
      {hint && (
        <p id={`${id}-hint`} className="field__hint">
          {hint}
        </p>
      )}
      {problem !== null && (
        <p id={`${id}-problem`} className="field__problem" role="alert">
          {problem}
        </p>
      )}
    </div>
  )
}

/** The text of a field, by its name. */
export function typed(form: HTMLFormElement, name: string): string {
  const value = new FormData(form).get(name)
  return typeof value === 'string' ? value : ''
}
