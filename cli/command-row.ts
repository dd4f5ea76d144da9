/** A command in the table from which its help is made. */

/** A command line after the name of the program, and its effect. */
export type Example = readonly [line: string, effect: string]

export interface CommandRow {
  /** The words of the command: `inbox list`. */
  readonly words: string
  /** For commands without a parent. */
  readonly group?: string
  readonly examples: readonly Example[]
}
