/** Judicial decision on a property: -1 empty, 0 no, 1 yes, 2 on request. */

const ANSWERS = { 0: 'no', 1: 'yes', 2: 'on-request' } as const

export type JudicialDecision = (typeof ANSWERS)[keyof typeof ANSWERS]

/** The answer, or null for the code that means empty and for unknown codes. */
export function judicialDecisionOf(code: number | undefined): JudicialDecision | null {
  return code === 0 || code === 1 || code === 2 ? ANSWERS[code] : null
}
