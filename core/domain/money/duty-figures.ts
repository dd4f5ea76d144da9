/** Rates, reductions and abatements of the registration duty on sales (docs/money.md#registration-duty). */
import type { Figure } from './figure.ts'
import { SOURCES } from './sources.ts'

const VCF = 'Vlaamse Codex Fiscaliteit, title 2, chapter 9'
const BRUSSELS = 'Code of registration duties, Brussels-Capital'
const WALLOON_DECREE = 'Walloon decree of 2024-12-05 (Moniteur belge 2024-12-13)'

export const DUTY_FIGURES = {
  'flanders.ordinary': {
    unit: 'percent',
    law: VCF,
    sources: [SOURCES.livios2025, SOURCES.novius, SOURCES.forum, SOURCES.verlimmo, SOURCES.brusselsTimes],
    confidence: 'sure',
    versions: [
      { value: 10, from: '2018-06-01', to: '2021-12-31' },
      { value: 12, from: '2022-01-01' },
    ],
  },
  'flanders.ownHome': {
    unit: 'percent',
    law: 'Vlaamse Codex Fiscaliteit, art. 2.9.4.2.11',
    sources: [
      SOURCES.flemishRuling,
      SOURCES.livios2025,
      SOURCES.novius,
      SOURCES.purchaseCosts,
      SOURCES.forum,
    ],
    confidence: 'sure',
    versions: [
      { value: 7, from: '2018-06-01', to: '2019-12-31' },
      { value: 6, from: '2020-01-01', to: '2021-12-31' },
      { value: 3, from: '2022-01-01', to: '2024-12-31' },
      { value: 2, from: '2025-01-01' },
    ],
  },
  'flanders.modest.reduction': {
    unit: 'euro',
    law: VCF,
    sources: [SOURCES.purchaseCosts, SOURCES.notarySimulator, SOURCES.moneytalk],
    confidence: 'sure',
    versions: [
      { value: 5600, from: '2018-06-01', to: '2021-12-31' },
      { value: 2800, from: '2022-01-01', to: '2024-12-31' },
      { value: 1867, from: '2025-01-01' },
    ],
  },
  'flanders.modest.limit': {
    unit: 'euro',
    law: VCF,
    sources: [SOURCES.purchaseCosts, SOURCES.verlimmo],
    confidence: 'sure',
    versions: [
      { value: 200_000, from: '2018-06-01', to: '2021-12-31' },
      { value: 220_000, from: '2022-01-01' },
    ],
  },
  'flanders.modest.coreLimit': {
    unit: 'euro',
    law: VCF,
    sources: [SOURCES.purchaseCosts, SOURCES.verlimmo],
    confidence: 'sure',
    versions: [
      { value: 220_000, from: '2018-06-01', to: '2021-12-31' },
      { value: 240_000, from: '2022-01-01' },
    ],
  },
  'flanders.renovation': {
    unit: 'percent',
    law: VCF,
    sources: [SOURCES.purchaseCosts, SOURCES.novius],
    confidence: 'sure',
    versions: [
      { value: 6, from: '2018-06-01', to: '2019-12-31' },
      { value: 5, from: '2020-01-01', to: '2021-12-31' },
      { value: 1, from: '2022-01-01', to: '2024-12-31' },
    ],
  },
  'flanders.monument': {
    unit: 'percent',
    law: VCF,
    sources: [SOURCES.purchaseCosts],
    confidence: 'likely',
    versions: [{ value: 1, from: '2022-01-01', to: '2024-12-31' }],
  },
  'flanders.farmland': {
    unit: 'percent',
    law: VCF,
    sources: [SOURCES.verlimmo, SOURCES.sbk],
    confidence: 'sure',
    versions: [{ value: 10, from: '2018-06-01' }],
  },
  'flanders.social': {
    unit: 'percent',
    law: VCF,
    sources: ['https://www.vlaanderen.be/het-verkooprecht-bij-de-aankoop-van-een-sociale-woning'],
    confidence: 'likely',
    versions: [{ value: 1.5, from: '2022-01-01' }],
  },
  'flanders.smallest': {
    unit: 'euro',
    law: VCF,
    sources: [SOURCES.notarySimulator],
    confidence: 'likely',
    versions: [{ value: 50, from: '2026-01-01' }],
  },
  'brussels.ordinary': {
    unit: 'percent',
    law: `${BRUSSELS}, art. 44`,
    sources: [SOURCES.brusselsAbatement, SOURCES.brusselsNewAbatement],
    confidence: 'sure',
    versions: [{ value: 12.5, from: '2003-01-01' }],
  },
  'brussels.abatement': {
    unit: 'euro',
    law: `${BRUSSELS}, art. 46bis`,
    sources: [SOURCES.brusselsAbatement, SOURCES.brusselsNewAbatement, SOURCES.brussels2017, SOURCES.finaco],
    confidence: 'sure',
    versions: [
      { value: 60_000, from: '2009-01-01', to: '2016-12-31' },
      { value: 175_000, from: '2017-01-01', to: '2023-03-31' },
      { value: 200_000, from: '2023-04-01' },
    ],
  },
  'brussels.abatement.zone': {
    unit: 'euro',
    law: `${BRUSSELS}, art. 46bis`,
    sources: [SOURCES.brussels2017],
    confidence: 'likely',
    versions: [{ value: 75_000, from: '2009-01-01', to: '2016-12-31' }],
  },
  'brussels.abatement.ceiling': {
    unit: 'euro',
    law: `${BRUSSELS}, art. 46bis`,
    sources: [SOURCES.brusselsAbatement, SOURCES.brusselsNewAbatement, SOURCES.brussels2026],
    confidence: 'sure',
    versions: [
      { value: 500_000, from: '2017-01-01', to: '2023-03-31' },
      { value: 600_000, from: '2023-04-01' },
    ],
  },
  'brussels.land': {
    unit: 'euro',
    law: `${BRUSSELS}, art. 46bis`,
    sources: [SOURCES.brusselsNewAbatement, SOURCES.brussels2026, SOURCES.brusselsReform],
    confidence: 'sure',
    versions: [
      { value: 87_500, from: '2017-01-01', to: '2023-03-31' },
      { value: 100_000, from: '2023-04-01' },
    ],
  },
  'brussels.land.ceiling': {
    unit: 'euro',
    law: `${BRUSSELS}, art. 46bis`,
    sources: [SOURCES.brusselsNewAbatement, SOURCES.brussels2026, SOURCES.brusselsReform],
    confidence: 'sure',
    versions: [
      { value: 250_000, from: '2017-01-01', to: '2023-03-31' },
      { value: 300_000, from: '2023-04-01' },
    ],
  },
  'brussels.jump': {
    unit: 'euro',
    law: `${BRUSSELS}, art. 46bis`,
    sources: [SOURCES.brusselsAbatement, SOURCES.brusselsNewAbatement, SOURCES.brusselsReform],
    confidence: 'sure',
    versions: [{ value: 25_000, from: '2023-04-01' }],
  },
  'brussels.jump.fewest': {
    unit: 'steps',
    law: `${BRUSSELS}, art. 46bis`,
    sources: [SOURCES.brusselsAbatement, SOURCES.brusselsNewAbatement, SOURCES.brusselsReform],
    confidence: 'sure',
    versions: [{ value: 2, from: '2023-04-01' }],
  },
  'wallonia.ordinary': {
    unit: 'percent',
    law: 'Code of registration duties, Wallonia, art. 44',
    sources: [SOURCES.walloonCircular, SOURCES.walloonNotaries],
    confidence: 'sure',
    versions: [{ value: 12.5, from: '2018-01-01' }],
  },
  'wallonia.ownHome': {
    unit: 'percent',
    law: `${WALLOON_DECREE}; circular 2025/C/42 of 2025-07-05`,
    sources: [SOURCES.walloonCircular, SOURCES.walloonNotaries],
    confidence: 'sure',
    versions: [{ value: 3, from: '2025-01-01' }],
  },
  'wallonia.abatement': {
    unit: 'euro',
    law: 'Code of registration duties, Wallonia, art. 46bis',
    sources: [SOURCES.walloonAbatement, SOURCES.walloonDoubled],
    confidence: 'sure',
    versions: [
      { value: 20_000, from: '2018-01-01', to: '2022-12-31' },
      { value: 40_000, from: '2023-01-01', to: '2024-12-31' },
    ],
  },
  'wallonia.abatement.lowest': {
    unit: 'euro',
    law: 'Code of registration duties, Wallonia, art. 46bis',
    sources: [SOURCES.walloonAbatement, SOURCES.walloonDoubled],
    confidence: 'sure',
    versions: [{ value: 20_000, from: '2023-01-01', to: '2024-12-31' }],
  },
  'wallonia.abatement.slideFrom': {
    unit: 'euro',
    law: 'Code of registration duties, Wallonia, art. 46bis',
    sources: [SOURCES.walloonAbatement, SOURCES.walloonDoubled],
    confidence: 'sure',
    versions: [{ value: 350_000, from: '2023-01-01', to: '2024-12-31' }],
  },
  'wallonia.abatement.slideTo': {
    unit: 'euro',
    law: 'Code of registration duties, Wallonia, art. 46bis',
    sources: [SOURCES.walloonAbatement, SOURCES.walloonDoubled],
    confidence: 'sure',
    versions: [{ value: 500_000, from: '2023-01-01', to: '2024-12-31' }],
  },
  'wallonia.farmland': {
    unit: 'percent',
    law: 'Code of registration duties, Wallonia',
    sources: [SOURCES.walloonRural],
    confidence: 'likely',
    versions: [{ value: 6, from: '2025-01-01' }],
  },
  'newBuild.vat': {
    unit: 'percent',
    law: 'Royal decree no 20 of 1970-07-20, art. 1',
    sources: [SOURCES.purchaseCosts, SOURCES.newBuildVat],
    confidence: 'sure',
    versions: [{ value: 21, from: '2012-01-01' }],
  },
  'newBuild.vat.reduced': {
    unit: 'percent',
    law: 'Royal decree no 20, table A, item XXXVII; programme law of 2025-07-10',
    sources: [SOURCES.reducedVat, SOURCES.oxy12, SOURCES.ownerRebuild],
    confidence: 'sure',
    versions: [{ value: 6, from: '2024-01-01' }],
  },
} as const satisfies Readonly<Record<string, Figure>>
