/** Whole euros as people type them: digits alone, or in groups of three with the separator of a language. */
export const WHOLE_EUROS = /^[1-9][0-9]{0,2}(?:[ .,\u00A0\u202F][0-9]{3}){1,2}$|^[1-9][0-9]{0,8}$/

/** The amount of `450.000`, or null for a text of another form. */
export function wholeEuros(text: string): number | null {
  return WHOLE_EUROS.test(text) ? Number(text.replace(/\D/g, '')) : null
}
