import type { StringKey } from '../languages/string-keys.ts'
import type { Said } from './text.ts'
import type { Fact } from './types.ts'

export type FactRow = readonly [term: StringKey, value: string | Said | undefined]

/** The rows that have a value. */
export function factsOf(rows: readonly FactRow[]): readonly Fact[] {
  const facts: Fact[] = []
  for (const [term, said] of rows) {
    if (said === undefined || said === '') continue
    if (typeof said === 'string') facts.push({ term, value: said })
    else
      facts.push(
        said.lang === undefined ? { term, value: said.text } : { term, value: said.text, lang: said.lang },
      )
  }
  return facts
}
