/**
 * Fees of the notary and costs of deeds, worked out by hand from the scales before the calculators were written. Amounts
 * are euros. Each fee is the sum at the start of its slice and the rest at the rate of the slice.
 */
import type { ScaleName } from '../../../../../core/domain/money/notary-fee.ts'

interface WorkedFee {
  readonly scale: ScaleName
  readonly date?: string
  readonly amount: number
  readonly steps: string
  readonly fee: number
}

export const WORKED_FEES: readonly WorkedFee[] = [
  { scale: 'J', amount: 7500, steps: '285 + 187.50 = 472.50; up to 20,000: − 85', fee: 387.5 },
  { scale: 'J', amount: 20_000, steps: '722.50 + 2,500 × 1.75 % = 766.25; − 85', fee: 681.25 },
  { scale: 'J', amount: 20_000.01, steps: '766.250175', fee: 766.25 },
  { scale: 'J', amount: 30_000, steps: '722.50 + 12,500 × 1.75 %', fee: 941.25 },
  { scale: 'J', amount: 45_495, steps: '941.25 + 15,495 × 1.71 % = 1,206.2145', fee: 1206.21 },
  { scale: 'J', amount: 64_089.99, steps: '1,418.1975 − 0.000114', fee: 1418.2 },
  { scale: 'J', amount: 64_090, steps: '1,206.2145 + 18,595 × 1.14 % = 1,418.1975', fee: 1418.2 },
  { scale: 'J', amount: 64_090.01, steps: '1,418.1975 + 0.000057', fee: 1418.2 },
  { scale: 'J', amount: 250_095, steps: '1,418.1975 + 186,005 × 0.57 % = 2,478.426', fee: 2478.43 },
  { scale: 'J', amount: 500_000, steps: '2,478.426 + 249,905 × 0.2 % = 2,978.236', fee: 2978.24 },
  { scale: 'J', amount: 600_000, steps: '2,978.236 + 100,000 × 0.2 %', fee: 3178.24 },
  { scale: 'Jbis', amount: 7500, steps: '257 + 187.50 = 444.50; up to 20,000: − 86', fee: 358.5 },
  { scale: 'Jbis', amount: 20_000, steps: '694.50 + 2,500 × 2 % = 744.50; − 86', fee: 658.5 },
  { scale: 'Jbis', amount: 20_000.01, steps: '744.5002', fee: 744.5 },
  { scale: 'Jbis', amount: 30_000, steps: '694.50 + 12,500 × 2 %', fee: 944.5 },
  { scale: 'Jbis', amount: 45_494.99, steps: '1,176.925 − 0.00015 = 1,176.92485', fee: 1176.92 },
  {
    scale: 'Jbis',
    amount: 45_495,
    steps: '944.50 + 15,495 × 1.5 % = 1,176.925, half a cent up',
    fee: 1176.93,
  },
  { scale: 'Jbis', amount: 45_495.01, steps: '1,176.925 + 0.00005', fee: 1176.93 },
  { scale: 'Jbis', amount: 64_090, steps: '1,176.925 + 18,595 × 0.5 %', fee: 1269.9 },
  { scale: 'Jbis', amount: 250_000, steps: '1,269.90 + 185,910 × 0.485 % = 2,171.5635', fee: 2171.56 },
  { scale: 'Jbis', amount: 250_095, steps: '1,269.90 + 186,005 × 0.485 % = 2,172.02425', fee: 2172.02 },
  { scale: 'Jbis', amount: 500_000, steps: '2,172.02425 + 249,905 × 0.3 % = 2,921.73925', fee: 2921.74 },
  { scale: 'Jbis', amount: 600_000, steps: '2,921.73925 + 100,000 × 0.2 %', fee: 3121.74 },
  { scale: 'Gbis', amount: 7500, steps: '7,500 × 1.368 %', fee: 102.6 },
  { scale: 'Gbis', amount: 17_500, steps: '102.60 + 10,000 × 1.094 %', fee: 212 },
  { scale: 'Gbis', amount: 30_000, steps: '212 + 12,500 × 0.73 %', fee: 303.25 },
  { scale: 'Gbis', amount: 45_495, steps: '303.25 + 15,495 × 0.547 % = 388.00765', fee: 388.01 },
  { scale: 'Gbis', amount: 64_090, steps: '388.00765 + 18,595 × 0.365 % = 455.8794', fee: 455.88 },
  { scale: 'Gbis', amount: 225_000, steps: '455.8794 + 160,910 × 0.182 % = 748.7356', fee: 748.74 },
  { scale: 'Gbis', amount: 250_095, steps: '455.8794 + 186,005 × 0.182 % = 794.4085', fee: 794.41 },
  { scale: 'Gbis', amount: 500_000, steps: '794.4085 + 249,905 × 0.036 % = 884.3743', fee: 884.37 },
  { scale: 'G', amount: 64_095, steps: '530.73 + 18,600 × 0.4 %', fee: 605.13 },
  { scale: 'G', amount: 250_095, steps: '605.13 + 186,000 × 0.228 %', fee: 1029.21 },
  { scale: 'G', amount: 500_000, steps: '1,029.21 + 249,905 × 0.046 % = 1,144.1663', fee: 1144.17 },
  { scale: 'J', date: '2022-12-31', amount: 7500, steps: '7,500 × 4.56 %', fee: 342 },
  { scale: 'J', date: '2022-12-31', amount: 17_500, steps: '342 + 10,000 × 2.85 %', fee: 627 },
  {
    scale: 'J',
    date: '2022-12-31',
    amount: 65_000,
    steps: '1,389.0045 + 905 × 0.57 % = 1,394.163',
    fee: 1394.16,
  },
  {
    scale: 'J',
    date: '2022-12-31',
    amount: 300_000,
    steps: '2,449.2045 + 49,905 × 0.057 % = 2,477.65035',
    fee: 2477.65,
  },
]

