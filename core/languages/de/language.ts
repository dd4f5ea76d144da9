/** German, as in Belgium. */
import type { Conventions, Formats, SearchWords } from '../language.ts'

export const formats: Formats = {
  tag: 'de-BE',
  plural: (count) => (count === 1 ? 'one' : 'other'),
  date: (text) => text,
}

export const searchWords: SearchWords = { links: ['in', 'zu', 'und', 'oder'] }

export const conventions: Conventions = {
  name: 'Deutsch',
  box: 'Bus',
  townNames: {
    particles: ['am', 'bei', 'im', 'und', 'zu', 'zum', 'zur'],
    elided: [],
    digraphs: [],
  },
  spellsUmlauts: true,
  hour: (hour) => `${hour} Uhr`,
  afternoon: 13,
  flag: [
    { fill: '#000', d: 'M2 5h20v5H2z' },
    { fill: '#d00', d: 'M2 10h20v4H2z' },
    { fill: '#ffce00', d: 'M2 14h20v5H2z' },
  ],
}
