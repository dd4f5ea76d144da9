/** French, as in Belgium and Luxembourg. */
import type { Conventions, Formats, SearchWords } from '../language.ts'

export const formats: Formats = {
  tag: 'fr-BE',
  // Zero and one and a half are singular.
  plural: (count) => (Math.abs(count) < 2 ? 'one' : 'other'),
  // The first of a month is an ordinal number.
  date: (text) => text.replace(/(?<=^| )1 (?=\p{L})/u, '1er '),
}

export const searchWords: SearchWords = { links: ['a', 'et', 'ou'] }

export const conventions: Conventions = {
  name: 'Français',
  box: 'bte',
  townNames: {
    particles: [
      'a',
      'à',
      'au',
      'aux',
      'd',
      'des',
      'du',
      'et',
      'l',
      'la',
      'le',
      'les',
      'lez',
      'lès',
      'sous',
      'sur',
    ],
    elided: [],
    digraphs: [],
  },
  spellsUmlauts: false,
  hour: (hour) => `${hour} h`,
  afternoon: 14,
  flag: [
    { fill: '#00267f', d: 'M2 5h7v14H2z' },
    { fill: '#fff', d: 'M9 5h6v14H9z' },
    { fill: '#ce1126', d: 'M15 5h7v14h-7z' },
  ],
}
