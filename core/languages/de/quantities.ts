/**
 * Durations and counts in German. A unit and an adjective follow the case that the preceding preposition
 * requires.
 */
import type { Quantities } from '../language.ts'

const UNITS = {
  minute: ['Minute', 'Minuten'],
  hour: ['Stunde', 'Stunden'],
  day: ['Tag', 'Tage'],
  workingDay: ['Werktag', 'Werktage'],
  week: ['Woche', 'Wochen'],
  month: ['Monat', 'Monate'],
  year: ['Jahr', 'Jahre'],
} as const

/** Prepositions with the dative that can precede a duration or a list of towns. */
const DATIVE = /(?:^|[^\p{L}])(?:ab|aus|bei|binnen|in|mit|nach|seit|von|vor|zu)\s*$/iu

export const quantities: Quantities = {
  unit: (unit, count, before) => {
    const [one, several] = UNITS[unit]
    if (count === 1) return one
    return DATIVE.test(before) && several.endsWith('e') ? `${several}n` : several
  },
  otherTowns: (count, before) => {
    const ending = DATIVE.test(before) ? 'n' : ''
    if (count === 1) return ending === '' ? '1 weitere Gemeinde' : '1 weiteren Gemeinde'
    return `${count} weitere${ending} Gemeinden`
  },
  words: {
    units: [
      ...Object.values(UNITS)
        .flat()
        .map((unit) => unit.toLowerCase()),
      ...'tagen|tages|werktagen|monaten|monats|jahren|jahres|sekunde|sekunden|uhr'.split('|'),
    ],
    one: ['ein', 'eine', 'einen', 'einem', 'einer', 'eines'],
    ambiguous: ['acht'],
    every: [
      ...'jeden|jede|jedes|jeder|pro|alle|binnen|innerhalb der|innerhalb des'.split('|'),
      ...'einige|ein paar|wenige|mehrere|nächsten|folgenden|einmal im|zweimal im'.split('|'),
      ...'ein halbes|eine knappe|eine gute|anderthalb|eineinhalb'.split('|'),
    ],
    phrases: [
      ...'halbe stunde|halben stunde|viertelstunde|halber tag|halben tag|dutzend'.split('|'),
      ...'heute|morgen|übermorgen|am selben tag|am selben werktag|an diesem werktag'.split('|'),
      ...'am tag davor|am vortag|am nächsten tag|täglich|wöchentlich|wöchentliche'.split('|'),
      ...'tägliche|täglichen|wöchentlicher|wöchentlichen|wöchentliches|monatliche'.split('|'),
      ...'monatlichen|monatlicher|jährliche|jährlichen|halbjährlich|vierteljährlich'.split('|'),
      ...'stündlich|vierzehntägig|rund um die uhr|folgetag|mitternacht|an werktagen'.split('|'),
      ...'werktags|wochenende|wochenenden|dutzende|hunderte|tausende'.split('|'),
      ...'monatlich|jährlich|montag|dienstag|mittwoch|donnerstag|freitag|samstag'.split('|'),
      ...'sonntag'.split('|'),
    ],
    harmless: [
      ...'einen tag, der|eine stunde, die|ein tag, der|monatliches einkommen'.split('|'),
      ...'monatliche einkommen|schönen tag|schönes wochenende'.split('|'),
    ],
  },
}
