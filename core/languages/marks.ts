/** Parts of the marks that several languages share. */

/** Joins a label and its value by the colon of a language. A label that asks has a mark of its own. */
export function labelledWith(colon: string): (label: string, value: string) => string {
  return (label, value) => `${label}${/[?:]$/.test(label) ? '' : colon} ${value}`
}

/** `05` */
export function twoDigits(minutes: number): string {
  return String(minutes).padStart(2, '0')
}
