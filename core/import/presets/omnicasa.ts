/** Answers of Omnicasa's web service. The fields of our records have their names, so most of them stay as they are. */
import type { AnyRule, Condition, FieldRule, ListRule, MappingRules } from '../../schema/mapping-rules.ts'
import type { Preset } from '../preset.ts'
import { MAIN_TYPE_GROUPS, MAIN_TYPE_TEXTS, OMNICASA_AVAILABILITY, SIDES_OF_HOUSE } from './omnicasa-codes.ts'
import { NO_PRICE } from './placeholders.ts'

/** The answer of a method is in an envelope of its name. A list may contain several answers. */
const LISTS = ['GetPropertyList', 'GetPropertyList2', 'GetPropertiesByIDs', 'GetProjectList'].map(
  (name) => `${name}JsonResult.Value`,
)
const SINGLE = ['GetProperty', 'GetProperty2', 'GetProject'].map((name) => `${name}JsonResult.Value`)

/** Fields that stay as they are, by the kind of their value. */
const SAME: Readonly<Record<string, AnyRule>> = Object.fromEntries(
  [
    'CreatedDate LastChangedDate IsNew PriceUnit ManagerID',
    'NumberOfBedRooms NumberOfBathRooms NumberOfShowerRooms NumberOfToilets NumberOfGarages NumberOfParkings',
    'SurfaceTotal SurfaceGround SurfaceLiving SurfaceTerrace SurfaceGarden SurfaceConstructed',
    'Lead Roof UniqueCode FloodZone Management',
  ]
    .join(' ')
    .split(' ')
    .map((name) => [name, name]),
)

/** Facts of which the service writes what an agent typed. */
const LENIENT: Readonly<Record<string, AnyRule>> = Object.fromEntries(
  [
    'RenovationYear NumberOfFacades EnergyPerformance EPCLabelText EPCExpiryDate ELevel CO2Emission TotalEnergy',
    'CadastralIncome ChargesRenter ChargesOwner NotaryFees RegistrationRights VAT DepositAmount PScore GScore',
    'JudicialDecision MobilityScore AsbestosDate Floor HasLift HasGarden HasTerrace',
  ]
    .join(' ')
    .split(' ')
    .map((name) => [name, { from: name, lenient: true }]),
)

const SHOWS_PRICE: Condition = { from: 'PublishPrice', is: [true, 1] }
const IS_CODE: Condition = { from: 'Availability', is: [1, 2, 3, 4, 5, 6, 7] }
const PRICE: FieldRule = [
  { from: 'Price', when: { from: 'Price', not: NO_PRICE } },
  { from: 'StartPrice', when: { from: 'StartPrice', not: NO_PRICE } },
]
const PICTURE = { ID: 'ID', Url: ['Url', 'url', '#text'], Name: 'Name', Width: 'Width', Height: 'Height' }

/** `GoogleX` is the latitude. */
const PLACE: MappingRules['fields'] = {
  Street: [
    { from: 'Street', when: { from: 'HouseNumber', empty: false } },
    { from: 'Street', as: 'street' },
  ],
  HouseNumber: ['HouseNumber', { from: 'Street', as: 'houseNumber' }],
  BoxNr: ['BoxNr', 'Box', { from: 'Street', as: 'box', when: { from: 'HouseNumber', empty: true } }],
  Zip: 'Zip',
  City: 'City',
  CountryID: [
    { from: 'CountryID', values: { 10: 10, 50: 50 } },
    { from: 'CountryAbbr', values: { B: 10, BE: 10, BEL: 10, L: 50, LU: 50, LUX: 50 } },
    { from: 'CountryName', as: 'country' },
  ],
  Latitude: ['Latitude', { from: 'GoogleX', when: { from: 'GoogleX', not: ['0', '0.0'] } }],
  Longitude: ['Longitude', { from: 'GoogleY', when: { from: 'GoogleY', not: ['0', '0.0'] } }],
}

/** The main picture is normally the first of the list as well. Some answers have only smaller sizes, or addresses. */
const PICTURES: ListRule[] = ['XLargePicture', 'LargePicture', 'MediumPicture'].flatMap((size) => [
  { each: [`${size}Item`, `${size}Items`], fields: PICTURE },
  { each: [size, `${size}s`], separators: ',', fields: { Url: '#text' } },
])

const PRIVATE = [
  'Owner',
  'Owners',
  'OwnerID',
  'OwnerName',
  'OwnerPhone',
  'OwnerEmail',
  'Vendor',
  'Vendors',
  'Seller',
  'Buyer',
  'Tenant',
  'Contacts',
  'Keys',
  'KeyNumber',
  'KeyInfo',
  'Commission',
  'CommissionPercent',
  'MandateType',
  'Remarks',
  'InternalRemarks',
  'PrivateRemarks',
  'Memo',
  'VisitInfo',
]

