/** The values of a page: what stands in the holes of its grammar. */
import { aligned, runsOf } from './grammar.mjs'

/**
 * Numbers the holes of an element. A scope is a page, or an element that is optional or repeated, and has an array of values: of
 * an attribute its text and the name of a picture in it, of a text itself, and of such an element an array of scopes.
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
    particle.scope = particle.element ? withSlots(particle.element) : { ...emptyScope(), hints: ['text'] }
    scope.inner.push(particle)
  }
  return scope
}

const emptyScope = () => ({ hints: [], inner: [] })

/** `card__price` for an element of this class, or else its tag. */
function hintOf({ signature }) {
  const [tag, name] = signature.split('.')
  return name || tag
}

export const isComment = ({ element }) => element !== null && 'comment' in element

/** Throws if the page is none of the grammar. */
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

/** Stands for the name of a picture. */
export const PICTURE = '\u0001'
const NAMES = /(?<=\/_a\/img\/)[0-9a-f]{10}(?=-)/g

/** A text whose picture is taken out, and the name of the picture; the name is undefined if there is none or more than one. */
function withoutPicture(text) {
  const [name, ...others] = text.match(NAMES) ?? []
  if (name === undefined || others.some((other) => other !== name)) return [text, undefined]
  return [text.replaceAll(name, PICTURE), name]
}
