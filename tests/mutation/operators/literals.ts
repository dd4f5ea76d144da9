/** Operators on literals: booleans, numbers, texts, lists and objects. */
import { isNode, textOf } from '../syntax.ts'
import type { Node, Place } from '../syntax.ts'
import type { Edit, Operator } from '../mutant.ts'
import { replaced } from './logic.ts'

const valueOf = ({ node }: Place) => (node.type === 'Literal' ? node['value'] : undefined)

function boolean(place: Place): readonly Edit[] {
  const value = valueOf(place)
  return typeof value === 'boolean' ? replaced(place.node, String(!value)) : []
}

function number(place: Place): readonly Edit[] {
  const value = valueOf(place)
  return typeof value === 'number' ? replaced(place.node, String(value + 1), `(${value - 1})`) : []
}

function text(place: Place): readonly Edit[] {
  const value = valueOf(place)
  if (typeof value !== 'string' || isName(place) || isBug(place)) return []
  return replaced(place.node, value === '' ? `'mutated'` : `''`)
}

/** Keys, modules and directives are names rather than texts. */
function isName({ node, around }: Place): boolean {
  const [parent] = around
  if (parent?.type === 'ImportExpression' || typeof parent?.['directive'] === 'string') return true
  return parent?.['key'] === node && parent['computed'] !== true
}

/** Exceptions are for bugs: their texts are no behaviour of the product. */
function isBug({ around }: Place): boolean {
  const made = around.find(({ type }) => type === 'NewExpression')
  return isNode(made?.['callee']) && String(made['callee']['name']).endsWith('Error')
}

function template(place: Place): readonly Edit[] {
  const { node, source } = place
  if (node.type !== 'TemplateLiteral' || isBug(place)) return []
  const pieces = (node['quasis'] as readonly Node[]).map(({ start, end, tail }) => ({
    start: start + 1,
    end: end - (tail === true ? 1 : 2),
    text: '',
  }))
  const written = pieces.filter(({ start, end }) => source.slice(start, end).trim() !== '')
  return [...replaced(node, '``'), ...written]
}

function emptied({ node }: Place): readonly Edit[] {
  const { elements, properties } = node
  if (node.type === 'ArrayExpression' && Array.isArray(elements))
    return elements.length > 0 ? replaced(node, '[]') : []
  if (node.type !== 'ObjectExpression' || !Array.isArray(properties)) return []
  return properties.length > 0 ? replaced(node, '({})') : []
}

function member({ node }: Place): readonly Edit[] {
  const members = node[node.type === 'ArrayExpression' ? 'elements' : 'properties']
  if (!/^(?:Array|Object)Expression$/.test(node.type) || !Array.isArray(members)) return []
  const nodes = members.filter(isNode)
  if (nodes.length < 2 || nodes.length !== members.length) return []
  return nodes.map((one, index) => {
    const next = nodes[index + 1]
    const start = next === undefined ? (nodes[index - 1]?.end ?? one.start) : one.start
    return { start, end: next?.start ?? one.end, text: '' }
  })
}

function initial({ node, source }: Place): readonly Edit[] {
  const { left, right } = node
  if (node.type !== 'AssignmentPattern' || !isNode(left) || !isNode(right)) return []
  return replaced(node, textOf(left, source))
}

export const LITERALS: readonly Operator[] = [
  { name: 'boolean', edits: boolean },
  { name: 'number', edits: number },
  { name: 'text', edits: text },
  { name: 'template', edits: template },
  { name: 'emptied literal', edits: emptied },
  { name: 'removed member', edits: member },
  { name: 'removed default', edits: initial },
]
