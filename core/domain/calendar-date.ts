/** Calendar dates as ISO text. They name a day, not an instant: no time zone moves them. */

/** Midnight UTC of `2026-11-21`, or null for another form and for days that no calendar has. */
export function calendarDate(text: string): Date | null {
  const parts = /^([0-9]{4})-([0-9]{2})-([0-9]{2})$/.exec(text)
  if (!parts) return null
  const date = new Date(`${text}T00:00:00Z`)
  // 30 February becomes 2 March in some engines, an invalid date in others.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? date : null
}
