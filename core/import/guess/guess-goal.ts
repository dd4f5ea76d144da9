/** Goal and type. */
import type { AnyRule, ValueRule } from '../../schema/mapping-rules.ts'
import { fold } from '../mapping/fold.ts'
import { goalOf } from '../mapping/trade-words.ts'
import { typeGroupOf } from '../mapping/type-words.ts'
import { urlFacts } from '../mapping/url-words.ts'
import type { ColumnsByMeaning } from './columns-by-meaning.ts'
import type { GuessedPart } from './guessed-part.ts'
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
  const byPrice = goalByPrice(columns, notes)
  if (byPrice !== undefined) return byPrice
  const url = columns
    .all('url')
    .find((path) => shareOf(columns.sample(path), (value) => urlFacts(value).goal !== undefined) > MOST)
  if (url !== undefined) {
    notes.push(`The goal is read from the address in "${url}".`)
    return { from: url, as: 'goalInUrl' }
  }
  notes.push('No column says whether a home is for sale or to let: write a rule for "Goal".')
  return undefined
}

const RENT = /huur|loyer|rent|miete/i
const SALE = /verko|vraag|koop|vente|demande|sale|ask|kauf/i

/** Sales and rents in columns of their own. */
function goalByPrice(columns: ColumnsByMeaning, notes: string[]): AnyRule | undefined {
  const prices = columns.all('Price')
  const rent = prices.find((path) => RENT.test(fold(path)))
  const sale = prices.find((path) => SALE.test(fold(path)))
  if (rent === undefined || sale === undefined) return undefined
  notes.push(`A home with a "${rent}" is to let, and one with a "${sale}" for sale.`)
  const rules: ValueRule[] = [
    { constant: 0, when: { from: sale } },
    { constant: 1, when: { from: rent } },
  ]
  return rules
}

function typeRules(columns: ColumnsByMeaning, notes: string[]): Readonly<Record<string, AnyRule>> {
  const isType = (value: string) => typeGroupOf(fold(value)) !== undefined
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
  if (url === undefined) return names
  notes.push(`The type is read from the address in "${url}".`)
  return { WebID: { from: url, as: 'typeInUrl' }, ...names }
}

/** The column with more different values says more of the type, such as "type" beside "category". */
function byDetail(columns: ColumnsByMeaning, paths: readonly string[]): readonly string[] {
  const different = (path: string) => new Set(columns.sample(path)).size
  return paths.toSorted((left, right) => different(right) - different(left))
}
