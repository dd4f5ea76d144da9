/** Describes the syntax errors of JSON text, with their positions. */
import { createScanner, parseTree } from 'jsonc-parser'
import type { ParseError } from 'jsonc-parser'
import { problem } from '../diagnostics/diagnostic.ts'
import type { Problem } from '../diagnostics/diagnostic.ts'
import { linesOf, stretchOf } from '../diagnostics/lines.ts'
import type { Lines } from '../diagnostics/lines.ts'
import { shorten } from '../diagnostics/words.ts'
import { MAX_SYNTAX_PROBLEMS } from './limits.ts'

/**
 * The syntax errors of a text within the nesting limit. `failure` is the error of `JSON.parse`; its message
 * is used if jsonc-parser finds no error.
 */
export function syntaxProblems(text: string, file: string, failure: SyntaxError): readonly Problem[] {
  const lines = linesOf(text)
  const problems = new Map<number, Problem>()
  for (const error of errorsOf(text)) {
    const { line, found } = toProblem(error, lines, file)
    if (!problems.has(line)) problems.set(line, found)
    if (problems.size === MAX_SYNTAX_PROBLEMS) break
  }
  if (problems.size > 0) return [...problems.values()]
  return [
    problem('AS1011', { what: `the file is not valid JSON: ${failure.message}` }, { at: { file, path: [] } }),
  ]
}

function errorsOf(text: string): readonly ParseError[] {
  const errors: ParseError[] = []
  try {
    parseTree(text, errors, { disallowComments: true, allowTrailingComma: false })
  } catch (error) {
    // Unbalanced brackets can nest deeper for a parser that recovers from errors than for the counter.
    if (!(error instanceof RangeError)) throw error
  }
  return errors
}

interface Fault {
  readonly what: string
  readonly advice?: string
  /** The range of the mistake, if it differs from the position of the parser. */
  readonly at?: readonly [start: number, end: number]
  /** The bracket that was never closed. */
  readonly opener?: number
}

function toProblem({ error, offset, length }: ParseError, lines: Lines, file: string) {
  const token = lines.text.slice(offset, offset + length)
  const fault = describe(error, token, { text: lines.text, offset })
  const [start, end] = fault.at ?? [offset, offset + Math.max(1, length)]
  const pointer = (from: number, to: number) => ({ file, path: [], position: stretchOf(lines, from, to) })
  const { opener } = fault
  const related =
    opener === undefined ? {} : { related: [{ message: 'it starts here', at: pointer(opener, opener + 1) }] }
  const where = { at: pointer(start, end), ...related }
  return { line: where.at.position.line, found: problem('AS1011', fault, where) }
}

interface Where {
  readonly text: string
  readonly offset: number
}

/** Numbers of jsonc-parser's `ParseErrorCode`, a const enum without a value at run time. */
const FAULTS: Readonly<Record<number, (token: string, where: Where) => Fault>> = {
  1: symbol,
  2: (token) => ({ what: `${named(token)} is not a number` }),
  3: (token, where) => expected('a key in double quotation marks', token, where),
  4: (token, where) => expected('a value', token, where),
  5: (token) => ({ what: `a colon is missing before ${named(token)}`, advice: 'write "key": value' }),
  6: (token) => ({ what: `a comma is missing before ${named(token)}` }),
  7: (_, where) => notClosed('object', '}', where),
  8: (_, where) => notClosed('list', ']', where),
  9: (token) => ({
    what: `unexpected ${named(token)} after the end of the data`,
    advice: 'put all records in one list',
  }),
  10: () => ({ what: 'comments are not allowed in JSON', advice: 'put remarks under the key "extra"' }),
  11: () => ({ what: 'comments are not allowed in JSON', advice: 'put remarks under the key "extra"' }),
  12: () => ({
    what: 'the text has no closing quotation mark',
    advice: String.raw`close it with "; write \n for a new line`,
  }),
  13: (token) => ({ what: `${named(token)} is not a number` }),
  14: () => ({
    what: String.raw`four hexadecimal digits must follow \u`,
    advice: String.raw`write a backslash as \\`,
  }),
  15: () => ({
    what: 'the text has an unknown escape sequence',
    advice: String.raw`write a backslash as \\`,
  }),
  16: () => ({
    what: 'the text has a tab or another control character',
    advice: String.raw`write a tab as \t`,
  }),
}

function describe(code: number, token: string, where: Where): Fault {
  return FAULTS[code]?.(token, where) ?? { what: `${named(token)} is not allowed here` }
}

function symbol(token: string): Fault {
  const quoted = /^['‘’“”`]/.test(token)
  const advice = quoted ? 'use double quotation marks: "' : 'put text and keys in double quotation marks'
  return { what: `${named(token)} is not a JSON value`, advice }
}

/** If a comma precedes the closing bracket, the comma is the cause and not the bracket. */
function expected(what: string, token: string, { text, offset }: Where): Fault {
  const before = text.slice(0, offset).trimEnd()
  if ((token === '}' || token === ']') && before.endsWith(',')) {
    const at = [before.length - 1, before.length] as const
    return { what: `unexpected comma before ${named(token)}`, advice: 'remove the comma', at }
  }
  return { what: `${what} is missing ${token === '' ? 'at the end of the file' : `before ${named(token)}`}` }
}

function notClosed(kind: string, bracket: string, where: Where): Fault {
  const end = where.text.slice(0, where.offset).trimEnd().length
  const opener = unclosedBefore(where)
  const fault = { what: `the ${kind} is not closed`, advice: `add ${bracket}`, at: [end, end + 1] } as const
  return opener === undefined ? fault : { ...fault, opener }
}

/** The innermost bracket that is open at the position of the parser. */
function unclosedBefore({ text, offset }: Where): number | undefined {
  const scanner = createScanner(text, true)
  const open: number[] = []
  for (scanner.scan(); scanner.getTokenLength() > 0 && scanner.getTokenOffset() < offset; scanner.scan()) {
    const token = text[scanner.getTokenOffset()]
    if (token === '{' || token === '[') open.push(scanner.getTokenOffset())
    if (token === '}' || token === ']') open.pop()
  }
  return open.at(-1)
}

/** A token as it is written. A string keeps its own quotation marks. */
function named(token: string): string {
  if (token === '') return 'the end of the file'
  return token.startsWith('"') ? shorten(token) : `"${shorten(token)}"`
}
