/**
 * Finds values in templates that depend on anything but content and templates: time, chance, the machine, other hosts.
 * A page is made again only when its content or its templates change, so such a value would stay as it was.
 */
import { childOf, nameOf, nodesOf } from './syntax-tree.ts'
import type { SyntaxNode } from './syntax-tree.ts'
import type { Span } from './parse-script.ts'

export interface OutsideValue extends Span {
  /** The value as the template writes it: `new Date()`, `process.env`. */
  readonly what: string
}

/** Names of the runtime that a module may have declared for itself. */
const GLOBALS: ReadonlySet<string> = new Set(['Date', 'Math', 'crypto', 'performance', 'process', 'fetch'])

const CALLS: ReadonlySet<string> = new Set([
  'Date',
  'Date.now',
  'Math.random',
  'crypto.getRandomValues',
  'crypto.randomUUID',
  'performance.now',
  'fetch',
])

export function outsideValues(program: SyntaxNode): readonly OutsideValue[] {
  const nodes = [...nodesOf(program)]
  const declared = new Set(nodes.flatMap(declaredIn))
  return nodes.flatMap((node) => {
    const found = outsideIn(node)
    if (found === undefined || declared.has(found.name)) return []
    return [{ what: found.what, start: node.start, end: node.end }]
  })
}

interface Found {
  readonly what: string
  /** The global that it is of. */
  readonly name: string
}

function outsideIn(node: SyntaxNode): Found | undefined {
  if (node.type === 'MemberExpression') {
    const [name = '', field = ''] = pathOf(node)
    return name === 'process' ? { what: `process.${field}`, name } : undefined
  }
  if (node.type !== 'CallExpression' && node.type !== 'NewExpression') return undefined
  const path = pathOf(childOf(node, 'callee'))
  const [name = ''] = path
  const callee = path.join('.')
  if (node.type === 'CallExpression') return CALLS.has(callee) ? { what: `${callee}()`, name } : undefined
  // A date of a given moment is the same at any time.
  const isNow = callee === 'Date' && (node['arguments'] as readonly unknown[]).length === 0
  return isNow ? { what: 'new Date()', name } : undefined
}

/** `Math.random` -> its two names; nothing for a longer path, and for one that is computed. */
function pathOf(node: SyntaxNode | undefined): readonly string[] {
  const name = nameOf(node)
  if (name !== undefined) return [name]
  if (node?.type !== 'MemberExpression' || node['computed'] === true) return []
  const [object, field] = [nameOf(childOf(node, 'object')), nameOf(childOf(node, 'property'))]
  return object === undefined || field === undefined ? [] : [object, field]
}

/** The globals that a declaration, a parameter or an import hides. */
function declaredIn(node: SyntaxNode): readonly string[] {
  const isFunction = /Function/.test(node.type)
  const names = [
    ...(node.type === 'VariableDeclarator' || isFunction ? [childOf(node, 'id')] : []),
    ...(node.type.startsWith('Import') ? [childOf(node, 'local')] : []),
    ...(isFunction ? (node['params'] as readonly SyntaxNode[]) : []),
  ]
  return names
    .flatMap((pattern) => (pattern === undefined ? [] : [...nodesOf(pattern, isNoName)]))
    .flatMap((each) => nameOf(each) ?? [])
    .filter((name) => GLOBALS.has(name))
}

/** Types and values by default are parts of a pattern, but name nothing. */
function isNoName({ type }: SyntaxNode): boolean {
  return type.startsWith('TS') || /^(?:Call|New|Member)Expression$/.test(type)
}
