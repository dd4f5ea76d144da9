/** Words of Skarabee's lists. Those without a meaning on the site are null. */
import type { CodeTextKey } from '../../languages/code-text-keys.ts'
import { groupsOfKinds, textsOfKinds } from './kinds.ts'
import type { Kind } from './kinds.ts'

/** `Typo.Genre`, if it is more precise than `Typo.Sort`. */
const GENRES: Readonly<Record<string, Kind>> = {
  Bungalow: ['house', 'type.bungalow'],
  PatioBungalow: ['house', 'type.bungalow'],
  SemiBungalow: ['house', 'type.bungalow'],
  Castle: ['house', 'type.castle'],
  Chalet: ['house', 'type.chalet'],
  CityDwelling: ['house', 'type.town-house'],
  TownDwelling: ['house', 'type.town-house'],
  Cottage: ['house', 'type.cottage'],
  Domain: ['house', 'type.manor'],
  ExclusiveVilla: ['house', 'type.villa'],
  Villa: ['house', 'type.villa'],
  Farm: ['house', 'type.farm'],
  CourtyardHouse: ['house', 'type.farm'],
  Farmhouse: ['house', 'type.farmhouse'],
  LordHouse: ['house', 'type.mansion'],
  Mansion: ['house', 'type.mansion'],
  SingleFamilyDwelling: ['house', 'type.single-family'],
  HolidayHouse: ['house', 'type.holiday-house'],
  MixedDwelling: ['investment', 'type.mixed-building'],
  Dwelling_Building: ['investment', 'type.investment'],
  Flat_Building: ['investment', 'type.apartment-building'],
  BasementFlat: ['apartment', 'type.basement'],
  Duplex: ['apartment', 'type.duplex'],
  Maisonette: ['apartment', 'type.duplex'],
  Triplex: ['apartment', 'type.triplex'],
  GroundfloorFlat: ['apartment', 'type.ground-floor'],
  Loft: ['apartment', 'type.loft'],
  Penthouse: ['apartment', 'type.penthouse'],
  RoofAppartement: ['apartment', 'type.top-floor'],
  Studio: ['studio', 'type.studio'],
  IndependentRoom: ['studio', 'type.room'],
  StudentRoom: ['studio', 'type.student-room'],
  Carport: ['garage', 'type.carport'],
  GarageBox: ['garage', 'type.garage-box'],
  ParkingCellar: ['garage', 'type.indoor-parking'],
  ParkingLot: ['garage', 'type.parking'],
  ParkingPlace: ['garage', 'type.parking'],
  Forest: ['land', 'type.forest'],
  PastureLand: ['land', 'type.meadow'],
  RecreationGround: ['land', 'type.leisure-land'],
  Agricultural: ['land', 'type.farmland'],
  ArableLand: ['land', 'type.farmland'],
  Orchard: ['land', 'type.orchard'],
  Cafe: ['commercial', 'type.cafe'],
  Bar: ['commercial', 'type.cafe'],
  Hotel: ['commercial', 'type.hotel'],
  Restaurant: ['commercial', 'type.restaurant'],
  Boutique: ['commercial', 'type.shop'],
  Hangar: ['industrial', 'type.hall'],
  Warehouse: ['industrial', 'type.warehouse'],
  Workshop: ['industrial', 'type.workshop'],
  Practice: ['office', 'type.practice'],
}

/** `Typo.Sort`. The genres of `Other` and `ProfessionalOther` that belong to no group have none. */
const SORTS: Readonly<Record<string, Kind | null>> = {
  Dwelling: ['house', 'type.house'],
  Flat: ['apartment', 'type.apartment'],
  ServiceFlat: ['apartment', 'type.service-flat'],
  Room: ['studio', 'type.room'],
  Land: ['land', 'type.land'],
  ProfessionalLand: ['land', 'type.business-land'],
  Parking: ['garage', 'type.parking'],
  Catering: ['commercial', 'type.catering'],
  Shop: ['commercial', 'type.shop'],
  Office: ['office', 'type.office'],
  Industry: ['industrial', 'type.industrial'],
  Other: null,
  ProfessionalOther: null,
}

/** `Type`, whose three letters have no public labels but these. */
const LETTERS: Readonly<Record<string, Kind>> = {
  APP: ['apartment', 'type.apartment'],
  HFH: ['house', 'type.house'],
  FRH: ['house', 'type.house'],
  CLH: ['house', 'type.house'],
  GAR: ['garage', 'type.garage'],
  PAR: ['garage', 'type.parking'],
  OFF: ['office', 'type.office'],
  BGH: ['land', 'type.land'],
  BGO: ['land', 'type.land'],
  BUT: ['land', 'type.land'],
}

