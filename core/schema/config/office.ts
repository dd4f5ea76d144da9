import { z } from 'zod'
import { email, flag, officeId, phone, text, timeOfDay, zip } from '../common.ts'

/** A part that is shown only if it is marked public. */
export const publicText = z.strictObject({
  public: flag.describe('whether the text is shown'),
  text: text.describe('the text'),
})

/** Hours on which an office is open. Two entries for one day describe a break. */
const openingHours = z
  .strictObject({
    days: z.array(z.int().min(1).max(7)).min(1).describe('weekdays, 1 is Monday'),
    from: timeOfDay.describe('time of opening'),
    to: timeOfDay.describe('time of closing, later than "from"'),
  })
  .refine(({ from, to }) => from < to, { error: 'opening hours whose "to" is later than "from"' })

export const office = z.strictObject({
  id: officeId
    .optional()
    .describe('name by which other files refer to the office; default: its position, 1, 2'),
  name: text.describe('name of the office, such as its town'),
  street: text.describe('street and house number'),
  zip: zip.describe('postal code'),
  city: text.describe('town'),
  country: z.enum(['BE', 'LU']).describe('country: BE or LU'),
  phone: phone.describe('telephone number, which pages format for each language'),
  email: email
    .optional()
    .describe('e-mail address of the office; the first one receives the forms of a site without a service'),
  hours: text
    .optional()
    .describe(
      'an addition to openingHours, such as "in the evening by appointment"; without them, the hours',
    ),
  openingHours: z
    .array(openingHours)
    .optional()
    .describe(
      'opening hours: pages write them out in each language, the service makes appointments within them, and search engines read them',
    ),
  latitude: z
    .number()
    .min(-90)
    .max(90)
    .optional()
    .describe('degrees north, from 49.4 to 51.6 in Belgium and Luxembourg'),
  longitude: z
    .number()
    .min(-180)
    .max(180)
    .optional()
    .describe('degrees east, from 2.4 to 6.6 in Belgium and Luxembourg'),
})

export type Office = z.output<typeof office>
