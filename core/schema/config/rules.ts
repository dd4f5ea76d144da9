import { z } from 'zod'
import { count, date } from '../common.ts'
import { extendable, extendsDefault, schemaHint } from './config-file.ts'

const dated = {
  validFrom: date.describe('first day on which the rule holds'),
  checkedOn: date.describe('day on which the rule was looked up; check --all reports one of a year ago'),
  source: z.string().optional().describe('the law, or the address where the rule is published'),
}

const percent = z.number().positive().max(100)

const ruleFields = z.strictObject({
  ...schemaHint,
  ...extendsDefault,
  renovation: z
    .array(z.strictObject({ ...dated, years: z.int().positive().describe('number of years') }))
    .min(1)
    .optional()
    .describe(
      'years within which the buyer of a home with label E or F renovates it (Flanders); needed without "extends": "default"',
    ),
  deposit: z
    .array(
      z.strictObject({
        ...dated,
        months: z
          .strictObject({
            flanders: count.describe('months in Flanders'),
            wallonia: count.describe('months in Wallonia'),
            brussels: count.describe('months in Brussels'),
            luxembourg: count.describe('months in Luxembourg'),
          })
          .describe('months of rent, by region'),
      }),
    )
    .min(1)
    .optional()
    .describe('highest deposits of a rental; needed without "extends": "default"'),
  advance: z
    .array(z.strictObject({ ...dated, percent: percent.describe('per cent of the price') }))
    .optional()
    .describe('share of the price that a buyer pays when an offer is accepted'),
  vat: z
    .array(
      z.strictObject({
        ...dated,
        standard: percent.describe('per cent, ordinary rate'),
        reduced: percent.describe('per cent, reduced rate'),
      }),
    )
    .optional()
    .describe('VAT on new buildings; the reduced rate is for rebuilding after demolition'),
  registrationDuty: z
    .array(
      z.strictObject({
        ...dated,
        percent: z
          .strictObject({
            flanders: percent.describe('per cent in Flanders'),
            wallonia: percent.describe('per cent in Wallonia'),
            brussels: percent.describe('per cent in Brussels'),
          })
          .describe('per cent, by region'),
      }),
    )
    .optional()
    .describe('ordinary registration duty on the sale of land and homes'),
  brusselsScale: z
    .enum(['spec', 'official-2017'])
    .optional()
    .describe(
      'energy classes in Brussels: "official-2017" (the default), or "spec", the table of older websites',
    ),
  phoneGrouping: z
    .enum(['zones', 'spec'])
    .optional()
    .describe(
      'grouping of telephone numbers: by zone ("zones", the default), or as older websites wrote them ("spec")',
    ),
  marqueeIgnoreList: z
    .array(z.int().min(1).max(3))
    .optional()
    .describe('numbers of "Marquee" whose "MarqueeName" replaces the price'),
  tourHosts: z
    .array(z.string().regex(/^[a-z0-9.-]+$/, 'a host name such as tours.example.com'))
    .optional()
    .describe('further hosts of virtual tours, beside 3D-tour, TVL, Yisual and Matterport'),
})

/** Legal rules with the day from which they apply and the day of their last check. */
export const rules = extendable(ruleFields, ['renovation', 'deposit'])
