/** Texts of the script of forms: one file for each language, loaded when a form is first used. */

export interface FormTexts {
  /** Sentences by their key. */
  readonly sentences: Readonly<Record<string, string>>
  /** The agency's telephone, for when a form does not get through. */
  readonly phone: { readonly text: string; readonly href: string } | null
  /** The agency’s e-mail address, for a form that its service cannot take. */
  readonly email: string | null
  /** How numbers are grouped: as on the pages (`phoneGrouping` of site-config/rules.json). */
  readonly grouping: 'zones' | 'spec'
}

/** Keys that the file holds: those of messages, and of sentences that only a script shows. */
export function isFormText(key: string): boolean {
  return /^form\.(?:error|problems|late|hours)\.|^error\.(?:emailNotSent|testimonialNotSent|documents|appointmentsFull|login|credentials|api\.text|linkExpired|tooManyAttempts)/.test(
    key,
  )
}
