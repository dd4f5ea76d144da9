/** The feed of Kyero v3 (XML), which portals of southern Europe read. It has neither streets nor postal codes. */
import type { CodeTextKey } from '../../languages/code-text-keys.ts'
import type { Condition, MappingRules } from '../../schema/mapping-rules.ts'
import type { Preset } from '../preset.ts'
import { inEuros } from './placeholders.ts'

/** Words of the portal that say more than a group. Others are words of the trade. */
const GROUPS = { 'town house': 1, 'country house': 1, 'commercial property': 6, 'new development': null }
const NAMES: Readonly<Record<string, CodeTextKey>> = {
  apartment: 'type.apartment',
  flat: 'type.apartment',
  penthouse: 'type.penthouse',
  duplex: 'type.duplex',
  studio: 'type.studio',
  house: 'type.house',
  villa: 'type.villa',
  bungalow: 'type.bungalow',
  chalet: 'type.chalet',
  'town house': 'type.town-house',
  townhouse: 'type.town-house',
  'country house': 'type.country-house',
  land: 'type.land',
  plot: 'type.building-plot',
  garage: 'type.garage',
  parking: 'type.parking',
  office: 'type.office',
  commercial: 'type.commercial',
  'commercial property': 'type.commercial',
  shop: 'type.shop',
  warehouse: 'type.warehouse',
}

const IS_LUXEMBOURG: Condition = { from: 'country', is: ['Luxembourg', 'LU'] }
const IS_BELGIUM: Condition = { from: 'country', not: ['Luxembourg', 'LU'] }

const RULES: MappingRules = {
  records: 'property',
  numbers: 'point',
  id: 'id',
  stock: 'whole',
  fields: {
    Goal: [
      { from: 'part_ownership', values: { 0: null } },
      { from: 'price_freq', values: { sale: 0, month: 1 } },
    ],
    WebID: { from: 'type', as: 'type', values: GROUPS },
    MainTypeName: {
      from: 'type',
      values: NAMES,
      as: 'codeText',
      when: { from: 'type', is: Object.keys(NAMES) },
    },
    Description: { languages: { nl: 'desc.nl', fr: 'desc.fr', en: 'desc.en', de: 'desc.de' } },
    RecordFile: 'ref',
    LastChangedDate: { from: 'date', lenient: true },
    Price: inEuros('price', 'currency', [{ from: 'price', not: ['x'] }]),
    PublishPrice: [{ constant: false, when: { from: 'price', is: ['x'] } }, { constant: true }],
    PublishAddress: { constant: false },
    Zip: [
      'postcode',
      { from: 'town', as: 'zipOfTown', when: IS_BELGIUM },
      { from: 'town', values: {}, when: IS_LUXEMBOURG },
    ],
    City: 'town',
    CountryID: { from: 'country', as: 'country' },
    Latitude: 'location.latitude',
    Longitude: 'location.longitude',
    NumberOfBedRooms: 'beds',
    NumberOfBathRooms: 'baths',
    SurfaceTotal: 'surface_area.built',
    SurfaceGround: 'surface_area.plot',
    NewBuild: { from: 'new_build', lenient: true },
    EPCLabelText: { from: 'energy_rating.consumption', values: { X: null }, when: IS_BELGIUM, lenient: true },
    EnergyClass: {
      from: 'energy_rating.consumption',
      values: { X: null },
      when: IS_LUXEMBOURG,
      lenient: true,
    },
    XLargePictureItems: { each: 'images.image', order: '@id', fields: { Url: 'url' } },
  },
  keep: {
    Features: { from: 'features.feature', combine: 'words' },
    Province: 'province',
    Leasehold: 'leasehold',
    Pool: 'pool',
  },
  drop: ['notes'],
  ignore: ['url.nl', 'url.fr', 'url.en', 'url.de'],
}

export const KYERO: Preset = {
  id: 'kyero',
  name: 'Kyero v3',
  reader: 'xml',
  rules: RULES,
  signs: ['price_freq', 'beds', 'surface_area.built', 'ref', 'images.image.url'],
  confidence: 'high',
  unsure: [
    'The feed has no postal code: it is that of the centre of the municipality. A home in a part of one, or in Luxembourg, is quarantined until the mapping gives it a "Zip".',
    'The feed has no street, and does not say whether a place may be shown: neither the address nor the coordinates are. {"PublishAddress": {"constant": true}} in the mapping shows the place on the map.',
    '"surface_area.built" is read as the total surface.',
    'A rent per week and a part of the ownership are quarantined, because they are neither a sale nor a rent of a home.',
    'The feed is the whole stock: a home that is missing is removed from the site.',
  ],
  sources: ['names and types of the schema of Kyero v3, which OpenEstate/OpenEstate-IO contains'],
}
