import { spellingsOf } from '../domain/localised-text.ts'
import { brokenAccentInText } from '../domain/broken-accents.ts'
import { excludingPhraseIn } from '../domain/duties/excluding-phrases.ts'
import { pendingCertificateIn } from '../domain/pending-certificate.ts'
import { isTooComplex, linksOf } from '../markup/rich-text.ts'
import type { Property } from '../schema/property.ts'
import { hashOf } from '../system/hash.ts'
import type { Hash } from '../system/hash.ts'

/** Facts of a property that are costly to compute and depend on its record alone. */
interface PropertyFacts {
  readonly hash: Hash
  /** Whether its texts contain no possible problem. Most do not, and a stock has very many. */
  readonly isPlain: boolean
}

/**
 * A record never changes, so its facts are computed once. They may come from an earlier process
 * (core/build/sources/facts-cache.ts).
 */
const cache = new WeakMap<Property, PropertyFacts>()

export function factsOf(property: Property): PropertyFacts {
  const found = cache.get(property) ?? findOut(property)
  cache.set(property, found)
  return found
}

export function recallFacts(property: Property, facts: PropertyFacts): void {
  cache.set(property, facts)
}

function findOut(property: Property): PropertyFacts {
  const texts = spellingsOf(property.Description)
  const text = JSON.stringify(property)
  const isPlain =
    !text.includes('[[') &&
    texts.every((each) => !isTooComplex(each) && linksOf(each).length === 0) &&
    [...texts, ...spellingsOf(property.Lead)].every(
      (each) =>
        pendingCertificateIn(each) === undefined &&
        excludingPhraseIn(each, property.Goal) === undefined &&
        brokenAccentInText(each) === undefined,
    )
  return { hash: hashOf(text), isPlain }
}
