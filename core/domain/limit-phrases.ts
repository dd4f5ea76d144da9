/** The phrases of limits to read, those of every language together, and the text of a limit. */
import type { Locale } from '../languages/codes.ts'
import type { FactName, LimitUnit, LimitWords } from '../languages/limit-names.ts'
import { LIMIT_WORDS } from '../languages/limit-words.ts'
import { FILTER_LIMITS } from './filter-limits.ts'
import type { FilterLimit, FilterLimits } from './filter-limits.ts'
import { formatLimit, isWordLimit } from './limit-text.ts'
import type { AmountWords, Phrases } from './search-amounts.ts'
import { fillPlaceholders } from './text.ts'

const LISTS = [
  'most',
  'least',
  'between',
  'and',
  'orLess',
  'orMore',
  'thousand',
  'million',
  'with',
  'without',
  'built',
  'label',
  'of',
  'within',
  'kilometres',
  'near',
] as const satisfies readonly (keyof LimitWords)[]

interface ReadWords extends Readonly<Record<(typeof LISTS)[number], Phrases>>, AmountWords {
  readonly facts: Readonly<Record<FactName, Phrases>>
}

const ALL = Object.values(LIMIT_WORDS)

export function allLimitWords(): ReadWords {
  const { facts, units } = LIMIT_WORDS.nl
  return {
    ...eachName(LISTS, (name) => phrases((words) => words[name])),
    facts: eachName(Object.keys(facts) as FactName[], (name) => phrases((words) => words.facts[name])),
    units: eachName(Object.keys(units) as LimitUnit[], (name) => phrases((words) => words.units[name])),
    numbers: new Map(ALL.flatMap(({ numbers }) => numbers.map((word, index) => [word, index + 1] as const))),
  }
}

function phrases(pick: (words: LimitWords) => readonly string[]): Phrases {
  return [...new Set(ALL.flatMap(pick))].map((phrase) => phrase.split(' '))
}

function eachName<Name extends string>(
  names: readonly Name[],
  phrasesOf: (name: Name) => Phrases,
): Record<Name, Phrases> {
  return Object.fromEntries(names.map((name) => [name, phrasesOf(name)])) as Record<Name, Phrases>
}

/** A limit as a part of a sentence: "garden", "up to € 400,000", "3+ bedrooms". */
function limitLabel(
  { parameter, unit }: Pick<FilterLimit, 'parameter' | 'unit'>,
  limit: number,
  locale: Locale,
): string {
  const { phrases: texts, named } = LIMIT_WORDS[locale]
  const name =
    isWordLimit(unit, limit) && parameter in named ? named[parameter as keyof typeof named] : undefined
  return name ?? fillPlaceholders(texts[parameter], { value: formatLimit(unit, limit, locale) })
}

/** The labels of all limits that are set, in the order of the filters. */
export function limitLabels(limits: FilterLimits, locale: Locale): readonly string[] {
  return FILTER_LIMITS.flatMap((each) => {
    const limit = limits[each.parameter]
    return limit === undefined ? [] : [limitLabel(each, limit, locale)]
  })
}
