/**
 * Guards against forms that machines send: a field that only they fill in, a minimum time, and proof of work. Page,
 * browser and service take the names of their fields from here.
 */

/** An invisible field: a form that fills it in comes from a machine. Browsers do not complete a field of this name. */
export const TRAP_FIELD = 'homepage'

/** When the visitor began, in milliseconds by the visitor's clock. Empty in the page: the script fills it in. */
export const STARTED_FIELD = 'startedAt'

/** The solved challenge (ALTCHA), base64 of JSON. */
export const SOLUTION_FIELD = 'altcha'

export const MINIMUM_SECONDS = 3

/**
 * Seconds that are missing to the minimum. The result is 0 without a script, which leaves the time unknown, and for a
 * visitor's clock that is ahead: only a form that is certainly too fast has to wait.
 */
export function secondsToWait(startedAt: string | undefined, now: number): number {
  if (startedAt === undefined || !/^[0-9]{1,15}$/.test(startedAt)) return 0
  const passed = now - Number(startedAt)
  const missing = MINIMUM_SECONDS * 1000 - passed
  return passed < 0 || missing <= 0 ? 0 : Math.ceil(missing / 1000)
}
