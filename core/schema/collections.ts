import { z } from 'zod'
import { count, countryId, extra, flag, id, localeCode, text, zip } from './common.ts'

/** Property type group (spec 3, "WebID category"). Given counts are compared with the properties. */
export const category = z
  .strictObject({
    ID: id,
    WebID: z.int().nonnegative(),
    Name: text,
    ShowOrder: z.int().min(0).max(8),
    Sale: flag,
    Rent: flag,
    language: localeCode.optional(),
    CountSale: count.optional(),
    CountRent: count.optional(),
    extra,
  })
  .readonly()

/** City (spec 3). Gives a town its name in each language; lists and counts derive from the properties. */
export const city = z
  .strictObject({
    Name: text,
    Zip: zip,
    CountryID: countryId,
    CountryName: text.optional(),
    language: localeCode.optional(),
    PropertyCount: count.optional(),
    CountSale: count.optional(),
    CountRent: count.optional(),
    extra,
  })
  .readonly()

export type Category = z.output<typeof category>
export type City = z.output<typeof city>
