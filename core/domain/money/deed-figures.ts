/** Scales of the notary and fixed costs of deeds (docs/money.md#notary). Amounts are without VAT. */
import type { Figure } from './figure.ts'
import type { Scale } from './notary-fee.ts'
import { SOURCES } from './sources.ts'

const TARIFF = 'Royal decree of 1950-12-16, annex'
const NEW_TARIFF = `${TARIFF}, as changed by the royal decree of 2022-11-22`
const DUTIES = 'Code of registration duties'

export const SCALES = {
  J: {
    unit: 'scale',
    law: NEW_TARIFF,
    sources: [SOURCES.notaryDecree, SOURCES.notaryTariff, SOURCES.notarySimulator, SOURCES.oldScale],
    confidence: 'sure',
    versions: [
      {
        from: '2002-01-01',
        to: '2022-12-31',
        value: {
          fixed: 0,
          slices: slices([4.56, 2.85, 2.28, 1.71, 1.14, 0.57, 0.057, 0.057], 64_095),
        },
      },
      {
        from: '2023-01-01',
        value: {
          fixed: 285,
          slices: slices([2.5, 2.5, 1.75, 1.71, 1.14, 0.57, 0.2, 0.2]),
        },
      },
    ],
  },
  Jbis: {
    unit: 'scale',
    law: NEW_TARIFF,
    sources: [SOURCES.notaryDecree, SOURCES.notaryTariff, SOURCES.notarySimulator],
    confidence: 'sure',
    versions: [
      {
        from: '2023-01-01',
        value: {
          fixed: 257,
          slices: slices([2.5, 2.5, 2, 1.5, 0.5, 0.485, 0.3, 0.2]),
        },
      },
    ],
  },
  G: {
    unit: 'scale',
    law: NEW_TARIFF,
    sources: [SOURCES.creditSimulator],
    confidence: 'likely',
    versions: [
      {
        from: '2023-01-01',
        value: { fixed: 285, slices: slices([0.75, 0.65, 0.5, 0.4, 0.4, 0.228, 0.046, 0.046], 64_095) },
      },
    ],
  },
  Gbis: {
    unit: 'scale',
    law: NEW_TARIFF,
    sources: [SOURCES.creditSimulator, SOURCES.notaryDecree],
    confidence: 'sure',
    versions: [
      {
        from: '2023-01-01',
        value: { fixed: 0, slices: slices([1.368, 1.094, 0.73, 0.547, 0.365, 0.182, 0.036, 0.036]) },
      },
    ],
  },
} as const satisfies Readonly<Record<string, Figure<Scale>>>

/** The slices of all scales end at the same amounts, but for the fifth. */
function slices(percents: readonly number[], fifth = 64_090): Scale['slices'] {
  const ends = [7500, 17_500, 30_000, 45_495, fifth, 250_095, 500_000, null]
  return percents.map((percent, index) => [ends[index] ?? null, percent])
}

