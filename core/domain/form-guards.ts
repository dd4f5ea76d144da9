/**
 * What keeps machines from sending forms: a field that only they fill, a time that only they undercut, and proof of
 * work. Page, browser and service take the names from here.
 */

/** Nobody sees it, so who fills it in is no visitor. Not a name that browsers complete from an address book. */
export const TRAP_FIELD = 'homepage'

/** When the visitor began, in milliseconds by the visitor's clock. Empty in the page: the script fills it in. */
export const STARTED_FIELD = 'startedAt'

/** The solved challenge (ALTCHA), base64 of JSON. */
export const SOLUTION_FIELD = 'altcha'

export const MINIMUM_SECONDS = 3

/**
 * Seconds that are missing to the minimum; 0 where there is nothing to say. Without script nothing is known, and a
 * visitor's clock that is ahead of ours is no reason to turn the visitor away: only what is surely too fast is.
 */
export function secondsToWait(startedAt: string | undefined, now: number): number {
  if (startedAt === undefined || !/^[0-9]{1,15}$/.test(startedAt)) return 0
  const passed = now - Number(startedAt)
  const missing = MINIMUM_SECONDS * 1000 - passed
  return passed < 0 || missing <= 0 ? 0 : Math.ceil(missing / 1000)
}
