/** Days as numbers: filters compare them as they compare prices, and the address of a list contains them. */

/** The year, month and day of a day as one number: 20270601. */
export type DayNumber = number

/** The number of a home that is available at once. It is earlier than every day. */
export const AVAILABLE_NOW: DayNumber = 1

/** The ISO text of a day: "2027-06-01". */
export function isoOfDay(day: DayNumber): string {
  const text = String(day).padStart(8, '0')
  return `${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6)}`
}

/** The day of an instant, on the clock of the machine. */
export function dayOf(instant: Date): DayNumber {
  return instant.getFullYear() * 10_000 + (instant.getMonth() + 1) * 100 + instant.getDate()
}
