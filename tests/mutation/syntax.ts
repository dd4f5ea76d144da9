/** The syntax tree of a TypeScript file: the nodes that run, with the nodes around each. */
import { parseSync } from 'vite'

export interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [field: string]: unknown
}

/** A node, the nodes around it from the innermost outwards, and the text of the file. */
export interface Place {
  readonly node: Node
  readonly around: readonly Node[]
  readonly source: string
}

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as Partial<Node>).type === 'string'
}

export function textOf(node: Node, source: string): string {
  return source.slice(node.start, node.end)
}

export function parses(file: string, source: string): boolean {
  return parseSync(file, source).errors.length === 0
}

/** Calls `visit` for every node that exists when the program runs: types, imports and re-exports are left out. */
export function walk(file: string, source: string, visit: (place: Place) => void): void {
  const enter = (node: Node, around: readonly Node[]) => {
    if (isGoneAtRunTime(node)) return
    visit({ node, around, source })
    const inside = [node, ...around]
    for (const child of childrenOf(node)) enter(child, inside)
  }
  enter(parseSync(file, source).program as unknown as Node, [])
}

export function childrenOf(node: Node): readonly Node[] {
  return Object.values(node).flat().filter(isNode)
}

/** The only nodes of TypeScript's own that hold an expression. */
const WRAPPERS = new Set(['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression'])

function isGoneAtRunTime(node: Node): boolean {
  if (node.type.startsWith('TS')) return !WRAPPERS.has(node.type)
  if (node.type === 'ImportDeclaration' || node.type === 'ExportAllDeclaration') return true
  return (node.type === 'ExportNamedDeclaration' && isNode(node['source'])) || node['declare'] === true
}

/** The names of the functions, variables and fields around a node, as `parsePhone/national`. */
export function nameOfPlace({ node, around, source }: Place): string {
  const names = [node, ...around].map((one) => nameOf(one, source)).filter((name) => name !== '')
  return names.reverse().join('/')
}

const NAMED: Readonly<Record<string, string>> = {
  FunctionDeclaration: 'id',
  ClassDeclaration: 'id',
  VariableDeclarator: 'id',
  MethodDefinition: 'key',
  PropertyDefinition: 'key',
  Property: 'key',
}

function nameOf(node: Node, source: string): string {
  const name = node[NAMED[node.type] ?? '']
  return isNode(name) && (name.type === 'Identifier' || name.type === 'Literal')
    ? identifier(name, source)
    : ''
}

function identifier(name: Node, source: string): string {
  return typeof name['name'] === 'string' ? name['name'] : textOf(name, source)
}
