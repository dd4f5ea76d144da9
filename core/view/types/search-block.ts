/** The search of the home page, and of the page for what was not found: readable without script, as links to what there is. */
import type { Link } from './elements.ts'

export interface SearchBlock {
  readonly title?: string
  readonly description?: string
  readonly description2?: string
  readonly showInput: boolean
  readonly showButton: boolean
  /** A link with count zero is shown disabled; `count` is absent when counts are off. */
  readonly goals: readonly {
    readonly goal: 0 | 1
    readonly href: string
    readonly count?: number
    readonly disabled: boolean
  }[]
  readonly types: readonly SearchRow[]
  readonly cities: readonly SearchRow[]
  /** What the script loads. */
  readonly data?: string
  /** Rows show how many there are. */
  readonly showStock: boolean
  /** Where to go on when nothing was found. */
  readonly others: readonly Link[]
}

/** A type or town with its lists; a list without stock has no page, and so no `href`. */
export interface SearchRow {
  readonly label: string
  readonly goals: readonly { readonly goal: 0 | 1; readonly href?: string; readonly count?: number }[]
}
