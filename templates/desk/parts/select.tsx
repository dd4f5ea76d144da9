import { useId } from 'react'

interface Choice {
  readonly value: string
  readonly label: string
}

interface SelectProps {
  readonly label: string
  readonly choices: readonly Choice[]
  readonly name?: string
  readonly value?: string
  readonly initial?: string
  readonly change?: (value: string) => void
}

/** A choice, controlled by `value` or read by its name when a form is sent. */
export function Select({ label, choices, name, value, initial, change }: SelectProps) {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        name={name}
        value={value}
        defaultValue={initial}
        onChange={change && (({ currentTarget }) => change(currentTarget.value))}
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </div>
  )
}
