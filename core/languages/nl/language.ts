/** Dutch, as in Belgium. */
import type { Conventions, Formats, SearchWords } from '../language.ts'

export const formats: Formats = {
  tag: 'nl-BE',
  plural: (count) => (count === 1 ? 'one' : 'other'),
  date: (text) => text,
}

export const searchWords: SearchWords = { links: ['in', 'te', 'en', 'of'] }

export const conventions: Conventions = {
  name: 'Nederlands',
  box: 'bus',
  townNames: {
    particles: [
      'aan',
      'bij',
      'de',
      'den',
      'der',
      'en',
      'het',
      'in',
      'onder',
      'op',
      'over',
      'te',
      'ten',
      'ter',
      'van',
      'voor',
      's',
      't',
    ],
    elided: ['s', 't'],
    digraphs: ['ij'],
  },
  spellsUmlauts: false,
  hour: (hour) => `${hour}.00 uur`,
  afternoon: 13,
  flag: [
    { fill: '#ae1c28', d: 'M2 5h20v5H2z' },
    { fill: '#fff', d: 'M2 10h20v4H2z' },
    { fill: '#21468b', d: 'M2 14h20v5H2z' },
  ],
}
