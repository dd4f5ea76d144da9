/** Duties of adverts of rented homes (docs/domain.md#rent-and-charges). */
import { isHome } from '../home-type.ts'
import { priceOf } from '../money.ts'
import { depositProblem } from '../rental.ts'
import type { Advert } from './advert.ts'
import { HOMES } from './advert.ts'
import { lacks, MET, needsFields, notNeeded } from './duty.ts'
import type { Duty, LawRules, Finding } from './duty.ts'
import { LAW_SOURCES } from './sources.ts'

const RENT_LAW =
  'Civil Code, art. 1716 (law of 25 April 2007); Flemish housing decree of 9 November 2018; Brussels Housing Code, ' +
  'art. 217; Walloon decree of 15 March 2018'
const HOUSING_CODE = 'Brussels Housing Code, art. 217'
const BELGIUM = ['flanders', 'brussels', 'wallonia'] as const
const ELSEWHERE = ['luxembourg', 'unknown'] as const

function rentIsShown({ property }: Advert, rules: LawRules): Finding {
  if (priceOf(property, rules).kind === 'amount') return MET
  return lacks(!property.PublishPrice ? 'PublishPrice' : property.Price ? 'Marquee' : 'Price')
}

/** The maximum of the region (docs/domain.md#deposit). */
function depositIsLawful({ property, region, types }: Advert, { deposit }: LawRules): Finding {
  const { Goal, Price, DepositAmount } = property
  if (DepositAmount === undefined) return notNeeded('no deposit is named')
  const found = depositProblem({ Goal, Price, DepositAmount, region, home: isHome(types) }, deposit)
  if (found === null) return MET
  return { ...lacks('DepositAmount'), lacking: [String(found.maximumMonths)] }
}

/** An amount of charges is complete only with the way in which it is settled. */
function kindIsNamed(advert: Advert): Finding {
  return advert.property.ChargesRenter ? needsFields(advert, 'ChargesType') : notNeeded('no charges')
}

const RENT = {
  class: 'advert',
  title: 'Rent (huurprijs, loyer)',
  goals: [1],
  types: HOMES,
  from: '2007-05-18',
  todo: 'set "Price" and "PublishPrice": true, and use no marquee that replaces the price',
  code: 'AS4101',
  needs: rentIsShown,
} as const

const CHARGES = {
  class: 'advert',
  title: 'Common charges (gemeenschappelijke lasten, charges communes)',
  goals: [1],
  types: HOMES,
  from: '2007-05-18',
  todo: 'set "ChargesRenter"; write 0 if there are no common charges',
  code: 'AS4102',
  needs: (advert: Advert) => needsFields(advert, 'ChargesRenter'),
} as const

const KNOWN = {
  regions: BELGIUM,
  law: RENT_LAW,
  sources: [LAW_SOURCES.rentInAdverts, LAW_SOURCES.rentInAdvertsFlanders, LAW_SOURCES.rentInAdvertsLaw],
  confidence: 'sure',
} as const

const UNKNOWN = {
  regions: ELSEWHERE,
  law: 'no law was found outside Belgium; visitors expect it',
  sources: [],
  confidence: 'unsure',
} as const

export const LETTING_DUTIES: readonly Duty[] = [
  { ...RENT, ...KNOWN, id: 'belgium.rent' },
  { ...RENT, ...UNKNOWN, id: 'elsewhere.rent' },
  { ...CHARGES, ...KNOWN, id: 'belgium.charges' },
  { ...CHARGES, ...UNKNOWN, id: 'elsewhere.charges' },
  {
    id: 'rental.deposit',
    class: 'advert',
    title: 'Deposit within the maximum (huurwaarborg, garantie locative)',
    regions: [...BELGIUM, 'luxembourg'],
    goals: [1],
    types: HOMES,
    from: '2024-11-01',
    law: 'the housing laws of the regions; Luxembourg law of 23 July 2024; months in site-config/rules.json',
    sources: [
      LAW_SOURCES.deposits,
      LAW_SOURCES.brusselsDeposit,
      LAW_SOURCES.luxembourgDeposit,
      LAW_SOURCES.luxembourgLeases,
    ],
    confidence: 'sure',
    todo: 'lower "DepositAmount" to the months of rent that the region allows',
    code: 'AS4110',
    needs: depositIsLawful,
  },
  {
    id: 'belgium.chargesKind',
    class: 'good-practice',
    title: 'Kind of charges: fixed or an advance (forfait, provision)',
    regions: BELGIUM,
    goals: [1],
    types: HOMES,
    from: '2018-09-01',
    law: 'laws on leases ask it of the lease; no source asks it of the advert',
    sources: [],
    confidence: 'unsure',
    todo: 'set "ChargesType" to "fixed" or "advance"',
    code: 'AS4117',
    needs: kindIsNamed,
  },
  {
    id: 'brussels.meters',
    class: 'advert',
    title: 'Meters of its own (compteurs individuels)',
    regions: ['brussels'],
    goals: [1],
    types: HOMES,
    from: '2018-01-01',
    law: HOUSING_CODE,
    sources: [LAW_SOURCES.brusselsHousing, LAW_SOURCES.rentInAdverts],
    confidence: 'sure',
    todo: 'set "IndividualMeters"',
    code: 'AS4118',
    needs: (advert) => needsFields(advert, 'IndividualMeters'),
  },
  {
    id: 'brussels.management',
    class: 'advert',
    title: 'Manager of the home (gestionnaire)',
    regions: ['brussels'],
    goals: [1],
    types: HOMES,
    from: '2018-01-01',
    law: HOUSING_CODE,
    sources: ['bail-commercial.be'],
    confidence: 'likely',
    todo: 'set "Management" to the name of the manager',
    code: 'AS4118',
    needs: (advert) => needsFields(advert, 'Management'),
  },
]
