/** The result of one check of a machine, a service or a published site. */
export interface Finding {
  /** Stable, because other programs read it. */
  readonly check: string
  /** `hint`: it works, with a remark; `bad`: it does not work, or will soon stop working. */
  readonly mark: 'good' | 'hint' | 'bad'
  /** One line for the administrator, without secrets and without names. */
  readonly text: string
}

export const good = (check: string, text: string): Finding => ({ check, mark: 'good', text })
export const hint = (check: string, text: string): Finding => ({ check, mark: 'hint', text })
export const bad = (check: string, text: string): Finding => ({ check, mark: 'bad', text })

/** The first line of the message of a library or the system. */
export function reasonOf(error: unknown): string {
  // A host with two addresses fails twice, and the combined error has no message.
  const [first] = error instanceof AggregateError ? (error.errors as unknown[]) : [error]
  return first instanceof Error ? (first.message.split('\n', 1)[0] ?? '') : String(first)
}
