/**
 * Rents, deposits and indices worked out by hand before the calculators were written. Indices are the health index of the
 * Belgian statistical office; the month before the anniversary counts.
 */
import type { IndexBase } from '../../../../../core/domain/money/index-base.ts'
import type { Lease } from '../../../../../core/domain/money/rent-index.ts'

interface WorkedRent {
  readonly lease: Lease
  readonly steps: string
  /** Null: the rule is not certain, so the official calculator is named. */
  readonly rent: number | null
}

const lease = (region: Lease['region'], start: string, label: Lease['label'], rent: number) => ({
  region,
  start,
  label,
  baseRent: rent,
})
const index = (value: number, base: IndexBase = 2013) => ({ value, base })

export const WORKED_RENTS: readonly WorkedRent[] = [
  {
    lease: {
      ...lease('flanders', '2024-09-01', 'C', 750),
      anniversary: '2025-09-01',
      starting: index(132.94),
      newest: index(135.64),
    },
    steps: '750 × 135.64 / 132.94 = 765.232435686',
    rent: 765.23,
  },
  {
    lease: {
      ...lease('flanders', '2024-12-01', 'B', 800),
      anniversary: '2026-12-01',
      starting: index(133.22),
      newest: index(102, 2025),
    },
    steps: '133.22 × 0.7376 = 98.263072, to two decimals 98.26; 800 × 102 / 98.26 = 830.449827',
    rent: 830.45,
  },
  {
    lease: {
      ...lease('brussels', '2020-05-01', 'E', 900),
      anniversary: '2026-05-01',
      starting: index(110.22),
      newest: index(139.33),
    },
    steps: '900 × 139.33 / 110.22 = 1,137.697333; × (119.59 + 126.70) / (2 × 126.70) = 1,105.775359',
    rent: 1105.78,
  },
  {
    lease: {
      ...lease('brussels', '2020-10-14', 'F', 1000),
      anniversary: '2025-10-14',
      starting: index(109.78),
      newest: index(135.26),
    },
    steps: '1,000 × 135.26 / 109.78 = 1,232.100565; × 112.29 / 124.92 = 1,107.529398',
    rent: 1107.53,
  },
  {
    lease: {
      ...lease('brussels', '2020-10-13', 'G', 1000),
      anniversary: '2025-10-13',
      starting: index(109.78),
      newest: index(135.26),
    },
    steps: 'the day before the freeze: 1,000 × 135.26 / 109.78 × 124.92 / 127.52 = 1,206.979317',
    rent: 1206.98,
  },
  {
    lease: {
      ...lease('brussels', '2021-02-01', 'E', 1000),
      anniversary: '2026-02-01',
      starting: index(110.35),
      newest: index(137.37),
    },
    steps: '1,000 × 137.37 / 110.35 = 1,244.857272; × (118.21 + 128.00) / (2 × 128.00) = 1,197.251207',
    rent: 1197.25,
  },
  {
    lease: {
      ...lease('brussels', '2022-10-14', 'F', 700),
      anniversary: '2025-10-14',
      starting: index(124.92),
      newest: index(135.26),
    },
    steps: 'not in force before 14 October 2022: no factor; 700 × 135.26 / 124.92 = 757.941082',
    rent: 757.94,
  },
  {
    lease: {
      ...lease('brussels', '2021-06-01', 'D', 700),
      anniversary: '2026-06-01',
      starting: index(110.99),
      newest: index(139.22),
    },
    steps: 'label D has no factor: 700 × 139.22 / 110.99 = 878.043067',
    rent: 878.04,
  },
  {
    lease: {
      ...lease('flanders', '2022-09-30', 'D', 700),
      anniversary: '2026-09-30',
      starting: index(123.68),
      newest: index(139.22),
    },
    steps: 'in force before 1 October 2022 with label D: the Flemish factor has one source',
    rent: null,
  },
  {
    lease: {
      ...lease('flanders', '2022-10-01', 'F', 700),
      anniversary: '2026-10-01',
      starting: index(124.92),
      newest: index(139.22),
    },
    steps: 'not in force before 1 October 2022: 700 × 139.22 / 124.92 = 780.131284',
    rent: 780.13,
  },
  {
    lease: {
      ...lease('wallonia', '2022-10-31', 'D', 700),
      anniversary: '2026-10-31',
      starting: index(124.92),
      newest: index(139.22),
    },
    steps: 'in force before 1 November 2022 with label D: the Walloon rule has one source',
    rent: null,
  },
  {
    lease: {
      ...lease('wallonia', '2022-11-01', 'G', 700),
      anniversary: '2025-11-01',
      starting: index(127.92),
      newest: index(135.76),
    },
    steps: 'not in force before 1 November 2022: 700 × 135.76 / 127.92 = 742.901814',
    rent: 742.9,
  },
  {
    lease: {
      ...lease('wallonia', '2020-05-01', 'C', 700),
      anniversary: '2026-05-01',
      starting: index(110.22),
      newest: index(139.33),
    },
    steps: 'label C was not limited: 700 × 139.33 / 110.22 = 884.875703',
    rent: 884.88,
  },
]

