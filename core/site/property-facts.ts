import { spellingsOf } from '../domain/localised-text.ts'
import { brokenAccentInText } from '../domain/broken-accents.ts'
import { excludingPhraseIn } from '../domain/duties/excluding-phrases.ts'
import { pendingCertificateIn } from '../domain/pending-certificate.ts'
import { isTooComplex, linksOf } from '../markup/rich-text.ts'
import type { Property } from '../schema/property.ts'
import { hashOf } from '../system/hash.ts'
import type { RecordFacts } from './records.ts'

/** `known` are the facts of a record that may be the same one. */
export function factsOf(property: Property, known?: RecordFacts): RecordFacts {
  const text = JSON.stringify(property)
  const hash = hashOf(text)
  return known?.hash === hash ? known : { hash, isPlain: isPlain(property, text) }
}

function isPlain({ Description, Lead, Goal }: Property, text: string): boolean {
  const texts = spellingsOf(Description)
  return (
    !text.includes('[[') &&
    texts.every((each) => !isTooComplex(each) && linksOf(each).length === 0) &&
    [...texts, ...spellingsOf(Lead)].every(
      (each) =>
        pendingCertificateIn(each) === undefined &&
        excludingPhraseIn(each, Goal) === undefined &&
        brokenAccentInText(each) === undefined,
    )
  )
}

/** The facts of a record that several files make, each of which has a part of its texts. */
export function factsOfParts(parts: readonly RecordFacts[]): RecordFacts {
  return {
    hash: hashOf(parts.map(({ hash }) => hash).join(' ')),
    isPlain: parts.every((part) => part.isPlain),
  }
}
