/** Markup equals that of React, byte for byte. */
import {
  Fragment as ReactFragment,
  createContext as createReactContext,
  createElement,
  useContext as useReactContext,
} from 'react'
import * as react from 'react'
import { renderToString as renderWithReact } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { SUPPORTED } from '../../../../core/build/bundle/string-renderer.ts'
import * as runtime from '../../../../core/jsx/element.ts'
import { Fragment, createContext, jsx, useContext } from '../../../../core/jsx/element.ts'
import type { ElementType, Node, Props } from '../../../../core/jsx/element.ts'
import { renderToString } from '../../../../core/jsx/render-to-string.ts'
import { seeded } from '../../../support/busy-site.ts'
import { TREES, randomTree } from './trees.ts'
import type { Tree } from './trees.ts'

function ours(tree: Tree): Node {
  if (typeof tree !== 'object' || tree === null) return tree
  if ('many' in tree) return tree.many.map(ours)
  const [tag, props, ...children] = tree
  const inner =
    children.length === 0
      ? {}
      : { children: children.length === 1 ? ours(children[0] as Tree) : children.map(ours) }
  return jsx(tag === '' ? Fragment : tag, { ...props, ...inner } as Props)
}

function reacts(tree: Tree): React.ReactNode {
  if (typeof tree !== 'object' || tree === null) return tree
  if ('many' in tree) return tree.many.map(reacts)
  const [tag, props, ...children] = tree
  return createElement(tag === '' ? ReactFragment : tag, props, ...children.map(reacts))
}

// React's warnings about what the trees contain on purpose.
vi.spyOn(console, 'error').mockImplementation(() => undefined)

test.each(Object.entries(TREES))('%s', (_, tree) => {
  expect(renderToString(ours(tree))).toBe(renderWithReact(reacts(tree)))
})

test('random trees', () => {
  const random = seeded(7)
  for (let count = 0; count < 3000; count++) {
    const tree = randomTree(random, 4)
    expect(renderToString(ours(tree)), JSON.stringify(tree)).toBe(renderWithReact(reacts(tree)))
  }
})

test('a context has the value of the nearest provider', () => {
  const context = createContext('none')
  const Show: ElementType = () => useContext(context)
  const provide = (value: string, ...children: Node[]) =>
    jsx(context.Provider as unknown as ElementType, { value, children })
  const markup = renderToString([
    jsx(Show, {}),
    provide('a', jsx(Show, {}), provide('b', jsx(Show, {})), jsx(Show, {})),
  ])
  const other = createReactContext('none')
  const ReactShow = () => useReactContext(other)
  const show = () => createElement(ReactShow)
  const { Provider } = other
  const nested = createElement(Provider, { value: 'b' }, show())
  const whole = createElement(
    ReactFragment,
    null,
    show(),
    createElement(Provider, { value: 'a' }, show(), nested, show()),
  )
  expect(markup).toBe(renderWithReact(whole))
})

test('a provider that fails leaves its context as it was', () => {
  const context = createContext('none')
  const Fail: ElementType = () => {
    throw new Error('broken')
  }
  const provider = context.Provider as unknown as ElementType
  expect(() => renderToString(jsx(provider, { value: 'a', children: jsx(Fail, {}) }))).toThrow('broken')
  expect(useContext(context)).toBe('none')
})

test.each([
  ['an object', () => ({ a: 1 }) as unknown as Node],
  ['inline styles', () => jsx('p', { style: { color: 'red' } })],
  ['an unknown type', () => jsx(Symbol('other'), {})],
])('%s is refused', (_, make) => {
  expect(() => renderToString(make())).toThrow(/\.$/)
})

test('what templates may import is there, and is what React calls so', () => {
  expect(
    Object.keys(runtime)
      .filter((name) => name in react)
      .sort(),
  ).toEqual([...SUPPORTED, 'default'].sort())
  expect(Object.keys(runtime.default).sort()).toEqual(SUPPORTED)
})
