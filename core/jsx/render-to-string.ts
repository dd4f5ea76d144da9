/**
 * Elements -> markup, equal to that of React's `renderToString` byte for byte, for templates that take no more of React than
 * `core/jsx/element.ts` contains. It costs less, because no part of a page is ever rendered a second time.
 */
import { Context, Element, Fragment } from './element.ts'
import type { Node, Props } from './element.ts'
import { escapeText } from './escape.ts'
import { rawText } from './raw-text.ts'
import { attributesOf, isVoid, scopeIn } from './html-elements.ts'
import type { Scope } from './html-elements.ts'
import { NodeError, shownNode } from './node-error.ts'
import type { Component } from './node-error.ts'
import { createHoists, hoist, isHoisted, preloadImage } from './metadata.ts'

const OUTSIDE: Scope = { isSvg: false, isNoscript: false, isPicture: false, selected: null }

export function renderToString(node: Node): string {
  const writer = new Writer()
  try {
    writer.write(node, OUTSIDE)
  } catch (error) {
    if (error instanceof NodeError) error.component ??= componentOf(node)
    throw error
  }
  return writer.end()
}

class Writer {
  private text = ''
  /** Whether the markup ends with a text: a comment separates two texts, so that they stay two. */
  private endsWithText = false
  private readonly hoists = createHoists()
  /** The markup up to the start tag of the head; empty in a part of a page. The text continues after it. */
  private start = ''
  private hasHead = false

  end(): string {
    const hoisted = Object.values(this.hoists.markup).join('')
    const head = this.start === '' || this.hasHead ? hoisted : `<head>${hoisted}</head>`
    return this.start + head + this.text
  }

  write(node: Node, scope: Scope): void {
    if (typeof node === 'string') return this.writeText(node)
    if (node instanceof Element) return this.writeElement(node, scope)
    if (typeof node === 'number' || typeof node === 'bigint') return this.writeText(String(node))
    if (typeof node === 'object' && node !== null) this.writeAll(node, scope)
  }

  private writeText(text: string): void {
    if (text === '') return
    if (this.endsWithText) this.text += '<!-- -->'
    this.text += escapeText(text)
    this.endsWithText = true
  }

  private writeAll(nodes: Iterable<Node>, scope: Scope): void {
    if (Array.isArray(nodes)) {
      const list: readonly Node[] = nodes
      for (let index = 0; index < list.length; index++) this.write(list[index], scope)
      return
    }
    if (typeof nodes[Symbol.iterator] !== 'function') throw new NodeError(shownNode(nodes))
    for (const node of nodes) this.write(node, scope)
  }

  private writeElement({ type, props }: Element, scope: Scope): void {
    if (typeof type === 'string') return this.writeTag(type, props, scope)
    if (typeof type === 'function') return this.write(type(props), scope)
    if (type === Fragment) return this.write(props.children, scope)
    if (type instanceof Context) return this.writeProvider(type, props, scope)
    throw new NodeError('Only tags, components, fragments and contexts are elements of a page.')
  }

  private writeProvider(context: Context, props: Props, scope: Scope): void {
    const before = context.value
    context.value = props['value']
    try {
      this.write(props.children, scope)
    } finally {
      context.value = before
    }
  }

  private writeTag(tag: string, props: Props, scope: Scope): void {
    if (isHoisted(tag, props, scope)) return this.hoist(tag, props)
    if (tag === 'img') preloadImage(this.hoists, props, scope)
    if (isVoid(tag)) return this.put(`<${tag}${attributesOf(tag, props, scope)}/>`)
    this.put(`<${tag}${attributesOf(tag, props, scope)}>`)
    if (tag === 'html' || (tag === 'head' && !this.hasHead)) this.beginHead(tag)
    this.writeInside(tag, props, scope)
    this.put(`</${tag}>`)
  }

  /**
   * Splits the markup at the place in which the head receives hoisted elements: in its element, or in place of it.
   */
  private beginHead(tag: 'html' | 'head'): void {
    this.start += this.text
    this.text = ''
    this.hasHead = tag === 'head'
  }

  private put(markup: string): void {
    this.text += markup
    this.endsWithText = false
  }

  private writeInside(tag: string, props: Props, scope: Scope): void {
    const raw = rawText(tag, props)
    if (raw !== null) return this.put(raw)
    // A parser drops a line break that follows the start tag.
    if (tag === 'pre' && String(props.children).startsWith('\n')) this.text += '\n'
    this.write(props.children, scopeIn(tag, props, scope))
  }

  private hoist(tag: string, props: Props): void {
    if (this.endsWithText && tag !== 'title') this.text += '<!-- -->'
    this.endsWithText = false
    hoist(this.hoists, tag, props)
  }
}

/** Notes the component whose result is being written. */
class Tracer extends Writer {
  component: Component | undefined

  override write(node: Node, scope: Scope): void {
    if (!(node instanceof Element) || typeof node.type !== 'function') return super.write(node, scope)
    const before = this.component
    this.component = node.type
    super.write(node, scope)
    this.component = before
  }
}

/**
 * The component that returned what cannot be written. When that is found, the component has ended and is in no stack, so the
 * page is rendered a second time.
 */
function componentOf(node: Node): Component | undefined {
  const tracer = new Tracer()
  try {
    tracer.write(node, OUTSIDE)
  } catch {
    return tracer.component
  }
  return undefined
}