const RULES: MappingRules = {
  records: [...LISTS.map((name) => `${name}.Items`), ...LISTS, ...SINGLE, 'Value.Items', 'Value', 'Items'],
  ignoreCase: true,
  numbers: 'point',
  id: 'ID',
  filter: [{ when: { from: 'Status', is: [0, 3, 5] }, reason: 'not for publication' }],
  fields: {
    ...SAME,
    ...LENIENT,
    ...PLACE,
    ProjectID: { from: 'ProjectID', when: { from: 'ProjectID', not: [0] } },
    Goal: { from: 'Goal', values: { 0: 0, 1: 1, 2: 2 } },
    Status: { from: 'Status', values: { 1: 1, 2: 2, 4: 4, 6: 6 } },
    WebID: [
      { from: 'WebID', when: { from: 'WebID', not: [0] } },
      { from: ['MainTypeID', 'TypeID'], values: MAIN_TYPE_GROUPS },
      { from: ['MainTypeName', 'WebIDName'], as: 'type' },
    ],
    MainTypeName: [
      'MainTypeName',
      { from: ['MainTypeID', 'TypeID'], values: MAIN_TYPE_TEXTS, as: 'codeText' },
    ],
    TypeDescription: [
      'TypeDescription',
      {
        languages: {
          nl: 'TypeDescriptionNl',
          fr: 'TypeDescriptionFr',
          en: 'TypeDescriptionEn',
          de: 'TypeDescriptionDe',
        },
      },
    ],
    Description: { from: ['DescriptionA', 'Description', 'DescriptionB'], combine: 'join' },
    RecordFile: ['RecordFile', 'Ident'],
    Price: PRICE,
    PublishPrice: { from: 'PublishPrice', default: false },
    // Numbers of marquees are an agency's own; their names say what they mean.
    Marquee: [
      { constant: 0, when: { from: 'Marquee', is: [0] } },
      { constant: 1, when: { from: 'MarqueeName', empty: false } },
    ],
    MarqueeName: [
      { from: 'MarqueeName', when: { from: 'Marquee', not: [0] } },
      { from: 'SubStatusName', as: 'marquee' },
    ],
    PriceUnitText: { from: 'PriceUnitText', when: SHOWS_PRICE },
    PublishAddress: { from: 'PublishAddress', default: false },
    ConstructionYear: { from: 'ConstructionYear', as: 'year' },
    Facades: [
      {
        from: 'Facades',
        values: { open: 'open', 'semi-open': 'semi-open', closed: 'closed' },
        lenient: true,
      },
      { from: ['ConstructionID', 'ConstructionName'], values: SIDES_OF_HOUSE, lenient: true },
    ],
    Heating: ['Heating', 'HeatingName'],
    Kitchen: ['Kitchen', 'KitchenName'],
    EPCCertificateNumber: 'EPCCertificateNumber',
    AsbestosType: 'AsbestosType',
    PlanningCodes: { collect: ['PlanningCodes'] },
    PlanningInformation: 'PlanningInformation',
    Availability: [
      { from: 'Availability', values: OMNICASA_AVAILABILITY, as: 'codeText', when: IS_CODE },
      'Availability',
    ],
    XLargePictureItems: PICTURES,
    PlanItems: { each: 'PlanItems', fields: PICTURE },
    VideoUrl: { from: 'VideoUrl', lenient: true },
    VirtualTourUrl: ['VirtualTourUrl', 'VirtualTour'],
  },
  keep: {
    Condition: 'ConditionName',
    Furnished: 'HasFurnished',
    Office: 'OfficeName',
    Orientation: 'OrientationT',
    Glazing: 'WindowGlazing',
  },
  projects: {
    when: [
      { from: 'Name', empty: false },
      { from: 'Ident', empty: true },
    ],
    fields: {
      ...PLACE,
      Goal: { from: 'Goal', values: { 0: 0, 1: 1 } },
      TypeDescription: 'Name',
      Lead: 'Lead',
      Description: ['DescriptionA', 'Description'],
      PublicAddress: { from: ['PublicAddress', 'PublishAddress'], default: false },
      CreatedDate: 'CreatedDate',
      LastChangedDate: 'LastChangedDate',
      PriceMin: {
        from: ['PriceMin', 'StartPrice'],
        when: { from: ['PriceMin', 'StartPrice'], not: NO_PRICE },
      },
      XLargePictureItems: PICTURES,
    },
  },
  drop: PRIVATE,
}

export const OMNICASA: Preset = {
  id: 'omnicasa',
  name: 'Omnicasa',
  reader: 'json',
  rules: RULES,
  signs: ['Ident', 'GoogleX', 'PublishPrice', 'MainTypeName', 'SubStatus'],
  confidence: 'medium',
  unsure: [
    'A missing "PublishAddress" or "PublishPrice" is read as no.',
    'No stored answer of properties is public: the names of the facts of Belgian law (UniqueCode, PScore, GScore, PlanningCodes, AsbestosType) are those of our own records. Compare one answer of the agency with the list of fields above.',
    'An answer has one language. Several languages are several sources with the same ids, each with {"language": {"constant": "fr"}} in its mapping, or one source at the address of the service.',
    'The fields of a project beside its name and text are not known, so a project may be quarantined; its homes are then published without it.',
    'A saved answer can be one page of several: leave none out, because a missing home is removed.',
    'Documents are left out, because no answer with one is public.',
  ],
  sources: [
    'requests, envelopes, lists and dates in fw4-bvba/omnicasa-api, maneuver-agency/omnicasa-php-lib, modmore/Omnicasa and tombroucke/otomaties-omnicasa-sync',
  ],
}
