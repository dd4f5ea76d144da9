/** The facts of a publication of Skarabee: building, energy, planning, texts and media. */
import type { MappingRules, ValueRule } from '../../schema/mapping-rules.ts'
import * as codes from './skarabee-codes.ts'
import { HOME, SHOWS_NUMBER } from './skarabee-offer.ts'

/** The names of the attributes and of the text beside them, which differ between XML and JSON. */
export interface SkarabeeForm {
  readonly attribute: (name: string) => string
  readonly text: readonly string[]
}

const ENERGY = `${HOME}.Energy`
const PLANNING = `${HOME}.UrbanDevelopment`
const IN_LUXEMBOURG = { from: `${HOME}.Address.CountryID`, is: ['LU'] }
const ELSEWHERE = { from: `${HOME}.Address.CountryID`, not: ['LU'] }

/** A list is in an element of its own name; some clients leave the element out. */
function listOf(path: string, element: string): string[] {
  return [`${path}.${element}`, path]
}

function coded(from: ValueRule['from'], values: ValueRule['values']): ValueRule {
  return { from, values, as: 'codeText', lenient: true }
}

function yesNo(name: string, yes: string, no: string): ValueRule {
  return { from: `${PLANNING}.${name}`, values: { TRUE: yes, FALSE: no }, lenient: true }
}

/** The text of the publication, or else one of the texts of the home. */
export function flash({ attribute }: SkarabeeForm, field: 'Title' | 'Text'): ValueRule {
  const lists = ['Flashes', 'AllFlashes'].flatMap((name) => listOf(`${HOME}.${name}`, 'Flash'))
  const paths = (code: string) => lists.map((list) => `${list}[${attribute('LanguageID')}=${code}].${field}`)
  return { languages: { nl: paths('nl'), fr: paths('fr'), en: paths('en'), de: paths('de') } }
}

const PICTURES = [...listOf('Pictures', 'Picture'), ...listOf(`${HOME}.Pictures`, 'Picture')]
const MAPS = ['MAP_OVERALL', 'MAP_UPSTAIRS', 'MAP_DOWNSTAIRS']
const FILE = { Url: ['URL', 'Url'], Name: 'Description' }

export const SKARABEE_MEDIA: MappingRules['fields'] = {
  XLargePictureItems: {
    each: PICTURES,
    when: { from: 'PictureType', not: [...MAPS, 'PRINTS', 'POSTER'] },
    order: 'Index',
    first: { from: 'PictureType', is: ['FIRST_PICTURE'] },
    fields: FILE,
  },
  PlanItems: {
    each: [
      ...listOf('FloorPlans', 'FloorPlan'),
      ...listOf(`${HOME}.FloorPlans`, 'FloorPlan'),
      ...PICTURES.flatMap((list) => MAPS.map((type) => `${list}[PictureType=${type}]`)),
    ],
    fields: FILE,
  },
  Documents: {
    each: listOf('Documents', 'Document'),
    fields: { Url: ['URL', 'Url'], Name: ['Description', 'OriginalName'] },
  },
}

/** Classes without a form on the site, which stay in `extra`, and those that mean that there is none. */
const NO_LABEL = { A_3PLUS: null, A_4PLUS: null, A_5PLUS: null, O: null, ECR: null, PN: null, BLANK: null }
const SCORES = { A: 'A', B: 'B', C: 'C', D: 'D' }

