/** Walks through the syntax tree of a script. The nodes have the shape of ESTree, with the JSX of acorn-jsx. */

export interface SyntaxNode {
  readonly type: string
  /** In characters of the text. */
  readonly start: number
  readonly end: number
  readonly [field: string]: unknown
}

/**
 * The nodes of a tree, parents before their children, in the order of the text. Nodes that `isLeftOut` accepts are left out, with
 * all that is in them.
 */
export function* nodesOf(
  root: SyntaxNode,
  isLeftOut: (node: SyntaxNode) => boolean = () => false,
): Generator<SyntaxNode> {
  const waiting = [root]
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (isLeftOut(node)) continue
    yield node
    const children = Object.values(node).flatMap((value) => (Array.isArray(value) ? value : [value]))
    waiting.push(...children.filter(isNode).sort((one, other) => other.start - one.start))
  }
}

function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value
}

/** A field that contains a node; undefined if it is absent. */
export function childOf(node: SyntaxNode, field: string): SyntaxNode | undefined {
  const value = node[field]
  return isNode(value) ? value : undefined
}

/** The name of an identifier of JavaScript or JSX; undefined for any other node, such as `a.b`. */
export function nameOf(node: SyntaxNode | undefined): string | undefined {
  const name = node?.type === 'Identifier' || node?.type === 'JSXIdentifier' ? node['name'] : undefined
  return typeof name === 'string' ? name : undefined
}
