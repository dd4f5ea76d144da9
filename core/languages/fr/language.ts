/** French, as in Belgium and Luxembourg. */
import type { Conventions, Formats, NumberWords, SearchWords } from '../language.ts'

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
}

export async function numberWords(): Promise<NumberWords> {
  return (await import('./number-words.ts')).numberWords
}
