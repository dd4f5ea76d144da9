import type { StringKey } from '../languages/string-keys.ts'
import type { Fact } from './types.ts'

export type FactRow = readonly [term: StringKey, value: string | undefined]

/** The rows that have a value. */
export function factsOf(rows: readonly FactRow[]): readonly Fact[] {
  const facts: Fact[] = []
  for (const [term, value] of rows) if (value !== undefined && value !== '') facts.push({ term, value })
  return facts
}
