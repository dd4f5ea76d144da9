/** Calendar dates as ISO text. They name a day and not an instant, so no time zone changes them. */

/** Midnight UTC of `2026-11-21`, or null for another form and for days that do not exist. */
export function calendarDate(text: string): Date | null {
  const parts = /^([0-9]{4})-([0-9]{2})-([0-9]{2})$/.exec(text)
  if (!parts) return null
  const date = new Date(`${text}T00:00:00Z`)
  // 30 February becomes 2 March in some engines, an invalid date in others.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? date : null
}

/** The same day some months later, or the last day of a month that has no such day. */
export function monthsLater(date: Date, months: number): Date {
  const later = new Date(date)
  later.setUTCDate(1)
  later.setUTCMonth(later.getUTCMonth() + months)
  const lastDay = new Date(Date.UTC(later.getUTCFullYear(), later.getUTCMonth() + 1, 0)).getUTCDate()
  later.setUTCDate(Math.min(date.getUTCDate(), lastDay))
  return later
}
