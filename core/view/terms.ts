/** The words for a home that is neither sold nor let in the ordinary way. */
import { formatAmount, formatDate, formatNumber } from '../domain/format.ts'
import { priceOf } from '../domain/money.ts'
import { goalOfTerms, withoutAmounts } from '../domain/terms.ts'
import { MARKS } from '../languages/languages.ts'
import type { Property } from '../schema/property.ts'
import type { Terms } from '../schema/terms.ts'
import { compact } from './context.ts'
import type { ViewContext } from './context.ts'
import type { FactRow } from './fact-rows.ts'
import { say, sayCount } from './text.ts'
import type { Price } from './types.ts'

/** "Openbare verkoop" */
export function termsLabel(context: ViewContext, { Terms: terms }: Property): string | undefined {
  return terms && say(context, `terms.${terms.kind}`)
}

/** The terms as pages show them: without amounts if the price is hidden. */
function shownTerms(context: ViewContext, property: Property): Terms | undefined {
  const { Terms: terms, PublishPrice } = property
  const { kind } = priceOf(property, context.site.config.rules)
  if (terms === undefined || (PublishPrice && kind !== 'marquee')) return terms
  return withoutAmounts(terms)
}

/** The price with the words of the terms; undefined for an ordinary price. `text` is the formatted amount, if there is one. */
export function priceOfTerms(
  context: ViewContext,
  property: Property,
  text: string | undefined,
): Price | undefined {
  const terms = shownTerms(context, property)
  if (terms === undefined) return undefined
  if (terms.kind === 'life-annuity') return annuityPrice(context, terms, text)
  if (text === undefined) return undefined
  switch (terms.kind) {
    case 'public-sale':
      return { before: say(context, 'price.starting'), text }
    case 'sealed-bids':
      return { before: say(context, 'price.bidsFrom'), text }
    case 'life-long':
      return { text, after: say(context, 'price.lifeLong') }
    default:
      return undefined
  }
}

type Annuity = Extract<Terms, { kind: 'life-annuity' }>

function annuityPrice(context: ViewContext, { rent }: Annuity, text: string | undefined): Price | undefined {
  const amount = rent && formatAmount(rent, context.locale)
  if (text === undefined) return amount ? { text: amount, after: say(context, 'price.perMonth') } : undefined
  const after = amount ? say(context, 'price.annuity', { amount }) : undefined
  return compact<Price>({ before: say(context, 'price.bouquet'), text, after })
}

const PRICE_TERM = {
  'life-annuity': 'fact.bouquet',
  'public-sale': 'fact.startingPrice',
  'sealed-bids': 'fact.lowestBid',
} as const

/** The facts of the terms, in place of the row of the price of a sale. `price` is the price in words. */
export function termsRows(
  context: ViewContext,
  property: Property,
  price: string | undefined,
): readonly FactRow[] {
  const terms = shownTerms(context, property)
  if (terms === undefined) return [['fact.price', price]]
  const label = termsLabel(context, property)
  switch (terms.kind) {
    case 'life-annuity':
      return [['fact.saleTerms', label], ...annuityRows(context, property, terms)]
    case 'public-sale':
    case 'sealed-bids':
      return [
        ['fact.saleTerms', label],
        [PRICE_TERM[terms.kind], shownAmount(context, property)],
        ['fact.biddingFrom', 'from' in terms ? momentText(context, terms.from) : undefined],
        ['fact.biddingUntil', momentText(context, terms.until)],
        ['fact.notary', terms.notary],
      ]
    case 'student':
      return [
        ['fact.leaseTerms', label],
        ['fact.rentMonths', counted(context, 'value.monthsAYear', terms.months)],
      ]
    case 'short':
      return [
        ['fact.leaseTerms', label],
        ['fact.leaseMonths', counted(context, 'value.months', terms.months)],
      ]
    default:
      return [['fact.leaseTerms', label]]
  }
}

function annuityRows(context: ViewContext, property: Property, terms: Annuity): readonly FactRow[] {
  const { rent, indexed, heads, occupied, years, value } = terms
  const amount = rent === undefined ? undefined : formatAmount(rent, context.locale)
  const monthly = amount && say(context, 'value.perMonth', { amount })
  const isIndexed =
    indexed === undefined ? undefined : say(context, indexed ? 'annuity.indexed' : 'annuity.fixed')
  return [
    ['fact.bouquet', shownAmount(context, property)],
    ['fact.annuity', [monthly, isIndexed].filter(Boolean).join(', ')],
    ['fact.annuityYears', counted(context, 'value.years', years)],
    ['fact.heads', heads === undefined ? undefined : formatNumber(heads, context.locale)],
    [
      'fact.occupied',
      occupied === undefined ? undefined : say(context, occupied ? 'annuity.occupied' : 'annuity.free'),
    ],
    ['fact.annuityValue', value === undefined ? undefined : formatAmount(value, context.locale)],
  ]
}

function shownAmount(context: ViewContext, property: Property): string | undefined {
  const price = priceOf(property, context.site.config.rules)
  return price.kind === 'amount' ? formatAmount(price.amount, context.locale) : undefined
}

function counted(
  context: ViewContext,
  key: 'value.months' | 'value.monthsAYear' | 'value.years',
  count: number | undefined,
): string | undefined {
  return count === undefined ? undefined : sayCount(context, key, count)
}

/** "5 december 2026, 12.00 uur" */
function momentText({ locale }: ViewContext, moment: string | undefined): string | undefined {
  if (moment === undefined) return undefined
  const [day = '', time] = moment.split('T')
  const date = formatDate(day, locale)
  if (date === undefined || time === undefined) return date
  const [hour = 0, minutes = 0] = time.split(':').map(Number)
  return `${date}, ${MARKS[locale].time(hour, minutes)}`
}

/** Whether the home is let on terms, which stand among the facts of the lease. */
export function isLeaseTerms({ Terms: terms }: Property): boolean {
  return terms !== undefined && goalOfTerms(terms.kind) === 1
}
