import { z } from 'zod'
import {
  amount,
  count,
  countryId,
  date,
  email,
  extra,
  fileRef,
  flag,
  id,
  localeCode,
  numberText,
  officeId,
  phone,
} from './common.ts'
import { surface, text, videoAddress, webUrl, year, zip } from './common.ts'
import { documentItem, pictureItem } from './record-files.ts'

const epcLabel = z
  .string()
  .regex(/^[A-I](\+{0,2}|-|_?(plus|plusplus|sub))$/i, 'an energy label such as A+, B or C-')

/** Luxembourg shows the classes of the certificate; they are never computed (docs/domain.md#energy-labels). */
const cpeClass = z.string().regex(/^(A\+|[A-I])$/, 'a class from A+ to I')

const floodScore = z.enum(['A', 'B', 'C', 'D'])

/** Judicial decision: -1 empty, 0 no, 1 yes, 2 on request. */
const judicialDecision = z.union([z.literal(-1), z.literal(0), z.literal(1), z.literal(2)])

const identity = {
  ID: id,
  language: localeCode.optional().describe('the language of the plain strings in this record'),
  Goal: z.union([z.literal(0), z.literal(1), z.literal(2)]).describe('0 sale, 1 rent, 2 take over'),
  Status: z
    .int()
    .min(0)
    .max(6)
    .optional()
    .describe('1 active, 2 sold, 4 rented, 6 reference; 0, 3, 5: not shown'),
  WebID: z.int().nonnegative().optional().describe('type group'),
  WebIDs: z
    .union([z.string().regex(/^\s*\d*(\s*,\s*\d+)*\s*,?\s*$/, 'type ids separated by commas'), z.int()])
    .optional(),
  MainTypeName: text.optional().describe('Herenhuis, Appartement, Bouwgrond'),
  TypeDescription: text.optional().describe('title of the property; its slug is part of the address'),
  Lead: text.optional().describe('one or two sentences under the title'),
  Description: text.optional().describe('plain text, Markdown, or the simple HTML of a CRM'),
  RecordFile: z.string().optional().describe('file number of the agency, shown among the facts'),
  ProjectID: z.int().nonnegative().optional(),
  ManagerID: z.int().nonnegative().optional().describe('the agent, as in site-config/team.json'),
  CreatedDate: date.optional(),
  LastChangedDate: date.optional(),
  IsNew: flag.optional(),
}

const price = {
  Price: amount.optional().describe('euro; per month when Goal is 1'),
  PublishPrice: flag,
  PriceUnit: z.int().nonnegative().optional().describe('7: starting from'),
  PriceUnitText: text.optional().describe('after the price, for example "per month"'),
  Marquee: z.int().min(0).max(3).optional(),
  MarqueeName: text.optional().describe('status shown by the agency, for example "Onder optie"'),
}

const address = {
  PublishAddress: flag,
  Street: text.optional(),
  HouseNumber: numberText.optional(),
  BoxNr: numberText.optional(),
  Zip: zip,
  City: text.describe('often upper case in CRM exports; shown as content/cities.json spells it'),
  CountryID: countryId,
  CountryName: text
    .optional()
    .describe('shown under an address in another country than that of the first office'),
  Latitude: z.number().min(-90).max(90).optional(),
  Longitude: z.number().min(-180).max(180).optional(),
}

const layout = {
  NumberOfBedRooms: count.optional(),
  NumberOfBathRooms: count.optional(),
  NumberOfShowerRooms: count.optional(),
  NumberOfToilets: count.optional(),
  NumberOfGarages: count.optional(),
  NumberOfParkings: count.optional(),
  SurfaceTotal: surface.optional(),
  SurfaceGround: surface.optional(),
  SurfaceLiving: surface.optional(),
  SurfaceTerrace: surface.optional(),
  SurfaceGarden: surface.optional(),
  SurfaceConstructed: surface.optional(),
  ConstructionYear: year.optional(),
  RenovationYear: year.optional(),
  Facades: z.enum(['open', 'semi-open', 'closed']).optional(),
  NumberOfFacades: z.int().min(1).max(8).optional(),
  Heating: text.optional(),
  Kitchen: text.optional(),
  Roof: text.optional(),
}

const certificate = {
  EnergyPerformance: z.number().min(-500).max(5000).optional().describe('kWh per square metre and year'),
  EPCLabelText: epcLabel
    .optional()
    .describe('label on the certificate; it takes precedence over the computed one'),
  EPCCertificateNumber: z.string().optional(),
  UniqueCode: z
    .union([z.string(), z.int()])
    .transform(String)
    .optional()
    .describe('EPC unique code, shown as UC: 245'),
}