/** The value in the second base: × 0.8790 (1996 → 2004), × 0.8280 (2004 → 2013), × 0.7376 (2013 → 2025), or divided. */
export const WORKED_CONVERSIONS: readonly (readonly [number, IndexBase, IndexBase, number])[] = [
  [135.58, 2013, 2025, 100], // 100.003808
  [133.22, 2013, 2025, 98.26], // 98.263072
  [139.08, 2013, 2025, 102.59], // 102.585408
  [137.37, 2013, 2025, 101.32], // 101.324112
  [119.95, 2004, 2013, 99.32], // 99.3186
  [110.75, 2004, 2013, 91.7], // 91.701
  [111.56, 1996, 2004, 98.06], // 98.06124
  [100, 2013, 2004, 120.77], // 120.772947
  [100, 2025, 2013, 135.57], // 135.574837
  [100, 2013, 2013, 100],
  [111.56, 1996, 2013, 81.19], // 98.06 × 0.8280 = 81.19368
]

interface WorkedDeposit {
  readonly region: 'flanders' | 'brussels' | 'wallonia'
  readonly signed: string
  /** A bank guarantee, or one of the public centre for social welfare. */
  readonly guarantee?: true
  readonly rent: number
  readonly most: number
}

export const WORKED_DEPOSITS: readonly WorkedDeposit[] = [
  { region: 'flanders', signed: '2026-11-25', rent: 850, most: 2550 },
  { region: 'flanders', signed: '2019-01-01', rent: 850, most: 2550 },
  { region: 'flanders', signed: '2026-11-25', rent: 833.33, most: 2499.99 },
  { region: 'brussels', signed: '2026-11-25', rent: 850, most: 1700 },
  { region: 'brussels', signed: '2026-11-25', guarantee: true, rent: 850, most: 1700 },
  { region: 'brussels', signed: '2024-11-01', guarantee: true, rent: 850, most: 1700 },
  { region: 'brussels', signed: '2024-10-31', guarantee: true, rent: 850, most: 2550 },
  { region: 'brussels', signed: '2024-10-31', rent: 850, most: 1700 },
  { region: 'wallonia', signed: '2026-11-25', rent: 700, most: 1400 },
  { region: 'wallonia', signed: '2026-11-25', guarantee: true, rent: 700, most: 1400 },
]

/** The cost of the expert, and the shares of tenant and landlord: half each; an odd cent is the tenant's. */
export const WORKED_INVENTORIES = [
  [250, 125, 125],
  [363, 181.5, 181.5],
  [299.99, 150, 149.99],
  [0.01, 0.01, 0],
  [0, 0, 0],
  [425.5, 212.75, 212.75],
  [180.3, 90.15, 90.15],
  [199.9, 99.95, 99.95],
  [200.01, 100.01, 100],
  [1, 0.5, 0.5],
] as const
