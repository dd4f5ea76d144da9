/** Words of SweepBright. */
import { TYPE_GROUPS } from '../../domain/home-type.ts'
import type { CodeTextKey } from '../../languages/code-text-keys.ts'

export const SWEEPBRIGHT_TYPES = {
  house: TYPE_GROUPS.house,
  apartment: TYPE_GROUPS.apartment,
  land: TYPE_GROUPS.land,
  parking: TYPE_GROUPS.garage,
  commercial: TYPE_GROUPS.commercial,
  office: TYPE_GROUPS.office,
}

/** Sub-types of another group than that of their type. */
export const SWEEPBRIGHT_GROUPS = {
  student_accommodation: TYPE_GROUPS.studio,
  investment_property: TYPE_GROUPS.investment,
  industrial: TYPE_GROUPS.industrial,
  warehouse: TYPE_GROUPS.industrial,
}

export const SWEEPBRIGHT_NAMES: Readonly<Record<string, CodeTextKey>> = {
  house: 'type.house',
  apartment: 'type.apartment',
  land: 'type.land',
  parking: 'type.parking',
  commercial: 'type.commercial',
  office: 'type.office',
  semi_detached: 'type.semi-detached',
  terraced: 'type.terraced',
  bungalow: 'type.bungalow',
  cottage: 'type.cottage',
  mansion: 'type.mansion',
  farm: 'type.farm',
  townhouse: 'type.town-house',
  loft: 'type.loft',
  duplex: 'type.duplex',
  penthouse: 'type.penthouse',
  student_accommodation: 'type.student-room',
  healthcare: 'type.care-home',
  investment_property: 'type.investment',
  private_garage: 'type.garage',
  indoor_parking_space: 'type.indoor-parking',
  outdoor_parking_space: 'type.outdoor-parking',
  covered_outdoor_space: 'type.carport',
  agricultural: 'type.farmland',
  buildable: 'type.building-plot',
  recreational: 'type.leisure-land',
  pasture_land: 'type.meadow',
  industrial: 'type.industrial',
  leasure_and_sports: 'type.leisure',
  retail: 'type.shop',
  shop: 'type.shop',
  warehouse: 'type.warehouse',
  coworking: 'type.coworking',
}

export const SWEEPBRIGHT_SIDES = { detached: 'open', semi_detached: 'semi-open', terraced: 'closed' }

export const SWEEPBRIGHT_STATES = {
  available: 1,
  bid: 1,
  option: 1,
  under_contract: 1,
  agreement: 1,
  sold: 2,
  rented: 4,
}

export const SWEEPBRIGHT_MARQUEES: Readonly<Record<string, CodeTextKey>> = {
  bid: 'marquee.offer',
  option: 'marquee.option',
  agreement: 'marquee.reserved',
  under_contract: 'marquee.compromise',
}

/** "E30" to "E90", and what a later version may add. */
export const SWEEPBRIGHT_LEVELS: Readonly<Record<string, number>> = Object.fromEntries(
  Array.from({ length: 201 }, (_, level) => [`E${level}`, level]),
)

/** Units of surfaces in square metres. */
export const SURFACE_UNITS: readonly (readonly [unit: string, factor: number])[] = [
  ['are', 100],
  ['acre', 4046.8564224],
  ['sq_ft', 0.09290304],
]
