/** The terminal for commands: two streams with their properties, and the environment. */

import type { Ask } from './ask.ts'

export interface Stream {
  readonly isTerminal: boolean
  readonly hasColour: boolean
  /** In characters. */
  readonly width: number
  write(text: string): void
}

export interface Io {
  /** Results. */
  readonly out: Stream
  /** Progress, warnings and errors. */
  readonly err: Stream
  readonly cwd: string
  readonly env: Readonly<Record<string, string | undefined>>
  readonly now: () => number
  /** Absent without a terminal, because then no answer is possible. */
  readonly ask?: Ask | undefined
  /** The message and the action on SIGINT or SIGTERM, before the process ends. */
  onInterrupt(message: () => string, cleanUp: () => Promise<void>): void
}

export interface GlobalOptions {
  readonly root?: string
  readonly out?: string
  readonly json?: boolean
  readonly quiet?: boolean
  readonly color?: boolean
  readonly all?: boolean
}

/** Colour is off without a terminal and on request (no-color.org); FORCE_COLOR turns it on. */
export function wantsColour(env: Io['env'], isTerminal: boolean, argv: readonly string[]): boolean {
  if (argv.includes('--no-color') || env['NO_COLOR'] || env['TERM'] === 'dumb') return false
  return env['FORCE_COLOR'] ? env['FORCE_COLOR'] !== '0' : isTerminal
}
