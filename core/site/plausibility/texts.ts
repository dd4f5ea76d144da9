/** Texts that were damaged on their way, and titles that pages make longer than meant. */
import { brokenAccentInLine, brokenAccentInText } from '../../domain/broken-accents.ts'
import { spellingsOf } from '../../domain/localised-text.ts'
import { foldText } from '../../domain/text.ts'
import { problem } from '../../diagnostics/diagnostic.ts'
import type { Problem } from '../../diagnostics/diagnostic.ts'
import { nameOf } from '../advert-rule.ts'
import type { AdvertRule } from '../advert-rule.ts'
import type { LinkedProperty } from '../linked.ts'
import { pointAt } from '../records.ts'
import { namesOf } from '../towns.ts'

export const TEXT_RULES: readonly AdvertRule[] = [accentsAreWhole, titleIsWithoutTown]

const LINES = ['City', 'Street', 'TypeDescription', 'MainTypeName'] as const
const TEXTS = ['Lead', 'Description'] as const

/** The first field is enough: a text in the wrong encoding is damaged everywhere. */
function accentsAreWhole(linked: LinkedProperty): readonly Problem[] {
  const { property, facts } = linked
  for (const field of LINES) {
    const [word] = spellingsOf(property[field]).flatMap((text) => brokenAccentInLine(text) ?? [])
    if (word !== undefined) return [broken(linked, field, word)]
  }
  if (facts.isPlain) return []
  for (const field of TEXTS) {
    const [word] = spellingsOf(property[field]).flatMap((text) => brokenAccentInText(text) ?? [])
    if (word !== undefined) return [broken(linked, field, word)]
  }
  return []
}

function broken(
  linked: LinkedProperty,
  field: (typeof LINES)[number] | (typeof TEXTS)[number],
  word: string,
): Problem {
  const places = pointAt(linked, field).map((pointer) => ({ ...pointer, part: word }))
  return problem('AS4209', { name: nameOf(linked), field, word }, { at: places })
}

/**
 * The separators that exports put between a title and its town: "Huis te koop – Dilbeek", "Dilbeek: huis", "Huis in
 * 1700 Dilbeek".
 */
const SEPARATORS = /[–—|:,()/]|\s-\s|(?<=\b\d{4})\s/

/** Pages write the town behind the title. A title that names it in its sentence, "Villa in Eupen", stays as it is. */
function titleIsWithoutTown(linked: LinkedProperty): readonly Problem[] {
  const { property, town, titles } = linked
  const ends = Object.values(titles).flatMap(endsOf)
  if (ends.length === 0) return []
  const names = new Map(
    [...namesOf(town.names), ...namesOf(property.City)].map((name) => [wordsOf(name), name]),
  )
  const found = ends.map((part) => names.get(part)).find((name) => name !== undefined)
  if (found === undefined) return []
  const at = pointAt(linked, property.TypeDescription === undefined ? 'MainTypeName' : 'TypeDescription')
  return [problem('AS4210', { name: nameOf(linked), town: found }, { at })]
}

/** The first part and the last one of a title that has several. */
function endsOf(title: string): readonly string[] {
  const parts = title.split(SEPARATORS)
  if (parts.length < 2) return []
  const [first, ...others] = parts.map(wordsOf).filter(Boolean)
  const last = others.at(-1)
  return first === undefined || last === undefined ? [] : [first, last]
}

function wordsOf(text: string): string {
  return (foldText(text).match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')
}
