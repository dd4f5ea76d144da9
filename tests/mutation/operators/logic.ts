/** Operators on comparisons, conditions and sums. */
import { isNode, textOf } from '../syntax.ts'
import type { Node, Place } from '../syntax.ts'
import type { Edit, Operator } from '../mutant.ts'

/** Replaces the sign between two operands. */
function swapped(types: readonly string[], table: Readonly<Record<string, string>>) {
  return ({ node, source }: Place): readonly Edit[] => {
    const { left, right, operator } = node
    if (!types.includes(node.type) || !isNode(left) || !isNode(right)) return []
    const text = table[String(operator)]
    const start = source.indexOf(String(operator), left.end)
    return text === undefined ? [] : [{ start, end: start + String(operator).length, text }]
  }
}

export function replaced(node: Node, ...texts: readonly string[]): readonly Edit[] {
  return texts.map((text) => ({ start: node.start, end: node.end, text }))
}

const LOOPS = ['WhileStatement', 'DoWhileStatement', 'ForStatement']

function condition({ node, source }: Place): readonly Edit[] {
  const { test } = node
  if (!isNode(test) || node.type === 'SwitchCase') return []
  const negated = `!(${textOf(test, source)})`
  if (LOOPS.includes(node.type)) return replaced(test, 'false')
  return node.type === 'IfStatement' ? replaced(test, 'true', 'false', negated) : replaced(test, negated)
}

function branches({ node, source }: Place): readonly Edit[] {
  const { consequent, alternate } = node
  if (node.type !== 'ConditionalExpression' || !isNode(consequent) || !isNode(alternate)) return []
  return replaced(node, `(${textOf(consequent, source)})`, `(${textOf(alternate, source)})`)
}

function operands({ node, source }: Place): readonly Edit[] {
  const { left, right } = node
  if (node.type !== 'LogicalExpression' || !isNode(left) || !isNode(right)) return []
  const first = `(${textOf(left, source)})${node['operator'] === '??' ? '!' : ''}`
  return replaced(node, first, `(${textOf(right, source)})`)
}

function signs({ node, source }: Place): readonly Edit[] {
  const { argument, operator } = node
  if (!isNode(argument) || node.type !== 'UnaryExpression' || !/^[!-]$/.test(String(operator))) return []
  return replaced(node, `(${textOf(argument, source)})`)
}

function steps({ node, source }: Place): readonly Edit[] {
  if (node.type !== 'UpdateExpression') return []
  const text = textOf(node, source)
  return replaced(node, text.includes('++') ? text.replace('++', '--') : text.replace('--', '++'))
}

const BINARY = ['BinaryExpression']

export const LOGIC: readonly Operator[] = [
  { name: 'boundary', edits: swapped(BINARY, { '<': '<=', '<=': '<', '>': '>=', '>=': '>' }) },
  {
    name: 'comparison',
    edits: swapped(BINARY, { '===': '!==', '!==': '===', '<': '>=', '<=': '>', '>': '<=', '>=': '<' }),
  },
  {
    name: 'arithmetic',
    edits: swapped(BINARY, { '+': '-', '-': '+', '*': '/', '/': '*', '%': '*', '**': '*' }),
  },
  { name: 'logical sign', edits: swapped(['LogicalExpression'], { '&&': '||', '||': '&&', '??': '&&' }) },
  { name: 'logical operand', edits: operands },
  {
    name: 'assignment',
    edits: swapped(['AssignmentExpression'], { '+=': '-=', '-=': '+=', '*=': '/=', '??=': '=', '||=': '=' }),
  },
  { name: 'step', edits: steps },
  { name: 'sign', edits: signs },
  { name: 'condition', edits: condition },
  { name: 'ternary', edits: branches },
]
