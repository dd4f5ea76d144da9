/** British English. */
import type { Conventions, Formats, SearchWords } from '../language.ts'

export const formats: Formats = {
  // `en-BE` groups money and plain numbers differently.
  tag: 'en-GB',
  plural: (count) => (count === 1 ? 'one' : 'other'),
  date: (text) => text,
}

export const searchWords: SearchWords = { links: ['in', 'and', 'or'] }

export const conventions: Conventions = {
  name: 'English',
  box: 'box',
  townNames: {
    particles: [],
    elided: [],
    digraphs: [],
  },
  spellsUmlauts: false,
  hour: (hour) => `${hour % 12 || 12} ${hour < 12 ? 'am' : 'pm'}`,
  afternoon: 13,
  flag: [
    { fill: '#012169', d: 'M2 5h20v14H2z' },
    { fill: '#fff', d: 'M2 5h2.5L12 10l7.5-5H22v2l-7 5 7 5v2h-2.5L12 14l-7.5 5H2v-2l7-5-7-5z' },
    { fill: '#fff', d: 'M10 5h4v14h-4zM2 10h20v4H2z' },
    { fill: '#c8102e', d: 'M11 5h2v14h-2zM2 11h20v2H2z' },
  ],
}