const FACTS: MappingRules['fields'] = {
  NumberOfBedRooms: `${HOME}.NumberOfBedrooms`,
  NumberOfBathRooms: `${HOME}.NumberOfBathrooms`,
  NumberOfToilets: `${HOME}.NumberOfToilets`,
  NumberOfGarages: `${HOME}.NumberOfGarages`,
  NumberOfParkings: `${HOME}.NumberOfParkingPlaces`,
  SurfaceLiving: `${HOME}.SurfaceLivable`,
  SurfaceTotal: `${HOME}.Area`,
  SurfaceGround: `${HOME}.LandArea`,
  SurfaceTerrace: `${HOME}.SurfaceTerrace`,
  SurfaceGarden: `${HOME}.SurfaceGarden`,
  HasGarden: { from: `${HOME}.HasGarden`, lenient: true },
  HasTerrace: { from: `${HOME}.HasTerrace`, lenient: true },
  HasLift: { from: `${HOME}.HasElevator`, lenient: true },
  ConstructionYear: { from: `${HOME}.ConstructionYear`, as: 'year' },
  RenovationYear: { from: `${HOME}.RenovationYear`, as: 'year' },
  Facades: {
    from: `${HOME}.Typo.Characterisation`,
    values: codes.SKARABEE_SIDES,
    when: { from: `${HOME}.Typo.Characterisation`, is: Object.keys(codes.SKARABEE_SIDES) },
  },
  Heating: coded(`${HOME}.HeatingTypes.HeatingType`, codes.SKARABEE_HEATING),
  Kitchen: {
    ...coded(`${HOME}.KitchenType`, {
      OPEN_KITCHEN: 'kitchen.open',
      BUILD_WITH_APPLIANCES: 'kitchen.fitted',
    }),
    when: { from: `${HOME}.KitchenType`, is: ['OPEN_KITCHEN', 'BUILD_WITH_APPLIANCES'] },
  },
  EnergyPerformance: { from: `${ENERGY}.Index`, lenient: true },
  TotalEnergy: { from: `${HOME}.EnergyIndexYearlyTotal`, lenient: true },
  EPCLabelText: { from: `${ENERGY}.Class`, values: NO_LABEL, when: ELSEWHERE, lenient: true },
  EnergyClass: { from: `${ENERGY}.Class`, values: NO_LABEL, when: IN_LUXEMBOURG, lenient: true },
  UniqueCode: { from: `${ENERGY}.EnergyCertificateNr`, when: ELSEWHERE },
  EPCExpiryDate: { from: `${ENERGY}.ClassEndDate`, lenient: true },
  ELevel: { from: `${ENERGY}.EnergyLevel`, lenient: true },
  CO2Emission: { from: `${HOME}.GES.Index`, lenient: true },
  CadastralIncome: { from: `${HOME}.CadastrallIncome`, lenient: true },
  JudicialDecision: { from: `${PLANNING}.JudicialDecision`, values: { TRUE: 1, FALSE: 0 }, lenient: true },
  FloodZone: [
    coded(`${HOME}.FloodProneArea`, {
      EFFECTIVE: 'flood.effective',
      POSSIBLE: 'flood.potential',
      NONE: 'flood.none',
    }),
    coded(`${HOME}.DelimitedFloodplainOrRiverbank`, {
      FLOODPLAIN: 'flood.delimited',
      RIVERBANK: 'flood.bank',
      NONE: null,
    }),
  ],
  PScore: { from: `${HOME}.WaterPolicyPScore`, values: SCORES, lenient: true },
  GScore: { from: `${HOME}.WaterPolicyGScore`, values: SCORES, lenient: true },
}

function planning({ attribute }: SkarabeeForm): MappingRules['fields'] {
  return {
    PlanningCodes: {
      collect: [
        yesNo('Permit', 'Vg', 'Gvg'),
        {
          from: `${PLANNING}.AreaApplication.${attribute('Code')}`,
          values: codes.SKARABEE_DESTINATIONS,
          lenient: true,
        },
        yesNo('PreemptiveRights', 'Vkr', 'Gvkr'),
        yesNo('AllotmentPermit', 'Vv', 'Gvv'),
        yesNo('Summons', 'Dv', 'Gdv'),
        { from: `${PLANNING}.JudicialDecisionType`, values: codes.SKARABEE_ENFORCEMENT, lenient: true },
      ],
    },
    AsbestosDate: {
      from: listOf(`${HOME}.Certifications`, 'Certification').flatMap((list) =>
        ['ASBESTOS', 'ASBESTUS'].map((type) => `${list}[${attribute('Type')}=${type}].Date`),
      ),
      lenient: true,
    },
  }
}

/** The town and its place, also of a project. */
export function skarabeePlace({ attribute, text }: SkarabeeForm): MappingRules['fields'] {
  // No source says which attribute has the latitude: X is the longitude on most maps, and EPSG:4326 has the reverse order.
  const from = ['Y', 'X'].map((axis) => `${HOME}.Address.Position.${attribute(axis)}`)
  return {
    Latitude: { from, as: 'latitude', when: SHOWS_NUMBER },
    Longitude: { from, as: 'longitude', when: SHOWS_NUMBER },
    City: text.map((name) => `${HOME}.Address.City${name}`),
    Zip: `${HOME}.Address.City.${attribute('ZipCode')}`,
  }
}

export function skarabeeFacts(form: SkarabeeForm): MappingRules['fields'] {
  return { ...FACTS, ...planning(form), ...skarabeePlace(form), ...SKARABEE_MEDIA }
}
