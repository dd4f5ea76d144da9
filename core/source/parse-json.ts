/**
 * Parses JSON text. The usual file costs `JSON.parse`, one scan of the quotation marks and one walk over the
 * values. Only a file with a problem is parsed again with positions.
 */
import { problem } from '../diagnostics/diagnostic.ts'
import type { Checked, Problem } from '../diagnostics/diagnostic.ts'
import { linesOf, stretchOf } from '../diagnostics/lines.ts'
import { countKeys, tooDeepAt } from './json-text.ts'
import { dataProblems } from './json-data.ts'
import { syntaxProblems } from './json-syntax.ts'
import { MAX_DEPTH, REFUSED_KEYS } from './limits.ts'

/** A number such as `1.250`. Texts that contain the same characters only cost time. */
const MAY_SEPARATE_THOUSANDS = /[:,[]\s*-?[1-9]\d{0,2}\.\d\d0\s*[,\]}]/

/** Has no value if the text is not JSON or contains refused data. The last of duplicate keys counts. */
export function parseJson(text: string, file: string): Checked<unknown> {
  if (text.trim() === '') {
    return { value: undefined, problems: [problem('AS1010', {}, { at: { file, path: [] } })] }
  }
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    return { value: undefined, problems: nestingProblem(text, file) ?? syntaxProblems(text, file, error) }
  }
  const seen = inspect(value, mayHoldRefusedKey(text))
  if (seen.tooDeep) return { value: undefined, problems: nestingProblem(text, file) ?? [] }
  const isClean = !seen.refused && seen.keys === countKeys(text) && !MAY_SEPARATE_THOUSANDS.test(text)
  if (isClean) return { value, problems: [] }
  return { value: seen.refused ? undefined : value, problems: dataProblems(text, file) }
}

/** jsonc-parser is recursive, so text that is nested too deeply must not reach it. */
function nestingProblem(text: string, file: string): readonly Problem[] | null {
  const offset = tooDeepAt(text, MAX_DEPTH)
  if (offset === null) return null
  const position = stretchOf(linesOf(text), offset, offset + 1)
  return [problem('AS1021', { limit: MAX_DEPTH }, { at: { file, path: [], position } })]
}

/** A key may be written with escapes, so a `\u` requires the walk as well. */
function mayHoldRefusedKey(text: string): boolean {
  return text.includes('\\u') || [...REFUSED_KEYS].some((key) => text.includes(key))
}

interface Seen {
  readonly keys: number
  readonly tooDeep: boolean
  /** Whether the data contain a number that is not finite, or a refused key. */
  readonly refused: boolean
}

/** Walks over the data level by level, without recursion. */
function inspect(root: unknown, checkKeys: boolean): Seen {
  let keys = 0
  let refused = false
  let level: unknown[] = [root]
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth >= MAX_DEPTH && level.some((value) => typeof value === 'object' && value !== null)) {
      return { keys, tooDeep: true, refused }
    }
    const below: unknown[] = []
    for (const value of level) {
      if (typeof value === 'number') refused ||= !Number.isFinite(value)
      if (typeof value !== 'object' || value === null) continue
      const children = Object.values(value)
      if (!Array.isArray(value)) {
        keys += children.length
        refused ||= checkKeys && Object.keys(value).some((key) => REFUSED_KEYS.has(key))
      }
      for (const child of children)
        if (typeof child === 'object' || typeof child === 'number') below.push(child)
    }
    level = below
  }
  return { keys, tooDeep: false, refused }
}
