import { z } from 'zod'
import { amount, flag, moment, webUrl } from './common.ts'
import type { TermsKind } from '../domain/terms.ts'

const notary = z.string().min(1).optional().describe('the notary who holds the sale')
const url = webUrl.optional().describe('page of the sale on the site of the notary, on which people bid')
const until = moment.describe(
  'when bidding ends, on the clock of Belgium; a day without a time is counted in',
)

const KINDS = [
  z.strictObject({
    kind: z
      .literal('life-annuity')
      .describe('sale against a bouquet, which is "Price", and a rent for life (lijfrente, viager)'),
    rent: amount.optional().describe('euro a month that the buyer pays'),
    indexed: flag.optional().describe('whether the rent follows an index each year'),
    heads: z.int().min(1).max(4).optional().describe('number of people on whose lives the rent depends'),
    occupied: flag.optional().describe('whether the seller goes on living there'),
    years: z.int().min(1).max(60).optional().describe('years after which the rent ends at the latest'),
    value: amount.optional().describe('euro: the value of the home in an ordinary sale'),
  }),
  z.strictObject({
    kind: z.literal('public-sale').describe('bidding that a notary leads; "Price" is the starting price'),
    notary,
    url,
    from: moment.optional().describe('when bidding begins, on the clock of Belgium'),
    until: until.optional(),
  }),
  z.strictObject({
    kind: z.literal('sealed-bids').describe('one bid in writing from each buyer; "Price" is the lowest one'),
    notary,
    url,
    until,
  }),
  z.strictObject({ kind: z.literal('life-long').describe('a lease for the life of the tenant') }),
  z.strictObject({
    kind: z.literal('student').describe('a room or studio for a student'),
    months: z.int().min(1).max(12).optional().describe('months a year for which rent is due'),
  }),
  z.strictObject({
    kind: z.literal('short').describe('a lease of at most three years'),
    months: z.int().min(1).max(36).optional().describe('months of the lease'),
  }),
] as const satisfies readonly z.ZodObject<{ kind: z.ZodLiteral<TermsKind> }>[]

export const terms = z
  .discriminatedUnion('kind', KINDS)
  .describe('how the home is offered, where it is neither sold nor let in the ordinary way')

export type Terms = z.output<typeof terms>
