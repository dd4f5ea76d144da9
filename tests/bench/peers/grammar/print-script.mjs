/** The templates of Eleventy are functions that concatenate strings, which is its fastest kind. */
import { literal, nameOf, printed } from './parts.mjs'
import { encoded } from './tree.mjs'

/** Returns a module with a function `(values, words, memo)` for each kind of page. */
export function printScript(kinds) {
  const functions = Object.entries(kinds).map(([kind, parts]) => {
    return `export const ${kind} = (s, L, memo) => \`${printed(parts, printerOf(kind), 's')}\``
  })
  return `${HELPERS}\n${functions.join('\n')}\n`
}

const HELPERS = `const CODES = { '"': '&quot;', "'": '&#x27;', '&': '&amp;', '<': '&lt;', '>': '&gt;' }
const esc = (text) => (/["'&<>]/.test(text) ? text.replace(/["'&<>]/g, (character) => CODES[character]) : text)
const attribute = (name, value) => (value === undefined ? '' : \` \${name}="\${esc(value)}"\`)
const when = (values, print) => (values ? print(values) : '')
const each = (list = [], print) => {
  let text = ''
  for (const values of list) text += print(values)
  return text
}`

function printerOf(kind) {
  const print = {
    markup: ({ code }) => literal(code),
    text: ({ value }, scope) => escaped(value, scope),
    attribute: ({ name, value }, scope) => ` ${name}="${escaped(value, scope)}"`,
    optional: ({ name, own }, scope) => `\${attribute('${name}', ${scope}.${own})}`,
    script: ({ attributes, value }, scope) =>
      `<script${printed(attributes, print, scope)}>${value.map((piece) => raw(piece, scope)).join('')}</script>`,
    when: ({ list, body }, scope) =>
      `\${when(${nameOf(list, scope)}, (${scope}1) => ${bodyOf(body, `${scope}1`)})}`,
    each: ({ list, body, cached }, scope) => {
      const inner = `${scope}1`
      const text = bodyOf(body, inner)
      return `\${each(${nameOf(list, scope)}, (${inner}) => ${cached ? `memo(${inner}.key, () => ${text})` : text})}`
    },
    shared: ({ name, body }, scope) =>
      `\${memo(\`${kind} ${name} \${L.language}\`, () => ${bodyOf(body, scope)})}`,
  }
  const bodyOf = (body, scope) => `\`${printed(body, print, scope)}\``
  return print
}

function escaped(value, scope) {
  return value
    .map((piece) =>
      typeof piece === 'string' ? literal(encoded(piece)) : `\${esc(${nameOf(piece, scope)})}`,
    )
    .join('')
}

const raw = (piece, scope) => (typeof piece === 'string' ? literal(piece) : `\${${nameOf(piece, scope)}}`)
