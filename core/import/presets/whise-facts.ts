/** The facts of an estate of Whise, most of which are details by number. */
import type { Condition, MappingRules, ValueRule } from '../../schema/mapping-rules.ts'
import * as codes from './whise-codes.ts'

const LUXEMBOURG: Condition = { from: 'country.id', is: [5] }
const BELGIUM: Condition = { from: 'country.id', not: [5] }

export function detail(id: number): string {
  return `details[id=${id}].value`
}

/** The option of a detail. Its `value` is a word in the language of the request. */
export function option(id: number): string {
  return `details[id=${id}].enum.id`
}

/** A fact that a later version of the list may know: without it, the record is still right. */
export function coded(from: string, values: ValueRule['values']): ValueRule {
  return { from, values, as: 'codeText', lenient: true }
}

function yesNo(id: number, yes: string, no: string): ValueRule {
  return { from: detail(id), values: { 1: yes, 0: no } }
}

export const WHISE_FACTS: MappingRules['fields'] = {
  NumberOfBedRooms: 'rooms',
  NumberOfBathRooms: 'bathRooms',
  NumberOfShowerRooms: detail(57),
  NumberOfToilets: detail(55),
  NumberOfGarages: detail(19),
  NumberOfParkings: [detail(999), detail(998)],
  NumberOfFacades: 'fronts',
  SurfaceLiving: 'area',
  SurfaceGround: 'groundArea',
  SurfaceGarden: 'gardenArea',
  SurfaceTerrace: detail(874),
  Floor: { from: 'floor', lenient: true },
  HasLift: { from: detail(372), lenient: true },
  SurfaceConstructed: detail(27),
  ConstructionYear: { from: detail(14), as: 'year' },
  RenovationYear: { from: detail(585), as: 'year' },
  Heating: [coded(option(1020), codes.WHISE_HEATING), coded(option(53), codes.HEATING_GROUP)],
  Kitchen: coded(option(1595), codes.WHISE_KITCHEN),
  EnergyPerformance: { from: [detail(2089), 'energyValue'], lenient: true },
  EPCLabelText: { from: ['energyClass', detail(2056)], when: BELGIUM, lenient: true },
  EnergyClass: { from: ['energyClass', detail(2056)], when: LUXEMBOURG, lenient: true },
  UniqueCode: { from: detail(2391), when: BELGIUM },
  EPCExpiryDate: { from: detail(2776), dates: 'month-first', lenient: true },
  CO2Emission: { from: detail(2090), lenient: true },
  TotalEnergy: { from: detail(2390), lenient: true },
  CadastralIncome: { from: detail(1733), lenient: true },
  ChargesRenter: { from: detail(301), lenient: true },
  FloodZone: [
    coded(option(2222), { 1229: 'flood.effective', 1230: 'flood.potential', 1233: 'flood.none' }),
    coded(option(2223), { 1231: 'flood.delimited', 1232: 'flood.bank' }),
  ],
  PlanningCodes: {
    collect: [
      yesNo(808, 'Vg', 'Gvg'),
      { from: option(1736), values: codes.DESTINATIONS, lenient: true },
      {
        from: option(2712),
        values: { 1832: 'Dv', 1837: 'Gdv', 1833: null, 1834: null, 1835: null, 1836: null },
        lenient: true,
      },
      yesNo(1734, 'Vkr', 'Gvkr'),
      yesNo(812, 'Vv', 'Gvv'),
    ],
  },
  JudicialDecision: { from: detail(691), values: { 1: 1, 0: 0 } },
  Availability: [
    { from: 'availabilityDateTime', as: 'date', lenient: true },
    coded('availability.id', codes.WHISE_AVAILABILITY),
  ],
}
