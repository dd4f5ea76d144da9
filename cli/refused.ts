/** The report of a mistake in a command line that only the command itself can find. */
import type { Io } from './io.ts'

/** Exit code 2. */
export function refused(io: Io, message: string, hint: string): number {
  io.err.write(`error: ${message}\n  hint: ${hint}\n`)
  return 2
}
