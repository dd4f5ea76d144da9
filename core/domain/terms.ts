/** How a home is offered, where it is neither sold nor let in the ordinary way. */

const SALE_TERMS = ['life-annuity', 'public-sale', 'sealed-bids'] as const
export type TermsKind = (typeof SALE_TERMS)[number] | 'life-long' | 'student' | 'short'

/** The goal of homes with these terms: 0 sale, 1 rent. */
export function goalOfTerms(kind: TermsKind): 0 | 1 {
  return SALE_TERMS.some((each) => each === kind) ? 0 : 1
}

/** Whether "Price" is what a buyer pays, and not a bouquet or the amount at which bids begin. */
export function isWholePrice(terms: { readonly kind: TermsKind } | undefined): boolean {
  return terms === undefined || goalOfTerms(terms.kind) === 1
}

/** The terms without amounts, for a home whose price is hidden. */
export function withoutAmounts<Terms extends { readonly kind: TermsKind }>(terms: Terms): Terms {
  const hidden = ['rent', 'value']
  return Object.fromEntries(Object.entries(terms).filter(([field]) => !hidden.includes(field))) as Terms
}
