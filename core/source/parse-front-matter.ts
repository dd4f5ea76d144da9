/**
 * Splits a Markdown file into front matter and body. gray-matter is only used to split: because it would
 * execute `---js` as code, every engine but YAML throws, and no file whose first line is not exactly `---` is
 * passed to it as front matter.
 */
import matter from 'gray-matter'
import { problem } from '../diagnostics/diagnostic.ts'
import type { Pointer, Problem } from '../diagnostics/diagnostic.ts'
import { linesOf, positionAt, stretchOf } from '../diagnostics/lines.ts'
import { shorten } from '../diagnostics/words.ts'
import { parseYaml } from './parse-yaml.ts'

interface FrontMatter {
  readonly data: Record<string, unknown>
  readonly body: string
  /** The line of the file in which the body starts, from 1. */
  readonly bodyLine: number
  readonly problems: readonly Problem[]
}

const FENCE = '---'
/** Front matter as other generators have it: TOML or JSON. */
const OTHER_FENCES = /^(?:\+{3,}|;{3,}|\{)[ \t]*\n/
/**
 * The YAML parser is slow with thousands of mistakes: this limit keeps it to about a second in the worst
 * case.
 */
const SIZE_LIMIT = 64 * 1024
/**
 * The search of gray-matter for empty front matter takes quadratic time in the length of the longest blank
 * run.
 */
const BLANK_LIMIT = 1000

/**
 * `text` is the result of `decode`. With an error in the front matter the data is empty; the body is always
 * returned.
 */
export function parseFrontMatter(text: string, file: string): FrontMatter {
  const opening = text.slice(0, lineEnd(text, 0))
  if (OTHER_FENCES.test(text)) return otherFence(text, file)
  if (!opening.startsWith(FENCE) || /^-{4,}\s*$/.test(opening)) return onlyBody(text, file)
  const closing = text.indexOf(`\n${FENCE}`, FENCE.length)
  const fault = fenceProblem(text, closing, file)
  return fault === null ? split(text, file) : withoutData(text, closing, fault)
}

/** `closing` is the offset of the line break before the closing fence. */
function fenceProblem(text: string, closing: number, file: string): Problem | null {
  const at = (start: number): Pointer => {
    return { file, path: [], position: stretchOf(linesOf(text), start, lineEnd(text, start)) }
  }
  const opening = text.slice(0, lineEnd(text, 0))
  if (opening !== FENCE) return problem('AS1101', { line: shorten(opening) }, { at: at(0) })
  if (closing < 0) return problem('AS1102', {}, { at: at(0) })
  const closer = text.slice(closing + 1, lineEnd(text, closing + 1))
  if (closer.trimEnd() !== FENCE) return problem('AS1102', { line: shorten(closer) }, { at: at(closing + 1) })
  if (closing > SIZE_LIMIT) return problem('AS1103', { what: 'more than 64 KB' }, { at: at(0) })
  const blank = longBlankAt(text, closing)
  const what = `more than ${BLANK_LIMIT.toLocaleString('en')} blank characters in a row`
  return blank === null ? null : problem('AS1103', { what }, { at: at(blank) })
}

function longBlankAt(text: string, end: number): number | null {
  let start = 0
  for (let at = 0; at < end; at += 1) {
    if (!/\s/.test(text[at] as string)) start = at + 1
    else if (at - start >= BLANK_LIMIT) return start
  }
  return null
}

function split(text: string, file: string): FrontMatter {
  let parsed: ReturnType<typeof parseYaml> = { value: {}, problems: [] }
  // The engine returns an empty object, because gray-matter would read settings of its own from it.
  const yaml = (source: string): object => {
    parsed = parseYaml(source, { file, lines: linesOf(text), offset: FENCE.length })
    return {}
  }
  const { content } = matter(text, { language: 'yaml', engines: { ...REFUSING_ENGINES, yaml } })
  const rest = text.length - content.length
  // White space after the closing fence belongs to its line.
  const start = text[rest - 1] === '\n' ? rest : lineEnd(text, rest) + 1
  return { data: parsed.value, ...bodyFrom(text, start), problems: parsed.problems }
}

function refuse(): never {
  throw new Error('gray-matter reached an engine other than YAML')
}

const REFUSING_ENGINES = {
  js: refuse,
  javascript: refuse,
  coffee: refuse,
  coffeescript: refuse,
  cson: refuse,
  json: refuse,
  toml: refuse,
  yml: refuse,
}

function withoutData(text: string, closing: number, fault: Problem): FrontMatter {
  const start = closing < 0 ? lineEnd(text, 0) : lineEnd(text, closing + 1)
  return { data: {}, ...bodyFrom(text, start + 1), problems: [fault] }
}

function otherFence(text: string, file: string): FrontMatter {
  const end = lineEnd(text, 0)
  const at = { file, path: [], position: stretchOf(linesOf(text), 0, end) }
  const fault = problem('AS1101', { line: shorten(text.slice(0, end)) }, { at })
  return { data: {}, body: text, bodyLine: 1, problems: [fault] }
}

function onlyBody(text: string, file: string): FrontMatter {
  const low = /^(?:\s+|<!--[^\n]{0,1000}-->\s*\n)---\n[\w-]+:/.exec(text)
  const problems: Problem[] = []
  if (low !== null) {
    const start = low[0].lastIndexOf(`${FENCE}\n`)
    const position = stretchOf(linesOf(text), start, start + FENCE.length)
    problems.push(problem('AS1109', {}, { at: { file, path: [], position } }))
  }
  return { data: {}, body: text, bodyLine: 1, problems }
}

function bodyFrom(text: string, start: number): { body: string; bodyLine: number } {
  return { body: text.slice(start), bodyLine: positionAt(linesOf(text), start).line }
}

function lineEnd(text: string, from: number): number {
  const end = text.indexOf('\n', from)
  return end < 0 ? text.length : end
}
