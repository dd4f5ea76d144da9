/** Taxes on new buildings (docs/domain.md#new-build). */
import { describe, expect, test } from 'vitest'
import { isNewBuild, newBuildTax } from '../../../../core/domain/new-build-tax.ts'
import type { NewBuildFields } from '../../../../core/domain/new-build-tax.ts'

const DUTIES = [
  { validFrom: '2018-06-01', percent: { flanders: 10, wallonia: 12.5, brussels: 12.5 } },
  { validFrom: '2022-01-01', percent: { flanders: 12, wallonia: 12.5, brussels: 12.5 } },
]

const HOME: NewBuildFields = { Goal: 0, Price: 400_000, VAT: 21, LandSeller: 'same', WorksBegun: true }

const tax = (more: Partial<NewBuildFields>, region: Parameters<typeof newBuildTax>[1] = 'flanders') =>
  newBuildTax({ ...HOME, ...more }, region, DUTIES)

test('the same seller sells building and land after the works began: VAT on both', () => {
  expect(tax({})).toEqual({
    kind: 'vat',
    vat: { percent: 21, base: 400_000, amount: 84_000 },
    total: 484_000,
  })
  // A price of the land changes nothing, and neither does a duty.
  expect(tax({ LandPrice: 100_000, RegistrationRights: 12 })).toEqual(tax({}))
})

// 300,000 euro of land costs 36,000 euro of duty in Flanders (The Brussels Times, 2022: 12 %).
test.each<[string, Partial<NewBuildFields>]>([
  ['another seller of the land', { LandSeller: 'other', WorksBegun: true }],
  ['another seller, and nothing known of the works', { LandSeller: 'other', WorksBegun: undefined }],
  ['land sold before the works begin', { LandSeller: 'same', WorksBegun: false }],
])('%s: VAT on the building and duty on the land', (_, sale) => {
  expect(tax({ ...sale, Price: 500_000, LandPrice: 300_000 })).toEqual({
    kind: 'vat-and-duty',
    vat: { percent: 21, base: 200_000, amount: 42_000 },
    duty: { percent: 12, base: 300_000, amount: 36_000 },
    total: 578_000,
  })
})

test('the duty is that of the region, unless the home states another', () => {
  const other = { LandSeller: 'other', LandPrice: 80_000 } as const
  expect(tax(other, 'brussels')).toMatchObject({ duty: { percent: 12.5, amount: 10_000 } })
  expect(tax(other, 'wallonia')).toMatchObject({ duty: { percent: 12.5, amount: 10_000 } })
  expect(tax({ ...other, RegistrationRights: 3 }, 'wallonia')).toMatchObject({
    duty: { percent: 3, amount: 2_400 },
  })
})

test('amounts are whole cents', () => {
  expect(tax({ Price: 249_999.99 })).toMatchObject({ vat: { amount: 52_500 }, total: 302_499.99 })
})

describe('the tax is not known', () => {
  test.each<[string, Partial<NewBuildFields>]>([
    ['Price', { Price: undefined }],
    ['VAT', { VAT: undefined, ProjectID: 7 }],
    ['LandSeller', { LandSeller: undefined }],
    ['WorksBegun', { WorksBegun: undefined }],
    ['LandPrice', { LandSeller: 'other' }],
    ['LandPrice', { LandSeller: 'other', LandPrice: 400_001 }],
  ])('without %s', (lacking, more) => {
    expect(tax(more)).toEqual({ kind: 'unknown', lacking })
  })

  test('without a duty, where no rule has one', () => {
    const fields = { ...HOME, LandSeller: 'other', LandPrice: 1 } as const
    expect(newBuildTax(fields, 'flanders', [])).toEqual({ kind: 'unknown', lacking: 'RegistrationRights' })
  })
})

test('is a matter of homes that are sold as new in Belgium', () => {
  expect(isNewBuild({ Goal: 0 })).toBe(false)
  expect(isNewBuild({ Goal: 0, ProjectID: 0 })).toBe(false)
  expect(isNewBuild({ Goal: 0, ProjectID: 7 })).toBe(true)
  expect(isNewBuild({ Goal: 0, ProjectID: 7, VAT: 0 })).toBe(false)
  expect(isNewBuild({ Goal: 1, ProjectID: 7, VAT: 21 })).toBe(false)
  expect(isNewBuild({ Goal: 0, WorksBegun: false })).toBe(true)
  expect(isNewBuild({ Goal: 0, NewBuild: true })).toBe(true)
  expect(isNewBuild({ Goal: 1, NewBuild: true })).toBe(false)
  expect(isNewBuild({ Goal: 0, NewBuild: true, VAT: 0 })).toBe(false)
  expect(isNewBuild({ Goal: 0, NewBuild: false, ProjectID: 7, VAT: 21 })).toBe(false)
  expect(tax({}, 'luxembourg')).toBeNull()
  expect(tax({}, 'unknown')).toBeNull()
})
