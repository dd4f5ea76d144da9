/**
 * Legal holidays. Belgium: ten, by the royal decree of 18 April 1974. Luxembourg: eleven, by article L. 232-2 of its labour code, with Europe
 * Day since 2019. A holiday on a Sunday is moved by each employer to a day of its own: that is one of the agency's closed days.
 */
import { addDays } from '../time-zone.ts'

export type HolidayCountry = 'BE' | 'LU'

interface Holidays {
  /** `-05-01` */
  readonly fixed: readonly string[]
  /** Days after Easter Sunday. */
  readonly afterEaster: readonly number[]
}

const EASTER_MONDAY = 1
const ASCENSION = 39
const WHIT_MONDAY = 50

const HOLIDAYS: Readonly<Record<HolidayCountry, Holidays>> = {
  BE: {
    fixed: ['-01-01', '-05-01', '-07-21', '-08-15', '-11-01', '-11-11', '-12-25'],
    afterEaster: [EASTER_MONDAY, ASCENSION, WHIT_MONDAY],
  },
  LU: {
    fixed: ['-01-01', '-05-01', '-05-09', '-06-23', '-08-15', '-11-01', '-12-25', '-12-26'],
    afterEaster: [EASTER_MONDAY, ASCENSION, WHIT_MONDAY],
  },
}

/** In the order of the year. If two are on one day, that day is listed once. */
export function holidaysOf(country: HolidayCountry, year: number): readonly string[] {
  const { fixed, afterEaster } = HOLIDAYS[country]
  const easter = easterSunday(year)
  const days = [
    ...fixed.map((day) => `${String(year)}${day}`),
    ...afterEaster.map((count) => addDays(easter, count)),
  ]
  return [...new Set(days)].toSorted()
}

export function isHoliday(country: HolidayCountry, day: string): boolean {
  return holidaysOf(country, Number(day.slice(0, 4))).includes(day)
}

/** By the anonymous Gregorian algorithm (Nature, 1876; Meeus, Astronomical Algorithms, chapter 8). */
export function easterSunday(year: number): string {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const yearOfCentury = year % 100
  const leapCenturies = Math.floor(century / 4)
  const lunar = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const epact = (19 * golden + century - leapCenturies - lunar + 15) % 30
  const weekday =
    (32 + 2 * (century % 4) + 2 * Math.floor(yearOfCentury / 4) - epact - (yearOfCentury % 4)) % 7
  const correction = Math.floor((golden + 11 * epact + 22 * weekday) / 451)
  const sum = epact + weekday - 7 * correction + 114
  const [month, day] = [Math.floor(sum / 31), (sum % 31) + 1]
  return `${String(year)}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}
