/**
 * Finds markup of templates that has no effect in a browser: the content security policy of a site blocks inline styles,
 * inline scripts and files of other hosts (core/hosts/headers.ts), and static pages have no handlers of events.
 */
import { childOf, nameOf, nodesOf } from './syntax-tree.ts'
import type { SyntaxNode } from './syntax-tree.ts'
import type { Span } from './parse-script.ts'

export type BlockedKind = 'style' | 'handler' | 'script' | 'host'

export interface BlockedMarkup extends Span {
  readonly kind: BlockedKind
  /** The markup as the template has it: `style`, `onClick`, `<script>`. */
  readonly what: string
  readonly tag: string
}

/** Only literal values are seen. Those of content are checked where the content is. */
export function blockedMarkup(program: SyntaxNode): readonly BlockedMarkup[] {
  return [...nodesOf(program)].flatMap((node) => (node.type === 'JSXElement' ? blockedIn(node) : []))
}

function blockedIn(element: SyntaxNode): readonly BlockedMarkup[] {
  const opening = childOf(element, 'openingElement')
  const name = opening && childOf(opening, 'name')
  const tag = nameOf(name)
  // The attributes of a component are its props, and mean what it makes of them.
  if (opening === undefined || name === undefined || tag === undefined || !/^[a-z]/.test(tag)) return []
  const attributes = attributesOf(opening)
  const inner = { what: `<${tag}>`, tag, start: name.start, end: name.end }
  if (tag === 'style') return [{ kind: 'style', ...inner }]
  if (isInlineScript(tag, attributes)) return [{ kind: 'script', ...inner }]
  return attributes.flatMap((attribute) => {
    const kind = kindOf(tag, attribute, attributes)
    return kind === undefined ? [] : [{ kind, what: attribute.name, tag, ...attribute.span }]
  })
}

interface Attribute {
  readonly name: string
  readonly span: Span
  /** The beginning of its value, if the template contains it. */
  readonly text: string | undefined
}

function attributesOf(opening: SyntaxNode): readonly Attribute[] {
  return (opening['attributes'] as readonly SyntaxNode[]).flatMap((attribute) => {
    const label = childOf(attribute, 'name')
    const name = nameOf(label)
    if (label === undefined || name === undefined) return []
    const text = textOf(childOf(attribute, 'value'))
    return [{ name, text, span: { start: label.start, end: label.end } }]
  })
}

/** `"text"`, `{'text'}` and the beginning of `{`text ${more}`}`. */
function textOf(value: SyntaxNode | undefined): string | undefined {
  if (value?.type === 'JSXExpressionContainer') return textOf(childOf(value, 'expression'))
  if (value?.type === 'Literal') return typeof value['value'] === 'string' ? value['value'] : undefined
  if (value?.type !== 'TemplateLiteral') return undefined
  const [first] = value['quasis'] as readonly (SyntaxNode | undefined)[]
  return (first?.['value'] as { readonly cooked?: string } | undefined)?.cooked
}

/** Types of scripts that browsers run. Others, such as `application/ld+json`, are data, which the policy allows. */
const RUNS = /^(?:module|importmap|speculationrules|(?:text|application)\/(?:x-)?(?:java|ecma)script)?$/i

function isInlineScript(tag: string, attributes: readonly Attribute[]): boolean {
  if (tag !== 'script' || attributes.some(({ name }) => name === 'src')) return false
  const type = attributes.find(({ name }) => name === 'type')
  return type === undefined || (type.text !== undefined && RUNS.test(type.text.trim()))
}

/** The attributes by which elements load files. */
const LOADS: Readonly<Record<string, readonly string[]>> = {
  audio: ['src'],
  embed: ['src'],
  iframe: ['src'],
  img: ['src', 'srcSet', 'srcset'],
  input: ['src'],
  link: ['href'],
  object: ['data'],
  script: ['src'],
  source: ['src', 'srcSet', 'srcset'],
  track: ['src'],
  video: ['src', 'poster'],
}

/** Links that load or connect. Others, such as `canonical`, only name an address. */
const LINK_LOADS = /\b(?:stylesheet|icon|manifest|preconnect|dns-prefetch|prefetch|(?:module)?preload)\b/i

function kindOf(tag: string, { name, text }: Attribute, all: readonly Attribute[]): BlockedKind | undefined {
  if (name === 'style') return 'style'
  if (/^on[A-Za-z]{3,}$/.test(name)) return 'handler'
  if (!LOADS[tag]?.includes(name) || text === undefined) return undefined
  const rel = all.find((each) => each.name === 'rel')?.text ?? ''
  if (tag === 'link' && !LINK_LOADS.test(rel)) return undefined
  return /^\s*(?:https?:)?\/\//i.test(text) ? 'host' : undefined
}
