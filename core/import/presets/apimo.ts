/** Answers of Apimo's web service, which agencies of Luxembourg and France use. Kinds are numbers of its catalogues. */
import { TYPE_GROUPS } from '../../domain/home-type.ts'
import type { CodeTextKey } from '../../languages/code-text-keys.ts'
import type { Condition, FieldRule, MappingRules, ValueRule } from '../../schema/mapping-rules.ts'
import type { Preset } from '../preset.ts'
import { inEuros } from './placeholders.ts'

const GROUPS = {
  1: TYPE_GROUPS.apartment,
  2: TYPE_GROUPS.house,
  3: TYPE_GROUPS.land,
  4: TYPE_GROUPS.commercial,
  5: TYPE_GROUPS.garage,
  6: TYPE_GROUPS.investment,
  7: TYPE_GROUPS.office,
  9: TYPE_GROUPS.industrial,
  10: TYPE_GROUPS.garage,
}
const NAMES: Readonly<Record<number, CodeTextKey>> = {
  1: 'type.apartment',
  2: 'type.house',
  3: 'type.land',
  4: 'type.commercial',
  5: 'type.garage',
  6: 'type.investment',
  7: 'type.office',
  9: 'type.warehouse',
  10: 'type.cellar',
}

const YES = [true, 1]
const NO = [false, 0]
const IS_LAND: Condition = { from: 'type', is: [3] }
const IS_BUILT: Condition = { from: 'type', not: [3] }
const IS_RENT: Condition = { from: 'category', is: [2] }

function inLanguages(list: string, ...fields: readonly string[]): ValueRule {
  const paths = (code: string) => fields.map((field) => `${list}[language=${code}].${field}`)
  return { languages: { nl: paths('nl'), fr: paths('fr'), en: paths('en'), de: paths('de') } }
}

const TYPE_NAME: ValueRule = { from: 'type', values: NAMES, as: 'codeText', lenient: true }
const PUBLISH_ADDRESS: FieldRule = { from: 'publish_address', default: false }

const PLACE: MappingRules['fields'] = {
  Street: { from: 'address', as: 'street' },
  HouseNumber: { from: 'address', as: 'houseNumber' },
  BoxNr: { from: 'address', as: 'box' },
  Zip: 'city.zipcode',
  City: 'city.name',
  CountryID: { from: 'country', values: { BE: 10, LU: 50 } },
  Latitude: 'latitude',
  Longitude: 'longitude',
}

const PICTURES: MappingRules['fields'] = {
  XLargePictureItems: {
    each: 'pictures',
    when: { from: 'internet', not: NO },
    order: 'rank',
    fields: { ID: 'id', Url: 'url', Name: inLanguages('comments', 'comment') },
  },
}

const TEXTS: MappingRules['fields'] = {
  TypeDescription: [inLanguages('comments', 'title'), 'name'],
  Lead: inLanguages('comments', 'subtitle', 'hook'),
  Description: inLanguages('comments', 'comment_full', 'comment'),
  CreatedDate: { from: 'created_at', lenient: true },
  LastChangedDate: { from: 'updated_at', lenient: true },
}

const RULES: MappingRules = {
  records: 'properties',
  numbers: 'point',
  id: 'id',
  deleted: { from: 'step', is: [4] },
  filter: [{ when: { from: 'step', is: [2, 3] }, reason: 'on standby or closed' }],
  fields: {
    Goal: { from: 'category', values: { 1: 0, 2: 1 } },
    Status: { from: 'step', values: { 1: 1 } },
    WebID: { from: 'type', values: GROUPS },
    MainTypeName: TYPE_NAME,
    RecordFile: 'reference',
    ProjectID: { from: 'parent', as: 'text', when: { from: 'parent', not: [0] } },
    Price: inEuros('price.value', 'price.currency'),
    PublishPrice: [
      { constant: false, when: { from: 'price.hide', is: YES } },
      { constant: true, when: { from: 'price.hide', is: NO } },
      { constant: false },
    ],
    PublishAddress: PUBLISH_ADDRESS,
    DepositAmount: { from: 'price.deposit', when: IS_RENT, lenient: true },
    NumberOfBedRooms: 'bedrooms',
    NumberOfFacades: { from: 'facades', lenient: true },
    Floor: { from: 'floor.value', lenient: true },
    SurfaceLiving: { from: 'area.value', when: IS_BUILT },
    SurfaceTotal: { from: 'area.total', when: IS_BUILT },
    SurfaceGround: { from: 'area.value', when: IS_LAND },
    ConstructionYear: { from: 'construction.construction_year', as: 'year' },
    RenovationYear: { from: 'construction.renovation_year', as: 'year' },
    Availability: { from: 'available_at', as: 'date', lenient: true },
    ...TEXTS,
    ...PLACE,
    ...PICTURES,
  },
  keep: {
    Rooms: 'rooms',
    Floors: 'floor.levels',
    Subtype: 'subtype',
    Condition: 'condition',
  },
  projects: {
    when: { from: 'category', is: [4] },
    fields: {
      // A programme is new build, which is sold.
      Goal: { constant: 0 },
      WebIDName: TYPE_NAME,
      PriceMin: inEuros('price.value', 'price.currency', [{ from: 'price.hide', is: NO }]),
      PublicAddress: PUBLISH_ADDRESS,
      ...TEXTS,
      ...PLACE,
      ...PICTURES,
    },
  },
  people: {
    each: 'user',
    id: 'id',
    fields: {
      name: { from: ['firstname', 'lastname'], combine: 'words' },
      phone: { from: ['phone', 'mobile'], as: 'phone' },
      email: 'email',
      photo: 'picture',
    },
  },
  drop: [
    'owner',
    'private_comment',
    'logs',
    'commission',
    'agreement',
    'cadastre_reference',
    'tenant',
    'birthday_at',
    'contribution',
    'pension',
  ],
}

export const APIMO: Preset = {
  id: 'apimo',
  name: 'Apimo',
  reader: 'json',
  rules: RULES,
  signs: ['step', 'city.zipcode', 'comments.language', 'publish_address', 'price.hide', 'user.firstname'],
  confidence: 'low',
  unsure: [
    'The numbers of "category", "type" and "step" are those of one public program: compare them with the catalogues of your account ("/catalogs/…").',
    'Step 3 (closed) does not say whether a home was sold, let or withdrawn, so it is left out.',
    'Energy classes ("regulations"), bathrooms, terraces and gardens ("areas"), services and heating are numbers of catalogues, which are not public. Look them up and add them, for example {"EnergyClass": "regulations[type=1].value"}.',
    'A rent is read as that of a month, because the numbers of "price.period" are not public; seasonal rents are quarantined.',
    'A missing "publish_address" or "hide" is read as hidden.',
    'Documents, films and tours are left out: their kinds are numbers of catalogues.',
  ],
  sources: [
    "the vendor's page on its web service; Apiwork/Apimo-API; several public clients of sites; a table in realforce/documentation",
  ],
}
