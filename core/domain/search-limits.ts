/**
 * The limits in a sentence: "huis met tuin onder 400.000 in Gent" asks for a garden and for a price. The words of
 * every language are read, whatever the language of the page. The other words stay for types and towns
 * (`search-reading.ts`).
 */
import type { FactName, LimitUnit } from '../languages/limit-names.ts'
import { gradeOf } from './energy-grade.ts'
import type { FilterParameter } from './filter-columns.ts'
import type { FilterLimits } from './filter-limits.ts'
import { allLimitWords } from './limit-phrases.ts'
import { amountAt, phraseAt, tokensOf } from './search-amounts.ts'
import type { Amount, Token } from './search-amounts.ts'
import type { LimitReading, Nearness } from './search-reading.ts'

interface Found {
  readonly limits: FilterLimits
  readonly nearness?: Nearness
  readonly length: number
}

/** A position among the tokens, and whether a fact precedes it. */
interface Position {
  readonly tokens: readonly Token[]
  readonly at: number
  readonly followsFact: boolean
}

type Rule = (position: Position) => Found | undefined

const WORDS = allLimitWords()

const UNLIMITED: FilterLimits = {}

export function readLimits(text: string): LimitReading {
  const tokens = tokensOf(text)
  const rest: string[] = []
  let limits = UNLIMITED
  let nearness: Nearness | undefined
  let followsFact = false
  for (let at = 0; at < tokens.length;) {
    const refused = refusedAt(tokens, at)
    const found: Found | undefined = refused > 0 ? undefined : foundAt({ tokens, at, followsFact })
    const length = found?.length ?? Math.max(1, refused)
    nearness = found?.nearness ?? nearness
    if (found) limits = { ...limits, ...found.limits }
    else rest.push(...tokens.slice(at, at + length).map((token) => token.text))
    followsFact = found !== undefined
    at += length
  }
  return { limits, nearness, rest: rest.join(' ') }
}

function foundAt(position: Position): Found | undefined {
  for (const rule of RULES) {
    const found = rule(position)
    if (found) return found
  }
  return undefined
}

/** "Zonder tuin": no filter excludes a fact, so its words stay in the text. */
function refusedAt(tokens: readonly Token[], at: number): number {
  const without = phraseAt(WORDS.without, tokens, at)
  if (without === 0 || phraseAt(WORDS.facts.renovated, tokens, at) > 0) return 0
  const fact = Math.max(...FACTS.map((name) => phraseAt(WORDS.facts[name], tokens, at + without)))
  return fact === 0 ? 0 : without + fact
}

/** "Between 200.000 and 300.000" */
const between: Rule = ({ tokens, at }) => {
  const start = phraseAt(WORDS.between, tokens, at)
  const low = start > 0 ? amountAt(WORDS, tokens, at + start) : undefined
  if (low === undefined) return undefined
  const middle = at + start + low.length
  const and = phraseAt(WORDS.and, tokens, middle)
  const high = and > 0 ? amountAt(WORDS, tokens, middle + and) : undefined
  if (high === undefined) return undefined
  const unit = high.unit ?? low.unit
  const least = limitOf('least', { ...low, unit })
  const most = limitOf('most', { ...high, unit })
  if (least === undefined && most === undefined) return undefined
  return { limits: { ...least, ...most }, length: start + low.length + and + high.length }
}

/** "Under 400.000", "at least 3 bedrooms" */
const compared: Rule = ({ tokens, at }) => {
  const most = phraseAt(WORDS.most, tokens, at)
  const least = phraseAt(WORDS.least, tokens, at)
  const length = Math.max(most, least)
  const amount = length > 0 ? amountAt(WORDS, tokens, at + length) : undefined
  const limits = amount && limitOf(most >= least ? 'most' : 'least', amount)
  return amount && limits && { limits, length: length + amount.length }
}

/** "3 bedrooms", "150 m² or more", "400.000 euro" */
const counted: Rule = ({ tokens, at }) => {
  const amount = amountAt(WORDS, tokens, at)
  if (amount === undefined || (amount.unit === undefined && !amount.isPrice)) return undefined
  const end = at + amount.length
  const [less, more] = [phraseAt(WORDS.orLess, tokens, end), phraseAt(WORDS.orMore, tokens, end)]
  // A budget and an energy score are upper limits, everything else is a lower one.
  const isUpper = amount.isPrice || amount.unit === 'energy'
  const side = less > 0 || (isUpper && more === 0) ? 'most' : 'least'
  const limits = limitOf(side, amount)
  return limits && { limits, length: amount.length + Math.max(less, more) }
}

