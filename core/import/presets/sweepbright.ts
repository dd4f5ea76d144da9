/** Stored answers of SweepBright's `GET /estates/{id}`: one in a file, or a list. The homes of a project are inside of it. */
import type {
  AnyRule,
  Condition,
  FieldRule,
  ListRule,
  MappingRules,
  ValueRule,
} from '../../schema/mapping-rules.ts'
import type { Preset } from '../preset.ts'
import { inEuros } from './placeholders.ts'
import * as codes from './sweepbright-codes.ts'
import { energy, regulation, SWEEPBRIGHT_FACTS } from './sweepbright-facts.ts'

const PROJECT = '#parent'
const YES = [true, 1]
const NO = [false, 0]
const IS_RENT: Condition = { from: 'negotiation', is: ['let'] }

/** A home without a street of its own is at the address of its project. */
const OWN_ADDRESS: Condition = { from: 'location.street', empty: false }
const NO_ADDRESS: Condition = { from: 'location.street', empty: true }

function placed(path: string, more: ValueRule = {}): ValueRule[] {
  return [
    { from: path, ...more, when: OWN_ADDRESS },
    { from: [`${PROJECT}.${path}`, path], ...more, when: NO_ADDRESS },
  ]
}

function inLanguages(path: string): ValueRule {
  const paths = (code: string) => [`${path}.${code}`, `${PROJECT}.${path}.${code}`]
  return { languages: { nl: paths('nl'), fr: paths('fr'), en: paths('en'), de: paths('de') } }
}

/** The title of a project is not that of its homes. */
const TITLE: ValueRule = {
  languages: Object.fromEntries(['nl', 'fr', 'en', 'de'].map((code) => [code, `description_title.${code}`])),
}

function amount(path: string, when: ValueRule['when']): ValueRule {
  return { from: [`${path}.amount`, path], when, lenient: true }
}

/** The period of a sale has no meaning. */
const PRICE: FieldRule = inEuros('price.amount', 'price.currency', [{ from: 'rent_period', not: ['week'] }])

const PICTURE = { ID: 'id', Url: 'url', Name: 'description' }
const pictures = (each: ListRule['each']): ListRule => ({ each, order: 'ordinal', fields: PICTURE })

const PLACE: Readonly<Record<string, AnyRule>> = {
  Street: placed('location.street'),
  HouseNumber: [
    { from: ['location.number', 'location.addition'], combine: 'words', when: OWN_ADDRESS },
    {
      from: [`${PROJECT}.location.number`, `${PROJECT}.location.addition`],
      combine: 'words',
      when: NO_ADDRESS,
    },
  ],
  BoxNr: { from: 'location.box', when: OWN_ADDRESS },
  Zip: placed('location.postal_code'),
  City: placed('location.city'),
  CountryID: placed('location.country', { values: { BE: 10, LU: 50 } }),
  Latitude: placed('location.geo.latitude'),
  Longitude: placed('location.geo.longitude'),
}

/** One place that hides is enough. */
const PUBLISH_ADDRESS: FieldRule = [
  { constant: false, when: { from: ['location.hidden', `${PROJECT}.location.hidden`], is: YES } },
  { constant: true, when: { from: ['location.hidden', `${PROJECT}.location.hidden`], is: NO } },
  { constant: false },
]
const PUBLISH_PRICE: FieldRule = [
  { constant: true, when: { from: 'price.hidden', is: NO } },
  { constant: false },
]

const GOAL: FieldRule = { from: 'negotiation', values: { sale: 0, let: 1 } }
const WEB_ID: FieldRule = [
  {
    from: 'sub_type',
    values: codes.SWEEPBRIGHT_GROUPS,
    when: { from: 'sub_type', is: Object.keys(codes.SWEEPBRIGHT_GROUPS) },
  },
  { from: 'type', values: codes.SWEEPBRIGHT_TYPES },
]
/** A sub-type such as "detached" adds nothing to the type. */
const NAME: FieldRule = [
  {
    from: 'sub_type',
    values: codes.SWEEPBRIGHT_NAMES,
    as: 'codeText',
    when: { from: 'sub_type', is: Object.keys(codes.SWEEPBRIGHT_NAMES) },
  },
  { from: 'type', values: codes.SWEEPBRIGHT_NAMES, as: 'codeText', lenient: true },
]
const MARQUEE: Condition = { from: 'status', is: Object.keys(codes.SWEEPBRIGHT_MARQUEES) }

