/**
 * Finds in valid JSON what the content may not contain: duplicate keys, refused keys and numbers out of
 * range.
 */
import { visit } from 'jsonc-parser'
import { problem } from '../diagnostics/diagnostic.ts'
import type { Pointer, Problem } from '../diagnostics/diagnostic.ts'
import { shorten } from '../diagnostics/words.ts'
import { REFUSED_KEYS } from './limits.ts'

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
      if (typeof value !== 'number' || Number.isFinite(value)) return
      const number = shorten(text.slice(offset, offset + length))
      problems.push(problem('AS1022', { number }, { at: place(length, line, character) }))
    },
  })
  return problems
}

export function duplicate(key: string, at: Pointer, first: Pointer): Problem {
  const related = [{ message: 'it stands here first', at: first }]
  return problem('AS1020', { key: shorten(key) }, { at, related })
}
