/** Tables of amounts beside the calculators, for browsers without scripts and for print. */
import { formatAmount, formatNumber } from '../domain/format.ts'
import { BELGIAN_REGIONS } from '../domain/money/duty-rules.ts'
import { repayment } from '../domain/money/loan.ts'
import { purchaseCosts } from '../domain/money/purchase.ts'
import { brusselsFactor, decimals } from '../domain/money/rent-index.ts'
import { highestDeposit } from '../domain/money/renting.ts'
import { FORMATS } from '../languages/languages.ts'
import type { ViewContext } from './context.ts'
import { buyingRules, rentingRules } from './money-rules.ts'
import { say } from './text.ts'
import type { AmountTable, Calculator } from './types.ts'

export function tableOf(context: ViewContext, name: Calculator['name']): AmountTable {
  return TABLES[name](context)
}

const PRICES = [150_000, 200_000, 250_000, 300_000, 350_000, 400_000, 500_000, 600_000, 750_000]
const RATES = [2.5, 3, 3.5, 4, 4.5]
const YEARS = [10, 15, 20, 25, 30]
const RENTS = [600, 750, 900, 1050, 1200, 1500, 2000]
const LOAN = 100_000

const euro = (context: ViewContext, amount: number) => formatAmount(amount, context.locale) ?? ''
const number = (context: ViewContext, value: number, most = 2) =>
  formatNumber(value, context.locale, most) ?? ''

const TABLES: Readonly<Record<Calculator['name'], (context: ViewContext) => AmountTable>> = {
  buying: (context) => {
    const rules = buyingRules(context)
    const kinds = BELGIAN_REGIONS.flatMap((region) =>
      (['only-own-home', 'other'] as const).map((buyer) => ({ region, buyer })),
    )
    return {
      caption: say(context, 'money.table.buying'),
      head: [
        say(context, 'money.row.price'),
        ...kinds.map(({ region, buyer }) =>
          say(context, buyer === 'other' ? 'money.table.other' : 'money.table.only', {
            region: say(context, `energy.region.${region}`),
          }),
        ),
      ],
      rows: PRICES.map((price) => [
        euro(context, price),
        ...kinds.map(({ region, buyer }) => {
          const { costs } = purchaseCosts({ price, buyer }, { ...rules, duty: rules.duty[region] })
          return euro(context, Math.round(costs))
        }),
      ]),
    }
  },
  loan: (context) => ({
    caption: say(context, 'money.table.loan', { amount: euro(context, LOAN) }),
    head: [
      say(context, 'money.table.rate'),
      ...YEARS.map((years) => say(context, 'money.table.years', { years })),
    ],
    rows: RATES.map((yearly) => [
      say(context, 'value.percent', { value: number(context, yearly) }),
      ...YEARS.map((years) =>
        euro(context, repayment({ capital: LOAN, months: years * 12, rate: { yearly } }).instalment),
      ),
    ]),
  }),
  renting: (context) => {
    const { months } = rentingRules(context)
    return {
      caption: say(context, 'money.table.renting'),
      head: [
        say(context, 'money.field.rent'),
        ...BELGIAN_REGIONS.map((region) =>
          say(context, 'money.table.months', {
            region: say(context, `energy.region.${region}`),
            months: months[region] ?? '',
          }),
        ),
      ],
      rows: RENTS.map((rent) => [
        euro(context, rent),
        ...BELGIAN_REGIONS.map((region) => euro(context, highestDeposit(rent, months[region] ?? 0))),
      ]),
    }
  },
  indexation: (context) => ({
    caption: say(context, 'money.table.factors'),
    head: [
      say(context, 'money.table.anniversary'),
      say(context, 'money.table.label', { label: 'E' }),
      say(context, 'money.table.label', { label: 'F, G' }),
    ],
    rows: ANNIVERSARIES.map(([day, days]) => [
      anniversaryText(context, day, days),
      ...[true, false].map((isHalf) => number(context, decimals(brusselsFactor(day, isHalf)), 9)),
    ]),
  }),
}

/** October has one factor for the days before the limits began, and another from that day on. */
const ANNIVERSARIES: readonly (readonly [day: string, days?: string])[] = [
  ...Array.from({ length: 9 }, (_, index) => [`2025-0${index + 1}-01`] as const),
  ['2025-10-01', '1–13'],
  ['2025-10-14', '14–31'],
  ['2025-11-01'],
  ['2025-12-01'],
]

function anniversaryText({ locale }: ViewContext, day: string, days?: string): string {
  const format = new Intl.DateTimeFormat(FORMATS[locale].tag, { month: 'long', timeZone: 'UTC' })
  const month = format.format(new Date(`${day}T00:00:00Z`))
  return days === undefined ? month : `${month} (${days})`
}
