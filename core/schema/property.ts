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
import {
  draft,
  history,
  openHouse,
  publication,
  surface,
  text,
  videoAddress,
  webUrl,
  year,
  zip,
} from './common.ts'
import { papers } from './papers.ts'
import { energy } from './property-energy.ts'
import { documentItem, pictureItem } from './record-files.ts'
import { terms } from './terms.ts'

const floodScore = z.enum(['A', 'B', 'C', 'D'])

/** Judicial decision: -1 empty, 0 no, 1 yes, 2 on request. */
const judicialDecision = z.union([z.literal(-1), z.literal(0), z.literal(1), z.literal(2)])

const identity = {
  ID: id.describe('number of the home; it is in its address and never changes'),
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
    .optional()
    .describe('further type groups, separated by commas'),
  MainTypeName: text.optional().describe('Herenhuis, Appartement, Bouwgrond'),
  TypeDescription: text.optional().describe('title of the property; its slug is part of the address'),
  Lead: text.optional().describe('one or two sentences under the title'),
  Description: text.optional().describe('plain text, Markdown, or the simple HTML of a CRM'),
  RecordFile: z
    .string()
    .optional()
    .describe('reference of the agency, shown instead of the ID; a long one, among the facts'),
  ProjectID: z.int().nonnegative().optional().describe('the project that the home belongs to'),
  ManagerID: z.int().nonnegative().optional().describe('the agent, as in site-config/team.json'),
  AgentNote: text.optional().describe('what the agent says about the home, beside their portrait'),
  CreatedDate: date
    .optional()
    .describe('day on which the home was first offered; lists begin with the newest'),
  LastChangedDate: date.optional().describe('day of the last change, for the sitemap'),
  IsNew: flag.optional().describe('whether the home is marked as new'),
}

const price = {
  Price: amount.optional().describe('euro; per month when Goal is 1'),
  PublishPrice: flag.describe('whether the price is shown; a hidden price is nowhere in the pages'),
  PriceUnit: z.int().nonnegative().optional().describe('7: starting from'),
  PriceUnitText: text.optional().describe('after the price, for example "per month"'),
  Terms: terms.optional(),
  Marquee: z.int().min(0).max(3).optional().describe('0: no status; 1 to 3: see "marqueeIgnoreList"'),
  MarqueeName: text.optional().describe('status shown by the agency, for example "Onder optie"'),
}

const address = {
  PublishAddress: flag.describe(
    'whether street, number and place are shown; a hidden address is nowhere in the pages',
  ),
  Street: text.optional().describe('street'),
  HouseNumber: numberText.optional().describe('house number'),
  BoxNr: numberText.optional().describe('box'),
  Zip: zip.describe('postal code; the region, and so the law, follows from it'),
  City: text.describe('often upper case in CRM exports; shown as content/cities.json spells it'),
  CountryID: countryId.describe('country: 10 Belgium, 50 Luxembourg'),
  CountryName: text
    .optional()
    .describe('shown under an address in another country than that of the first office'),
  Latitude: z
    .number()
    .min(-90)
    .max(90)
    .optional()
    .describe('degrees north, from 49.4 to 51.6 in Belgium and Luxembourg'),
  Longitude: z
    .number()
    .min(-180)
    .max(180)
    .optional()
    .describe('degrees east, from 2.4 to 6.6 in Belgium and Luxembourg'),
}

