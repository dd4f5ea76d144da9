/**
 * Limits beyond which a fact of a home is nearly always a typing error. No law sets them: they are wide, so that a
 * castle and a cellar pass. docs/plausibility.md is generated from this table.
 */
import type { TypeGroup } from '../languages/language.ts'
import { TYPE_GROUPS, TYPE_GROUP_NAMES } from './home-type.ts'

/** The least and the most, both plausible. */
export type Limits = readonly [least: number, most: number]

/** The limits of a type group, and those of a property of none. */
type ByType = Readonly<Record<TypeGroup | 'other', Limits>>

/** The day on which the limits were last compared with adverts. */
export const PLAUSIBLE_CHECKED_ON = '2026-11-24'

/** Euros, by goal: 0 sale, 1 a month's rent, 2 take over. A strip of land can sell for 1,000. */
export const PLAUSIBLE_PRICE: Readonly<Record<0 | 1 | 2, ByType>> = {
  0: {
    house: [15_000, 20_000_000],
    apartment: [15_000, 15_000_000],
    studio: [10_000, 2_000_000],
    land: [1000, 50_000_000],
    investment: [20_000, 200_000_000],
    commercial: [5000, 100_000_000],
    garage: [1000, 2_000_000],
    industrial: [5000, 200_000_000],
    office: [5000, 200_000_000],
    other: [1000, 200_000_000],
  },
  1: {
    house: [150, 30_000],
    apartment: [150, 25_000],
    studio: [100, 5000],
    land: [20, 50_000],
    investment: [100, 500_000],
    commercial: [50, 200_000],
    garage: [20, 10_000],
    industrial: [50, 500_000],
    office: [50, 500_000],
    other: [20, 500_000],
  },
  2: eachType([500, 20_000_000]),
}

/** Square metres inside a home. */
export const PLAUSIBLE_SURFACE: Readonly<Partial<ByType>> = {
  house: [20, 5000],
  apartment: [10, 2000],
  studio: [8, 400],
}

/** Square metres of a plot. */
export const PLAUSIBLE_GROUND: Readonly<Partial<ByType>> = { house: [10, 5_000_000], land: [10, 5_000_000] }

export const PLAUSIBLE_BEDROOMS = {
  most: { house: 25, apartment: 15, studio: 5, investment: 300 } satisfies Partial<Record<TypeGroup, number>>,
  /** Square metres of the whole home for each bedroom. */
  surface: 7,
} as const

/** kWh per square metre and year. */
export const PLAUSIBLE_ENERGY = {
  /** A home of before this year that was not renovated since `renovated` needs at least `least`, and has no label A+. */
  old: { before: 1971, renovated: 2000, least: 30 },
  /** A home of this year or later needs at most `most`. */
  recent: { since: 2014, most: 350 },
  /** A score from here on is the total of a year, if the surface makes it a score within the limits. */
  total: { from: 1200, score: [30, 800] },
} as const

/** Kilometres between a property and the middle of its municipality. */
export const PLAUSIBLE_DISTANCE = 25

/** Pixels: narrower main pictures are enlarged on most screens. */
export const PLAUSIBLE_WIDTH = 800

/** The type group of a property, by its main type. */
export function typeGroupOf(types: readonly number[]): TypeGroup | 'other' {
  return TYPE_GROUP_NAMES.find((name) => TYPE_GROUPS[name] === types[0]) ?? 'other'
}

function eachType(limits: Limits): ByType {
  return { ...Object.fromEntries(TYPE_GROUP_NAMES.map((name) => [name, limits])), other: limits } as ByType
}
