/** Answers of Whise's `v1/estates/list`. Facts are in `details` by number; values that are 0, false or null are absent. */
import type { Condition, FieldRule, MappingRules, ValueRule } from '../../schema/mapping-rules.ts'
import type { Preset } from '../preset.ts'
import { NO_PRICE } from './placeholders.ts'
import * as codes from './whise-codes.ts'
import { coded, detail, WHISE_FACTS, option } from './whise-facts.ts'

const STATE = 'purposeStatus.id'
function inLanguages(list: string): ValueRule {
  return {
    languages: {
      nl: [
        `${list}[languageId=nl-BE].content`,
        `${list}[languageId=nl-NL].content`,
        `${list}[languageId=nl].content`,
      ],
      fr: [
        `${list}[languageId=fr-BE].content`,
        `${list}[languageId=fr-FR].content`,
        `${list}[languageId=fr].content`,
      ],
      en: [
        `${list}[languageId=en-GB].content`,
        `${list}[languageId=en-US].content`,
        `${list}[languageId=en].content`,
      ],
      de: [
        `${list}[languageId=de-DE].content`,
        `${list}[languageId=de-BE].content`,
        `${list}[languageId=de].content`,
      ],
    },
  }
}

const GOAL: FieldRule = { from: 'purpose.id', values: { 1: 0, 2: 1 } }
const TYPE_NAME: FieldRule = [
  coded('subCategory.id', codes.SUB_CATEGORIES),
  { from: 'category.id', values: codes.CATEGORIES, as: 'codeText' },
]
const PRICE: FieldRule = { from: 'price', when: { from: 'price', not: NO_PRICE } }
const HAS_NUMBER: Condition = { from: 'number', empty: false }
const NO_NUMBER: Condition = { from: 'number', empty: true }

const PLACE: MappingRules['fields'] = {
  Street: [
    { from: 'address', when: HAS_NUMBER },
    { from: 'address', as: 'street' },
  ],
  HouseNumber: ['number', { from: 'address', as: 'houseNumber' }],
  BoxNr: ['box', { from: 'address', as: 'box', when: NO_NUMBER }],
  Zip: 'zip',
  City: 'city',
  CountryID: { from: 'country.id', values: { 1: 10, 5: 50 } },
  // The labels of these details are "x of xy" and "y of xy".
  Latitude: detail(1849),
  Longitude: detail(1850),
}

const MEDIA: MappingRules['fields'] = {
  XLargePictureItems: {
    each: 'pictures',
    order: 'order',
    fields: { ID: 'id', Url: ['urlXXL', 'urlLarge', 'urlOriginal', 'urlSmall'] },
  },
  VideoUrl: 'linkVideo',
}

const WEB_ID: FieldRule = [
  { constant: 3, when: { from: 'subCategory.id', is: [21, 93, 160] } },
  { constant: 5, when: { from: 'subCategory.id', is: [3, 8, 69, 154] } },
  { constant: 7, when: { from: 'subCategory.id', is: [6] } },
  { from: 'category.id', values: { 1: 1, 2: 2, 3: 4, 4: 9, 5: 6, 6: 8, 7: 7 } },
]

const RULES: MappingRules = {
  records: 'estates',
  ignoreCase: true,
  numbers: 'point',
  id: 'id',
  deleted: { from: 'status.id', is: [6] },
  filter: [
    { when: { from: 'status.id', is: [5] }, reason: 'archived' },
    { when: { from: 'displayStatusId', is: [1] }, reason: 'offline' },
    { when: { from: STATE, is: codes.NOT_PUBLIC }, reason: 'not for publication' },
  ],
  fields: {
    Goal: GOAL,
    Status: [
      { constant: 6, when: { from: 'displayStatusId', is: [4] } },
      { from: STATE, values: codes.WHISE_STATES },
    ],
    WebID: WEB_ID,
    MainTypeName: TYPE_NAME,
    TypeDescription: detail(1914),
    Lead: inLanguages('shortDescription'),
    Description: inLanguages('longDescription'),
    RecordFile: 'referenceNumber',
    ProjectID: { from: 'parentId', as: 'text' },
    CreatedDate: 'createDateTime',
    LastChangedDate: 'updateDateTime',
    Price: PRICE,
    PublishPrice: { from: 'displayPrice', default: false },
    Marquee: { constant: 1, when: { from: STATE, is: Object.keys(codes.WHISE_MARQUEES) } },
    MarqueeName: {
      from: STATE,
      values: codes.WHISE_MARQUEES,
      as: 'codeText',
      when: { from: STATE, is: Object.keys(codes.WHISE_MARQUEES) },
    },
    PublishAddress: { from: 'displayAddress', default: false },
    VirtualTourUrl: ['linkVirtualVisit', 'link3DModel'],
    ...PLACE,
    ...WHISE_FACTS,
    ...MEDIA,
  },
  keep: {
    Condition: 'state.id',
    Furnished: 'furnished',
    CertificateIssued: detail(2826),
    ElectricityInspection: option(1793),
    Office: 'office',
  },
  projects: {
    when: { from: 'canHaveChildren', is: [true, 1] },
    fields: {
      Goal: GOAL,
      TypeDescription: [detail(1914), 'name'],
      Lead: inLanguages('shortDescription'),
      Description: inLanguages('longDescription'),
      WebIDName: TYPE_NAME,
      PriceMin: {
        from: 'price',
        when: [
          { from: 'displayPrice', is: [true, 1] },
          { from: 'price', not: NO_PRICE },
        ],
      },
      PublicAddress: { from: 'displayAddress', default: false },
      CreatedDate: 'createDateTime',
      LastChangedDate: 'updateDateTime',
      ...PLACE,
      ...MEDIA,
    },
  },
  people: {
    each: 'representatives',
    id: 'id',
    fields: {
      name: { from: ['firstName', 'name'], combine: 'words' },
      role: 'function',
      phone: { from: ['directLine', 'mobilePhone'], as: 'phone' },
      email: 'email',
    },
  },
  offices: { each: '.', id: ['officeId', 'office'], fields: { name: 'office' } },
  drop: [
    'privatePhone',
    'privateMail',
    'privateEmail',
    'comments',
    'owner',
    'owners',
    'ownerContacts',
    'contacts',
    'contactIds',
    'keys',
    'keyNumber',
    'commission',
    'contractType',
    'mandate',
    'linkRouteDesc',
  ],
}

export const WHISE: Preset = {
  id: 'whise',
  name: 'Whise',
  reader: 'json',
  rules: RULES,
  signs: ['purposeStatus.id', 'subCategory.id', 'displayStatusId', 'details.id', 'bathRooms'],
  confidence: 'high',
  unsure: [
    'A missing "displayAddress" or "displayPrice" is read as no, because the service omits false.',
    'The numbers of the details for P-score, G-score, asbestos, as-built, heritage and renovation duty are not known: look them up in "v1/estates/details/list" and add them to the mapping.',
    '"representatives" are read by the names that several programs try; "documents" are left out, because no answer with one is public.',
    'Sold conditionally (14) and compromise (22) are shown as homes that are still there, with a marquee.',
    'Title (detail 1914) is read as one text for all languages.',
  ],
  sources: [
    'a stored answer of 14 demonstration estates in jonathancaron/whise-integration; lists of codes in fw4-bvba/whise-api; sub-categories in tombroucke/immo-sync-whise',
  ],
}
