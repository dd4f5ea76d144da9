/** The kind of price that a property shows. The result is data, which `format.ts` and the strings turn into text. */
import type { Text } from './locale.ts'
import { presentText } from './localised-text.ts'
import type { MarqueeFields } from './marquee.ts'
import { shownMarquee } from './marquee.ts'

/** This unit prefixes the price with "starting from". */
export const STARTING_FROM_UNIT = 7

export interface PriceFields extends MarqueeFields {
  readonly Price?: number | undefined
  readonly PublishPrice: boolean
  readonly PriceUnit?: number | undefined
  readonly PriceUnitText?: Text | undefined
}

export type PriceValue =
  | { readonly kind: 'amount'; readonly amount: number; readonly from: boolean; readonly unit?: Text }
  | { readonly kind: 'marquee'; readonly name: Text }
  | { readonly kind: 'on-request' }

/** The rules of site-config/rules.json that decide about prices. */
export interface PriceRules {
  readonly marqueeIgnoreList?: readonly number[] | undefined
}

const ON_REQUEST = { kind: 'on-request' } as const

/**
 * The kind of price. A marquee of the ignore list replaces the price by its name. One without a name still
 * hides the amount, as the agency set it for that purpose.
 */
export function priceOf(fields: PriceFields, { marqueeIgnoreList = [] }: PriceRules): PriceValue {
  if (fields.Marquee !== undefined && marqueeIgnoreList.includes(fields.Marquee)) {
    const name = shownMarquee(fields)
    return name === undefined ? ON_REQUEST : { kind: 'marquee', name }
  }
  if (!fields.PublishPrice || !isAmount(fields.Price)) return ON_REQUEST
  const from = fields.PriceUnit === STARTING_FROM_UNIT
  const unit = presentText(fields.PriceUnitText)
  return { kind: 'amount', amount: fields.Price, from, ...(unit === undefined ? {} : { unit }) }
}

function isAmount(price: number | undefined): price is number {
  return price !== undefined && Number.isFinite(price) && price > 0
}
