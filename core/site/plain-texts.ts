import { spellingsOf } from '../domain/localised-text.ts'
import { isTooComplex, linksOf } from '../markup/rich-text.ts'
import type { Property } from '../schema/property.ts'

const plainRecords = new WeakMap<Property, boolean>()

/** Whether a description says nothing that could be wrong: most do, and a stock has very many. */
export function isPlain(property: Property): boolean {
  const known = plainRecords.get(property)
  if (known !== undefined) return known
  const texts = spellingsOf(property.Description)
  const plain = texts.every((text) => !isTooComplex(text) && linksOf(text).length === 0)
  plainRecords.set(property, plain)
  return plain
}
