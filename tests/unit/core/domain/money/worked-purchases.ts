/**
 * Whole purchases, worked out by hand from their rows before the calculator: the duty, the deed (fee, 855, 309, 100, 100,
 * 285 and VAT of 21 % on the first four without the document duty) and the credit. Amounts are euros.
 */
import type { BelgianRegion } from '../../../../../core/domain/money/duty-rules.ts'
import type { Purchase } from '../../../../../core/domain/money/purchase.ts'

interface WorkedPurchase {
  readonly region: BelgianRegion
  readonly purchase: Purchase
  readonly steps: string
  readonly costs: number
  readonly ownMoney: number
}

export const WORKED_PURCHASES: readonly WorkedPurchase[] = [
  {
    region: 'flanders',
    purchase: { price: 250_000, buyer: 'only-own-home' },
    steps: 'duty 5,000; deed 2,171.56 + 1,649 + 721.47 = 4,542.03',
    costs: 9542.03,
    ownMoney: 259_542.03,
  },
  {
    region: 'flanders',
    purchase: { price: 250_000, buyer: 'only-own-home', credit: 225_000 },
    steps: '9,542.03 and the credit: 5,389.70',
    costs: 14_931.73,
    ownMoney: 39_931.73,
  },
  {
    region: 'flanders',
    purchase: { price: 250_000, buyer: 'own-home-before-sale' },
    steps: 'duty 5,000, but scale J: 2,477.88 + 1,649 + 785.79 = 4,912.67',
    costs: 9912.67,
    ownMoney: 259_912.67,
  },
  {
    region: 'flanders',
    purchase: { price: 250_000, buyer: 'other' },
    steps: 'duty 30,000; deed 4,912.67',
    costs: 34_912.67,
    ownMoney: 284_912.67,
  },
  {
    region: 'flanders',
    purchase: { price: 250_000, buyer: 'other', credit: 200_000 },
    steps: 'credit: G 914.99 + 627 + 55 + 100 + 50 + 2,200 + 660 + 270 + 356.37 = 5,233.36',
    costs: 40_146.03,
    ownMoney: 90_146.03,
  },
  {
    region: 'flanders',
    purchase: { price: 219_999.99, buyer: 'only-own-home' },
    steps: 'duty 2,533; deed 2,026.06 + 1,649 + 690.91 = 4,365.97',
    costs: 6898.97,
    ownMoney: 226_898.96,
  },
  {
    region: 'flanders',
    purchase: { price: 220_000, buyer: 'only-own-home' },
    steps: 'duty 2,533; deed 4,365.97',
    costs: 6898.97,
    ownMoney: 226_898.97,
  },
  {
    region: 'flanders',
    purchase: { price: 220_000.01, buyer: 'only-own-home' },
    steps: 'duty 4,400; deed 4,365.97',
    costs: 8765.97,
    ownMoney: 228_765.98,
  },
  {
    region: 'brussels',
    purchase: { price: 600_000, buyer: 'only-own-home' },
    steps: 'duty 50,000; deed 3,121.74 + 1,649 + 921.01 = 5,691.75',
    costs: 55_691.75,
    ownMoney: 655_691.75,
  },
  {
    region: 'brussels',
    purchase: { price: 600_000.01, buyer: 'only-own-home' },
    steps: 'duty 75,000; deed 5,691.75',
    costs: 80_691.75,
    ownMoney: 680_691.76,
  },
  {
    region: 'wallonia',
    purchase: { price: 350_000, buyer: 'only-own-home' },
    steps: 'duty 10,500; deed 2,471.74 + 1,649 + 784.51 = 4,905.25',
    costs: 15_405.25,
    ownMoney: 365_405.25,
  },
  {
    region: 'wallonia',
    purchase: { price: 100_000, buyer: 'only-own-home', land: true },
    steps: 'duty 3,000; land has scale J: 1,622.88 + 1,649 + 606.24 = 3,878.12',
    costs: 6878.12,
    ownMoney: 106_878.12,
  },
  {
    region: 'wallonia',
    purchase: { price: 100_000, buyer: 'only-own-home', credit: 110_000 },
    steps: 'duty 3,000; deed 1,444.06 + 1,649 + 568.69; credit 539.44 + 832 + 1,210 + 363 + 270 + 277.50',
    costs: 10_153.69,
    ownMoney: 153.69,
  },
]
