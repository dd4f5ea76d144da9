/** Operators on statements: what is done, left early or returned. */
import { isNode, textOf } from '../syntax.ts'
import type { Node, Place } from '../syntax.ts'
import type { Edit, Operator } from '../mutant.ts'
import { replaced } from './logic.ts'

const STATEMENTS = ['ThrowStatement', 'BreakStatement', 'ContinueStatement']

function removal({ node }: Place): readonly Edit[] {
  const isCall = node.type === 'ExpressionStatement' && typeof node['directive'] !== 'string'
  const isBare = node.type === 'ReturnStatement' && !isNode(node['argument'])
  return isCall || isBare || STATEMENTS.includes(node.type) ? replaced(node, ';') : []
}

/** The compiler refuses those that do not fit the type. */
const VALUES = ['undefined', 'null', 'true', 'false', `''`, '0', '[]']

function value({ node, source }: Place): readonly Edit[] {
  const given = node.type === 'ReturnStatement' ? node['argument'] : isExpression(node) ? node['body'] : null
  if (!isNode(given)) return []
  const written = textOf(given, source)
  return replaced(
    given,
    ...VALUES.filter((one) => one !== written && !(one === 'undefined' && written === 'null')),
  )
}

function isExpression(node: Node): boolean {
  return node.type === 'ArrowFunctionExpression' && node['expression'] === true
}

const BODIES = /^(?:Function|ArrowFunction|For|CatchClause)/

function block({ node }: Place): readonly Edit[] {
  const bodies = [BODIES.test(node.type) ? node['body'] : null, node['finalizer']].filter(isNode)
  return bodies
    .filter(
      ({ type, body }) =>
        /^(?:BlockStatement|FunctionBody)$/.test(type) && Array.isArray(body) && body.length > 0,
    )
    .flatMap((body) => replaced(body, '{}'))
}

function switchCase({ node }: Place): readonly Edit[] {
  const { consequent } = node
  return node.type === 'SwitchCase' && Array.isArray(consequent) && consequent.length > 0
    ? replaced(node, '')
    : []
}

export const STATEMENT_OPERATORS: readonly Operator[] = [
  { name: 'removed statement', edits: removal },
  { name: 'returned value', edits: value },
  { name: 'emptied block', edits: block },
  { name: 'removed case', edits: switchCase },
]