const RULES: MappingRules = {
  records: ['estates', 'data', '.'],
  nested: 'properties',
  numbers: 'point',
  id: 'id',
  filter: [
    { when: { from: 'status', is: ['prospect'] }, reason: 'not for publication' },
    {
      when: [
        { from: 'publish_status', empty: false },
        { from: 'publish_status', not: ['public'] },
      ],
      reason: 'not public',
    },
  ],
  fields: {
    Goal: GOAL,
    Status: { from: 'status', values: codes.SWEEPBRIGHT_STATES },
    WebID: WEB_ID,
    MainTypeName: NAME,
    TypeDescription: TITLE,
    Description: inLanguages('description'),
    RecordFile: 'settings.reference',
    ProjectID: { from: ['project_id', `${PROJECT}.id`], as: 'text' },
    Price: PRICE,
    PublishPrice: PUBLISH_PRICE,
    Marquee: { constant: 1, when: MARQUEE },
    MarqueeName: { from: 'status', values: codes.SWEEPBRIGHT_MARQUEES, as: 'codeText', when: MARQUEE },
    PublishAddress: PUBLISH_ADDRESS,
    DepositAmount: amount('price_guarantee', IS_RENT),
    ChargesRenter: amount('price_recurring_costs', IS_RENT),
    Availability: { from: 'occupancy.available_from', as: 'date', lenient: true },
    ...PLACE,
    Floor: { from: 'location.floor', lenient: true },
    HasGarden: { constant: true, when: { from: 'amenities', is: ['garden'] } },
    HasTerrace: { constant: true, when: { from: 'amenities', is: ['terrace'] } },
    HasLift: { constant: true, when: { from: 'amenities', is: ['lift'] } },
    ...SWEEPBRIGHT_FACTS,
    XLargePictureItems: pictures('images'),
    PlanItems: pictures('plans'),
    VideoUrl: { from: 'video_url', lenient: true },
    VirtualTourUrl: 'virtual_tour_url',
  },
  keep: {
    Condition: 'general_condition',
    Furnished: 'features.comfort.furnished',
    Amenities: { from: 'amenities', combine: 'words' },
    CustomPrice: 'custom_price',
    PlanningBreach: regulation('urban_planning_breach'),
    LandUse: 'legal.property_and_land.land_use_designation',
    Asbestos: regulation('asbestos_certificate'),
    RenovationDuty: regulation('renovation_obligation'),
    ElectricityInspection: energy('report_electricity_gas'),
  },
  projects: {
    when: { from: 'is_project', is: YES },
    fields: {
      Goal: GOAL,
      WebIDName: NAME,
      TypeDescription: TITLE,
      Description: inLanguages('description'),
      PriceMin: { from: ['price.min', 'price.amount'], when: { from: 'price.hidden', is: NO } },
      PublicAddress: PUBLISH_ADDRESS,
      ...PLACE,
      XLargePictureItems: pictures('images'),
      PlanItems: pictures('plans'),
      VideoUrl: { from: 'video_url', lenient: true },
    },
  },
  people: {
    each: ['negotiator', `${PROJECT}.negotiator`],
    id: ['id', 'email'],
    fields: {
      name: { from: ['first_name', 'last_name'], combine: 'words' },
      phone: { from: 'phone', as: 'phone' },
      email: 'email',
      photo: 'photo_url',
    },
  },
  offices: { each: ['office', `${PROJECT}.office`], id: ['id', 'name'], fields: { name: 'name' } },
  drop: [
    'vendors',
    'buyers',
    'internal_note',
    'price_negotiated',
    'agency_commission',
    'contact_details',
    'tenant_contract',
    'mandate',
  ],
}

export const SWEEPBRIGHT: Preset = {
  id: 'sweepbright',
  name: 'SweepBright',
  reader: 'json',
  rules: RULES,
  signs: ['negotiation', 'is_project', 'publish_status', 'location.postal_code', 'sizes', 'negotiator'],
  confidence: 'high',
  unsure: [
    'Of "publish_status" only "public" is known: every other word leaves the estate out.',
    'A missing "hidden" of a price or an address is read as hidden.',
    'Addresses of pictures expire, so a build fetches them soon after the answers were stored; those of documents are left out.',
    '"agreement" is shown as reserved and "under_contract" as a signed compromise.',
    '"urban_planning_breach", "land_use_designation" and the certificates of asbestos stay in "extra": their values are not public.',
    'A home in a project without a street of its own has the address of the project, and the texts that it lacks.',
    'The service gives no list: a file or folder holds all estates, and one that is missing is removed from the site.',
  ],
  sources: [
    'a sample answer in fw4-bvba/sweepbright-api; fields and units of projects in CompagnonAgency/wp-sweepbright; the public documentation of the website API',
  ],
}
