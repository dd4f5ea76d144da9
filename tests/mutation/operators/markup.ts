/** Operators on JSX. */
import { isNode } from '../syntax.ts'
import type { Place } from '../syntax.ts'
import type { Edit, Operator } from '../mutant.ts'
import { replaced } from './logic.ts'

/** React's `key` changes no page that is rendered once. */
function attribute({ node }: Place): readonly Edit[] {
  if (node.type === 'JSXSpreadAttribute') return replaced(node, '')
  const isKey = isNode(node['name']) && node['name']['name'] === 'key'
  return node.type === 'JSXAttribute' && !isKey ? replaced(node, '') : []
}

const CHILDREN = ['JSXElement', 'JSXFragment', 'JSXExpressionContainer']

function child({ node, around, source }: Place): readonly Edit[] {
  if (!/^JSX(?:Element|Fragment)$/.test(around[0]?.type ?? '')) return []
  if (node.type === 'JSXText')
    return source.slice(node.start, node.end).trim() === '' ? [] : replaced(node, '')
  return CHILDREN.includes(node.type) ? replaced(node, '') : []
}

export const MARKUP: readonly Operator[] = [
  { name: 'removed attribute', edits: attribute },
  { name: 'removed child', edits: child },
]
