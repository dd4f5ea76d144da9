/** Parses YAML of front matter to plain data: strict, without dates, code, merge keys or alias bombs. */
import { Lexer, parseDocument } from 'yaml'
import type { YAMLError } from 'yaml'
import { hasErrors, problem } from '../diagnostics/diagnostic.ts'
import type { Checked, Pointer, Problem } from '../diagnostics/diagnostic.ts'
import { stretchOf } from '../diagnostics/lines.ts'
import type { Lines } from '../diagnostics/lines.ts'
import { shorten, show } from '../diagnostics/words.ts'
import { MAX_DEPTH, MAX_SYNTAX_PROBLEMS } from './limits.ts'
import { yamlData } from './yaml-data.ts'
import { yamlFault } from './yaml-faults.ts'

interface YamlSource {
  readonly file: string
  /** The whole file. */
  readonly lines: Lines
  /** The offset of the YAML in the file. */
  readonly offset: number
}

/**
 * Dates stay text in the core schema. `yamlData` finds duplicate keys, because the library compares each key
 * with each other key.
 */
const OPTIONS = {
  version: '1.2',
  schema: 'core',
  merge: false,
  resolveKnownTags: false,
  strict: true,
  stringKeys: true,
  uniqueKeys: false,
  prettyErrors: false,
  logLevel: 'error',
} as const

/** Without problems the value is the data; with an error it is an empty object. */
export function parseYaml(yaml: string, source: YamlSource): Checked<Record<string, unknown>> {
  const { file, lines, offset } = source
  const at = (start: number, end: number): Pointer => {
    return { file, path: [], position: stretchOf(lines, offset + start, offset + end) }
  }
  const deep = tooDeepAt(yaml)
  if (deep !== null) {
    return { value: {}, problems: [problem('AS1021', { limit: MAX_DEPTH }, { at: at(deep, deep + 1) })] }
  }
  const document = parseDocument(yaml, OPTIONS)
  const faults = [...document.errors, ...document.warnings]
  if (faults.length > 0) return { value: {}, problems: syntaxProblems(faults, yaml, at) }
  const { value, problems } = yamlData(document.contents, at)
  if (hasErrors(problems)) return { value: {}, problems }
  if (value === null) return { value: {}, problems }
  if (isRecord(value)) return { value, problems }
  return { value: {}, problems: [problem('AS1105', { actual: show(value) }, { at: at(...startOf(yaml)) })] }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function startOf(yaml: string): [start: number, end: number] {
  const start = yaml.search(/\S/)
  return [start, yaml.length]
}

function syntaxProblems(faults: readonly YAMLError[], yaml: string, at: PointerAt): readonly Problem[] {
  const problems = new Map<number, Problem>()
  for (const fault of faults.toSorted((one, other) => one.pos[0] - other.pos[0])) {
    const pointer = at(...fault.pos)
    const line = pointer.position?.line ?? 0
    if (!problems.has(line)) problems.set(line, toProblem(fault, yaml, pointer))
    if (problems.size === MAX_SYNTAX_PROBLEMS) break
  }
  return [...problems.values()]
}

export type PointerAt = (start: number, end: number) => Pointer

function toProblem(fault: YAMLError, yaml: string, at: Pointer): Problem {
  const [start, end] = fault.pos
  if (fault.code === 'RESOURCE_EXHAUSTION') return problem('AS1021', { limit: MAX_DEPTH }, { at })
  if (fault.code === 'TAG_RESOLVE_FAILED') {
    return problem('AS1106', { tag: shorten(yaml.slice(start, end)) }, { at })
  }
  return problem('AS1104', yamlFault(fault, yaml), { at })
}

/** Tokens of the lexer that stand for no text of the source. */
const LEXER_MARKS: ReadonlySet<string> = new Set(['\u0002', '\u0018', '\u001f'])

/**
 * Offset of the bracket or dash that opens one level too many. Flow collections (`[[[`) and compact lists (`-
 * - -`) nest a level for each character and would exhaust the stack of the parser. Indentation nests a level
 * for each line, and is counted in the data.
 */
function tooDeepAt(yaml: string): number | null {
  const compact = /^[ ]*(?:[-?:][ ]+){100}/m.exec(yaml)
  let depth = 0
  let at = 0
  for (const token of new Lexer().lex(yaml)) {
    if (token === '[' || token === '{') depth += 1
    if (token === ']' || token === '}') depth -= 1
    if (depth > MAX_DEPTH) return at
    if (!LEXER_MARKS.has(token)) at += token.length
  }
  return compact === null ? null : compact.index + compact[0].length
}
