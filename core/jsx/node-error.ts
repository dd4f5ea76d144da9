/** An error for a value that a component returned and that no page can show. */
import type { Node, Props } from './element.ts'

export type Component = (props: Props) => Node

export class NodeError extends Error {
  /** The component that returned the value. */
  component: Component | undefined
}

/** The names of fields that a message shows. */
const MOST_FIELDS = 5

export function shownNode(node: object): string {
  if ('then' in node)
    return 'A promise is no part of a page: components and their values are not asynchronous.'
  const names = Object.keys(node)
  const more = names.length > MOST_FIELDS ? ', …' : ''
  const fields = `{ ${names.slice(0, MOST_FIELDS).join(', ')}${more} }`
  return `The object ${fields} is no part of a page: templates show texts, numbers and elements.`
}
