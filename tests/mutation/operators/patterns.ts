/** Operators on regular expressions. */
import type { Place } from '../syntax.ts'
import type { Edit, Operator } from '../mutant.ts'

interface Regex {
  readonly pattern: string
  readonly flags: string
}

const OPPOSITE: Readonly<Record<string, string>> = {
  '\\d': '\\D',
  '\\D': '\\d',
  '\\s': '\\S',
  '\\S': '\\s',
  '\\w': '\\W',
  '\\W': '\\w',
  '\\b': '',
  '[^': '[',
  '^': '',
  $: '',
  '+': '*',
  '*': '+',
  '?': '',
  '(?=': '(?!',
  '(?!': '(?=',
  '(?<=': '(?<!',
  '(?<!': '(?<=',
}

/** In the order in which a pattern is read: a longer token before its beginning. */
const TOKEN = /\\.|\(\?<?[=!]|\(\?(?:<\w+>|:)|\[\^|[\s\S]/g

function regex({ node }: Place): readonly Edit[] {
  const found = node['regex'] as Regex | undefined
  if (node.type !== 'Literal' || found === undefined) return []
  const from = node.start + 1
  return [...pieces(found.pattern, from), ...flags(found.flags, from + found.pattern.length + 1)]
}

function pieces(pattern: string, from: number): readonly Edit[] {
  const edits: Edit[] = []
  let inClass = false
  for (const { 0: token, index } of pattern.matchAll(TOKEN)) {
    const text = OPPOSITE[token]
    const start = from + index
    if (text !== undefined && (!inClass || /^\\[dsw]$/i.test(token)))
      edits.push({ start, end: start + token.length, text })
    if (token.startsWith('[')) inClass = true
    if (token === ']') inClass = false
  }
  return edits
}

function flags(written: string, from: number): readonly Edit[] {
  const removed = [...written].map((flag, index) => ({ flag, start: from + index }))
  return removed.filter(({ flag }) => flag !== 'u').map(({ start }) => ({ start, end: start + 1, text: '' }))
}

export const PATTERNS: readonly Operator[] = [{ name: 'regular expression', edits: regex }]
