/** The facts of an estate of SweepBright: rooms, surfaces, certificate, planning. */
import type { FieldRule, MappingRules, ValueRule } from '../../schema/mapping-rules.ts'
import * as codes from './sweepbright-codes.ts'

const LUXEMBOURG = ['LU']

function surface(name: string): FieldRule {
  const from = `sizes.${name}.size`
  const unit = `sizes.${name}.unit`
  return [
    { from, when: { from: unit, is: ['sq_m'] } },
    { from, when: { from: unit, empty: true } },
    ...codes.SURFACE_UNITS.map(([word, factor]): ValueRule => ({
      from,
      factor,
      when: { from: unit, is: [word] },
    })),
    { from: unit, values: {}, lenient: true, when: { from, empty: false } },
  ]
}

/** An older answer has the facts of a certificate at the top. */
export const energy = (name: string) => [`legal.energy.${name}`, name]
const ground = (name: string) => [`legal.property_and_land.${name}`, name]
export const regulation = (name: string) => [
  `legal.regulations.${name}`,
  `regulations.${name}`,
  `permissions.${name}`,
]

function yesNo(name: string, yes: string, no: string): ValueRule {
  return { from: regulation(name), values: { true: yes, false: no }, lenient: true }
}

export const SWEEPBRIGHT_FACTS: MappingRules['fields'] = {
  NumberOfBedRooms: 'bedrooms',
  NumberOfBathRooms: 'bathrooms',
  NumberOfShowerRooms: 'shower_rooms',
  NumberOfToilets: 'toilets',
  SurfaceLiving: surface('liveable_area'),
  SurfaceTotal: surface('gross_area'),
  SurfaceGround: surface('plot_area'),
  ConstructionYear: { from: 'building.construction.year', as: 'year' },
  RenovationYear: { from: 'building.renovation.year', as: 'year' },
  Facades: {
    from: 'sub_type',
    values: codes.SWEEPBRIGHT_SIDES,
    when: { from: 'sub_type', is: Object.keys(codes.SWEEPBRIGHT_SIDES) },
  },
  EnergyPerformance: { from: energy('epc_value'), lenient: true },
  EPCLabelText: {
    from: energy('epc_category'),
    when: { from: 'location.country', not: LUXEMBOURG },
    lenient: true,
  },
  EnergyClass: {
    from: energy('epc_category'),
    when: { from: 'location.country', is: LUXEMBOURG },
    lenient: true,
  },
  UniqueCode: { from: energy('epc_reference'), when: { from: 'location.country', not: LUXEMBOURG } },
  TotalEnergy: { from: energy('total_epc_value'), lenient: true },
  ELevel: { from: energy('e_level'), values: codes.SWEEPBRIGHT_LEVELS, lenient: true },
  CO2Emission: { from: energy('co2_emissions'), lenient: true },
  CadastralIncome: {
    from: ground('cadastral_income').flatMap((path) => [`${path}.amount`, path]),
    lenient: true,
  },
  PlanningCodes: {
    collect: [
      yesNo('building_permit', 'Vg', 'Gvg'),
      yesNo('priority_purchase_right', 'Vkr', 'Gvkr'),
      yesNo('subdivision_authorisation', 'Vv', 'Gvv'),
    ],
  },
  FloodZone: {
    from: ground('flood_risk'),
    values: {
      effective_flood_sensitive_area: 'flood.effective',
      potential_flood_sensitive_area: 'flood.potential',
      no_flood_risk_area: 'flood.none',
    },
    as: 'codeText',
    lenient: true,
  },
  PScore: {
    from: ground('flood_risk_plot_score'),
    values: { A: 'A', B: 'B', C: 'C', D: 'D' },
    lenient: true,
  },
  GScore: {
    from: ground('flood_risk_building_score'),
    values: { A: 'A', B: 'B', C: 'C', D: 'D' },
    lenient: true,
  },
}
