/** British English. */
import type { Conventions, Formats, NumberWords, SearchWords } from '../language.ts'

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
  hour: (hour) => (hour < 12 ? `${hour} am` : `${hour === 12 ? 12 : hour - 12} pm`),
  afternoon: 13,
}

export async function numberWords(): Promise<NumberWords> {
  return (await import('./number-words.ts')).numberWords
}
