/** Operators on calls of methods. */
import { isNode } from '../syntax.ts'
import type { Node, Place } from '../syntax.ts'
import type { Edit, Operator } from '../mutant.ts'
import { replaced } from './logic.ts'

const PAIRS: readonly (readonly [string, string])[] = [
  ['some', 'every'],
  ['min', 'max'],
  ['startsWith', 'endsWith'],
  ['toUpperCase', 'toLowerCase'],
  ['toLocaleUpperCase', 'toLocaleLowerCase'],
  ['find', 'findLast'],
  ['findIndex', 'findLastIndex'],
  ['indexOf', 'lastIndexOf'],
  ['padStart', 'padEnd'],
  ['trimStart', 'trimEnd'],
  ['floor', 'ceil'],
  ['push', 'unshift'],
  ['shift', 'pop'],
  ['add', 'delete'],
  ['resolve', 'reject'],
]

const OTHER: ReadonlyMap<string, string> = new Map([
  ...PAIRS,
  ...PAIRS.map(([one, other]) => [other, one] as const),
  ['round', 'floor'],
  ['trunc', 'round'],
  ['trim', 'trimStart'],
  ['replaceAll', 'replace'],
  ['gt', 'gte'],
  ['gte', 'gt'],
  ['lt', 'lte'],
  ['lte', 'lt'],
])

/** Methods whose result has the type of what they are called on, or nearly so; the compiler refuses the others. */
const REMOVABLE = new Set(
  `filter sort toSorted reverse toReversed trim trimStart trimEnd toLowerCase toUpperCase normalize flat slice substring
  replace replaceAll concat map flatMap padStart padEnd optional nullable default catch refine check strict min max
  length regex int positive nonnegative where orderBy limit unique`.split(/\s+/),
)

/** The method of a call such as `list.filter(…)`, with the list. */
function methodOf(
  node: Node,
): { readonly object: Node; readonly property: Node; readonly name: string } | null {
  const { callee } = node
  if (node.type !== 'CallExpression' || !isNode(callee) || callee.type !== 'MemberExpression') return null
  const { object, property, computed } = callee
  if (!isNode(object) || !isNode(property) || computed === true) return null
  return { object, property, name: String(property['name']) }
}

function swap({ node }: Place): readonly Edit[] {
  const method = methodOf(node)
  const other = method === null ? undefined : OTHER.get(method.name)
  if (method === null || other === undefined || isSameForAll(node)) return []
  return replaced(method.property, other)
}

/** `replace` and `replaceAll` of a global expression are one. */
function isSameForAll(node: Node): boolean {
  const [first] = (node['arguments'] ?? []) as readonly Node[]
  return String((first?.['regex'] as { flags?: string } | undefined)?.flags ?? '').includes('g')
}

function remove({ node, around }: Place): readonly Edit[] {
  const method = methodOf(node)
  if (method === null || !REMOVABLE.has(method.name) || around[0]?.type === 'ExpressionStatement') return []
  return [{ start: method.object.end, end: node.end, text: '' }]
}

function ends({ node }: Place): readonly Edit[] {
  const [first, second] = (node['arguments'] ?? []) as readonly Node[]
  if (methodOf(node) === null || first === undefined || second === undefined) return []
  return /^(?:slice|substring|subarray)$/.test(methodOf(node)?.name ?? '')
    ? [{ start: first.end, end: second.end, text: '' }, ...replaced(first, '0')]
    : []
}

/** `a?.b` becomes `a!.b`, which compiles and fails for what is missing. */
function chaining({ node, source }: Place): readonly Edit[] {
  const before = node['object'] ?? node['callee']
  if (node['optional'] !== true || !isNode(before)) return []
  const start = source.indexOf('?.', before.end)
  const text = /[[(]/.test(source[start + 2] ?? '') ? '!' : '!.'
  return [{ start, end: start + 2, text }]
}

export const CALLS: readonly Operator[] = [
  { name: 'other method', edits: swap },
  { name: 'removed method', edits: remove },
  { name: 'slice end', edits: ends },
  { name: 'optional chaining', edits: chaining },
]
