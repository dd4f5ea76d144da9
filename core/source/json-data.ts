/**
 * Finds in valid JSON what the content may not contain: duplicate keys, refused keys, numbers out of
 * range, and numbers with a dot for thousands.
 */
import { visit } from 'jsonc-parser'
import { problem } from '../diagnostics/diagnostic.ts'
import type { Pointer, Problem } from '../diagnostics/diagnostic.ts'
import { shorten } from '../diagnostics/words.ts'
import { REFUSED_KEYS } from './limits.ts'

/** No program ends a number with a zero behind three decimals, and a writer who does means thousands. */
const THOUSANDS = /^-?[1-9]\d{0,2}\.\d\d0$/

/** The text must be valid JSON within the nesting limit, because `visit` is recursive. */
export function dataProblems(text: string, file: string): readonly Problem[] {
  const problems: Problem[] = []
  const objects: Map<string, Pointer>[] = []
  const place = (length: number, line: number, character: number): Pointer => {
    return { file, path: [], position: { line: line + 1, column: character + 1, length } }
  }
  visit(text, {
    onObjectBegin: () => void objects.push(new Map()),
    onObjectEnd: () => void objects.pop(),
    onObjectProperty: (key, _offset, length, line, character) => {
      const at = place(length, line, character)
      if (REFUSED_KEYS.has(key)) problems.push(problem('AS1023', { key }, { at }))
      const first = objects.at(-1)?.get(key)
      if (first === undefined) objects.at(-1)?.set(key, at)
      else problems.push(duplicate(key, at, first))
    },
    onLiteralValue: (value, offset, length, line, character) => {
      if (typeof value !== 'number') return
      const number = text.slice(offset, offset + length)
      const at = place(length, line, character)
      if (!Number.isFinite(value)) problems.push(problem('AS1022', { number: shorten(number) }, { at }))
      else if (THOUSANDS.test(number)) problems.push(problem('AS1024', { number }, { at }))
    },
  })
  return problems
}

export function duplicate(key: string, at: Pointer, first: Pointer): Problem {
  const related = [{ message: 'it stands here first', at: first }]
  return problem('AS1020', { key: shorten(key) }, { at, related })
}
