/** Examples that were worked out by hand before the calculators, with their steps (`worked-*.ts`). */
import { describe, expect, test } from 'vitest'
import { creditDeed, purchaseDeed, securedAmount } from '../../../../../core/domain/money/deed-costs.ts'
import { deedRules, scaleOn } from '../../../../../core/domain/money/deed-rules.ts'
import { dutyRules } from '../../../../../core/domain/money/duty-rules.ts'
import { versionOn } from '../../../../../core/domain/money/figure.ts'
import { convertIndex } from '../../../../../core/domain/money/index-base.ts'
import { repayment } from '../../../../../core/domain/money/loan.ts'
import { notaryFee } from '../../../../../core/domain/money/notary-fee.ts'
import { RENT_FIGURES } from '../../../../../core/domain/money/rent-figures.ts'
import { indexedRent } from '../../../../../core/domain/money/rent-index.ts'
import { highestDeposit, inventoryShares } from '../../../../../core/domain/money/renting.ts'
import { purchaseCosts } from '../../../../../core/domain/money/purchase.ts'
import { saleDuty } from '../../../../../core/domain/money/sale-duty.ts'
import { WORKED_CREDIT_DEED, WORKED_FEES, WORKED_MORTGAGES, WORKED_PURCHASE_DEED } from './worked-deeds.ts'
import { WORKED_DUTIES } from './worked-duty.ts'
import { WORKED_LOANS } from './worked-loans.ts'
import { WORKED_PURCHASES } from './worked-purchases.ts'
import { WORKED_CONVERSIONS, WORKED_DEPOSITS, WORKED_INVENTORIES, WORKED_RENTS } from './worked-rents.ts'

const TODAY = '2026-11-25'

function present<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('the table has no figure of this day')
  return value
}

describe('registration duty', () => {
  test.each(WORKED_DUTIES)(
    '$region $date, $sale.price: $steps',
    ({ region, date, sale, duty, unconfirmed }) => {
      const found = saleDuty(sale, present(dutyRules(region, date)))
      expect(found.duty).toBe(duty)
      expect(found.isSmallest).toBe(unconfirmed ?? false)
    },
  )
})

describe('fee of the notary', () => {
  test.each(WORKED_FEES)('$scale of $amount: $steps', ({ scale, date = TODAY, amount, fee }) => {
    expect(notaryFee(amount, present(scaleOn(scale, date)))).toBe(fee)
  })

  test('the fee for the only own home is lower from 32,000 euros on, and not at every price', () => {
    const [general, own] = [present(scaleOn('J', TODAY)), present(scaleOn('Jbis', TODAY))]
    for (let price = 32_000; price <= 2_000_000; price += 1000)
      expect(notaryFee(price, own), String(price)).toBeLessThan(notaryFee(price, general))
    expect(notaryFee(29_000, own)).toBeGreaterThan(notaryFee(29_000, general))
  })
})

describe('deeds', () => {
  const rules = present(deedRules(TODAY))

  test('a purchase', () => {
    const { price, rows, total } = WORKED_PURCHASE_DEED
    expect(purchaseDeed(price, 'Jbis', rules)).toEqual({ rows, total })
  })

  test('a credit', () => {
    const { credit, rows, total } = WORKED_CREDIT_DEED
    expect(creditDeed({ amount: credit, accessories: 10, scale: 'Gbis' }, rules)).toEqual({ rows, total })
  })

  test.each(WORKED_MORTGAGES)('$credit and $accessories %: $steps', (worked) => {
    const { credit: amount, accessories, secured, ...rows } = worked
    expect(securedAmount({ amount, accessories })).toBe(secured)
    expect(creditDeed({ amount, accessories, scale: 'Gbis' }, rules).rows).toMatchObject({
      duty: rows.duty,
      mortgageDuty: rows.mortgageDuty,
      landRegistry: rows.landRegistry,
    })
  })

  test('a day without all figures has no rules', () => {
    expect(deedRules('2022-12-31')).toBeUndefined()
    expect(deedRules('2025-06-01')).toBeUndefined()
  })
})

test.each(WORKED_PURCHASES)('$region, $purchase.price, $purchase.buyer: $steps', (worked) => {
  const { region, purchase, costs, ownMoney } = worked
  const rules = {
    duty: present(dutyRules(region, TODAY)),
    deed: present(deedRules(TODAY)),
    accessories: 10,
  }
  expect(purchaseCosts(purchase, rules)).toMatchObject({ costs, ownMoney })
})

test.each(WORKED_LOANS)('a loan of $capital in $months months: $steps', (worked) => {
  const { instalment, interest, ...loan } = worked
  expect(repayment(loan)).toMatchObject({ instalment, interest })
})

test.each(WORKED_RENTS)('$lease.region $lease.label from $lease.start: $steps', ({ lease, rent }) => {
  expect(indexedRent(lease)).toMatchObject(rent === null ? { kind: 'official' } : { kind: 'rent', rent })
})

test('the year of the limits and homes without a certificate are not computed', () => {
  const [{ lease }] = WORKED_RENTS as [(typeof WORKED_RENTS)[0]]
  const hit = { ...lease, start: '2021-06-01', anniversary: '2023-06-01', label: 'E' } as const
  expect(indexedRent({ ...hit, region: 'brussels' })).toEqual({ kind: 'limited' })
  expect(indexedRent({ ...hit, region: 'wallonia' })).toEqual({ kind: 'limited' })
  expect(indexedRent({ ...hit, region: 'brussels', label: 'none' })).toEqual({ kind: 'certificate' })
  expect(indexedRent({ ...hit, anniversary: '2022-06-01' }).kind).toBe('rent')
})

test.each(WORKED_CONVERSIONS)('index %d of base %d in base %d is %d', (value, from, to, expected) => {
  expect(convertIndex({ value, base: from }, to)).toBe(expected)
})

test.each(WORKED_DEPOSITS)('deposit in $region, signed $signed, rent $rent', (worked) => {
  const { region, signed, guarantee, rent, most } = worked
  const name =
    region === 'brussels' && guarantee ? 'brussels.deposit.guarantee' : (`${region}.deposit` as const)
  const months = present(versionOn<number>(RENT_FIGURES[name], signed)).value
  expect(highestDeposit(rent, months)).toBe(most)
})

test.each(WORKED_INVENTORIES)('an inventory of %d: %d for the tenant', (cost, tenant, landlord) => {
  expect(inventoryShares(cost)).toEqual({ tenant, landlord })
})