const layout = {
  NumberOfBedRooms: count.optional().describe('bedrooms'),
  NumberOfBathRooms: count.optional().describe('bathrooms'),
  NumberOfShowerRooms: count.optional().describe('shower rooms'),
  NumberOfToilets: count.optional().describe('toilets'),
  NumberOfGarages: count.optional().describe('garages'),
  NumberOfParkings: count.optional().describe('parking spaces'),
  SurfaceTotal: surface.optional(),
  SurfaceGround: surface.optional(),
  SurfaceLiving: surface.optional(),
  SurfaceTerrace: surface.optional(),
  SurfaceGarden: surface.optional(),
  SurfaceConstructed: surface.optional(),
  ConstructionYear: year.optional().describe('year of construction'),
  RenovationYear: year.optional().describe('year of the last renovation'),
  Facades: z
    .enum(['open', 'semi-open', 'closed'])
    .optional()
    .describe('kind of building: detached, semi-detached or terraced'),
  NumberOfFacades: z.int().min(1).max(8).optional().describe('number of facades'),
  Floor: z.int().min(-5).max(200).optional().describe('storey on which the home lies: 0 is the ground floor'),
  HasGarden: flag.optional().describe('whether there is a garden, if its surface is not known'),
  HasTerrace: flag.optional().describe('whether there is a terrace, if its surface is not known'),
  HasLift: flag.optional().describe('whether the building has a lift'),
  Heating: text.optional().describe('kind of heating'),
  Kitchen: text.optional().describe('kind of kitchen'),
  Roof: text.optional().describe('kind of roof'),
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
  NewBuild: flag
    .optional()
    .describe(
      'whether the home is sold as new; homes of a project and those with "VAT" are, unless it is false',
    ),
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
  FloodZone: text.optional().describe('flood zone in words'),
  PScore: floodScore.optional().describe('flood score of the plot (Flanders)'),
  GScore: floodScore.optional().describe('flood score of the building (Flanders)'),
  PlanningCodes: z.array(z.string()).optional().describe('Vg, Wg, Gmo, Gvkr, Gvv and so on (Flanders)'),
  PlanningInformation: text.optional().describe('planning information in words'),
  PlanningUrl: webUrl
    .optional()
    .describe('address where the planning information can be read free of charge (Brussels)'),
  JudicialDecision: judicialDecision
    .optional()
    .describe(
      'whether a judicial or administrative decision exists (Flanders): -1 unknown, 0 no, 1 yes, 2 on request',
    ),
  MobilityScore: z.number().min(0).max(10).optional().describe('mobility score out of ten (Flanders)'),
  Availability: text.optional().describe('"Bij akte", or a date'),
}

const media = {
  SmallPictureItem: pictureItem.optional().describe('picture of a home without a large one'),
  XLargePictureItem: pictureItem.optional().describe('main picture of a home without a list of pictures'),
  XLargePictureItems: z.array(pictureItem).max(200).optional().describe('all pictures, the main one first'),
  PlanItems: z.array(pictureItem).max(50).optional().describe('floor plans'),
  Documents: z.array(documentItem).max(100).optional().describe('files to download, or to send on request'),
  VideoUrl: videoAddress.optional(),
  VirtualTourUrl: webUrl
    .optional()
    .describe('address of a virtual tour, on a host of the list or of "tourHosts" in rules.json'),
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
    papers: papers.optional(),
    ...publication,
    draft,
    openHouse,
    history: history.describe('as in site-config/site.json, for this home alone'),
    extra,
  })
  .readonly()

/** A member of the agency, shown beside the properties that name it as `ManagerID`. */
export const teamMember = z.strictObject({
  id: id.describe('number by which homes name the person as "ManagerID"'),
  name: z.string().describe('first and last name'),
  role: text.optional().describe('what the person does'),
  registration: text.optional().describe('BIV / IPI number'),
  phone: phone.optional().describe('direct telephone number'),
  email: email.optional().describe('e-mail address of the person'),
  office: officeId.optional().describe('id of the office, as in site-config/site.json'),
  photo: fileRef.optional().describe('portrait'),
  languages: z
    .array(z.string().regex(/^[a-z]{2,3}$/, 'a code of a language such as nl'))
    .max(20)
    .optional()
    .describe('languages that the person speaks, by their codes'),
  introduction: text.optional().describe('a few sentences about the person'),
  ...publication,
  draft,
  extra,
})

export type Property = z.output<typeof property>
export type TeamMember = z.output<typeof teamMember>