export const SKARABEE_GENRES = {
  known: Object.keys(GENRES),
  groups: groupsOfKinds(GENRES),
  texts: textsOfKinds(GENRES),
}
export const SKARABEE_SORTS = { groups: groupsOfKinds(SORTS), texts: textsOfKinds(SORTS) }
export const SKARABEE_LETTERS = { groups: groupsOfKinds(LETTERS), texts: textsOfKinds(LETTERS) }

/** `Typo.Characterisation`. A corner or a link says nothing about the number of sides. */
export const SKARABEE_SIDES: Readonly<Record<string, string>> = {
  Dwelling_Detached: 'open',
  Dwelling_SemiDetached: 'semi-open',
  Dwelling_HalfDetached: 'semi-open',
  Dwelling_LinkedSemiDetached: 'semi-open',
  Dwelling_End: 'semi-open',
  Dwelling_Terraced: 'closed',
}

/** `Status`: the goal and the status on the site. The others are not for publication. */
export const SKARABEE_GOALS = {
  FOR_SALE: 0,
  OPTION_FOR_SALE: 0,
  SOLD: 0,
  FOR_RENT: 1,
  OPTION_FOR_RENT: 1,
  RENTED: 1,
}
export const SKARABEE_STATES = {
  FOR_SALE: 1,
  OPTION_FOR_SALE: 1,
  FOR_RENT: 1,
  OPTION_FOR_RENT: 1,
  SOLD: 2,
  RENTED: 4,
}

/** Words of `Status` and `FlowStatus`. */
export const SKARABEE_HIDDEN = [
  'PROSPECT_FOR_SALE',
  'PROSPECT_FOR_RENT',
  'PREPARATION_FOR_SALE',
  'PREPARATION_FOR_RENT',
  'FOR_SALE_ON_HOLD',
  'FOR_RENT_ON_HOLD',
  'FOR_SALE_ORDER_ENDED',
  'FOR_RENT_ORDER_ENDED',
  'PRICING',
  'IN_MANAGEMENT',
]

/** Words of `FlowStatus` and `Status` over a home that is still there. */
export const SKARABEE_MARQUEES: Readonly<Record<string, CodeTextKey>> = {
  FOR_SALE_WITH_BID: 'marquee.offer',
  FOR_SALE_RESERVED: 'marquee.reserved',
  FOR_RENT_RESERVED: 'marquee.reserved',
  SOLD_UNDER_RESERVE: 'marquee.conditional',
  OPTION_FOR_SALE: 'marquee.option',
  OPTION_FOR_RENT: 'marquee.option',
}

export const SKARABEE_HEATING: Readonly<Record<string, CodeTextKey>> = {
  NONE: 'heating.none',
  NATURAL_GAS: 'heating.gas',
  HEATING_OIL: 'heating.fuel',
  ELECTRICITY: 'heating.electric',
  OTHER: 'heating.other',
  CENTRALLY_HEATED: 'heating.central',
  SOLAR_COLLECTORS: 'heating.solar',
  COALS: 'heating.coal',
  COLLECTIVE_HEATING: 'heating.collective',
  DISTRICT_HEATING: 'heating.district',
  HOT_AIR_HEATING: 'heating.air',
  AIRCO: 'heating.air-conditioning',
  GAS_STOVE: 'heating.gas-stove',
  FLOOR_HEATING_FULLY: 'heating.floor',
  FLOOR_HEATING_PARTIAL: 'heating.floor',
  INDIVIDUAL: 'heating.individual',
  GEOTHERMAL: 'heating.geothermal',
  CONDENSING_BOILER: 'heating.condensing',
  HEATING_PUMP: 'heating.heat-pump',
  HP_BOILER: 'heating.boiler',
  COMBI_BOILER: 'heating.boiler',
  PELLET_STOVE: 'heating.pellets',
}

/** `UrbanDevelopment.AreaApplication`: the codes of Flanders, but for their case. */
export const SKARABEE_DESTINATIONS: Readonly<Record<string, string | null>> = {
  ...Object.fromEntries(
    'Wg Wug Wp Wche Igb Iab Ag Bg Ng Nr Pg Lwag Gdr Gvr'.split(' ').map((code) => [code, code]),
  ),
  Wglk: 'WgLk',
  OTHER: null,
}

/** `UrbanDevelopment.JudicialDecisionType`. */
export const SKARABEE_ENFORCEMENT = { Dv: 'Dv', Ho: 'Ho', Bo: 'Bo', Lod: 'Lod', Ms: 'Ms', Gmo: 'Gmo' }
