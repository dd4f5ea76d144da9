import type { Field } from '../../../core/view/types.ts'
import { useT } from '../../render-context.ts'
import { FieldError, Hint, Label } from './field-parts.tsx'

export interface ChoiceProps {
  readonly field: Field
  readonly type: 'radio' | 'checkbox'
  readonly label: string
  readonly value: string
  readonly checked?: boolean | undefined
  readonly required?: boolean
}

export function Choice({ field, type, label, value, checked, required = field.required }: ChoiceProps) {
  return (
    <label className={`choice choice--${type}`}>
      <input type={type} name={field.name} value={value} defaultChecked={checked} required={required} />
      <span>{label}</span>
    </label>
  )
}

/**
 * Radio buttons or check boxes. A radio button cannot be unticked, so an optional list ends with a choice without
 * a value, which is ticked at first. Browsers cannot check "at least one", so the service and the script do.
 */
export function Choices({ field, id }: { readonly field: Field; readonly id: string }) {
  const t = useT()
  const type = field.kind === 'radio' ? 'radio' : 'checkbox'
  const isOptional = type === 'radio' && !field.required
  return (
    <fieldset
      id={id}
      className={`field field--${field.width}`}
      aria-describedby={field.hint ? `${id}-hint` : undefined}
    >
      <legend>
        <Label field={field} />
      </legend>
      <div className="choices">
        {field.options?.map((option) => (
          <Choice
            key={option.value}
            field={field}
            type={type}
            label={option.label}
            value={option.value}
            checked={option.checked}
            required={type === 'radio' && field.required}
          />
        ))}
        {isOptional && (
          <Choice
            field={field}
            type={type}
            label={t('form.choice.none')}
            value=""
            checked={!field.options?.some(({ checked }) => checked)}
          />
        )}
      </div>
      <Hint field={field} id={id} />
      <FieldError field={field} />
    </fieldset>
  )
}
