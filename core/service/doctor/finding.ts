/** What one look at the service says. */
export interface Finding {
  /** Stable: other programs go by it. */
  readonly check: Check
  /** `hint`: works, and somebody should know; `bad`: does not work, or will not for long. */
  readonly mark: 'good' | 'hint' | 'bad'
  /** One line, for whoever runs the service. No secret, no name. */
  readonly text: string
}

export type Check =
  | 'node'
  | 'clock'
  | 'site'
  | 'disk'
  | 'files'
  | 'database'
  | 'tables'
  | 'integrity'
  | 'mail'
  | 'readers'
  | 'outbox'
  | 'webhooks'
  | 'address'
  | 'proxies'
  | 'backup'

export const good = (check: Check, text: string): Finding => ({ check, mark: 'good', text })
export const hint = (check: Check, text: string): Finding => ({ check, mark: 'hint', text })
export const bad = (check: Check, text: string): Finding => ({ check, mark: 'bad', text })

/** The first line of what a library or the system says. */
export function reasonOf(error: unknown): string {
  // A host with two addresses fails twice, and says nothing itself.
  const [first] = error instanceof AggregateError ? (error.errors as unknown[]) : [error]
  return first instanceof Error ? (first.message.split('\n', 1)[0] ?? '') : String(first)
}
