/** Fact tables of a property, without empty values and empty groups. */
import { formatAmount, formatDate, formatNumber, formatSurface } from '../domain/format.ts'
import { judicialDecisionOf } from '../domain/judicial.ts'
import { isHome } from '../domain/home-type.ts'
import { hasReference } from '../domain/record-reference.ts'
import { insideSurface } from '../domain/inside-surface.ts'
import type { LinkedProperty } from '../site/linked.ts'
import { isSold } from '../site/listings.ts'
import type { CountKey, StringKey } from '../languages/string-keys.ts'
import type { ViewContext } from './context.ts'
import { factsOf } from './fact-rows.ts'
import type { FactRow } from './fact-rows.ts'
import { taxRows } from './new-build.ts'
import { priceFor, priceText } from './price.ts'
import { isLeaseTerms, termsRows } from './terms.ts'
import { saidName, say, sayCount, wordOf } from './text.ts'
import type { FactGroup, IconName, PropertyPage } from './types.ts'

export function factGroups(context: ViewContext, linked: LinkedProperty): readonly FactGroup[] {
  const groups: readonly (readonly [StringKey, readonly FactRow[]])[] = [
    ['group.general', generalRows(context, linked)],
    ['group.layout', layoutRows(context, linked)],
    ['group.surfaces', surfaceRows(context, linked)],
    ['group.building', buildingRows(context, linked)],
    ['group.letting', lettingRows(context, linked)],
    ['group.finance', financeRows(context, linked)],
    ['group.planning', [['fact.floodZone', wordOf(context, linked.property.FloodZone)]]],
  ]
  return groups
    .map(([title, rows]) => ({ title, facts: factsOf(rows) }))
    .filter(({ facts }) => facts.length > 0)
}

const number = (context: ViewContext, value: number | undefined) =>
  value === undefined ? undefined : formatNumber(value, context.locale)

const surface = (context: ViewContext, value: number | undefined) =>
  value === undefined ? undefined : formatSurface(value, context.locale)

const euro = (context: ViewContext, value: number | undefined) =>
  value === undefined ? undefined : formatAmount(value, context.locale)

const day = (context: ViewContext, value: string | undefined) =>
  value === undefined ? undefined : formatDate(value, context.locale)

function withUnit(context: ViewContext, key: StringKey, value: string | undefined): string | undefined {
  return value === undefined ? undefined : say(context, key, { value })
}

function perMonth(context: ViewContext, amount: string | undefined): string | undefined {
  return amount === undefined ? undefined : say(context, 'value.perMonth', { amount })
}

/** Reference, price and address are omitted, because the summary beside the tables shows them. */
function generalRows(context: ViewContext, linked: LinkedProperty): readonly FactRow[] {
  const { property } = linked
  const decision = judicialDecisionOf(property.JudicialDecision)
  return [
    ['fact.type', saidName(context, property.MainTypeName)],
    ['fact.recordFile', hasReference(property.RecordFile) ? undefined : property.RecordFile],
    ['fact.availability', availabilityText(context, linked)],
    ['fact.mobilityScore', withUnit(context, 'value.outOfTen', number(context, property.MobilityScore))],
    ['fact.judicialDecision', decision === null ? undefined : say(context, `judicial.${decision}`)],
  ]
}

/**
 * A sold or rented property shows no date of availability, although its data often keep the one of the
 * advert.
 */
function availabilityText(context: ViewContext, linked: LinkedProperty): string | undefined {
  if (isSold(linked)) return say(context, `availability.${linked.availability}`)
  const text = wordOf(context, linked.property.Availability)
  return text === undefined ? undefined : (day(context, text) ?? text)
}

