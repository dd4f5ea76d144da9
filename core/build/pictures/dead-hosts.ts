/**
 * Records hosts that do not answer, so that a feed with thousands of pictures of such a host is not tried in full.
 */

export interface DeadHosts {
  /** The reason why pictures of this host are not requested any more, or undefined. */
  reasonOf(host: string): string | undefined
  /** Records the result of a request. `unreachable` is the reason if there was no answer after all retries. */
  note(host: string, unreachable: string | undefined): void
}

/** The number of failures in a row, because a host that is sometimes slow is available. */
const GIVE_UP_AFTER = 3

export function createDeadHosts(): DeadHosts {
  const failures = new Map<string, number>()
  const dead = new Map<string, string>()
  return {
    reasonOf: (host) => dead.get(host),
    note(host, unreachable) {
      const count = unreachable === undefined ? 0 : (failures.get(host) ?? 0) + 1
      failures.set(host, count)
      if (unreachable !== undefined && count >= GIVE_UP_AFTER) dead.set(host, unreachable)
    },
  }
}
