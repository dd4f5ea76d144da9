/** Surfaces, bedrooms and energy scores that are probably typing errors. */
import { toneOf } from '../../domain/energy.ts'
import { insideSurface } from '../../domain/inside-surface.ts'
import {
  PLAUSIBLE_BEDROOMS,
  PLAUSIBLE_ENERGY,
  PLAUSIBLE_GROUND,
  PLAUSIBLE_SURFACE,
  typeGroupOf,
} from '../../domain/plausible.ts'
import type { Limits } from '../../domain/plausible.ts'
import { problem } from '../../diagnostics/diagnostic.ts'
import type { Problem } from '../../diagnostics/diagnostic.ts'
import { at, nameOf } from '../advert-rule.ts'
import type { AdvertRule } from '../advert-rule.ts'
import type { LinkedProperty } from '../linked.ts'

export const HOME_RULES: readonly AdvertRule[] = [
  surfacesArePlausible,
  bedroomsArePlausible,
  energyFitsYear,
  energyIsNoTotal,
]

const INSIDE = ['SurfaceLiving', 'SurfaceConstructed', 'SurfaceTotal'] as const

function surfacesArePlausible(linked: LinkedProperty): readonly Problem[] {
  const { property, types } = linked
  const type = typeGroupOf(types)
  const inside = insideSurface(property)
  const field = INSIDE.find((name) => property[name] !== undefined && property[name] === inside)
  return [
    ...(field === undefined ? [] : surfaceProblem(linked, field, PLAUSIBLE_SURFACE[type])),
    ...surfaceProblem(linked, 'SurfaceGround', PLAUSIBLE_GROUND[type]),
  ]
}

function surfaceProblem(
  linked: LinkedProperty,
  field: (typeof INSIDE)[number] | 'SurfaceGround',
  limits: Limits | undefined,
): readonly Problem[] {
  const surface = linked.property[field]
  if (surface === undefined || limits === undefined) return []
  const [least, most] = limits
  if (surface >= least && surface <= most) return []
  const params = { name: nameOf(linked), field, surface, limit: surface < least ? least : most }
  return [problem('AS4202', params, at(linked, field))]
}

function bedroomsArePlausible(linked: LinkedProperty): readonly Problem[] {
  const { property, types } = linked
  const { NumberOfBedRooms: bedrooms = 0 } = property
  const { most, surface } = PLAUSIBLE_BEDROOMS
  const limit = (most as Readonly<Record<string, number>>)[typeGroupOf(types)]
  if (limit === undefined || bedrooms === 0) return []
  const inside = insideSurface(property)
  const isCramped = inside !== undefined && inside / bedrooms < surface
  // A surface that is not plausible itself is reported by AS4202.
  const [least = 0] = PLAUSIBLE_SURFACE[typeGroupOf(types)] ?? []
  const isReported = inside !== undefined && inside < least
  if (bedrooms <= limit && (!isCramped || isReported)) return []
  const params = { name: nameOf(linked), bedrooms, ...(bedrooms > limit ? { limit } : { inside }) }
  return [problem('AS4203', params, at(linked, 'NumberOfBedRooms'))]
}

function energyFitsYear(linked: LinkedProperty): readonly Problem[] {
  const { property, energy } = linked
  const { ConstructionYear: year, RenovationYear = 0, EnergyPerformance: score } = property
  if (year === undefined || energy === null) return []
  const { old, recent } = PLAUSIBLE_ENERGY
  const isOld = year < old.before && RenovationYear < old.renovated
  const isTooGood = isOld && (score === undefined ? toneOf(energy.label) === 'best' : score < old.least)
  const isTooBad = year >= recent.since && score !== undefined && score > recent.most
  if (!isTooGood && !isTooBad) return []
  const params = { name: nameOf(linked), year, score, label: energy.label, isTooGood }
  return [problem('AS4204', params, at(linked, score === undefined ? 'EPCLabelText' : 'EnergyPerformance'))]
}

/** The total of a year in the field of the score. Values above 5,000 do not pass the schema. */
function energyIsNoTotal(linked: LinkedProperty): readonly Problem[] {
  const { EnergyPerformance: total = 0 } = linked.property
  const { from, score } = PLAUSIBLE_ENERGY.total
  const surface = insideSurface(linked.property)
  if (surface === undefined || total < from) return []
  const probable = Math.round(total / surface)
  if (probable < score[0] || probable > score[1]) return []
  const params = { name: nameOf(linked), total, surface, score: probable }
  return [problem('AS4205', params, at(linked, 'EnergyPerformance'))]
}
