import { useEffect, useId, useState } from 'react'
import { useKeys } from '../keys.ts'

interface SearchFieldProps {
  readonly label: string
  readonly value: string
  readonly change: (value: string) => void
}

const WAIT_MS = 250

/** A field of a search, which the service is asked when one stops typing. The key / leads to it. */
export function SearchField({ label, value, change }: SearchFieldProps) {
  const id = useId()
  const [text, setText] = useState(value)
  useKeys({ '/': () => document.getElementById(id)?.focus() })
  useEffect(() => {
    if (text === value) return
    const timer = setTimeout(() => change(text), WAIT_MS)
    return () => clearTimeout(timer)
  }, [text, value, change])
  return (
    <div className="field">
      <label className="hidden-text" htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        type="search"
        placeholder={label}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
    </div>
  )
}
