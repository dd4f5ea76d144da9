/** Durations and counts in Dutch. "Jaar" and "uur" have no plural after a number. */
import type { Quantities } from '../language.ts'

const UNITS = {
  minute: ['minuut', 'minuten'],
  hour: ['uur', 'uur'],
  day: ['dag', 'dagen'],
  workingDay: ['werkdag', 'werkdagen'],
  week: ['week', 'weken'],
  month: ['maand', 'maanden'],
  year: ['jaar', 'jaar'],
} as const

export const quantities: Quantities = {
  unit: (unit, count) => UNITS[unit][count === 1 ? 0 : 1],
  otherTowns: (count) => (count === 1 ? '1 andere gemeente' : `${count} andere gemeenten`),
  words: {
    units: [
      ...Object.values(UNITS).flat(),
      ...'uren|jaren|minuutjes|dagje|weekje|seconde|seconden|kwartier|etmaal'.split('|'),
    ],
    one: ['een', 'één'],
    ambiguous: ['vier', 'acht', 'elf'],
    every: ['elke', 'elk', 'iedere', 'ieder', 'per', 'om de'],
    phrases: [
      ...'halfuur|half uur|kwartier|anderhalf|anderhalve|dozijn|tiental|twintigtal'.split('|'),
      ...'vandaag|morgen|overmorgen|dezelfde dag|dezelfde werkdag|de dag zelf'.split('|'),
      ...'’s anderendaags|de dag voordien|dagelijks|wekelijks|maandelijks|jaarlijks'.split('|'),
      ...'weekbericht|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag'.split('|'),
    ],
  },
}
