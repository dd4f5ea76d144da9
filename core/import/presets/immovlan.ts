/** The XML with which programs of Belgian agencies send their homes to Immovlan. */
import { STARTING_FROM_UNIT } from '../../domain/money.ts'
import type { Condition, FieldRule, MappingRules, ValueRule } from '../../schema/mapping-rules.ts'
import type { Preset } from '../preset.ts'
import { IMMOVLAN_GROUPS, IMMOVLAN_NAMES } from './immovlan-types.ts'
import { inEuros } from './placeholders.ts'

const OFFER = 'classification.transactionType'
const MONEY = 'financialDetails'
const PLACE = 'location.address'
const GENERAL = 'generalInformation'
const OUTSIDE = 'outdoorDescription'
const INSIDE = 'indoorDescription'
const PLANNING = 'buildingRequirements'
const PERIOD = `${MONEY}.pricePeriodicity`

const IS_RENT: Condition = { from: OFFER, is: ['RENT'] }
const IS_SALE: Condition = { from: OFFER, is: ['SALE', 'PUBLIC_SALE'] }
const IS_OPTION: Condition = { from: '@commercialStatus', is: ['OPTION'] }
/** A part of a home, and a rent per day or week, are neither a sale nor a rent of a home. */
const GOAL: FieldRule = [
  { from: PERIOD, values: { 1: null, 2: null }, when: IS_RENT },
  { from: OFFER, values: { SALE: 0, PUBLIC_SALE: 0, RENT: 1 } },
]

const PRICE: FieldRule = [
  ...inEuros(`${MONEY}.price`, `${MONEY}.currency`, [IS_SALE]),
  ...inEuros(`${MONEY}.price`, `${MONEY}.currency`, [IS_RENT, { from: PERIOD, not: ['1'] }]),
  ...inEuros(`${MONEY}.price`, `${MONEY}.currency`, [IS_RENT, { from: PERIOD, is: ['1'] }]).map((rule) => ({
    ...rule,
    factor: 1 / 12,
  })),
]

function yesNo(names: readonly string[], yes: string, no: string): ValueRule {
  const from = names.map((name) => `${PLANNING}.${name}`)
  return { from, values: { true: yes, false: no, 1: yes, 0: no }, lenient: true }
}

function roomsOf(name: string): string {
  return `${INSIDE}.rooms.${name}.@quantity`
}

const FACTS: MappingRules['fields'] = {
  NumberOfBedRooms: roomsOf('bedroom'),
  NumberOfBathRooms: roomsOf('bathroom'),
  NumberOfShowerRooms: roomsOf('shower'),
  NumberOfToilets: roomsOf('toilet'),
  NumberOfGarages: roomsOf('garage'),
  NumberOfParkings: [roomsOf('interiorParking'), `${OUTSIDE}.nrOfOutdoorParkings`],
  NumberOfFacades: { from: `${OUTSIDE}.nrOfFrontages`, lenient: true },
  Floor: { from: `${OUTSIDE}.floorNumber`, lenient: true },
  HasLift: { from: `${INSIDE}.hasElevator`, lenient: true },
  SurfaceLiving: `${INSIDE}.livableSurface`,
  SurfaceGround: `${OUTSIDE}.ground.surface`,
  SurfaceConstructed: `${OUTSIDE}.ground.totalBuiltSurface`,
  SurfaceGarden: `${OUTSIDE}.gardenSurface`,
  SurfaceTerrace: `${OUTSIDE}.terraceSurface`,
  ConstructionYear: { from: `${GENERAL}.buildYear`, as: 'year' },
  CadastralIncome: { from: `${GENERAL}.cadastralIncome`, lenient: true },
  EnergyPerformance: { from: 'certificates.epc.energyConsumption', lenient: true },
  EPCCertificateNumber: 'certificates.epc.reference',
  EPCExpiryDate: { from: 'certificates.epc.validityDate', lenient: true },
  CO2Emission: { from: 'certificates.epc.yearCo2Consumption', lenient: true },
  PlanningCodes: {
    collect: [
      yesNo(['hasPlanningPermission'], 'Vg', 'Gvg'),
      yesNo(['HasPreEmptionRight', 'hasPreEmptionRight'], 'Vkr', 'Gvkr'),
      yesNo(['hasParcellingOutPermission'], 'Vv', 'Gvv'),
      yesNo(['hasCitation'], 'Dv', 'Gdv'),
    ],
  },
}

