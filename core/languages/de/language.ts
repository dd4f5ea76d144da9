/** German, as in Belgium. */
import type { Conventions, Formats, NumberWords, SearchWords } from '../language.ts'

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
}

export async function numberWords(): Promise<NumberWords> {
  return (await import('./number-words.ts')).numberWords
}
