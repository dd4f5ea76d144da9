/** Places in the week as variables of its style sheet: minutes of the day, and columns. */
import type { CSSProperties } from 'react'
import type { Placed } from './week.ts'

export function variables(values: Readonly<Record<string, number>>): CSSProperties {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [`--${name}`, value]),
  ) as CSSProperties
}

export function placeOf({ from, to, column, columns }: Placed<unknown>): CSSProperties {
  return variables({ at: from, long: to - from, column, columns })
}
