/** Calls at a moment that may change until then. */

/** Timers of Node.js count milliseconds in 31 bits; a longer wait is divided. */
const LONGEST_WAIT_MS = 2 ** 31 - 1

interface Alarm {
  /** Milliseconds since 1970; replaces the moment of before. Null: it does not ring. */
  set(at: number | null): void
}

/** It keeps no process alive. */
export function createAlarm(now: () => number, ring: () => void): Alarm {
  let timer: NodeJS.Timeout | undefined
  const wait = (at: number) => {
    const left = Math.max(at - now(), 0)
    timer = setTimeout(() => (left > LONGEST_WAIT_MS ? wait(at) : ring()), Math.min(left, LONGEST_WAIT_MS))
    timer.unref()
  }
  return {
    set(at) {
      clearTimeout(timer)
      if (at !== null) wait(at)
    },
  }
}
