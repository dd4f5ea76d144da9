/** Hosts that do not answer: a feed of thousands of pictures is not tried to its end with every retry of each. */

export interface DeadHosts {
  /** Why pictures of this host are not asked for any more. */
  reasonOf(host: string): string | undefined
  /** What asking for one came to; `unreachable` is why there was no answer at all, after every retry. */
  note(host: string, unreachable: string | undefined): void
}

/** In a row: a host that is slow now and then is not dead. */
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