function layoutRows(context: ViewContext, { property }: LinkedProperty): readonly FactRow[] {
  return [
    ['fact.bedrooms', number(context, property.NumberOfBedRooms)],
    ['fact.bathrooms', number(context, property.NumberOfBathRooms)],
    ['fact.showerRooms', number(context, property.NumberOfShowerRooms)],
    ['fact.toilets', number(context, property.NumberOfToilets)],
    ['fact.kitchen', wordOf(context, property.Kitchen)],
    ['fact.garages', number(context, property.NumberOfGarages)],
    ['fact.parkings', number(context, property.NumberOfParkings)],
  ]
}

function surfaceRows(context: ViewContext, { property }: LinkedProperty): readonly FactRow[] {
  return [
    ['fact.surfaceLiving', surface(context, property.SurfaceLiving)],
    ['fact.surfaceTotal', surface(context, property.SurfaceTotal)],
    ['fact.surfaceGround', surface(context, property.SurfaceGround)],
    ['fact.surfaceConstructed', surface(context, property.SurfaceConstructed)],
    ['fact.surfaceTerrace', surface(context, property.SurfaceTerrace) ?? yes(context, property.HasTerrace)],
    ['fact.surfaceGarden', surface(context, property.SurfaceGarden) ?? yes(context, property.HasGarden)],
  ]
}

function buildingRows(context: ViewContext, { property }: LinkedProperty): readonly FactRow[] {
  const { ConstructionYear, RenovationYear, Facades, NumberOfFacades } = property
  return [
    ['fact.constructionYear', ConstructionYear === undefined ? undefined : String(ConstructionYear)],
    ['fact.renovationYear', RenovationYear === undefined ? undefined : String(RenovationYear)],
    ['fact.floor', floorText(context, property.Floor)],
    ['fact.lift', property.HasLift === false ? say(context, 'value.no') : yes(context, property.HasLift)],
    ['fact.facades', Facades === undefined ? undefined : say(context, `facade.${Facades}`)],
    ['fact.numberOfFacades', number(context, NumberOfFacades)],
    ['fact.heating', wordOf(context, property.Heating)],
    ['fact.roof', wordOf(context, property.Roof)],
    ['fact.asbestosType', wordOf(context, property.AsbestosType)],
    ['fact.asbestosDate', day(context, property.AsbestosDate)],
  ]
}

/** A fact that does not hold is left out, as most homes lack most things. */
function yes(context: ViewContext, holds: boolean | undefined): string | undefined {
  return holds === true ? say(context, 'value.yes') : undefined
}

function floorText(context: ViewContext, floor: number | undefined): string | undefined {
  return floor === 0 ? say(context, 'value.groundFloor') : number(context, floor)
}

/** The payments of a tenant before the keys are handed over, and the conditions of the lease. */
function lettingRows(context: ViewContext, linked: LinkedProperty): readonly FactRow[] {
  const { property } = linked
  if (property.Goal !== 1) return []
  const { ChargesRenter, ChargesType } = property
  const charges = perMonth(context, euro(context, ChargesRenter))
  return [
    ['fact.rent', priceFact(context, linked)],
    ...(isLeaseTerms(property) ? termsRows(context, property, undefined) : []),
    ['fact.chargesRenter', chargesText(context, charges, ChargesType)],
    ['fact.depositAmount', depositText(context, linked)],
    ['fact.inventoryShare', euro(context, property.InventoryShare)],
    ['fact.meters', metersText(context, property.IndividualMeters)],
    ['fact.management', wordOf(context, property.Management)],
  ]
}

/** "€ 95 per maand (voorschot)" */
function chargesText(
  context: ViewContext,
  charges: string | undefined,
  type: 'fixed' | 'advance' | undefined,
): string | undefined {
  return charges === undefined || type === undefined
    ? charges
    : say(context, `charges.${type}`, { amount: charges })
}

function metersText(context: ViewContext, individual: boolean | undefined): string | undefined {
  return individual === undefined ? undefined : say(context, individual ? 'meters.own' : 'meters.shared')
}

function priceFact(context: ViewContext, linked: LinkedProperty): string | undefined {
  return isSold(linked) ? undefined : priceText(priceFor(context, linked.property))
}

