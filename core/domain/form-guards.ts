/**
 * Guards against forms that machines send (a trap field, a minimum time, and proof of work) and against forms
 * that are sent twice (a key). Page, browser and service share the names of their fields.
 */

/** An invisible field. Only machines fill it in, as browsers do not complete a field of this name. */
export const TRAP_FIELD = 'homepage'

/**
 * The start of the visitor's input, in milliseconds by the visitor's clock. Empty in the page: the script
 * fills it in.
 */
export const STARTED_FIELD = 'startedAt'

/** The solved challenge (ALTCHA), base64 of JSON. */
export const SOLUTION_FIELD = 'altcha'

/**
 * The key of a form that is being sent, the same for each attempt: a form that is sent again after a lost
 * answer is stored once. The script makes it; without one, the service compares the text.
 */
export const KEY_FIELD = 'key'
export const KEY_PATTERN = /^[\w.-]{8,64}$/

export const MINIMUM_SECONDS = 3

/**
 * Seconds that remain of the minimum time. The result is 0 without a script, when the time is unknown, and if
 * the visitor's clock is ahead: only a form that is certainly too fast has to wait.
 */
export function secondsToWait(startedAt: string | undefined, now: number): number {
  if (startedAt === undefined || !/^[0-9]{1,15}$/.test(startedAt)) return 0
  const passed = now - Number(startedAt)
  const missing = MINIMUM_SECONDS * 1000 - passed
  return passed < 0 || missing <= 0 ? 0 : Math.ceil(missing / 1000)
}