const RULES: MappingRules = {
  records: 'property',
  numbers: 'point',
  id: ['@propertyProId', '@propertySoftwareId'],
  // A home that is taken back has its ids alone.
  deleted: [
    { from: OFFER, empty: true },
    { from: `${PLACE}.zipCode`, empty: true },
    { from: `${MONEY}.price`, empty: true },
  ],
  stock: 'whole',
  fields: {
    Goal: GOAL,
    Status: [
      { from: '@commercialStatus', values: { SOLD: 2, OPTION: 1, ONLINE: 1 }, when: IS_SALE },
      { from: '@commercialStatus', values: { SOLD: 4, OPTION: 1, ONLINE: 1 }, when: IS_RENT },
    ],
    Marquee: { constant: 1, when: IS_OPTION },
    MarqueeName: { constant: 'marquee.option', as: 'codeText', when: IS_OPTION },
    Terms: { object: { kind: { constant: 'public-sale', when: { from: OFFER, is: ['PUBLIC_SALE'] } } } },
    WebID: { from: 'classification.propertyTypeId', values: IMMOVLAN_GROUPS },
    MainTypeName: { from: 'classification.propertyTypeId', values: IMMOVLAN_NAMES, as: 'codeText' },
    NewBuild: { from: 'classification.isNewConstruction', lenient: true },
    Description: {
      languages: { nl: 'freeDescription.dutch', fr: 'freeDescription.french', en: 'freeDescription.english' },
    },
    RecordFile: '@propertyProId',
    Price: PRICE,
    PriceUnit: { constant: STARTING_FROM_UNIT, when: { from: `${MONEY}.priceTypeId`, is: ['2'] } },
    PublishPrice: { from: `${MONEY}.isPriceDisplayed`, default: true },
    ChargesRenter: { from: `${MONEY}.maintenanceCharges`, when: IS_RENT },
    ChargesOwner: { from: `${MONEY}.maintenanceCharges`, when: IS_SALE },
    DepositAmount: { from: `${MONEY}.rentalDeposit`, when: IS_RENT },
    PublishAddress: { from: 'location.isAddressDisplayed', default: false },
    Street: `${PLACE}.street`,
    HouseNumber: `${PLACE}.streetNumber`,
    BoxNr: `${PLACE}.postBox`,
    Zip: `${PLACE}.zipCode`,
    City: `${PLACE}.city`,
    CountryID: { from: `${PLACE}.country`, as: 'country', default: 10 },
    Latitude: { from: 'location.coordinates.latitude', as: 'latitude' },
    Longitude: { from: 'location.coordinates.longitude', as: 'longitude' },
    Availability: [
      { from: `${GENERAL}.availableFrom`, as: 'date', lenient: true },
      {
        from: `${GENERAL}.availabilityId`,
        values: { 1: 'available.immediately', 2: 'available.agree', 3: null, 4: 'available.deed' },
        as: 'codeText',
        lenient: true,
      },
    ],
    VideoUrl: { from: 'attachments.video.link', lenient: true },
    ...FACTS,
  },
  keep: {
    Condition: `${GENERAL}.conditionId`,
    Furnished: `${INSIDE}.isFurnished`,
    Floors: `${OUTSIDE}.nrOfFloors`,
    Electricity: 'certificates.electricalInstallationCertificateId',
  },
  // Pictures and documents are in the file itself, in base64.
  drop: ['content', 'hashValidation'],
  ignore: [`${GENERAL}.contactEmail`, `${GENERAL}.contactPhone`, `${GENERAL}.propertyUrl`],
}

export const IMMOVLAN: Preset = {
  id: 'immovlan',
  name: 'XML of Immovlan',
  reader: 'xml',
  rules: RULES,
  signs: [
    '@propertyProId',
    'classification.propertyTypeId',
    'classification.transactionType',
    'location.isAddressDisplayed',
    'financialDetails.isPriceDisplayed',
  ],
  confidence: 'medium',
  unsure: [
    'Pictures and documents are inside of the file and are not read: a function in site-config/imports.ts can give each home its pictures.',
    'Types without a label in the public schema, life annuities, shared ownership and rents per day or week are quarantined.',
    'A missing "isAddressDisplayed" hides the address, and a missing "isPriceDisplayed" shows the price.',
    'The flood zones, heating and kitchens are numbers without public labels, and the scores P and G have no element.',
    'A home that has nothing but its ids is taken back. The file is the whole stock: a home that is missing is removed from the site.',
  ],
  sources: ['names, types and codes of the public schema of Immovlan'],
}