interface WorkedMortgage {
  readonly credit: number
  readonly accessories: number
  readonly steps: string
  readonly secured: number
  readonly duty: number
  readonly mortgageDuty: number
  readonly landRegistry: number
}

/** `accessories` is a percentage of the credit. */
export const WORKED_MORTGAGES: readonly WorkedMortgage[] = [
  mortgage([225_000, 10], '247,500 × 1 %, × 0.3 %; up to 300,000', [247_500, 2475, 742.5, 270]),
  mortgage([250_000, 10], '275,000 × 1 %, × 0.3 %', [275_000, 2750, 825, 270]),
  mortgage([200_000, 5], '210,000 × 1 %, × 0.3 %', [210_000, 2100, 630, 270]),
  mortgage([100_000, 0], '100,000 × 1 %, × 0.3 %', [100_000, 1000, 300, 270]),
  mortgage([299_999.99, 0], '2,999.9999 and 899.99997', [299_999.99, 3000, 900, 270]),
  mortgage([300_000, 0], 'the limit is included', [300_000, 3000, 900, 270]),
  mortgage([300_000.01, 0], 'above the limit: 1,160', [300_000.01, 3000, 900, 1160]),
  mortgage([272_727.27, 10], '299,999.997 to the cent is 300,000', [300_000, 3000, 900, 270]),
  mortgage([272_727.28, 10], '300,000.008 to the cent is 300,000.01', [300_000.01, 3000, 900, 1160]),
  mortgage([350_000, 10], '385,000 × 1 %, × 0.3 %', [385_000, 3850, 1155, 1160]),
]

function mortgage(
  [credit, accessories]: readonly [number, number],
  steps: string,
  [secured, duty, mortgageDuty, landRegistry]: readonly [number, number, number, number],
): WorkedMortgage {
  return { credit, accessories, steps, secured, duty, mortgageDuty, landRegistry }
}

/**
 * The deed of a purchase, row by row: fee 2,171.56, VAT 21 % of (2,171.56 + 855 + 309 + 100) = 721.4676, 855, 309, 285,
 * 100, 100.
 */
export const WORKED_PURCHASE_DEED = {
  price: 250_000,
  rows: {
    fee: 2171.56,
    administration: 855,
    thirdParties: 309,
    annexes: 100,
    document: 100,
    transcription: 285,
    vat: 721.47,
  },
  total: 4542.03,
}

/** The deed of a credit of 225,000 that is signed with the purchase: VAT 21 % of (748.74 + 627 + 55 + 100) = 321.4554. */
export const WORKED_CREDIT_DEED = {
  credit: 225_000,
  rows: {
    fee: 748.74,
    administration: 627,
    thirdParties: 55,
    annexes: 100,
    document: 50,
    duty: 2475,
    mortgageDuty: 742.5,
    landRegistry: 270,
    vat: 321.46,
  },
  total: 5389.7,
}
