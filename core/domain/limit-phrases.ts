/** The phrases of limits to read, those of every language together, and the text of a limit. */
import type { Locale } from '../languages/codes.ts'
import type { FactName, LimitUnit, LimitWords } from '../languages/limit-names.ts'
import { LIMIT_WORDS } from '../languages/limit-words.ts'
import { FILTER_LIMITS } from './filter-limits.ts'
import type { FilterLimit, FilterLimits } from './filter-limits.ts'
import { formatLimit, isWordLimit } from './limit-text.ts'
import type { AmountWords, Phrases } from './search-amounts.ts'
import { fillPlaceholders } from './text.ts'

type ListName = Exclude<
  keyof LimitWords,
  'phrases' | 'named' | 'facts' | 'units' | 'thousand' | 'million' | 'numbers'
>

interface ReadWords extends Readonly<Record<ListName, Phrases>>, AmountWords {
  readonly facts: Readonly<Record<FactName, Phrases>>
}

const ALL = Object.values(LIMIT_WORDS)

export function allLimitWords(): ReadWords {
  const list = (pick: (words: LimitWords) => readonly string[]): Phrases =>
    [...new Set(ALL.flatMap(pick))].map((phrase) => phrase.split(' '))
  const { facts, units } = LIMIT_WORDS.nl
  const factPhrases = Object.keys(facts).map((name) => [name, list((words) => words.facts[name as FactName])])
  const unitPhrases = Object.keys(units).map((name) => [
    name,
    list((words) => words.units[name as LimitUnit]),
  ])
  return {
    facts: Object.fromEntries(factPhrases) as ReadWords['facts'],
    units: Object.fromEntries(unitPhrases) as ReadWords['units'],
    most: list(({ most }) => most),
    least: list(({ least }) => least),
    between: list(({ between }) => between),
    and: list(({ and }) => and),
    orLess: list(({ orLess }) => orLess),
    orMore: list(({ orMore }) => orMore),
    thousand: list(({ thousand }) => thousand),
    million: list(({ million }) => million),
    numbers: new Map(ALL.flatMap(({ numbers }) => numbers.map((word, index) => [word, index + 1] as const))),
    with: list((words) => words.with),
    without: list(({ without }) => without),
    built: list(({ built }) => built),
    label: list(({ label }) => label),
    of: list(({ of }) => of),
    within: list(({ within }) => within),
    kilometres: list(({ kilometres }) => kilometres),
    near: list(({ near }) => near),
  }
}

/** A limit as a part of a sentence: "garden", "up to € 400,000", "3+ bedrooms". */
function limitLabel(
  { parameter, unit }: Pick<FilterLimit, 'parameter' | 'unit'>,
  limit: number,
  locale: Locale,
): string {
  const { phrases, named } = LIMIT_WORDS[locale]
  const name =
    isWordLimit(unit, limit) && parameter in named ? named[parameter as keyof typeof named] : undefined
  return name ?? fillPlaceholders(phrases[parameter], { value: formatLimit(unit, limit, locale) })
}

/** The labels of all limits that are set, in the order of the filters. */
export function limitLabels(limits: FilterLimits, locale: Locale): readonly string[] {
  return FILTER_LIMITS.flatMap((each) => {
    const limit = limits[each.parameter]
    return limit === undefined ? [] : [limitLabel(each, limit, locale)]
  })
}
