/**
 * Registration duties worked out by hand from the rules before the calculators were written: at each limit, one cent
 * below it and one cent above. Amounts are euros.
 */
import type { Sale } from '../../../../../core/domain/money/sale-duty.ts'

export interface WorkedDuty {
  readonly region: 'flanders' | 'brussels' | 'wallonia'
  readonly date: string
  readonly sale: Omit<Sale, 'price'> & { readonly price: number }
  readonly steps: string
  readonly duty: number
  /** A figure of a single source is part of the result. */
  readonly unconfirmed?: true
}

const own = (price: number, more: Partial<Sale> = {}) => ({ ...more, price, buyer: 'only-own-home' }) as const
const other = (price: number, more: Partial<Sale> = {}) => ({ ...more, price, buyer: 'other' }) as const

const on = (region: WorkedDuty['region'], date: string) => ({ region, date }) as const
const flanders = on('flanders', '2026-11-25')
const brussels = on('brussels', '2026-11-25')
const wallonia = on('wallonia', '2026-11-25')

const land = { land: true } as const
const core = { coreCity: true } as const

export const WORKED_DUTIES: readonly WorkedDuty[] = [
  {
    ...flanders,
    sale: own(219_999.99),
    steps: '219,999.99 × 2 % = 4,399.9998; − 1,867 = 2,532.9998',
    duty: 2533,
  },
  { ...flanders, sale: own(220_000), steps: '220,000 × 2 % = 4,400; − 1,867', duty: 2533 },
  { ...flanders, sale: own(220_000.01), steps: '220,000.01 × 2 % = 4,400.0002; above the limit', duty: 4400 },
  { ...flanders, sale: own(239_999.99, core), steps: '4,799.9998 − 1,867 = 2,932.9998', duty: 2933 },
  { ...flanders, sale: own(240_000, core), steps: '240,000 × 2 % = 4,800; − 1,867', duty: 2933 },
  {
    ...flanders,
    sale: own(240_000.01, core),
    steps: '4,800.0002; above the limit of core cities',
    duty: 4800,
  },
  { ...flanders, sale: own(240_000), steps: '240,000 × 2 %; above 220,000 outside a core city', duty: 4800 },
  { ...flanders, sale: own(395_000), steps: '395,000 × 2 %', duty: 7900 },
  {
    ...flanders,
    sale: other(220_000),
    steps: '220,000 × 12 %; the reduction is for the 2 % only',
    duty: 26_400,
  },
  { ...flanders, sale: own(100_000, land), steps: 'land: never 2 %; 100,000 × 12 %', duty: 12_000 },
  {
    ...flanders,
    sale: own(95_850),
    steps: '95,850 × 2 % = 1,917; − 1,867 = 50, the smallest duty',
    duty: 50,
    unconfirmed: true,
  },
  {
    ...flanders,
    sale: own(90_000),
    steps: '90,000 × 2 % = 1,800; − 1,867 is below 50',
    duty: 50,
    unconfirmed: true,
  },
  { ...on('flanders', '2024-12-31'), sale: own(300_000), steps: '300,000 × 3 %', duty: 9000 },
  { ...on('flanders', '2025-01-01'), sale: own(300_000), steps: '300,000 × 2 %', duty: 6000 },
  { ...on('flanders', '2023-06-01'), sale: own(220_000), steps: '6,600 − 2,800', duty: 3800 },
  {
    ...on('flanders', '2023-06-01'),
    sale: own(220_000.01),
    steps: '6,600.0003; above the limit',
    duty: 6600,
  },
  { ...on('flanders', '2021-12-31'), sale: own(200_000), steps: '12,000 − 5,600', duty: 6400 },
  {
    ...on('flanders', '2021-12-31'),
    sale: own(200_000.01),
    steps: '12,000.0006; above the limit',
    duty: 12_000,
  },
  { ...on('flanders', '2021-12-31'), sale: own(220_000, core), steps: '13,200 − 5,600', duty: 7600 },
  { ...on('flanders', '2021-12-31'), sale: other(300_000), steps: '300,000 × 10 %', duty: 30_000 },
  { ...on('flanders', '2019-12-31'), sale: own(250_000), steps: '250,000 × 7 %', duty: 17_500 },
  { ...on('flanders', '2020-01-01'), sale: own(250_000), steps: '250,000 × 6 %', duty: 15_000 },

  { ...brussels, sale: own(199_999.99), steps: 'below 200,000: base 0', duty: 0 },
  { ...brussels, sale: own(200_000), steps: '200,000 − 200,000 = 0', duty: 0 },
  { ...brussels, sale: own(200_000.1), steps: '0.10 × 12.5 % = 0.0125', duty: 0.01 },
  { ...brussels, sale: own(599_999.99), steps: '399,999.99 × 12.5 % = 49,999.99875', duty: 50_000 },
  { ...brussels, sale: own(600_000), steps: '400,000 × 12.5 %', duty: 50_000 },
  { ...brussels, sale: own(600_000.01), steps: 'no abatement: 75,000.00125', duty: 75_000 },
  { ...brussels, sale: own(299_999.99, land), steps: '199,999.99 × 12.5 % = 24,999.99875', duty: 25_000 },
  { ...brussels, sale: own(300_000, land), steps: '(300,000 − 100,000) × 12.5 %', duty: 25_000 },
  { ...brussels, sale: own(300_000.01, land), steps: 'no abatement: 37,500.00125', duty: 37_500 },
  {
    ...brussels,
    sale: own(300_000, { jumps: 1 }),
    steps: 'one jump adds nothing: 100,000 × 12.5 %',
    duty: 12_500,
  },
  {
    ...brussels,
    sale: own(300_000, { jumps: 2 }),
    steps: '(300,000 − 200,000 − 2 × 25,000) × 12.5 %',
    duty: 6250,
  },
  { ...brussels, sale: own(300_000, { jumps: 3 }), steps: '(300,000 − 275,000) × 12.5 %', duty: 3125 },
  {
    ...brussels,
    sale: own(600_000.01, { jumps: 2 }),
    steps: 'above the ceiling, jumps do not help',
    duty: 75_000,
  },
  {
    ...brussels,
    sale: other(300_001),
    steps: '300,001 × 12.5 % = 37,500.125, half a cent up',
    duty: 37_500.13,
  },
  { ...on('brussels', '2023-03-31'), sale: own(500_000), steps: '325,000 × 12.5 %', duty: 40_625 },
  {
    ...on('brussels', '2023-03-31'),
    sale: own(500_000.01),
    steps: 'above the ceiling of then',
    duty: 62_500,
  },
  { ...on('brussels', '2023-04-01'), sale: own(500_000), steps: '300,000 × 12.5 %', duty: 37_500 },
  {
    ...on('brussels', '2020-05-05'),
    sale: own(250_000, land),
    steps: '(250,000 − 87,500) × 12.5 %',
    duty: 20_312.5,
  },
  { ...on('brussels', '2020-05-05'), sale: own(250_000.01, land), steps: 'above the ceiling', duty: 31_250 },
  {
    ...on('brussels', '2016-12-31'),
    sale: own(250_000, { zone: true }),
    steps: '175,000 × 12.5 %',
    duty: 21_875,
  },
  { ...on('brussels', '2016-12-31'), sale: own(250_000), steps: '190,000 × 12.5 %', duty: 23_750 },

  { ...wallonia, sale: own(350_000), steps: '350,000 × 3 %', duty: 10_500 },
  { ...wallonia, sale: own(1_200_000), steps: 'no ceiling: 1,200,000 × 3 %', duty: 36_000 },
  { ...wallonia, sale: own(100_000, land), steps: 'land too: 100,000 × 3 %', duty: 3000 },
  { ...wallonia, sale: other(350_000), steps: '350,000 × 12.5 %', duty: 43_750 },
  { ...wallonia, sale: other(300_003), steps: '300,003 × 12.5 % = 37,500.375', duty: 37_500.38 },
  { ...on('wallonia', '2025-01-01'), sale: own(200_000), steps: '200,000 × 3 %', duty: 6000 },
  { ...on('wallonia', '2024-12-31'), sale: own(200_000), steps: '(200,000 − 40,000) × 12.5 %', duty: 20_000 },
  {
    ...on('wallonia', '2024-12-31'),
    sale: own(349_999.99),
    steps: '309,999.99 × 12.5 % = 38,749.99875',
    duty: 38_750,
  },
  { ...on('wallonia', '2024-12-31'), sale: own(350_000), steps: '310,000 × 12.5 %', duty: 38_750 },
  {
    ...on('wallonia', '2024-12-31'),
    sale: own(350_000.01),
    steps: '40,000 − 20,000 × 0.01 / 150,000 = 39,999.998667; 310,000.011333 × 12.5 % = 38,750.0014',
    duty: 38_750,
  },
  {
    ...on('wallonia', '2024-12-31'),
    sale: own(425_000),
    steps: '40,000 − 20,000 × 75,000 / 150,000 = 30,000; 395,000 × 12.5 %',
    duty: 49_375,
  },
  {
    ...on('wallonia', '2024-12-31'),
    sale: own(499_999.99),
    steps: 'abatement 20,000.001333; 479,999.988667 × 12.5 % = 59,999.9986',
    duty: 60_000,
  },
  { ...on('wallonia', '2024-12-31'), sale: own(500_000), steps: '480,000 × 12.5 %', duty: 60_000 },
  {
    ...on('wallonia', '2024-12-31'),
    sale: own(500_000.01),
    steps: '480,000.01 × 12.5 % = 60,000.00125',
    duty: 60_000,
  },
  { ...on('wallonia', '2024-12-31'), sale: own(600_000), steps: '580,000 × 12.5 %', duty: 72_500 },
  { ...on('wallonia', '2022-12-31'), sale: own(350_000), steps: '(350,000 − 20,000) × 12.5 %', duty: 41_250 },
  { ...on('wallonia', '2022-12-31'), sale: own(15_000), steps: 'below the abatement', duty: 0 },
]