/** A home in a building of several. Each has a certificate of its own (docs/domain.md#buildings-of-several-homes). */
const dwelling = z.strictObject({ Name: text, ...certificate, extra })

const energy = {
  ...certificate,
  EPCExpiryDate: date.optional(),
  ELevel: z.number().min(-200).max(500).optional().describe('E-level of a new building (Flanders)'),
  Dwellings: z
    .array(dwelling)
    .max(50)
    .optional()
    .describe('the homes of a building that is sold as a whole, each with its own certificate'),
  CO2Emission: z.number().nonnegative().optional().describe('kg per square metre and year'),
  TotalEnergy: z.number().optional().describe('kWh per year'),
  EnergyClass: cpeClass.optional().describe('class on the Luxembourg certificate'),
  InsulationClass: cpeClass.optional().describe('class on the Luxembourg certificate'),
  CO2Class: cpeClass.optional().describe('class on the Luxembourg certificate'),
  AsbestosType: text.optional(),
  AsbestosDate: date.optional(),
}

const letting = {
  ChargesType: z
    .enum(['fixed', 'advance'])
    .optional()
    .describe('whether "ChargesRenter" is a fixed sum or an advance that is settled'),
  IndividualMeters: flag.optional().describe('whether the home has meters of its own'),
  Management: text.optional().describe('who manages the rented home'),
}

/** The taxes on a new building (docs/domain.md#new-build). `VAT` is the rate. */
const newBuild = {
  LandSeller: z
    .enum(['same', 'other'])
    .optional()
    .describe('whether the seller of the new building also sells the land'),
  WorksBegun: flag.optional().describe('whether the works have begun when the land is sold'),
  LandPrice: amount.optional().describe('euro: the part of "Price" that is for the land'),
  ReducedVAT: flag
    .optional()
    .describe('whether the building replaces a demolished one, so that a buyer may ask for the reduced rate'),
}

const finance = {
  CadastralIncome: amount.optional().describe('euro per year'),
  ChargesRenter: amount.optional().describe('euro a month'),
  ChargesOwner: amount.optional().describe('euro a month'),
  NotaryFees: amount.optional().describe('euro'),
  RegistrationRights: z.number().min(0).max(100).optional().describe('per cent'),
  VAT: z.number().min(0).max(100).optional().describe('per cent'),
  DepositAmount: amount.optional().describe('euro'),
  InventoryShare: amount.optional().describe("euro: the tenant's share of the inventory of fixtures"),
  ...letting,
  ...newBuild,
}

const planning = {
  FloodZone: text.optional(),
  PScore: floodScore.optional().describe('flood score of the plot (Flanders)'),
  GScore: floodScore.optional().describe('flood score of the building (Flanders)'),
  PlanningCodes: z.array(z.string()).optional().describe('Vg, Wg, Gmo, Gvkr, Gvv and so on (Flanders)'),
  PlanningInformation: text.optional(),
  PlanningUrl: webUrl
    .optional()
    .describe('address where the planning information can be read free of charge (Brussels)'),
  JudicialDecision: judicialDecision.optional(),
  MobilityScore: z.number().min(0).max(10).optional(),
  Availability: text.optional().describe('"Bij akte", or a date'),
}

const media = {
  SmallPictureItem: pictureItem.optional(),
  XLargePictureItem: pictureItem.optional(),
  XLargePictureItems: z.array(pictureItem).max(200).optional(),
  PlanItems: z.array(pictureItem).max(50).optional().describe('floor plans'),
  Documents: z.array(documentItem).max(100).optional(),
  VideoUrl: videoAddress.optional(),
  VirtualTourUrl: webUrl.optional(),
}

/** A property. Its fields have the names of the Omnicasa export. */
export const property = z
  .strictObject({
    ...identity,
    ...price,
    ...address,
    ...layout,
    ...energy,
    ...finance,
    ...planning,
    ...media,
    extra,
  })
  .readonly()

/** A member of the agency, shown beside the properties that name it as `ManagerID`. */
export const teamMember = z.strictObject({
  id,
  name: z.string(),
  role: text.optional(),
  registration: text.optional().describe('BIV / IPI number'),
  phone: phone.optional(),
  email: email.optional(),
  office: officeId.optional().describe('id of the office, as in site-config/site.json'),
  photo: fileRef.optional(),
  introduction: text.optional(),
  extra,
})

export type Property = z.output<typeof property>
export type TeamMember = z.output<typeof teamMember>
