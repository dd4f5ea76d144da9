/** The templates of Astro are components. It has no cache for parts of pages. */
import { literal, nameOf, printed } from './parts.mjs'
import { encoded } from './tree.mjs'

/** Returns the text of a component with the properties `s` (values) and `L` (words). */
export function printAstro(parts) {
  return `---\nconst { s, L } = Astro.props\n---\n${printed(parts, print, 's')}\n`
}

const print = {
  // Astro would bundle a script that is not marked so.
  markup: ({ code }) => (code === '<script' ? '<script is:inline' : code),
  text: ({ value }, scope) => value.map((piece) => textOf(piece, scope)).join(''),
  attribute: ({ name, value }, scope) => ` ${name}={${expression(value, scope)}}`,
  optional: ({ name, own }, scope) => ` ${name}={${scope}.${own}}`,
  script: ({ attributes, value }, scope) =>
    `<script is:inline${printed(attributes, print, scope)} set:html={${expression(value, scope)}}></script>`,
  when: ({ list, body }, scope) => {
    const inner = `${scope}1`
    return `{[${nameOf(list, scope)}].map((${inner}) => ${inner} && (<Fragment>${printed(body, print, inner)}</Fragment>))}`
  },
  each: ({ list, body }, scope) => {
    const inner = `${scope}1`
    return `{${nameOf(list, scope)}?.map((${inner}) => (<Fragment>${printed(body, print, inner)}</Fragment>))}`
  },
  shared: ({ body }, scope) => printed(body, print, scope),
}

function textOf(piece, scope) {
  if (typeof piece !== 'string') return `{${nameOf(piece, scope)}}`
  // Braces begin an expression, and spaces at an end are left out.
  return /[{}]|^\s|\s$/.test(piece) ? `{${JSON.stringify(piece)}}` : encoded(piece)
}

function expression(value, scope) {
  if (value.length === 1 && typeof value[0] !== 'string') return nameOf(value[0], scope)
  const texts = value.map((piece) =>
    typeof piece === 'string' ? literal(piece) : `\${${nameOf(piece, scope)}}`,
  )
  return `\`${texts.join('')}\``
}
