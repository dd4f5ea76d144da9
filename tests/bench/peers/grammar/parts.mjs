/** A grammar becomes the parts of a template, which are printed in the language of each peer. */
import { encoded } from './tree.mjs'
import { elementsIn, isComment, PICTURE } from './values.mjs'

/** So many elements of words are worth a cache, where a peer has one. */
const SHARED_FROM = 4

/**
 * Returns parts of these types. A value is a list of texts, `{ own }` (a value of the scope) and `{ word }`.
 *
 * - `markup`: `code` as it is written
 * - `text`: a `value` between tags
 * - `attribute`: `name` and `value`; `optional`: `name` and the value `own`, if it is there
 * - `script`: `attributes`, and a `value` that is not escaped
 * - `each`: a `body` for each scope in the value `list`; `cached` names it if the same scope is on several pages, and has a `key`
 * - `when`: a `body` for the scope in the value `list`, if it is there
 * - `shared`: a `body` that is the same on each page of a language, and its `name`
 */
export function partsOf(element, scope, ids = { next: 1 }) {
  const parts = elementParts(element, scope, ids)
  const pieces = [...piecesIn(parts)]
  const isWords =
    pieces.some(({ word }) => word !== undefined) && pieces.every(({ own }) => own === undefined)
  if (!isWords || elementsIn(element) < SHARED_FROM) return parts
  return [{ type: 'shared', name: `part${ids.next++}`, body: plain(parts) }]
}

function elementParts(element, scope, ids) {
  const { tag, isVoid, attributes, particles } = element
  const named = [...attributes].flatMap(([name, attribute]) => attributePart(name, attribute, scope))
  const [first] = particles
  if (tag === 'script' && first)
    return [{ type: 'script', attributes: named, value: valueOf(scope.holes[first.slot]) }]
  const children = particles.flatMap((particle) => particleParts(particle, scope, ids))
  const end = isVoid ? [markup('/>')] : [markup('>'), ...children, markup(`</${tag}>`)]
  return [markup(`<${tag}`), ...named, ...end]
}

const markup = (code) => ({ type: 'markup', code })

function attributePart(name, { slot, isOptional }, { holes }) {
  const value = valueOf(holes[slot])
  if (value.length === 0) return []
  if (isOptional && holes[slot].own) return [{ type: 'optional', name, own: holes[slot].own }]
  if (value.some((piece) => typeof piece !== 'string')) return [{ type: 'attribute', name, value }]
  return [markup(` ${name}="${encoded(value.join(''))}"`)]
}

function valueOf({ literal, word, own, picture }) {
  if (own !== undefined) return [{ own }]
  if (word !== undefined) return [{ word }]
  if (literal === undefined) return []
  if (picture === undefined) return [literal]
  const between = valueOf(picture)
  return literal.split(PICTURE).flatMap((text, index) => (index === 0 ? [text] : [...between, text]))
}

function particleParts(particle, scope, ids) {
  const { element, slot, most, scope: inner } = particle
  if (isComment(particle)) return [markup(`<!--${element.comment}-->`)]
  if (inner === undefined) return element ? partsOf(element, scope, ids) : textParts(scope.holes[slot])
  const [list] = valueOf(scope.holes[slot])
  const body = element ? partsOf(element, inner, ids) : textParts(inner.holes[0])
  if (most === 1) return [{ type: 'when', list, body: list.word ? plain(body) : body }]
  if (list.word) return [{ type: 'each', list, body: plain(body) }]
  return [{ type: 'each', list, body, cached: particle.isCached ? `part${ids.next++}` : undefined }]
}

function textParts(hole) {
  return [{ type: 'text', value: valueOf(hole) }]
}

function* piecesIn(parts) {
  for (const { list, own, value = [], attributes = [] } of parts) {
    if (list !== undefined) yield list
    if (own !== undefined) yield { own }
    yield* value
    yield* piecesIn(attributes)
  }
}

/** Returns the parts without caches inside them. */
function plain(parts) {
  return parts.flatMap((part) => {
    if (part.type === 'shared') return plain(part.body)
    return [part.body === undefined ? part : { ...part, cached: undefined, body: plain(part.body) }]
  })
}

/** Prints parts. `print` has a function for each type of part, and gets the name of the variable of the scope. */
export function printed(parts, print, scope) {
  return parts.map((part) => print[part.type](part, scope)).join('')
}

/** Returns how a template names a value of the scope, or a word. */
export function nameOf({ own, word }, scope, words = 'L') {
  return own === undefined ? `${words}.${word}` : `${scope}.${own}`
}

/** Returns the text as it is written in a template literal of JavaScript. */
export function literal(text) {
  return text.replace(/[\\`]|\$(?=\{)/g, '\\$&')
}
