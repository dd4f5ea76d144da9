import { z } from 'zod'
import {
  amount,
  countryId,
  date,
  extra,
  fileRef,
  flag,
  id,
  localeCode,
  numberText,
  text,
  videoAddress,
  webUrl,
  zip,
} from './common.ts'
import { documentItem, pictureItem } from './record-files.ts'

/** A new-build project. Its properties refer to it with `ProjectID`. */
export const project = z
  .strictObject({
    ID: id,
    language: localeCode.optional(),
    Goal: z.union([z.literal(0), z.literal(1)]),
    PublicAddress: flag,
    Street: text.optional(),
    HouseNumber: numberText.optional(),
    BoxNr: numberText.optional(),
    Zip: zip,
    City: text,
    CountryID: countryId,
    CountryName: text.optional(),
    Latitude: z.number().min(-90).max(90).optional(),
    Longitude: z.number().min(-180).max(180).optional(),
    ExternalWeb: webUrl.optional().describe('the project’s own website'),
    WebID: z.int().nonnegative().optional(),
    WebIDName: text.optional(),
    ProjectWebID: z.int().nonnegative().optional(),
    PriceMin: amount.optional(),
    PriceMax: amount.optional(),
    SmallPicture: fileRef.optional(),
    SmallPictureItem: pictureItem.optional(),
    XLargePictureItem: pictureItem.optional(),
    XLargePictureItems: z.array(pictureItem).max(200).optional(),
    PlanItems: z.array(pictureItem).max(50).optional(),
    Documents: z.array(documentItem).max(100).optional(),
    TypeDescription: text.optional().describe('name of the project; its slug is part of the address'),
    Lead: text.optional(),
    Description: text.optional(),
    Progress: text.optional().describe('progress of the works'),
    Delivery: text.optional().describe('delivery date of the homes'),
    ManagerID: z.int().nonnegative().optional(),
    CreatedDate: date.optional(),
    LastChangedDate: date.optional(),
    VideoUrl: videoAddress.optional(),
    extra,
  })
  .readonly()

export type Project = z.output<typeof project>
