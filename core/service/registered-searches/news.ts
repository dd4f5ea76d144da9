/** The news of a search that its visitor has not received yet. Pure. */
import type { ServiceProperty } from '../../schema/service-site.ts'
import type { ToldRow } from './search-tables.ts'

export interface News {
  readonly property: ServiceProperty
  /** New to the visitor; cheaper than in the last mail; available again; or a saved home that was sold or rented. */
  readonly kind: 'new' | 'cheaper' | 'back' | 'gone'
}

export interface Comparison {
  /** The news to mail. */
  readonly news: readonly News[]
  /** Properties with a change that is no news, such as a higher price. Their stored state is updated. */
  readonly noted: readonly ServiceProperty[]
  /** Known properties that no longer match. */
  readonly gone: readonly string[]
}

type Known = Pick<ToldRow, 'property' | 'fingerprint' | 'price' | 'gone'>

export function compare(matches: readonly ServiceProperty[], told: readonly Known[]): Comparison {
  const known = new Map(told.map((row) => [row.property, row]))
  const seen = new Set(matches.map(({ id }) => id))
  const news: News[] = []
  const noted: ServiceProperty[] = []
  for (const property of matches) {
    const kind = kindOf(property, known.get(property.id))
    if (kind === 'noted') noted.push(property)
    else if (kind !== 'known') news.push({ property, kind })
  }
  const gone = told.filter((row) => row.gone === 0 && !seen.has(row.property))
  return { news, noted, gone: gone.map(({ property }) => property) }
}

function kindOf(property: ServiceProperty, row: Known | undefined): News['kind'] | 'noted' | 'known' {
  if (row === undefined) return 'new'
  if (row.gone === 1) return 'back'
  if (row.fingerprint === property.fingerprint) return 'known'
  return row.price !== null && property.price !== undefined && property.price < row.price
    ? 'cheaper'
    : 'noted'
}
