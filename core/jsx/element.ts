/**
 * The elements of templates: a type and its props. This module takes the place of `react/jsx-runtime` and `react` when pages
 * are rendered, with the part of them that a page needs which is rendered once: keys, references and state mean nothing
 * to it. A template that imports anything else of React is rendered by React (`core/build/bundle/string-renderer.ts`).
 */

/** The result of JSX in templates. React accepts the same values as children. */
export type Node =
  Element | string | number | bigint | boolean | null | undefined | readonly Node[] | Iterable<Node>

export type Props = Readonly<Record<string, unknown>> & { readonly children?: Node }

export type ElementType = string | symbol | Context | ((props: Props) => Node)

export class Element {
  readonly type: ElementType
  readonly props: Props

  constructor(type: ElementType, props: Props) {
    this.type = type
    this.props = props
  }
}

export const Fragment = Symbol('Fragment')

export function jsx(type: ElementType, props: Props): Element {
  return new Element(type, props)
}

export const jsxs = jsx

/** A value for everything below its provider, which is the context itself. */
export class Context<Value = unknown> {
  value: Value
  readonly Provider: Context<Value> = this

  constructor(value: Value) {
    this.value = value
  }
}

export function createContext<Value>(value: Value): Context<Value> {
  return new Context(value)
}

export function useContext<Value>({ value }: Context<Value>): Value {
  return value
}

/** The module as `import React from 'react'` has it. */
export default { Fragment, createContext, useContext }