/** The deposit. If it is a whole number of rents and the rent is shown, it includes the number of months. */
function depositText(context: ViewContext, linked: LinkedProperty): string | undefined {
  const { DepositAmount, Price, PublishPrice } = linked.property
  const amount = euro(context, DepositAmount)
  const months = PublishPrice && !isSold(linked) && Price ? (DepositAmount ?? 0) / Price : 0
  if (amount === undefined || months < 1 || !Number.isInteger(months)) return amount
  return `${amount} (${sayCount(context, 'value.monthsOfRent', months)})`
}

function financeRows(context: ViewContext, linked: LinkedProperty): readonly FactRow[] {
  const { property } = linked
  const isRental = property.Goal === 1
  const monthly = (value: number | undefined) => perMonth(context, euro(context, value))
  const perCent = (value: number | undefined) => withUnit(context, 'value.percent', number(context, value))
  return [
    ...(isRental ? [] : termsRows(context, property, priceFact(context, linked))),
    ['fact.chargesRenter', isRental ? undefined : monthly(property.ChargesRenter)],
    ['fact.chargesOwner', monthly(property.ChargesOwner)],
    ['fact.depositAmount', isRental ? undefined : euro(context, property.DepositAmount)],
    ['fact.cadastralIncome', euro(context, property.CadastralIncome)],
    ...(taxRows(context, linked) ?? [
      [dutyTerm(linked), perCent(property.RegistrationRights)],
      ['fact.vat', perCent(property.VAT)],
    ]),
    ['fact.notaryFees', euro(context, property.NotaryFees)],
  ]
}

function dutyTerm({ region }: LinkedProperty): StringKey {
  return region === 'luxembourg' ? 'fact.registrationRights.luxembourg' : 'fact.registrationRights'
}

/**
 * The few facts under the title, each an icon and a text. Homes show rooms first, other properties surfaces.
 */
export function keyFacts(
  context: ViewContext,
  { property, types }: LinkedProperty,
): PropertyPage['keyFacts'] {
  const { NumberOfBedRooms, NumberOfBathRooms, NumberOfShowerRooms, NumberOfGarages, NumberOfParkings } =
    property
  const carKey = NumberOfGarages ? 'keyFact.garages' : 'keyFact.parkings'
  const cars = NumberOfGarages || (NumberOfParkings ?? 0)
  const inside = insideSurface(property)
  const { ConstructionYear, RenovationYear } = property
  const fact = (icon: IconName, value: string | undefined, label: string) =>
    value === undefined ? [] : [{ icon, value, label }]
  const countedWord = (key: CountKey, count = 0) => sayCount(context, key, count)
  const counted = (count: number | undefined) => (count ? String(count) : undefined)
  const rooms = [
    ...fact('bed', counted(NumberOfBedRooms), countedWord('keyFact.bedrooms', NumberOfBedRooms)),
    ...fact('bath', counted(NumberOfBathRooms), countedWord('keyFact.bathrooms', NumberOfBathRooms)),
    ...fact('bath', counted(NumberOfShowerRooms), countedWord('keyFact.showerRooms', NumberOfShowerRooms)),
  ]
  const size = [
    ...fact(
      'area',
      surface(context, inside),
      say(context, isHome(types) ? 'keyFact.living' : 'keyFact.surface'),
    ),
    ...fact('plot', surface(context, property.SurfaceGround), say(context, 'keyFact.ground')),
  ]
  const rest = [
    ...fact('year', counted(ConstructionYear), yearLabel(context, RenovationYear)),
    ...fact('car', counted(cars), sayCount(context, carKey, cars)),
  ]
  return isHome(types) ? [...rooms, ...size, ...rest] : [...size, ...rest, ...rooms]
}

function yearLabel(context: ViewContext, renovated: number | undefined): string {
  return renovated === undefined
    ? say(context, 'keyFact.built')
    : say(context, 'keyFact.renovated', { year: renovated })
}
