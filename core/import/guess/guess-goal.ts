/** Goal and type. */
import type { AnyRule } from '../../schema/mapping-rules.ts'
import { fold } from '../mapping/fold.ts'
import { goalIn, goalOf, withoutGoalPhrase } from '../mapping/trade-words.ts'
import { typeGroupIn, typeGroupOf } from '../mapping/type-words.ts'
import { urlFacts } from '../mapping/url-words.ts'
import type { ColumnsByMeaning } from './columns-by-meaning.ts'
import { flags } from './flags.ts'
import type { GuessedPart } from './guessed-part.ts'
import { priceName } from './price-names.ts'
import { shareOf } from './profile.ts'
import { areCodesOfSite, MOST } from './status-values.ts'

export function goalRules(columns: ColumnsByMeaning): GuessedPart {
  const notes: string[] = []
  const goal = goalRule(columns, notes)
  const type = typeRules(columns, notes)
  return { fields: { ...(goal === undefined ? {} : { Goal: goal }), ...type }, notes }
}

const NEARLY_ALL = 0.9
const isGoal = (value: string) => goalOf(value) !== undefined

function goalRule(columns: ColumnsByMeaning, notes: string[]): AnyRule | undefined {
  if (areCodesOfSite(columns.sample('Goal'))) return 'Goal'
  const candidates = [...columns.all('Goal'), ...columns.all('Status'), ...columns.all('WebID')]
  const column = candidates.find((path) => shareOf(columns.sample(path), isGoal) > MOST)
  if (column !== undefined) return { from: column, as: 'goal' }
  const byValues = columns.open.find((path) => shareOf(columns.sample(path), isGoal) > NEARLY_ALL)
  if (byValues !== undefined) {
    notes.push(`"${byValues}" says whether a home is for sale or to let, by its values.`)
    return { from: byValues, as: 'goal' }
  }
  const otherwise = goalByFlags(columns) ?? goalByPrice(columns, notes)
  if (otherwise !== undefined) return otherwise
  const url = columns
    .all('url')
    .find((path) => shareOf(columns.sample(path), (value) => urlFacts(value).goal !== undefined) > MOST)
  if (url !== undefined) {
    notes.push(`The goal is read from the address in "${url}".`)
    return { from: url, as: 'goalInUrl' }
  }
  const texts = [
    ...columns.all('WebID'),
    ...columns.all('MainTypeName'),
    ...columns.all('TypeDescription'),
    ...columns.all('name'),
    ...columns.unnamed,
  ]
  const inText = texts.find(
    (path) => shareOf(columns.sample(path), (value) => goalIn(value) !== undefined) > NEARLY_ALL,
  )
  if (inText !== undefined) {
    notes.push(`Words in "${inText}" say whether a home is for sale or to let.`)
    return { from: inText, as: 'goalInText' }
  }
  notes.push('No column says whether a home is for sale or to let: write a rule for "Goal".')
  return undefined
}

/** Columns of yes and no, such as "te huur". */
function goalByFlags(columns: ColumnsByMeaning): AnyRule | undefined {
  const rules = [
    ...flags(columns, 'isForSale', 'yes').map((when) => ({ constant: 0, when })),
    ...flags(columns, 'isForRent', 'yes').map((when) => ({ constant: 1, when })),
  ]
  return rules.length === 0 ? undefined : rules
}

/** Sales and rents in columns of their own, or prices of one kind alone. */
function goalByPrice(columns: ColumnsByMeaning, notes: string[]): AnyRule | undefined {
  const prices = columns.all('Price')
  const rent = prices.find((path) => priceName(path).isRent)
  const sale = prices.find((path) => priceName(path).isSale)
  const asked = sale ?? prices.find((path) => priceName(path).isAsked)
  if (rent !== undefined && asked !== undefined) {
    notes.push(`A home with a "${rent}" is to let, and one with a "${asked}" for sale.`)
    return [
      { constant: 0, when: { from: asked } },
      { constant: 1, when: { from: rent } },
    ]
  }
  const only = rent ?? sale
  if (only === undefined || prices.length > 1) return undefined
  notes.push(`A home with a "${only}" is ${rent === undefined ? 'for sale' : 'to let'}.`)
  return { constant: rent === undefined ? 0 : 1, when: { from: only } }
}

/** The words of an address are those of a program, and not of a home. */
function hasType(value: string): boolean {
  return !/^[a-z]{2,10}:\/\//i.test(value) && typeGroupIn(value) !== undefined
}

function typeRules(columns: ColumnsByMeaning, notes: string[]): Readonly<Record<string, AnyRule>> {
  const isType = (value: string) => typeGroupOf(fold(withoutGoalPhrase(value))) !== undefined
  const types = [...columns.all('WebID'), ...columns.all('MainTypeName')]
  const type = types.find((path) => shareOf(columns.sample(path), isType) > MOST)
  const name = [...columns.all('MainTypeName'), ...byDetail(columns, columns.all('WebID'))].find(
    (path) => shareOf(columns.sample(path), (value) => /\p{L}{3}/u.test(value) && !isGoal(value)) > MOST,
  )
  const names: Readonly<Record<string, AnyRule>> =
    name === undefined ? {} : { MainTypeName: { from: name, as: 'typeName' } }
  if (areCodesOfSite(columns.sample('WebID'))) return { WebID: 'WebID', ...names }
  if (type !== undefined) return { WebID: { from: type, as: 'type' }, ...names }
  const url = columns
    .all('url')
    .find((path) => shareOf(columns.sample(path), (value) => urlFacts(value).type !== undefined) > MOST)
  if (url !== undefined) {
    notes.push(`The type is read from the address in "${url}".`)
    return { WebID: { from: url, as: 'typeInUrl' }, ...names }
  }
  // Any other column with types, or the title.
  const others = [...columns.unnamed, ...columns.all('TypeDescription'), ...columns.all('name')]
  const other = others.find((path) => shareOf(columns.sample(path), hasType) > NEARLY_ALL)
  if (other === undefined) return names
  notes.push(`The type is read from "${other}".`)
  return { WebID: { from: other, as: 'type' }, ...names }
}

/** The column with more different values says more of the type, such as "type" beside "category". */
function byDetail(columns: ColumnsByMeaning, paths: readonly string[]): readonly string[] {
  const different = (path: string) => new Set(columns.sample(path)).size
  return paths.toSorted((left, right) => different(right) - different(left))
}
