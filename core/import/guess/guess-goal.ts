/** Goal, status and type. */
import type { AnyRule, ValueRule } from '../../schema/mapping-rules.ts'
import { fold } from '../mapping/fold.ts'
import { goalOf, statusOf } from '../mapping/trade-words.ts'
import { typeGroupOf } from '../mapping/type-words.ts'
import { urlFacts } from '../mapping/url-words.ts'
import { shareOf } from './columns-by-meaning.ts'
import type { ColumnsByMeaning } from './columns-by-meaning.ts'
import type { GuessedPart } from './guessed-part.ts'

/** A column is read as words of the trade if most of its values are. */
const MOST = 0.5

export function goalRules(columns: ColumnsByMeaning): GuessedPart {
  const notes: string[] = []
  const goal = goalRule(columns, notes)
  const status = statusRules(columns)
  const type = typeRules(columns, notes)
  return { fields: { ...(goal === undefined ? {} : { Goal: goal }), ...status, ...type }, notes }
}

const isGoal = (value: string) => goalOf(value) !== undefined

/** Numbers are codes of the site only in a column with the name that the site gives it. */
function hasCodes(columns: ColumnsByMeaning, field: string): boolean {
  return shareOf(columns.sample(field), (value) => /^\d$/.test(value)) > MOST
}

function goalRule(columns: ColumnsByMeaning, notes: string[]): AnyRule | undefined {
  if (hasCodes(columns, 'Goal')) return 'Goal'
  const candidates = [...columns.all('Goal'), ...columns.all('Status'), ...columns.all('WebID')]
  const column = candidates.find((path) => shareOf(columns.sample(path), isGoal) > MOST)
  if (column !== undefined) return { from: column, as: 'goal' }
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

function statusRules(columns: ColumnsByMeaning): Readonly<Record<string, AnyRule>> {
  const words = (value: string) => statusOf(value) !== undefined
  if (hasCodes(columns, 'Status')) return { Status: 'Status' }
  const status = columns.all('Status').find((path) => shareOf(columns.sample(path), words) > MOST)
  if (status === undefined) return {}
  return { Status: { from: status, as: 'status' }, MarqueeName: { from: status, as: 'marquee' } }
}

function typeRules(columns: ColumnsByMeaning, notes: string[]): Readonly<Record<string, AnyRule>> {
  const isType = (value: string) => typeGroupOf(fold(value)) !== undefined
  const types = [...columns.all('WebID'), ...columns.all('MainTypeName')]
  const type = types.find((path) => shareOf(columns.sample(path), isType) > MOST)
  const name = [...columns.all('MainTypeName'), ...columns.all('WebID')].find(
    (path) => shareOf(columns.sample(path), (value) => /\p{L}{3}/u.test(value) && !isGoal(value)) > MOST,
  )
  const names: Readonly<Record<string, AnyRule>> = name === undefined ? {} : { MainTypeName: name }
  if (hasCodes(columns, 'WebID')) return { WebID: 'WebID', ...names }
  if (type !== undefined) return { WebID: { from: type, as: 'type' }, ...names }
  const url = columns
    .all('url')
    .find((path) => shareOf(columns.sample(path), (value) => urlFacts(value).type !== undefined) > MOST)
  if (url === undefined) return names
  notes.push(`The type is read from the address in "${url}".`)
  return { WebID: { from: url, as: 'typeInUrl' }, ...names }
}
