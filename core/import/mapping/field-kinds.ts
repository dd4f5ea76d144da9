/** The kind of value of each field of a property, project, person and office whose rule names none. Others are text. */
import type { ValueKind } from '../../schema/mapping-rules.ts'

const NAMES: Readonly<Partial<Record<ValueKind, string>>> = {
  integer:
    'Goal Status WebID ManagerID Marquee PriceUnit CountryID JudicialDecision NumberOfBedRooms NumberOfBathRooms ' +
    'Floor NumberOfShowerRooms NumberOfToilets NumberOfGarages NumberOfParkings NumberOfFacades ConstructionYear RenovationYear ' +
    'ProjectWebID Width Height heads years months',
  amount:
    'Price CadastralIncome ChargesRenter ChargesOwner NotaryFees DepositAmount InventoryShare LandPrice PriceMin PriceMax rent value',
  number:
    'SurfaceTotal SurfaceGround SurfaceLiving SurfaceTerrace SurfaceGarden SurfaceConstructed EnergyPerformance ELevel ' +
    'CO2Emission TotalEnergy RegistrationRights VAT MobilityScore',
  degrees: 'Latitude Longitude latitude longitude',
  flag:
    'PublishPrice PublishAddress PublicAddress IsNew NewBuild IndividualMeters WorksBegun ReducedVAT draft registration indexed occupied ' +
    'HasGarden HasTerrace HasLift',
  moment: 'publishAt expireAt until',
  date: 'CreatedDate LastChangedDate EPCExpiryDate AsbestosDate day',
  zip: 'Zip zip',
  energyLabel: 'EPCLabelText EnergyClass InsulationClass CO2Class',
  url: 'Url VideoUrl VirtualTourUrl PlanningUrl ExternalWeb photo',
}

const KINDS: ReadonlyMap<string, ValueKind> = new Map(
  Object.entries(NAMES).flatMap(([kind, names]) =>
    names.split(' ').map((name): [string, ValueKind] => [name, kind as ValueKind]),
  ),
)

export function kindOfField(field: string): ValueKind {
  return KINDS.get(field) ?? 'text'
}
