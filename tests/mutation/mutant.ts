import { createHash } from 'node:crypto'
import { nameOfPlace, walk } from './syntax.ts'
import type { Place } from './syntax.ts'

/** Replaces the characters from `start` to `end`. */
export interface Edit {
  readonly start: number
  readonly end: number
  readonly text: string
}

export interface Operator {
  readonly name: string
  readonly edits: (place: Place) => readonly Edit[]
}

/** One small fault. Everything but `id`, `edit` and `line` survives edits elsewhere in the file. */
export interface Mutant {
  readonly id: string
  /** From the root of the repository. */
  readonly file: string
  readonly operator: string
  readonly within: string
  readonly before: string
  readonly after: string
  /** Counts the mutants that are equal in all of the above. */
  readonly nth: number
  readonly line: number
  readonly edit: Edit
}

/** Every mutant of one file that differs from the others. Some do not compile. */
export function mutantsOf(file: string, source: string, operators: readonly Operator[]): readonly Mutant[] {
  const found = new Map<string, Mutant>()
  const counts = new Map<string, number>()
  walk(file, source, (place) => {
    for (const { name, edits } of operators)
      for (const edit of edits(place)) {
        const mutated = applied(source, edit)
        if (mutated === source || found.has(mutated)) continue
        const described = { file, operator: name, within: nameOfPlace(place), ...change(source, edit) }
        const key = JSON.stringify(described)
        const nth = counts.get(key) ?? 0
        counts.set(key, nth + 1)
        const id = createHash('sha256').update(`${key}${nth}`).digest('hex').slice(0, 8)
        found.set(mutated, { id, ...described, nth, line: lineOf(source, edit.start), edit })
      }
  })
  return [...found.values()]
}

export function applied(source: string, { start, end, text }: Edit): string {
  return source.slice(0, start) + text + source.slice(end)
}

/** The changed text, widened to whole words, so that a removed `!` or `?.` can be told from another. */
function change(
  source: string,
  { start, end, text }: Edit,
): { readonly before: string; readonly after: string } {
  const from = start - (/[\w$.'"]*\s?$/.exec(source.slice(Math.max(0, start - 24), start))?.[0].length ?? 0)
  const to = end + (/^\s?[\w$.'"]*/.exec(source.slice(end, end + 24))?.[0].length ?? 0)
  const tidy = (piece: string) => piece.replace(/\s+/g, ' ').trim()
  return {
    before: tidy(source.slice(from, to)),
    after: tidy(source.slice(from, start) + text + source.slice(end, to)),
  }
}

function lineOf(source: string, offset: number): number {
  return source.slice(0, offset).split('\n').length
}
