/** Years within which a buyer fulfils the conditions of a low duty (docs/money.md#registration-duty). */
import type { Figure } from './figure.ts'
import { SOURCES } from './sources.ts'

const VCF = 'Vlaamse Codex Fiscaliteit, title 2, chapter 9'
const BRUSSELS = 'Code of registration duties, Brussels-Capital'
const WALLOON_DECREE = 'Walloon decree of 2024-12-05 (Moniteur belge 2024-12-13)'

export const CONDITION_FIGURES = {
  'flanders.resale': {
    unit: 'years',
    law: VCF,
    sources: [SOURCES.purchaseCosts, SOURCES.sbk],
    confidence: 'sure',
    versions: [{ value: 2, from: '2022-01-01' }],
  },
  'flanders.moveIn': {
    unit: 'years',
    law: VCF,
    sources: [SOURCES.livios2025, SOURCES.forum],
    confidence: 'sure',
    versions: [{ value: 3, from: '2022-01-01' }],
  },
  'flanders.stay': {
    unit: 'years',
    law: VCF,
    sources: [SOURCES.purchaseCosts, SOURCES.forum],
    confidence: 'sure',
    versions: [{ value: 1, from: '2026-01-01' }],
  },
  'brussels.resale': {
    unit: 'years',
    law: `${BRUSSELS}, art. 46bis`,
    sources: [SOURCES.brusselsNewAbatement],
    confidence: 'likely',
    versions: [{ value: 2, from: '2023-04-01' }],
  },
  'brussels.moveIn': {
    unit: 'years',
    law: `${BRUSSELS}, art. 46bis`,
    sources: [SOURCES.brusselsNewAbatement],
    confidence: 'likely',
    versions: [{ value: 3, from: '2023-04-01' }],
  },
  'brussels.stay': {
    unit: 'years',
    law: `${BRUSSELS}, art. 46bis`,
    sources: [SOURCES.brusselsAbatement, SOURCES.brusselsNewAbatement],
    confidence: 'sure',
    versions: [{ value: 5, from: '2017-01-01' }],
  },
  'wallonia.resale': {
    unit: 'years',
    law: WALLOON_DECREE,
    sources: [SOURCES.walloonCircular, SOURCES.walloonNotaries],
    confidence: 'sure',
    versions: [{ value: 3, from: '2025-01-01' }],
  },
  'wallonia.moveIn': {
    unit: 'years',
    law: WALLOON_DECREE,
    sources: [SOURCES.walloonCircular, SOURCES.walloonNotaries],
    confidence: 'sure',
    versions: [{ value: 3, from: '2025-01-01' }],
  },
  'wallonia.stay': {
    unit: 'years',
    law: WALLOON_DECREE,
    sources: [SOURCES.walloonCircular, SOURCES.walloonNotaries],
    confidence: 'sure',
    versions: [{ value: 3, from: '2025-01-01' }],
  },
} as const satisfies Readonly<Record<string, Figure>>
