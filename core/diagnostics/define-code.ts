import type { CodeEntry } from './codes.ts'

/** Gives a catalogue entry its parameter type: `defineCode<{ key: string }>({ … })`. */
export function defineCode<P>(entry: CodeEntry<P>): CodeEntry<P> {
  return entry
}
