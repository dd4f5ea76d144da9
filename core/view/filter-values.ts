/**
 * The values by which a property is filtered. They are those that its page shows, so that a filter reveals
 * nothing else.
 */
import { FILTER_COLUMNS } from '../domain/filter-columns.ts'
import type { FilterName } from '../domain/filter-columns.ts'
import { insideSurface } from '../domain/inside-surface.ts'
import { priceOf } from '../domain/money.ts'
import type { Property } from '../schema/property.ts'
import type { LinkedProperty } from '../site/linked.ts'
import { isSold } from '../site/listings.ts'
import type { ViewContext } from './context.ts'

type Derive = (context: ViewContext, linked: LinkedProperty) => number | null | undefined

/** The values that a row can name and that are not fields of the property. */
const DERIVED = {
  shownPrice: ({ site }, linked) => {
    const price = priceOf(linked.property, site.config.rules.marqueeIgnoreList ?? [])
    return price.kind === 'amount' && !isSold(linked) ? price.amount : null
  },
  insideSurface: (_, { property }) => insideSurface(property),
} as const satisfies Readonly<Record<string, Derive>>

type Derived = keyof typeof DERIVED
type NumberField = {
  [Field in keyof Property]-?: Property[Field] extends number | undefined ? Field : never
}[keyof Property]

/** A row with any other value does not compile. */
const VALUES: Readonly<Record<FilterName, { readonly value: Derived | NumberField }>> = FILTER_COLUMNS

export function filterValue(context: ViewContext, linked: LinkedProperty, column: FilterName): number | null {
  const { value } = VALUES[column]
  return (isDerived(value) ? DERIVED[value](context, linked) : linked.property[value]) ?? null
}

function isDerived(value: Derived | NumberField): value is Derived {
  return value in DERIVED
}
