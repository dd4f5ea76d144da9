import { z } from 'zod'
import { count, countryId, extra, flag, id, localeCode, text, zip } from './common.ts'

/** A type group of properties. Counts in the data are only compared with the properties. */
export const category = z
  .strictObject({
    ID: id,
    WebID: z.int().nonnegative(),
    Name: text,
    ShowOrder: z.int().min(0).max(8),
    Sale: flag.describe('whether lists and search of homes for sale have this group'),
    Rent: flag.describe('whether lists and search of homes for rent have this group'),
    language: localeCode.optional(),
    CountSale: count.optional(),
    CountRent: count.optional(),
    extra,
  })
  .readonly()

/** A town with its name in each language. Lists and counts are computed from the properties. */
export const city = z
  .strictObject({
    Name: text,
    Zip: zip,
    CountryID: countryId,
    CountryName: text.optional().describe('country of homes in this town that do not name it'),
    language: localeCode.optional(),
    Latitude: z
      .number()
      .min(-90)
      .max(90)
      .optional()
      .describe('the middle of the town, for the map of the list'),
    Longitude: z.number().min(-180).max(180).optional(),
    PropertyCount: count.optional(),
    CountSale: count.optional(),
    CountRent: count.optional(),
    extra,
  })
  .readonly()

export type Category = z.output<typeof category>
export type City = z.output<typeof city>
