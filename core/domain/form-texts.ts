/** Texts of the script of forms: one file for each language, loaded when a form is first used. */

export interface FormTexts {
  /** Sentences by their key. */
  readonly sentences: Readonly<Record<string, string>>
  /** The telephone number of the agency, for a form that cannot be sent. */
  readonly phone: { readonly text: string; readonly href: string } | null
  /** The e-mail address of the agency, for a form that the service cannot accept. */
  readonly email: string | null
  /** The grouping of numbers, as on pages (`phoneGrouping` of site-config/rules.json). */
  readonly grouping: 'zones' | 'spec'
}

/** Whether the file contains the key: those of messages, and of sentences that only a script shows. */
export function isFormText(key: string): boolean {
  return /^form\.(?:error|problems|late|hours|mail)\.|^error\.(?:emailNotSent|testimonialNotSent|documents|appointmentsFull|login|credentials|api\.text|linkExpired|tooManyAttempts)/.test(
    key,
  )
}
