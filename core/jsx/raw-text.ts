/** Contents of elements that are a text or markup as it is, and no elements. */
import { Element } from './element.ts'
import type { Node, Props } from './element.ts'
import { escapeText } from './escape.ts'

/** The markup inside such an element; null for an element with children. */
export function rawText(tag: string, props: Props): string | null {
  if (tag === 'textarea') return textareaText(props)
  if (tag === 'title') return titleText(props)
  if (props['dangerouslySetInnerHTML']) return innerOf(tag, props)
  return tag === 'script' || tag === 'style' ? codeText(tag, props) : null
}

/** Markup that is inserted as it is. A parser drops a line break that follows the start tag of `pre`. */
function innerOf(tag: string, { dangerouslySetInnerHTML: inner }: Props): string {
  const html = (inner as { readonly __html?: unknown }).__html ?? ''
  const text = String(html as string)
  return tag === 'pre' ? text.replace(/^\n/, '\n\n') : text
}

/** An end tag in the text would end the element: its "s" is written as an escape. */
function codeText(tag: 'script' | 'style', { children }: Props): string {
  if (typeof children !== 'string') return ''
  return tag === 'script'
    ? children.replace(/(?<=<\/?)s(?=cript)/gi, (letter) => (letter === 's' ? '\\u0073' : '\\u0053'))
    : children.replace(/(?<=<\/?)s(?=tyle)/gi, (letter) => (letter === 's' ? '\\73 ' : '\\53 '))
}

export function titleText({ children }: Props): string {
  const text: unknown = Array.isArray(children) ? (children.length < 2 ? children[0] : null) : children
  return text === null || text === undefined ? '' : escapeText(String(text as string))
}

/** A parser drops a line break that follows the start tag. */
function textareaText({ value, defaultValue, children }: Props): string {
  const text = value ?? defaultValue ?? plainText(children)
  return escapeText(String(text as string).replace(/^\n/, '\n\n'))
}

export function plainText(node: Node): string {
  if (node === null || node === undefined || typeof node === 'boolean') return ''
  if (typeof node !== 'object') return String(node)
  return node instanceof Element ? '' : [...node].map(plainText).join('')
}
