/** The values of a page stand in the holes of its grammar. */
import { aligned, runsOf } from './grammar.mjs'

/**
 * Numbers the holes of an element. A scope is a page, or an element that is optional or repeated, and has an array of values. An
 * attribute has two, its text and the name of a picture in it; a text has one, and such an element has an array of scopes.
 */
export function withSlots(element, scope = emptyScope()) {
  for (const [name, attribute] of element.attributes) {
    attribute.slot = scope.hints.push(name) - 1
    attribute.picture = scope.hints.push('picture') - 1
  }
  for (const particle of element.particles.filter((each) => !isComment(each))) {
    const isSingle = particle.least === 1 && particle.most === 1
    particle.hint = particle.element ? hintOf(particle) : hintOf({ signature: `${element.tag}.` })
    if (isSingle && particle.element) withSlots(particle.element, scope)
    else particle.slot = scope.hints.push(particle.hint) - 1
    if (isSingle) continue
    particle.isCached = particle.most > 1 && elementsIn(particle.element) >= CACHED_FROM
    particle.scope = particle.element ? withSlots(particle.element) : { ...emptyScope(), hints: ['text'] }
    scope.inner.push(particle)
  }
  return scope
}

/** So many elements in a scope are worth a cache, where a peer has one. */
const CACHED_FROM = 8

/** Returns the number of elements of a grammar, and 0 for a text. */
export function elementsIn(element) {
  if (!element?.particles) return 0
  return element.particles.reduce((sum, particle) => sum + elementsIn(particle.element), 1)
}

const emptyScope = () => ({ hints: [], inner: [] })

/** Returns the first class of an element, or else its tag. */
function hintOf({ signature }) {
  const [tag, name] = signature.split('.')
  return name || tag
}

export const isComment = ({ element }) => element !== null && 'comment' in element

/** Returns the values of a page. Throws if its grammar is another one. */
export function valuesOf(element, { attributes, children }, values = []) {
  const given = new Map(attributes)
  for (const [name, { slot, picture, isOptional }] of element.attributes) {
    const text = given.get(name)
    if (text === undefined && !isOptional) throw new Error(`<${element.tag}> lacks ${name}`)
    ;[values[slot], values[picture]] = text === undefined ? [] : withoutPicture(text)
    given.delete(name)
  }
  if (given.size > 0) throw new Error(`<${element.tag}> has another attribute`)
  for (const [particle, run] of aligned(element.particles, runsOf(children))) {
    const count = run?.nodes.length ?? 0
    if (particle === undefined || count < particle.least || count > particle.most)
      throw new Error(`<${element.tag}> has ${count} of ${particle?.signature ?? run.signature}`)
    readParticle(particle, run?.nodes ?? [], values)
  }
  return values
}

function readParticle(particle, nodes, values) {
  const { element, slot, scope } = particle
  if (isComment(particle)) return
  if (scope !== undefined) values[slot] = nodes.map((node) => (element ? valuesOf(element, node) : [node]))
  else if (element) valuesOf(element, nodes[0], values)
  else values[slot] = nodes[0]
}

/** This character stands for the name of a picture. */
export const PICTURE = '\u0001'
const NAMES = /(?<=\/_a\/img\/)[0-9a-f]{10}(?=-)/g

/** Returns a text without the name of its picture, and that name: undefined if there is none or more than one. */
function withoutPicture(text) {
  const [name, ...others] = text.match(NAMES) ?? []
  if (name === undefined || others.some((other) => other !== name)) return [text, undefined]
  return [text.replaceAll(name, PICTURE), name]
}