export const DEED_FIGURES = {
  'deed.low.limit': {
    unit: 'euro',
    law: NEW_TARIFF,
    sources: [SOURCES.notaryTariff, SOURCES.notarySimulator],
    confidence: 'sure',
    versions: [{ value: 20_000, from: '2023-01-01' }],
  },
  // One transcription of the tariff has 85 and another 86.
  'deed.low.J': {
    unit: 'euro',
    law: NEW_TARIFF,
    sources: [SOURCES.notarySimulator],
    confidence: 'unsure',
    versions: [{ value: 85, from: '2023-01-01' }],
  },
  'deed.low.Jbis': {
    unit: 'euro',
    law: NEW_TARIFF,
    sources: [SOURCES.notaryTariff, SOURCES.notarySimulator],
    confidence: 'sure',
    versions: [{ value: 86, from: '2023-01-01' }],
  },
  'deed.administration': {
    unit: 'euro',
    law: NEW_TARIFF,
    sources: [SOURCES.notaryTariff, SOURCES.notarySimulator, SOURCES.plusMagazine],
    confidence: 'sure',
    versions: [
      { value: 750, from: '2023-01-01', to: '2023-12-31' },
      { value: 855, from: '2026-01-01' },
    ],
  },
  'deed.administration.linked': {
    unit: 'euro',
    law: NEW_TARIFF,
    sources: [SOURCES.creditSimulator],
    confidence: 'likely',
    versions: [
      { value: 550, from: '2023-01-01', to: '2023-12-31' },
      { value: 627, from: '2026-01-01' },
    ],
  },
  'deed.thirdParties': {
    unit: 'euro',
    law: 'Searches and certificates, as the simulator of the notaries counts them',
    sources: [SOURCES.notarySimulator, SOURCES.creditSimulator],
    confidence: 'sure',
    versions: [{ value: 309, from: '2026-01-01' }],
  },
  'deed.thirdParties.linked': {
    unit: 'euro',
    law: 'Searches and certificates, as the simulator of the notaries counts them',
    sources: [SOURCES.creditSimulator],
    confidence: 'likely',
    versions: [{ value: 55, from: '2026-01-01' }],
  },
  'deed.document': {
    unit: 'euro',
    law: 'Code of various duties and taxes, as changed by the law of 2022-05-18, art. 3 and 4',
    sources: [SOURCES.notaryTariff, SOURCES.notarySimulator, SOURCES.creditSimulator],
    confidence: 'sure',
    versions: [
      { value: 50, from: '2007-01-01', to: '2022-06-30' },
      { value: 100, from: '2022-07-01' },
    ],
  },
  'deed.document.credit': {
    unit: 'euro',
    law: 'Code of various duties and taxes',
    sources: [SOURCES.creditSimulator],
    confidence: 'likely',
    versions: [{ value: 50, from: '2007-01-01' }],
  },
  'deed.annexes': {
    unit: 'euro',
    law: `${DUTIES}, duty on annexes`,
    sources: [SOURCES.notarySimulator, SOURCES.creditSimulator, SOURCES.creditDeed],
    confidence: 'sure',
    versions: [{ value: 100, from: '2023-01-01' }],
  },
  'deed.transcription': {
    unit: 'euro',
    law: 'Charge of the land registry for each office',
    sources: [SOURCES.notarySimulator, SOURCES.notaryTariff],
    confidence: 'sure',
    versions: [
      { value: 230, from: '2021-01-01', to: '2021-12-31' },
      { value: 285, from: '2026-01-01' },
    ],
  },
  'deed.vat': {
    unit: 'percent',
    law: 'Royal decree no 20 of 1970-07-20, art. 1',
    sources: [SOURCES.notarySimulator, SOURCES.creditSimulator],
    confidence: 'sure',
    versions: [{ value: 21, from: '2012-01-01' }],
  },
  'mortgage.duty': {
    unit: 'percent',
    law: `${DUTIES}, art. 87`,
    sources: [SOURCES.creditSimulator, SOURCES.crefinance, SOURCES.berquin],
    confidence: 'sure',
    versions: [{ value: 1, from: '2013-01-01' }],
  },
  'mortgage.mortgageDuty': {
    unit: 'percent',
    law: `${DUTIES}, art. 259 to 267`,
    sources: [SOURCES.creditSimulator, SOURCES.crefinance],
    confidence: 'sure',
    versions: [{ value: 0.3, from: '2013-01-01' }],
  },
  'mortgage.accessories': {
    unit: 'percent',
    law: 'Contract: the bank sets 5 to 10 %, the simulator of the notaries 10 %',
    sources: [SOURCES.creditSimulator, SOURCES.purchaseCosts, SOURCES.berquin],
    confidence: 'sure',
    versions: [{ value: 10, from: '2013-01-01' }],
  },
  'mortgage.registry.limit': {
    unit: 'euro',
    law: 'Charge of the land registry',
    sources: [SOURCES.creditSimulator],
    confidence: 'likely',
    versions: [{ value: 300_000, from: '2026-01-01' }],
  },
  'mortgage.registry': {
    unit: 'euro',
    law: 'Charge of the land registry, up to 300,000 euros of secured amount',
    sources: [SOURCES.creditSimulator, SOURCES.notarySimulator],
    confidence: 'sure',
    versions: [{ value: 270, from: '2026-01-01' }],
  },
  'mortgage.registry.above': {
    unit: 'euro',
    law: 'Charge of the land registry, above 300,000 euros of secured amount',
    sources: [SOURCES.creditSimulator],
    confidence: 'likely',
    versions: [{ value: 1160, from: '2026-01-01' }],
  },
  'loan.ownHome': {
    unit: 'percent',
    law: 'National Bank of Belgium, circular NBB_2019_27: share of the value, an expectation and no limit',
    sources: [SOURCES.loanToValue, SOURCES.purchaseCosts],
    confidence: 'sure',
    versions: [{ value: 90, from: '2020-01-01' }],
  },
  'loan.letting': {
    unit: 'percent',
    law: 'National Bank of Belgium, circular NBB_2019_27: share of the value, an expectation and no limit',
    sources: [SOURCES.loanToValue],
    confidence: 'likely',
    versions: [{ value: 80, from: '2020-01-01' }],
  },
} as const satisfies Readonly<Record<string, Figure>>
