import { vi } from 'vitest'

/** In milliseconds. It ends what hangs; a machine with other work needs many times as long as a quiet one. */
const LONGEST = 120_000

/** Repeats a check until it passes. `interval` is in milliseconds. Throws the last error of the check. */
export function waitFor<Value>(check: () => Value | Promise<Value>, { interval = 50 } = {}): Promise<Value> {
  return vi.waitFor(check, { timeout: LONGEST, interval })
}