/** "With a garden", "a terrace of 30 m²". A garage alone is a type, and a fact only after "with". */
const fact: Rule = ({ tokens, at, followsFact }) => {
  const linked = Math.max(phraseAt(WORDS.with, tokens, at), followsFact ? phraseAt(WORDS.and, tokens, at) : 0)
  for (const name of FACTS) {
    const length = phraseAt(WORDS.facts[name], tokens, at + linked)
    if (length === 0 || (name === 'parking' && linked === 0)) continue
    const end = at + linked + length
    const size = name === 'garden' || name === 'terrace' ? sizeAt(tokens, end) : undefined
    return { limits: { [name]: size?.value ?? 1 }, length: linked + length + (size?.length ?? 0) }
  }
  return undefined
}

function sizeAt(
  tokens: readonly Token[],
  at: number,
): { readonly value: number; readonly length: number } | undefined {
  const before = Math.max(phraseAt(WORDS.of, tokens, at), phraseAt(WORDS.least, tokens, at))
  const amount = amountAt(WORDS, tokens, at + before)
  return amount?.unit === 'surface' ? { value: amount.value, length: before + amount.length } : undefined
}

const [OLDEST, NEWEST] = [1700, 2100]

/** "Built after 2000" */
const built: Rule = ({ tokens, at }) => {
  const words = phraseAt(WORDS.built, tokens, at)
  const least = words > 0 ? phraseAt(WORDS.least, tokens, at + words) : 0
  const year = words > 0 ? tokens[at + words + least]?.value : undefined
  if (year === undefined || year < OLDEST || year > NEWEST) return undefined
  return { limits: { year }, length: words + least + 1 }
}

/** "EPC B or better" */
const label: Rule = ({ tokens, at }) => {
  const words = phraseAt(WORDS.label, tokens, at)
  const letter = words > 0 ? tokens[at + words]?.text : undefined
  const epc = letter?.length === 1 ? gradeOf(letter) : null
  if (epc === null) return undefined
  return { limits: { epc }, length: words + 1 + phraseAt(WORDS.orMore, tokens, at + words + 1) }
}

/** "Within 10 km of", "near" */
const distance: Rule = ({ tokens, at }) => {
  const near = phraseAt(WORDS.near, tokens, at)
  // Without a place after it, the word may be one of a title.
  if (near > 0 && at + near < tokens.length) return { limits: UNLIMITED, nearness: 'usual', length: near }
  const within = phraseAt(WORDS.within, tokens, at)
  const kilometres = tokens[at + within]?.value
  const unit = phraseAt(WORDS.kilometres, tokens, at + within + 1)
  if (kilometres === undefined || kilometres < 1 || unit === 0) return undefined
  const end = within + 1 + unit
  return {
    limits: UNLIMITED,
    nearness: Math.round(kilometres),
    length: end + phraseAt(WORDS.of, tokens, at + end),
  }
}

const RULES: readonly Rule[] = [distance, built, label, between, compared, counted, fact]

const FACTS = Object.keys(WORDS.facts) as readonly FactName[]

/** The parameters of each unit. A side without a filter is not read. */
const PARAMETERS: Readonly<Record<LimitUnit, { least?: FilterParameter; most?: FilterParameter }>> = {
  price: { least: 'min', most: 'max' },
  bedrooms: { least: 'bedrooms' },
  surface: { least: 'surface' },
  parking: { least: 'parking' },
  energy: { most: 'energy' },
}

/** A smaller number without a unit is no price. */
const SMALLEST_PRICE = 100

function limitOf(
  side: 'least' | 'most',
  { value, unit }: Pick<Amount, 'value' | 'unit'>,
): FilterLimits | undefined {
  if (value < 1 || (unit === undefined && value < SMALLEST_PRICE)) return undefined
  const parameter = PARAMETERS[unit ?? 'price'][side]
  return parameter === undefined ? undefined : { [parameter]: Math.round(value) }
}
