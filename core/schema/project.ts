import { z } from 'zod'
import {
  amount,
  countryId,
  date,
  draft,
  extra,
  fileRef,
  flag,
  id,
  localeCode,
  numberText,
  openHouse,
  publication,
  text,
  videoAddress,
  webUrl,
  zip,
} from './common.ts'
import { documentItem, pictureItem } from './record-files.ts'

/** A new-build project. Its properties refer to it with `ProjectID`. */
export const project = z
  .strictObject({
    ID: id.describe('number of the project, which homes name as "ProjectID"; it is in its address'),
    RecordFile: z.string().optional().describe('reference of the agency, shown instead of the ID'),
    language: localeCode.optional().describe('language of the plain strings in this record'),
    Goal: z.union([z.literal(0), z.literal(1)]).describe('0 sale, 1 rent'),
    PublicAddress: flag.describe('whether street and number are shown'),
    Street: text.optional().describe('street'),
    HouseNumber: numberText.optional().describe('house number'),
    BoxNr: numberText.optional().describe('box'),
    Zip: zip.describe('postal code; the region, and so the law, follows from it'),
    City: text.describe('town'),
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
    ExternalWeb: webUrl.optional().describe('the project’s own website'),
    WebID: z.int().nonnegative().optional().describe('type group; changes no page'),
    WebIDName: text.optional().describe('type of the homes, shown among the facts'),
    ProjectWebID: z.int().nonnegative().optional().describe('number on an earlier website; changes no page'),
    PriceMin: amount.optional().describe('euro: the lowest price; default: that of its homes'),
    PriceMax: amount.optional().describe('euro: the highest price; default: that of its homes'),
    SmallPicture: fileRef.optional().describe('picture of a project without other pictures'),
    SmallPictureItem: pictureItem.optional().describe('picture of a project without a large one'),
    XLargePictureItem: pictureItem.optional().describe('main picture'),
    XLargePictureItems: z.array(pictureItem).max(200).optional().describe('all pictures, the main one first'),
    PlanItems: z.array(pictureItem).max(50).optional().describe('floor plans'),
    Documents: z.array(documentItem).max(100).optional().describe('files to download, or to send on request'),
    TypeDescription: text.optional().describe('name of the project; its slug is part of the address'),
    Lead: text.optional().describe('one or two sentences under the title'),
    Description: text.optional().describe('plain text, Markdown, or the simple HTML of a CRM'),
    Progress: text.optional().describe('progress of the works'),
    Delivery: text.optional().describe('delivery date of the homes'),
    ManagerID: z.int().nonnegative().optional().describe('the agent, as in site-config/team.json'),
    CreatedDate: date.optional().describe('day on which the project was first offered'),
    LastChangedDate: date.optional().describe('day of the last change, for the sitemap'),
    VideoUrl: videoAddress.optional(),
    ...publication,
    draft,
    openHouse,
    extra,
  })
  .readonly()

export type Project = z.output<typeof project>
