import { defineCode } from '../define-code.ts'
import { oneOf } from '../words.ts'

const nameOf = (region: string) => region.charAt(0).toUpperCase() + region.slice(1)

/** Towns of records (AS22xx). */
export const PLACE_CODES = {
  AS2201: defineCode<{ town: string; zip: string; municipality: string | undefined }>({
    severity: 'warning',
    title: 'Unknown town',
    about:
      'The package contains the municipalities of Belgium with their parts and postal codes. A town that is not among them is shown ' +
      'as it is written, in every language. It belongs to the municipality of its postal code, if there is only one.',
    message: ({ town, zip, municipality }) =>
      `no town "${town}" is known with the postal code ${zip}${municipality === undefined ? '' : `, that of ${municipality}`}`,
    hint: () => 'correct the name, or add the town to content/cities.json',
  }),
  AS2202: defineCode<{ town: string; zip: string; zips: readonly string[]; region: string }>({
    severity: 'warning',
    title: 'Town and postal code contradict',
    about:
      'The postal code of a home decides which region its law is, so the code is believed and not the name of the town. The home has ' +
      'no place on the map unless it has its own co-ordinates, and its town is a town of its own in lists.',
    message: ({ town, zip, zips, region }) =>
      `the postal code ${zip} is not that of "${town}"` +
      (zips.length > 3 ? '' : `, which has ${oneOf(zips)}`) +
      `; the home follows the law of ${nameOf(region)}`,
    hint: () => 'correct the town or the postal code, or add the town to content/cities.json',
  }),
} as const
