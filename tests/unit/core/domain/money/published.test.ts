/** Results that others have printed, with their public sources (`published.json`). */
import { expect, test } from 'vitest'
import { percentOf } from '../../../../../core/domain/money/cents.ts'
import { DEED_FIGURES } from '../../../../../core/domain/money/deed-figures.ts'
import { versionOn } from '../../../../../core/domain/money/figure.ts'
import { scaleOn } from '../../../../../core/domain/money/deed-rules.ts'
import { securedAmount } from '../../../../../core/domain/money/deed-costs.ts'
import { dutyRules } from '../../../../../core/domain/money/duty-rules.ts'
import type { BelgianRegion } from '../../../../../core/domain/money/duty-rules.ts'
import { convertIndex } from '../../../../../core/domain/money/index-base.ts'
import type { IndexBase } from '../../../../../core/domain/money/index-base.ts'
import { periodicRate, repayment, yearlyRate } from '../../../../../core/domain/money/loan.ts'
import { notaryFee } from '../../../../../core/domain/money/notary-fee.ts'
import type { ScaleName } from '../../../../../core/domain/money/notary-fee.ts'
import { brusselsFactor, decimals, indexedRent } from '../../../../../core/domain/money/rent-index.ts'
import { inventoryShares } from '../../../../../core/domain/money/renting.ts'
import { saleDuty } from '../../../../../core/domain/money/sale-duty.ts'
import type { DutyRules } from '../../../../../core/domain/money/sale-duty.ts'
import published from './published.json' with { type: 'json' }

type Values = Readonly<Record<string, number | string>>
type Computed = Readonly<Record<string, number | boolean>>

/** A year or a month stands for its first day. */
const dayOf = (date: string) => `${date}-01-01`.slice(0, 10)
const number = (values: Values, key: string) => Number(values[key])

const duty =
  (region: BelgianRegion) =>
  (input: Values, date: string): Computed => {
    const rules = dutyRules(region, dayOf(date))
    if (rules === undefined) throw new Error(`no rules on ${date}`)
    if (input['exemptSlice'] !== undefined) return exempt(rules, number(input, 'exemptSlice'))
    // Two examples name no price, as their result is the same for every price above the abatement.
    const price = number({ price: 300_000, ...input }, 'price')
    const sale = {
      price,
      buyer: input['situation'] === 'other' ? 'other' : 'only-own-home',
      zone: input['abatement'] === 75_000,
    } as const
    const found = saleDuty(sale, rules)
    const old = dutyRules(region, '2022-09-15')
    const { saving } =
      input['abatementOld'] === undefined ? found : gain(found.duty, old && saleDuty(sale, old).duty)
    const dutyOrdinary = saleDuty({ price, buyer: 'other' }, rules).duty
    return { ...found, saving, dutyOrdinary, effectiveRate: found.duty / price }
  }

/** The reduction of a modest home is the duty on a part of the price. */
function exempt({ modest, rates }: DutyRules, slice: number): Computed {
  const duty = percentOf(slice * 100, rates['only-own-home'] ?? Number.NaN) / 100
  expect(Math.abs(duty - (modest?.reduction ?? Number.NaN))).toBeLessThan(0.011)
  return { reduction: duty }
}

const gain = (duty: number, old: number | undefined) => ({ saving: (old ?? Number.NaN) - duty })

const TOPICS: Readonly<Record<string, (input: Values, date: string) => Computed>> = {
  'registration-flanders': duty('flanders'),
  'registration-brussels': duty('brussels'),
  'registration-wallonia': duty('wallonia'),
  'notary-fee': ({ amount, scale }, date) => {
    const day = date === '2013' ? '2013-01-01' : dayOf(date)
    const found = scaleOn(String(scale).split(' ')[0] as ScaleName, day)
    return { feeExclVat: found === undefined ? Number.NaN : notaryFee(Number(amount), found) }
  },
  'mortgage-cost': ({ credit, accessoriesRate }) => {
    const secured = securedAmount({ amount: Number(credit), accessories: Number(accessoriesRate) * 100 })
    const percent = versionOn<number>(DEED_FIGURES['mortgage.duty'], '2013-01-01')?.value ?? Number.NaN
    return { securedAmount: secured, registrationDuty: percentOf(secured * 100, percent) / 100 }
  },
  'mortgage-payment': ({ capital, annualRate, months }) => {
    const loan = {
      capital: Number(capital),
      months: Number(months),
      rate: { yearly: Number(annualRate) * 100 },
    }
    const { instalment, interest } = repayment(loan)
    return { monthly: instalment, totalInterest: interest }
  },
  'periodic-rate': (input) => {
    const yearly = number(input, 'annualPercent')
    return {
      monthlyPercent: round(periodicRate(yearly, 12), 4),
      quarterlyPercent: round(periodicRate(yearly, 4), 4),
      halfYearPercent: round(periodicRate(yearly, 2), 4),
      annualPercent: round(yearlyRate(number(input, 'quarterlyPercent'), 4), 3),
    }
  },
  'rent-correction-factor': ({ epc, anniversary }) => {
    const factor = brusselsFactor(dayOfAnniversary(String(anniversary)), epc === 'E')
    return { factor: decimals(factor) }
  },
  'health-index-conversion': ({ base2013 }) => {
    const index = { value: Number(base2013), base: 2013 } as const
    return { base2004: convertIndex(index, 2004), base1996: convertIndex(index, 1996) }
  },
  'rent-index': (input, date) => {
    const base = number(input, 'indexBase') as IndexBase
    const found = indexedRent({
      region: 'brussels',
      label: 'A',
      start: date,
      anniversary: date,
      baseRent: number(input, 'baseRent'),
      starting: { value: number(input, 'startingIndex'), base },
      newest: { value: number(input, 'newIndex'), base },
    })
    return { indexedRent: found.kind === 'rent' ? found.rent : Number.NaN }
  },
  'inventory-cost': ({ totalCost }) => {
    const { tenant, landlord } = inventoryShares(Number(totalCost))
    return { tenantShare: tenant, landlordShare: landlord }
  },
  viager: ({ fullValue, bouquetShare }) => ({ bouquet: Number(fullValue) * Number(bouquetShare) }),
}

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
)

/** "14-31 October" and "May" as a day of 2025. */
function dayOfAnniversary(text: string): string {
  const [month = '', days = '1'] = text.split(' ').reverse()
  return `2025-${String(MONTHS.indexOf(month) + 1).padStart(2, '0')}-${(days.split('-')[0] ?? '').padStart(2, '0')}`
}

function round(value: number, decimals = 2): number {
  return Number(value.toFixed(decimals))
}

test.each(published)('$id of $source.publisher', ({ topic, input, date, expected, tolerance }) => {
  const compute = TOPICS[topic]
  expect(compute, topic).toBeDefined()
  const found = compute?.(input as unknown as Values, date) ?? {}
  for (const [key, value] of Object.entries(expected))
    expect(Math.abs(Number(found[key]) - value), `${key}: ${found[key]}, printed ${value}`).toBeLessThan(
      (tolerance ?? 0) + 1e-9,
    )
})
