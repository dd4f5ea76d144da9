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
      ...'minuutje|uurtje|kwartiertje|maandje|jaartje|semester|kwartaal'.split('|'),
    ],
    one: ['een', 'één'],
    ambiguous: ['vier', 'acht', 'elf'],
    every: [
      ...'elke|elk|iedere|ieder|per|om de|binnen het|binnen de|enkele|een paar|meerdere'.split('|'),
      ...'verscheidene|een dikke|een goede|een kleine|een half|een heel|een volle'.split('|'),
      ...'volgende|eerstvolgende'.split('|'),
    ],
    phrases: [
      ...'halfuur|half uur|kwartier|anderhalf|anderhalve|dozijn|tiental|twintigtal'.split('|'),
      ...'vandaag|morgen|overmorgen|dezelfde dag|dezelfde werkdag|de dag zelf'.split('|'),
      ...'’s anderendaags|de dag voordien|dagelijks|wekelijks|maandelijks|jaarlijks'.split('|'),
      ...'dagelijkse|wekelijkse|maandelijkse|jaarlijkse|tweewekelijks|tweewekelijkse'.split('|'),
      ...'veertiendaags|veertiendaagse|halfjaarlijks|halfjaarlijkse|driemaandelijks'.split('|'),
      ...'morgenvroeg|middernacht|weekdag|weekdagen|weekend|weekends'.split('|'),
      ...'tientallen|honderden|duizenden'.split('|'),
      ...'weekbericht|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag'.split('|'),
    ],
    harmless: [
      ...'een dag die|een uur dat|een week die|maandelijks inkomen|maandelijkse inkomen'.split('|'),
      ...'goede week|fijne dag|prettig weekend|fijn weekend'.split('|'),
    ],
  },
}
