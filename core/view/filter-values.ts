/**
 * The values by which a property is filtered. They are those that its page shows, so that a filter reveals
 * nothing else.
 */
import { availableDay } from '../domain/available-day.ts'
import { FILTER_COLUMNS } from '../domain/filter-columns.ts'
import type { FilterName } from '../domain/filter-columns.ts'
import { gradeOf } from '../domain/energy-grade.ts'
import { isHome } from '../domain/home-type.ts'
import { insideSurface } from '../domain/inside-surface.ts'
import type { Text } from '../domain/locale.ts'
import { spellingsOf } from '../domain/localised-text.ts'
import { priceOf } from '../domain/money.ts'
import type { Property } from '../schema/property.ts'
import type { LinkedProperty } from '../site/linked.ts'
import { isSold } from '../site/listings.ts'
import type { ViewContext } from './context.ts'
import { yearsToRenovate } from './energy.ts'

type Derive = (context: ViewContext, linked: LinkedProperty) => number | null | undefined

/** The values that a row can name and that are not fields of the property. */
const DERIVED = {
  shownPrice: ({ site }, linked) => {
    const price = priceOf(linked.property, site.config.rules)
    return price.kind === 'amount' && !isSold(linked) ? price.amount : null
  },
  insideSurface: (_, { property }) => insideSurface(property),
  gardenSurface: (_, { property }) => property.SurfaceGarden || presence(property.HasGarden),
  terraceSurface: (_, { property }) => property.SurfaceTerrace || presence(property.HasTerrace),
  parkingSpaces: (_, { property: { NumberOfGarages, NumberOfParkings } }) =>
    NumberOfGarages === undefined && NumberOfParkings === undefined
      ? null
      : (NumberOfGarages ?? 0) + (NumberOfParkings ?? 0),
  hasLift: (_, { property }) => presence(property.HasLift),
  isOnGroundFloor: (_, { property }) => presence(property.Floor === 0),
  energyGrade: (_, { energy }) => (energy === null ? null : gradeOf(energy.label)),
  isFreeOfRenovation: (context, linked) => {
    const isAsked = linked.property.Goal === 0 && linked.energy !== null && isHome(linked.types)
    return presence(isAsked && yearsToRenovate(context, linked) === null)
  },
  availableDay: (_, linked) => (isSold(linked) ? null : dayIn(linked.property.Availability)),
} as const satisfies Readonly<Record<string, Derive>>

type Derived = keyof typeof DERIVED
type NumberField = {
  [Field in keyof Property]-?: Property[Field] extends number | undefined ? Field : never
}[keyof Property]

/** A fact that is unknown and one that does not hold count alike: both meet no filter. */
function presence(holds: boolean | undefined): number | null {
  return holds === true ? 1 : null
}

function dayIn(text: Text | undefined): number | undefined {
  return spellingsOf(text)
    .map(availableDay)
    .find((day) => day !== undefined)
}

/** A row with any other value does not compile. */
const VALUES: Readonly<Record<FilterName, { readonly value: Derived | NumberField }>> = FILTER_COLUMNS

export function filterValue(context: ViewContext, linked: LinkedProperty, column: FilterName): number | null {
  const { value } = VALUES[column]
  return (isDerived(value) ? DERIVED[value](context, linked) : linked.property[value]) ?? null
}

function isDerived(value: Derived | NumberField): value is Derived {
  return value in DERIVED
}
