/** Deposits, factors of the index and limits of indexation (docs/money.md#rents). */
import type { Figure } from './figure.ts'
import { TO_NEXT } from './index-base.ts'
import { SOURCES } from './sources.ts'

const FLEMISH = 'Vlaams Woninghuurdecreet'
const BRUSSELS = 'Brussels Housing Code'
const WALLOON = 'Walloon decree of 2018-03-15 on leases of homes'

export const RENT_FIGURES = {
  'flanders.deposit': {
    unit: 'months',
    law: `${FLEMISH}, art. 37, § 1`,
    sources: [SOURCES.deposits, 'https://codex.vlaanderen.be'],
    confidence: 'sure',
    versions: [{ value: 3, from: '2019-01-01' }],
  },
  'brussels.deposit': {
    unit: 'months',
    law: BRUSSELS,
    sources: [SOURCES.deposits, SOURCES.brusselsDeposit],
    confidence: 'sure',
    versions: [{ value: 2, from: '2018-01-01' }],
  },
  'brussels.deposit.guarantee': {
    unit: 'months',
    law: BRUSSELS,
    sources: [SOURCES.deposits, SOURCES.brusselsDeposit],
    confidence: 'sure',
    versions: [
      { value: 3, from: '2018-01-01', to: '2024-10-31' },
      { value: 2, from: '2024-11-01' },
    ],
  },
  'wallonia.deposit': {
    unit: 'months',
    law: WALLOON,
    sources: [SOURCES.deposits, 'https://www.droitsquotidiens.be'],
    confidence: 'sure',
    versions: [{ value: 2, from: '2018-09-01' }],
  },
  'index.1996': factor(0, '2006-01-01', [
    'https://etaamb.openjustice.be/nl/fr/indexcijfer-van-de-prijzen_n2006040301.html',
    'http://febed.be/nl/nieuws/index-1',
  ]),
  'index.2004': factor(1, '2014-01-01', [
    'http://febed.be/nl/nieuws/index-1',
    'https://statbel.fgov.be/nl/themas/consumptieprijsindex/gezondheidsindex',
  ]),
  'index.2013': factor(2, '2026-01-01', [
    'https://www.indexatiehulp.be/en/guide/health-index-explained/',
    'https://statbel.fgov.be/nl/themas/consumptieprijsindex/gezondheidsindex',
  ]),
} as const satisfies Readonly<Record<string, Figure>>

function factor(at: 0 | 1 | 2, from: string, sources: readonly string[]) {
  const law = 'Health index of the Belgian statistical office (Statbel), conversion to the next base'
  return {
    unit: 'factor',
    law,
    sources,
    confidence: 'sure',
    versions: [{ value: TO_NEXT[at] / 10_000, from }],
  } as const
}

const FLEMISH_FACTORS =
  'https://www.vlaanderen.be/bouwen-wonen-en-energie/huren-en-verhuren/huurprijs-en-huurwaarborg/huurprijsindexatie-sinds-1-oktober-2023-met-correctiefactoren'
const BRUSSELS_FACTORS =
  'https://logement.brussels/louer/bail/indexation-des-loyers/indexation-des-loyers-a-partir-du-14-octobre-2023-avec-facteurs-de-correction/'
const WALLOON_RULE =
  'https://trends.levif.be/immo/mauvais-peb-comment-calculer-lindexation-de-votre-loyer-en-wallonie/'
const LEXGO =
  'https://www.lexgo.be/nl/nieuws-en-publicaties/13065-indexatie-van-woninghuur-in-vlaanderen-en-brussel?source=similar_article'

/** Rules of indexation in words; `rent-index.ts` computes with them. */
export const RENT_RULES = {
  'flanders.limits': {
    unit: 'rule',
    law: `${FLEMISH}, art. 34`,
    sources: [FLEMISH_FACTORS, LEXGO],
    confidence: 'sure',
    versions: [
      { value: 'A to C whole, D half, E, F and none nothing', from: '2022-10-01', to: '2023-09-30' },
      {
        value: 'a correction factor for leases of before 2022-10-01 with D, E, F or none',
        from: '2023-10-01',
      },
    ],
  },
  'flanders.factor': {
    unit: 'rule',
    law: `${FLEMISH}, art. 34`,
    sources: [FLEMISH_FACTORS],
    confidence: 'likely',
    versions: [{ value: 'a formula for each anniversary; not computed', from: '2023-10-01' }],
  },
  'brussels.limits': {
    unit: 'rule',
    law: `${BRUSSELS}, art. 224 and 224/2`,
    sources: [BRUSSELS_FACTORS, LEXGO],
    confidence: 'sure',
    versions: [
      { value: 'A to D whole, E half, F, G and none nothing', from: '2022-10-14', to: '2023-10-13' },
      { value: 'a correction factor for leases of before 2022-10-14 with E, F or G', from: '2023-10-14' },
    ],
  },
  'brussels.factor': {
    unit: 'rule',
    law: 'Brussels ordinance of 2023-10-13',
    sources: [BRUSSELS_FACTORS, LEXGO],
    confidence: 'sure',
    versions: [{ value: 'the 26 published factors, which the formula gives', from: '2023-10-14' }],
  },
  'wallonia.limits': {
    unit: 'rule',
    law: `${WALLOON}, art. 26`,
    sources: [
      WALLOON_RULE,
      'https://www.droitsquotidiens.be/fr/question/mon-loyer-peut-il-etre-indexe-wallonie',
    ],
    confidence: 'sure',
    versions: [
      { value: 'A to C whole, D 75 %, E 50 %, F, G and none nothing', from: '2022-11-01', to: '2023-10-31' },
    ],
  },
  'wallonia.base': {
    unit: 'rule',
    law: `${WALLOON}, art. 26`,
    sources: [WALLOON_RULE],
    confidence: 'likely',
    versions: [
      { value: 'a new base rent, that of the year of the limits; not computed', from: '2023-11-01' },
    ],
  },
} as const satisfies Readonly<Record<string, Figure<string>>>
