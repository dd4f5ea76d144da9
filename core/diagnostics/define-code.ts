/** Exit codes: 1 content, 2 usage, 3 environment, 4 lock, 5 findings, 70 internal error. */
export type ExitCode = 1 | 2 | 3 | 4 | 5 | 70

export interface CodeEntry<P> {
  readonly severity: 'error' | 'warning'
  /** The heading in docs/errors.md: a noun phrase or a short statement. */
  readonly title: string
  /** A short paragraph for docs/errors.md that explains the rule and the consequence. */
  readonly about: string
  /** One sentence that starts in lower case, has no full stop and names the data. */
  readonly message: (params: P) => string
  /** An instruction in the imperative, in the same form, if one sentence can give it. */
  readonly hint?: (params: P) => string | undefined
  readonly exit?: ExitCode
}

/** Gives a catalogue entry its parameter type: `defineCode<{ key: string }>({ … })`. */
export function defineCode<P>(entry: CodeEntry<P>): CodeEntry<P> {
  return entry
}
