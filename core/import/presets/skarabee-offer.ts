/** The offer of a publication of Skarabee: goal, state, kind, price and place. */
import type { Condition, FieldRule, MappingRules, ValueRule } from '../../schema/mapping-rules.ts'
import { NO_PRICE } from './placeholders.ts'
import * as codes from './skarabee-codes.ts'

export const HOME = 'Property'
const ADDRESS = `${HOME}.Address`
export const STATES = [`${HOME}.FlowStatus`, `${HOME}.Status`]
const YES = [true, 1]
export const NO = [false, 0]

const IS_RENT: Condition = {
  from: `${HOME}.Status`,
  is: ['FOR_RENT', 'OPTION_FOR_RENT', 'RENTED', 'FOR_RENT_ORDER_ENDED'],
}
export const SHOWS_NUMBER: Condition = { from: 'Info.HideHouseNumber', not: YES }
const HAS_PRICE: Condition = { from: `${HOME}.Price`, not: NO_PRICE }

function price(types: readonly string[], more: ValueRule = {}): ValueRule {
  return {
    from: `${HOME}.Price`,
    when: [HAS_PRICE, { from: `${HOME}.PriceType`, is: [...types] }],
    numbers: 'point',
    ...more,
  }
}

const PRICE: FieldRule = [
  price(['TOTAL', 'PRICE_PER_MONTH']),
  price(['PRICE_PER_YEAR'], { factor: 1 / 12 }),
  { from: `${HOME}.Price`, numbers: 'point', when: [HAS_PRICE, { from: `${HOME}.PriceType`, empty: true }] },
]

/** A life annuity is no sale at its price, so that its goal has no meaning here. */
const GOAL: FieldRule = [
  { from: `${HOME}.LifeAnnuity.Type`, values: {} },
  { from: `${HOME}.Status`, values: codes.SKARABEE_GOALS },
]

/** The genre precedes the sort, and both precede the three letters. */
function byKind(of: 'groups' | 'texts'): FieldRule {
  const genre: Condition = { from: `${HOME}.Typo.Genre`, is: [...codes.SKARABEE_GENRES.known] }
  const as: ValueRule = of === 'texts' ? { as: 'codeText' } : {}
  return [
    { from: `${HOME}.Typo.Genre`, values: codes.SKARABEE_GENRES[of], when: genre, ...as },
    { from: `${HOME}.Typo.Sort`, values: codes.SKARABEE_SORTS[of], ...as },
    {
      from: `${HOME}.Type`,
      values: codes.SKARABEE_LETTERS[of],
      when: { from: `${HOME}.Typo.Sort`, empty: true },
      ...as,
    },
  ]
}

const PLACE: MappingRules['fields'] = {
  Street: `${ADDRESS}.Street`,
  HouseNumber: {
    from: [`${ADDRESS}.HouseNumber`, `${ADDRESS}.HouseNumberExtension`],
    combine: 'words',
    when: [SHOWS_NUMBER, { from: `${ADDRESS}.HouseNumber`, not: ['0'] }],
  },
  BoxNr: { from: `${ADDRESS}.MailBox`, when: SHOWS_NUMBER },
  CountryID: { from: `${ADDRESS}.CountryID`, values: { BE: 10, LU: 50 } },
}

const PUBLISH_ADDRESS: FieldRule = [
  { constant: true, when: { from: 'Info.HideAddress', is: NO } },
  { constant: false },
]

/** Words of the list of deliveries. */
const DELIVERY: ValueRule = {
  from: `${HOME}.Acception`,
  values: {
    IMMEDIATELY: 'available.immediately',
    IN_CONSULTATION: 'available.agree',
    BY_DEED: 'available.deed',
    WHEN_READY: 'available.ready',
    BY_DATE: null,
  },
  as: 'codeText',
  lenient: true,
}

export const SKARABEE_OFFER: MappingRules['fields'] = {
  Goal: GOAL,
  Status: { from: `${HOME}.Status`, values: codes.SKARABEE_STATES },
  WebID: byKind('groups'),
  MainTypeName: byKind('texts'),
  RecordFile: `${HOME}.Reference`,
  ProjectID: {
    from: `${HOME}.Project.PublicationID`,
    as: 'text',
    when: { from: `${HOME}.PropertyType`, is: ['LOT'] },
  },
  CreatedDate: { from: [`${HOME}.Created.date`, `${HOME}.Created`], lenient: true },
  LastChangedDate: { from: [`${HOME}.Modified.date`, `${HOME}.Modified`], lenient: true },
  Price: PRICE,
  PublishPrice: [
    { constant: false, when: { from: `${HOME}.PriceIndication`, is: ['ON_REQUEST'] } },
    { constant: true, when: { from: 'Info.HidePrice', is: NO } },
    { constant: false },
  ],
  Marquee: { constant: 1, when: { from: STATES, is: Object.keys(codes.SKARABEE_MARQUEES) } },
  MarqueeName: STATES.map((from) => ({
    from,
    values: codes.SKARABEE_MARQUEES,
    as: 'codeText' as const,
    when: { from, is: Object.keys(codes.SKARABEE_MARQUEES) },
  })),
  PublishAddress: PUBLISH_ADDRESS,
  DepositAmount: { from: `${HOME}.Deposit`, when: IS_RENT, lenient: true },
  ChargesRenter: [
    {
      from: `${HOME}.ChargesAndProvisions`,
      when: [IS_RENT, { from: `${HOME}.ChargesAndProvisionsInterval`, is: ['MONTHLY'] }],
      lenient: true,
    },
  ],
  Availability: [
    { from: `${HOME}.Dates.AvailableFrom`, as: 'date', lenient: true },
    `${HOME}.Dates.AvailableFromText`,
    DELIVERY,
  ],
  VideoUrl: { from: `${HOME}.VideoUrl`, lenient: true },
  VirtualTourUrl: [`${HOME}.VirtualUrl`, `${HOME}.VRURL`],
  ...PLACE,
}

/** The fields of a project. */
export const SKARABEE_PROJECT: MappingRules['fields'] = {
  Goal: GOAL,
  WebID: byKind('groups'),
  PriceMin: {
    from: `${HOME}.Price`,
    numbers: 'point',
    when: [HAS_PRICE, { from: 'Info.HidePrice', is: NO }],
  },
  PublicAddress: PUBLISH_ADDRESS,
  ...PLACE,
}
