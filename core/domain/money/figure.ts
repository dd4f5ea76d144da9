/**
 * Figures of the law with their dates, sources and confidence (docs/money.md). A figure that one source alone gives is
 * unconfirmed: pages show what follows from it as "about", and `check --all` names it.
 */

/**
 * `sure`: two independent sources agree, or one source and an arithmetic check against official results. `likely`: one
 * source. `unsure`: sources differ.
 */
export type Confidence = 'sure' | 'likely' | 'unsure'

export interface Version<Value> {
  readonly value: Value
  /** The first day, an ISO date. For the oldest version it is the first day of which a source was read. */
  readonly from: string
  /** The last day; absent for the version in force. */
  readonly to?: string
  /** Absent where the version is as certain as the figure. */
  readonly confidence?: Confidence
}

export interface Figure<Value = number> {
  readonly unit: 'percent' | 'euro' | 'months' | 'years' | 'steps' | 'scale' | 'factor' | 'rule'
  readonly law: string
  /** Addresses of the pages that give the figure. */
  readonly sources: readonly string[]
  readonly confidence: Confidence
  /** In the order of time. */
  readonly versions: readonly Version<Value>[]
}

/** The version of a day; undefined before the first one, in a gap, and after a figure was abolished. */
export function versionOn<Value>(figure: Figure<Value>, day: string): Version<Value> | undefined {
  return figure.versions.find(({ from, to }) => from <= day && (to === undefined || day <= to))
}

export function isConfirmed(figure: Figure<unknown>, day: string): boolean {
  const version = versionOn(figure, day)
  return (version?.confidence ?? figure.confidence) === 'sure'
}
