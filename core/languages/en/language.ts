/** British English. */
import type { Conventions, Formats, IndexWords, Marks, SearchWords } from '../language.ts'
import { labelledWith, twoDigits } from '../marks.ts'

export const formats: Formats = {
  // `en-BE` groups money and plain numbers differently.
  tag: 'en-GB',
  plural: (count) => (count === 1 ? 'one' : 'other'),
  date: (text) => text,
  yes: 'yes',
  now: 'now',
}

export const searchWords: SearchWords = {
  links: ['in', 'and', 'or', 'with', 'the', 'a', 'an', 'of', 'at', 'by', 'near'],
  abbreviations: [['saint', 'st']],
}

export const indexWords: IndexWords = {
  types: {
    house: [
      'home',
      'villa',
      'town house',
      'townhouse',
      'terraced house',
      'semi-detached house',
      'detached house',
      'end house',
      'interwar house',
      'country house',
      'barn house',
      'farmhouse',
      'farm',
      'cottage',
      'bungalow',
      'chalet',
      'mansion',
      'manor',
      'castle',
      'new house',
    ],
    apartment: [
      'flat',
      'penthouse',
      'loft',
      'duplex',
      'maisonette',
      'garden apartment',
      'corner apartment',
      'condo',
      'new apartment',
    ],
    studio: ['bedsit', 'student room', 'student flat'],
    land: ['plot', 'building plot', 'building land', 'meadow', 'woodland', 'farmland'],
    investment: ['investment', 'apartment building', 'apartment block', 'block of flats'],
    commercial: [
      'shop',
      'store',
      'retail',
      'business premises',
      'commercial premises',
      'restaurant',
      'café',
      'hotel',
    ],
    garage: ['parking space', 'car park', 'lock-up', 'lock-up garage', 'carport'],
    industrial: ['warehouse', 'workshop', 'industrial unit', 'industrial hall', 'factory', 'storage'],
    office: ['office space', 'office floor', 'office building', 'coworking'],
  },
  newBuild: ['new build', 'new-build', 'newbuild', 'new construction', 'new development', 'new home'],
  sale: ['sale', 'buy'],
  rent: ['rent', 'let'],
  now: ['immediately', 'immediate', 'now', 'available now', 'vacant', 'at once'],
  months: 'january february march april may june july august september october november december'.split(' '),
}

function clock(hour: number, minutes: number): string {
  return `${hour % 12 || 12}${minutes === 0 ? '' : `.${twoDigits(minutes)}`} ${hour < 12 ? 'am' : 'pm'}`
}

export const marks: Marks = {
  labelled: labelledWith(':'),
  time: clock,
}

export const conventions: Conventions = {
  name: 'English',
  box: 'box',
  townNames: {
    particles: [],
    elided: [],
    digraphs: [],
  },
  streetNames: {
    particles: [],
    words: {},
    ends: {},
  },
  spellsUmlauts: false,
  compoundEnds: [],
  typeset: (text) => text,
  afternoon: 13,
  openingHours: {
    dayRange: (first, last) => `${first} to ${last}`,
    clock,
    unit: '',
    closed: 'closed',
  },
  flag: [
    { fill: '#012169', d: 'M2 5h20v14H2z' },
    { fill: '#fff', d: 'M2 5h2.5L12 10l7.5-5H22v2l-7 5 7 5v2h-2.5L12 14l-7.5 5H2v-2l7-5-7-5z' },
    { fill: '#fff', d: 'M10 5h4v14h-4zM2 10h20v4H2z' },
    { fill: '#c8102e', d: 'M11 5h2v14h-2zM2 11h20v2H2z' },
  ],
}
