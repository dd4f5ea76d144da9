/** Advert rules of rented homes (docs/domain.md#rent-and-charges). */
import { isHome } from '../domain/home-type.ts'
import { priceOf } from '../domain/money.ts'
import { depositProblem } from '../domain/rental.ts'
import { problem } from '../diagnostics/diagnostic.ts'
import type { Problem } from '../diagnostics/diagnostic.ts'
import type { SiteConfig } from '../schema/site-config.ts'
import { at, isBelgian, missing, nameOf } from './advert-rule.ts'
import type { AdvertRule } from './advert-rule.ts'
import type { LinkedProperty } from './linked.ts'

export const RENTAL_RULES: readonly AdvertRule[] = [
  rentIsPublic,
  chargesAreNamed,
  managementIsNamed,
  depositWithinLimit,
]

/** The rent and the common charges of a dwelling (docs/domain.md#rent-and-charges). */
function rentIsPublic(linked: LinkedProperty, rules: SiteConfig['rules']): readonly Problem[] {
  const { property } = linked
  if (property.Goal !== 1 || !isHome(linked.types)) return []
  const shown = priceOf(property, rules.marqueeIgnoreList ?? []).kind === 'amount'
  const cause = !property.PublishPrice ? 'PublishPrice' : property.Price ? 'Marquee' : 'Price'
  return [
    ...(shown ? [] : [missing('AS4101', linked, cause)]),
    ...(property.ChargesRenter === undefined ? [missing('AS4102', linked, 'ChargesRenter')] : []),
  ]
}

/** An amount of charges is complete only with the way in which it is settled. */
function chargesAreNamed(linked: LinkedProperty): readonly Problem[] {
  const { Goal, ChargesRenter, ChargesType } = linked.property
  if (Goal !== 1 || !isHome(linked.types) || !isBelgian(linked) || !ChargesRenter) return []
  return ChargesType === undefined ? [missing('AS4117', linked, 'ChargesType')] : []
}

/** The advert of a rental in Brussels names the meters and the manager. */
function managementIsNamed(linked: LinkedProperty): readonly Problem[] {
  const { property, region, types } = linked
  if (property.Goal !== 1 || !isHome(types) || region !== 'brussels') return []
  const fields = (['IndividualMeters', 'Management'] as const).filter(
    (field) => property[field] === undefined,
  )
  const [first] = fields
  return first === undefined ? [] : [problem('AS4118', { name: nameOf(linked), fields }, at(linked, first))]
}

/** The maximum of the region (docs/domain.md#deposit). */
function depositWithinLimit(linked: LinkedProperty, rules: SiteConfig['rules']): readonly Problem[] {
  const { property, region, types } = linked
  const { Goal, Price, DepositAmount } = property
  const found = depositProblem({ Goal, Price, DepositAmount, region, home: isHome(types) }, rules.deposit)
  if (found === null) return []
  return [
    problem('AS4110', { name: nameOf(linked), months: found.maximumMonths }, at(linked, 'DepositAmount')),
  ]
}
