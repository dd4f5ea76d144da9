/**
 * Values by which exports say that a field is not filled in, beside null and blank text (core/schema/drop-empty.ts): 0, an extreme
 * day, "-", "n/a", "onbekend". `EMPTY_VALUES` is the table of the fields and of the values that are empty in each.
 */
import { foldText } from './text.ts'
import { ADVERT_WORDS } from '../languages/advert-words.ts'

/**
 * `word`: a text of punctuation alone, or a word for a missing value in any language. `zero`: 0 and -1. `energy`: 0, in a
 * home that cannot make its own energy. `date`: an extreme day.
 */
type EmptyValue = 'word' | 'zero' | 'energy' | 'date'

const TEXTS =
  'MainTypeName Lead Description PriceUnitText MarqueeName Street City CountryName Heating Kitchen Roof ' +
  'AgentNote AsbestosType Management FloodZone PlanningInformation Availability WebIDName Progress Delivery Name'
/** Codes, choices and addresses. */
const CODES =
  'Facades EPCLabelText EnergyClass InsulationClass CO2Class ChargesType LandSeller PScore GScore PlanningUrl VideoUrl ' +
  'VirtualTourUrl ExternalWeb'
const NUMBERS =
  'Price NumberOfBedRooms NumberOfBathRooms NumberOfShowerRooms NumberOfToilets NumberOfGarages NumberOfParkings ELevel ' +
  'Floor ChargesRenter ChargesOwner NotaryFees RegistrationRights VAT DepositAmount MobilityScore Latitude Longitude PriceMin PriceMax'
/** Nothing measures 0, was built in the year 0 or has the number 0. */
const NEVER_ZERO =
  'SurfaceTotal SurfaceGround SurfaceLiving SurfaceTerrace SurfaceGarden SurfaceConstructed ConstructionYear RenovationYear ' +
  'NumberOfFacades CadastralIncome InventoryShare LandPrice HouseNumber BoxNr RecordFile UniqueCode EPCCertificateNumber'
const ENERGY = 'EnergyPerformance TotalEnergy CO2Emission'
const DATES = 'CreatedDate LastChangedDate EPCExpiryDate AsbestosDate'

export const EMPTY_VALUES: ReadonlyMap<string, readonly EmptyValue[]> = new Map([
  ...rows(`${TEXTS} ${CODES} ${NUMBERS}`, ['word']),
  ...rows(NEVER_ZERO, ['word', 'zero']),
  ...rows(ENERGY, ['word', 'energy']),
  ...rows(DATES, ['word', 'date']),
])

function rows(fields: string, values: readonly EmptyValue[]): [string, readonly EmptyValue[]][] {
  return fields.split(' ').map((field) => [field, values])
}

type Fields = Record<string, unknown>

/** Removes fields that are not filled in from a record, in place. Other values than records stay. */
export function dropNotFilledIn(record: unknown): void {
  if (!isFields(record)) return
  const { Dwellings } = record
  dropFrom(record, record)
  // The homes of a building are as old as the building.
  if (Array.isArray(Dwellings)) for (const dwelling of Dwellings) dropFrom(dwelling, record)
}

function dropFrom(fields: unknown, building: Fields): void {
  if (!isFields(fields)) return
  const home = { ...building, ...fields }
  for (const [field, value] of Object.entries(fields)) {
    const empty = EMPTY_VALUES.get(field)
    if (empty === undefined) continue
    if (isFields(value)) dropWords(value)
    else if (empty.some((kind) => IS_EMPTY[kind](value, home))) delete fields[field]
  }
}

/** The languages of a text. */
function dropWords(texts: Fields): void {
  for (const [key, text] of Object.entries(texts)) if (isNotFilledIn(text)) delete texts[key]
}

const IS_EMPTY: Readonly<Record<EmptyValue, (value: unknown, home: Fields) => boolean>> = {
  word: isNotFilledIn,
  zero: (value) => value === -1 || isZero(value),
  energy: (value, home) => isZero(value) && !makesItsEnergy(home),
  date: (value) => typeof value === 'string' && NO_DATE.test(value),
}

function isZero(value: unknown): boolean {
  return value === 0 || (typeof value === 'string' && /^\s*0+(?:[.,]0+)?\s*$/.test(value))
}

/** The first and last days of .NET, SQL Server and Excel, which exports write for an unknown date. */
const NO_DATE = /^(?:0000-00-00|0001-01-01|1753-01-01|1899-12-30|1900-01-01|9999-12-31)(?:T|$)/

/** Flanders has regulated the energy performance of new homes since 1 January 2006, and the other regions since 2008. */
const FIRST_ENERGY_RULES = 2006

/**
 * Whether 0 kWh can be the score of a home, which then makes as much energy as it needs. A label of the data may have
 * been computed from the 0, so it decides only if no year is known.
 */
function makesItsEnergy({ ConstructionYear, RenovationYear, EPCLabelText, ELevel }: Fields): boolean {
  const years = [ConstructionYear, RenovationYear].filter((year) => typeof year === 'number' && year > 0)
  if (years.length > 0) return years.some((year) => (year as number) >= FIRST_ENERGY_RULES)
  return (
    typeof ELevel === 'number' ||
    (typeof EPCLabelText === 'string' && /^\s*a(?:\+|_?plus)/i.test(EPCLabelText))
  )
}

/** Words that programs write in every language. */
const OF_PROGRAMS = ['null', 'undefined', 'NaN', 'NA', 'TBD']

const WORDS: ReadonlySet<string> = new Set(
  [...OF_PROGRAMS, ...Object.values(ADVERT_WORDS).flatMap(({ notFilledIn }) => notFilledIn)].map(folded),
)
const LONGEST = Math.max(...[...WORDS].map((word) => word.length)) + 10

/** A text of punctuation alone, or a word for a missing value in any language. */
export function isNotFilledIn(value: unknown): boolean {
  // Most values are numbers or long texts, and no word begins with a digit.
  if (typeof value !== 'string' || value.length > LONGEST || /^\d/.test(value)) return false
  // Punctuation alone: "-", "--", "?", "/", "...".
  return /^[\s\p{Pd}_.,;:?/\\*#]+$/u.test(value) || WORDS.has(folded(value))
}

/** "N.v.t.", "n/a" and "not_specified" without their signs. */
function folded(word: string): string {
  return foldText(word)
    .replace(/[.'/]/g, '')
    .replace(/[\s_-]+/g, ' ')
    .trim()
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
