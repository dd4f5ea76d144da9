/** A hole of a grammar holds a value of the page, a word of its language, or always the same text. */
import { PICTURE } from './values.mjs'

/** Takes the values of one more page into account. */
export function observe(scope, values, language) {
  const facts = (scope.facts ??= scope.hints.map(() => ({ ...EMPTY, words: {} })))
  const groups = new Map()
  for (const [slot, fact] of facts.entries()) {
    const value = Array.isArray(values[slot]) ? JSON.stringify(values[slot]) : values[slot]
    if (!fact.isSeen) Object.assign(fact, { isSeen: true, first: value })
    if (value !== fact.first) fact.isConstant = false
    if (value === undefined || (fact.words[language] ??= value) !== value) fact.isWord = false
    const key = `${fact.group} ${value}`
    if (!groups.has(key)) groups.set(key, slot)
    fact.group = groups.get(key)
  }
  for (const { slot, scope: inner } of scope.inner) {
    for (const each of values[slot]) observe(inner, each, language)
  }
}

const EMPTY = { isSeen: false, first: undefined, isConstant: true, isWord: true, group: 0 }

/**
 * Decides what stands in each hole: `{ literal }`, `{ word }`, `{ own }` with a name, or nothing. Values that are always equal
 * have one name. `words.nameOf` names what is the same on each page of a language.
 */
export function decide(scope, words) {
  const taken = new Set()
  for (const particle of scope.inner) {
    if (particle.scope.facts) decide(particle.scope, words)
  }
  const inner = new Map(scope.inner.map((particle) => [particle.slot, particle]))
  scope.holes = []
  for (const [slot, fact] of scope.facts.entries()) {
    const particle = inner.get(slot)
    const hint = particle?.hint ?? scope.hints[slot]
    scope.holes.push(
      particle
        ? listHole(fact, { particle, words, taken, hint })
        : holeOf(fact, { scope, words, taken, hint }),
    )
  }
  joinPictures(scope)
}

function holeOf({ first, isConstant, isWord, words: texts, group }, { scope, words, taken, hint }) {
  if (isConstant) return first === undefined ? {} : { literal: first }
  if (isWord && Object.keys(texts).length > 1) return { word: words.nameOf(texts) }
  const { own } = scope.holes[group] ?? {}
  return own === undefined ? { own: freeName(hint, taken) } : { own, isRepeated: true }
}

/** A list that is the same on each page of a language is one of its words. */
function listHole({ isWord, words: texts }, { particle, words, taken, hint }) {
  if (!isWord || Object.keys(texts).length < 2) return { own: freeName(hint, taken), inner: particle }
  const lists = Object.entries(texts).map(([language, text]) => [
    language,
    listOf(particle, JSON.parse(text)),
  ])
  return { word: words.nameOf(Object.fromEntries(lists)) }
}

/** A picture has a hole of its own only in a text that is the same otherwise. */
function joinPictures({ holes, facts }) {
  for (const [slot, hole] of holes.entries()) {
    const picture = holes[slot + 1]
    if (hole.literal?.includes(PICTURE)) hole.picture = picture
    else if (hole.own && hole.inner === undefined && hasPicture(facts[slot])) {
      holes[slot] = { own: hole.own, isRepeated: hole.isRepeated, isJoined: true }
      holes[slot + 1] = {}
    }
  }
}

function hasPicture({ first, words }) {
  return [first, ...Object.values(words)].some((text) => text?.includes(PICTURE))
}

function freeName(hint, taken) {
  // Hugo writes the names of values in small letters.
  const base =
    hint
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '')
      .replace(/^\d+/, '') || 'text'
  let name = base
  for (let count = 2; taken.has(name); count++) name = `${base}${count}`
  taken.add(name)
  return name
}

/** Returns the values of a page by name. `keyOf` names the values of a scope that a peer may keep. */
export function dataOf(scope, values, keyOf) {
  const data = {}
  for (const [slot, { own, inner, isRepeated, isJoined }] of scope.holes.entries()) {
    const value = values[slot]
    if (own === undefined || isRepeated || value === undefined || value === null) continue
    if (inner === undefined) data[own] = isJoined ? value.replaceAll(PICTURE, values[slot + 1]) : value
    else if (value.length > 0) data[own] = listOf(inner, value, keyOf)
  }
  return data
}

/** Returns a list, or the values of an optional element: `true` if it has none of its own. Words have no keys. */
function listOf({ scope, most, isCached }, scopes, keyOf) {
  const items = scopes.map((values) => dataOf(scope, values, keyOf))
  if (most === 1) return Object.keys(items[0] ?? {}).length > 0 ? items[0] : items.length > 0
  return isCached && keyOf ? items.map((item) => ({ key: keyOf(item), ...item })) : items
}
