import { z } from 'zod'
import { count, countryId, extra, flag, id, localeCode, text, zip } from './common.ts'

/** A type group of properties. Counts in the data are only compared with the properties. */
export const category = z
  .strictObject({
    ID: id.describe('number of the record; changes no page'),
    WebID: z.int().nonnegative().describe('number of the type group, which homes name as "WebID"'),
    Name: text.describe('name of the type group'),
    ShowOrder: z.int().min(0).max(8).describe('order in lists and filters'),
    Sale: flag.describe('whether lists and search of homes for sale have this group'),
    Rent: flag.describe('whether lists and search of homes for rent have this group'),
    language: localeCode.optional().describe('language of the plain strings in this record'),
    CountSale: count.optional().describe('compared with the homes of the site'),
    CountRent: count.optional().describe('compared with the homes of the site'),
    extra,
  })
  .readonly()

/** A town with its name in each language. Lists and counts are computed from the properties. */
export const city = z
  .strictObject({
    Name: text.describe('name of the town'),
    Zip: zip.describe('postal code of the town'),
    CountryID: countryId.describe('country: 10 Belgium, 50 Luxembourg'),
    CountryName: text.optional().describe('country of homes in this town that do not name it'),
    language: localeCode.optional().describe('language of the plain strings in this record'),
    Latitude: z
      .number()
      .min(-90)
      .max(90)
      .optional()
      .describe('the middle of the town, for the map of the list'),
    Longitude: z
      .number()
      .min(-180)
      .max(180)
      .optional()
      .describe('degrees east, from 2.4 to 6.6 in Belgium and Luxembourg'),
    PropertyCount: count.optional().describe('compared with the homes of the site'),
    CountSale: count.optional().describe('compared with the homes of the site'),
    CountRent: count.optional().describe('compared with the homes of the site'),
    extra,
  })
  .readonly()

export type Category = z.output<typeof category>
export type City = z.output<typeof city>
