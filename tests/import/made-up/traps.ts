/** A home of a made-up export with one property of the format that importers read wrongly, and the right result. */
export interface Trap<Changes> {
  /** The number of the home. */
  readonly home: number
  /** The rule that holds, as a sentence. */
  readonly rule: string
  readonly changes: Changes
  /** Fields of the record that is published. `undefined`: the field is absent. */
  readonly published?: Readonly<Record<string, unknown>>
  /** The record is left out, and a problem names this field. */
  readonly quarantined?: string
  /** The record is left out on purpose, for this reason. */
  readonly filtered?: string
}

/** The report of an export in which every other home is right. */
export function reportOf(read: number, traps: readonly Trap<unknown>[]) {
  const quarantined = traps.filter((trap) => trap.quarantined !== undefined).length
  const filtered: Record<string, number> = {}
  for (const { filtered: reason } of traps) if (reason) filtered[reason] = (filtered[reason] ?? 0) + 1
  const left = traps.filter((trap) => trap.filtered !== undefined).length
  return { read, published: read - quarantined - left, quarantined, filtered }
}
