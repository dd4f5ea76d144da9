import { defineCode } from '../define-code.ts'
import { grouped, shorten } from '../words.ts'

interface Named {
  readonly name: string
}

interface Price extends Named {
  readonly price: number
  readonly goal: 0 | 1 | 2
  /** The goal with which the price would be plausible. */
  readonly otherGoal?: 0 | 1 | undefined
}

const LIMITS = 'docs/plausibility.md has the limits.'

function nameOfPrice({ goal }: Price): string {
  return goal === 1 ? 'rent' : 'price'
}

function goalHint({ otherGoal }: Price): string | undefined {
  if (otherGoal === undefined) return undefined
  return `if it is ${otherGoal === 0 ? 'a price of sale' : 'a rent'}, set "Goal" to ${otherGoal}`
}

/** Facts that are probably typing errors (AS42xx, and AS4119). site-config/site.json sets the level of each. */
export const PLAUSIBILITY_CODES = {
  AS4119: defineCode<Price & { least: number }>({
    severity: 'warning',
    title: 'Price implausibly low',
    about: `A price that is far too low for its goal and type is nearly always a typo: in JSON a dot begins decimals, so 635.000 is 635. ${LIMITS}`,
    message: (params) =>
      `the ${nameOfPrice(params)} of ${params.name} is ${grouped(params.price)} euros, below ${grouped(params.least)}`,
    hint: (params) =>
      (params.price >= 1000 ? goalHint(params) : undefined) ??
      `if it is a thousand times that, write it without a dot: ${Math.round(params.price * 1000)}`,
  }),
  AS4201: defineCode<Price & { most: number }>({
    severity: 'warning',
    title: 'Price implausibly high',
    about: `A price that is far too high for its goal and type is nearly always a typo, or has the wrong goal. ${LIMITS}`,
    message: (params) =>
      `the ${nameOfPrice(params)} of ${params.name} is ${grouped(params.price)} euros, above ${grouped(params.most)}`,
    hint: goalHint,
  }),
  AS4202: defineCode<Named & { field: string; surface: number; limit: number }>({
    severity: 'warning',
    title: 'Surface implausible',
    about: `A surface is far too small or too large for the type of the property. ${LIMITS}`,
    message: ({ name, field, surface, limit }) =>
      `"${field}" of ${name} is ${surface} m², ${surface < limit ? 'below' : 'above'} ${limit}`,
  }),
  AS4203: defineCode<Named & { bedrooms: number; limit?: number | undefined; inside?: number | undefined }>({
    severity: 'warning',
    title: 'Number of bedrooms implausible',
    about: `A home has more bedrooms than its type, or than its surface allows. ${LIMITS}`,
    message: ({ name, bedrooms, limit, inside }) =>
      inside === undefined
        ? `${name} has ${bedrooms} bedrooms, more than ${limit}`
        : `${name} has ${bedrooms} bedrooms on ${inside} m²`,
  }),
  AS4204: defineCode<Named & { year: number; score?: number | undefined; label: string; isTooGood: boolean }>(
    {
      severity: 'warning',
      title: 'Energy implausible for the year',
      about:
        `An old home that was not renovated does not need almost no energy, and a new one does not need much. Programs write 0 for a score ` +
        `that is not known, and compute a label from it. ${LIMITS}`,
      message: ({ name, year, score, label }) =>
        `${name} was built in ${year}, but its energy ${score === undefined ? `label is ${label}` : `score is ${score}`}`,
      hint: ({ isTooGood }) =>
        `compare it with the certificate${isTooGood ? ', or set "RenovationYear"' : ', and "ConstructionYear" as well'}`,
    },
  ),
  AS4205: defineCode<Named & { total: number; surface: number; score: number }>({
    severity: 'warning',
    title: 'Total of the year as energy score',
    about: `"EnergyPerformance" is in kWh per square metre and year. A certificate also names the total for the whole home, which is "TotalEnergy". ${LIMITS}`,
    message: ({ name, total, surface }) =>
      `the energy score of ${name}, ${total}, is probably the total of a year on ${surface} m²`,
    hint: ({ total, score }) => `if it is, set "TotalEnergy" to ${total} and "EnergyPerformance" to ${score}`,
  }),
  AS4206: defineCode<Named & { distance: number; town: string }>({
    severity: 'warning',
    title: 'Coordinates far from the town',
    about: `The map shows the property at its coordinates, which are far from its town. ${LIMITS}`,
    message: ({ name, distance, town }) =>
      `the coordinates of ${name} are ${distance} km from ${shorten(town)}`,
    hint: () => 'correct "Latitude" and "Longitude", or leave them out',
  }),
  AS4207: defineCode<Named & { street: string }>({
    severity: 'warning',
    title: 'Street implausible',
    about:
      'The name of a street has letters, and is no address of mail or of a site. Telephone numbers slip into this field.',
    message: ({ name, street }) => `the street of ${name} is "${shorten(street)}"`,
    hint: () => 'write the name of the street, or leave it out',
  }),
  AS4208: defineCode<Named>({
    severity: 'warning',
    title: 'House number missing',
    about:
      'The address of the property is published without the number of the house. In Flanders, AS4103 reports this.',
    message: ({ name }) => `${name} publishes its address without the number of the house`,
    hint: () => 'set "HouseNumber"',
  }),
  AS4209: defineCode<Named & { field: string; word: string }>({
    severity: 'warning',
    title: 'Accents lost',
    about:
      'A text has a replacement character, or a question mark or several signs in place of an accent, because a program read it in the ' +
      'wrong encoding.',
    message: ({ name, field, word }) =>
      `"${field}" of ${name} has a word with a lost accent, "${shorten(word)}"`,
    hint: () => 'export the text as UTF-8, or correct it at its source',
  }),
  AS4210: defineCode<Named & { town: string }>({
    severity: 'warning',
    title: 'Town in the title',
    about:
      'Lists, titles and addresses of pages write the town behind the title of a property, so a title that begins or ends with it has it twice.',
    message: ({ name, town }) => `the title of ${name} repeats its town, ${shorten(town)}`,
    hint: () => 'leave the town out of "TypeDescription"',
  }),
  AS4211: defineCode<{ picture: string; width: number; least: number }>({
    severity: 'warning',
    title: 'Main picture small',
    about:
      'The first picture of a property, and that of a banner, is shown as wide as the page. A narrow one is enlarged and looks blurred. ' +
      'Pages use a width of at most 1920 pixels.',
    message: ({ picture, width, least }) =>
      `the main picture ${picture} is ${width} pixels wide, below ${least}`,
    hint: () => 'export a wider picture, or put a wider one first',
  }),
  AS4212: defineCode<Named>({
    severity: 'warning',
    title: 'Price to be shown is missing',
    about:
      'The price is to be published, but there is none, or 0. Pages say that the price can be asked for.',
    message: ({ name }) => `${name} is to show its price, but has none`,
    hint: () => 'set "Price", or "PublishPrice" to false',
  }),
} as const
