/** The search of the home page and the 404 page. Without script it consists of links to the lists. */
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
  /** The data that the script loads. */
  readonly data?: string
  /** Rows show the number of properties. */
  readonly showStock: boolean
  /** Links for a search without a result. */
  readonly others: readonly Link[]
}

/** A type or town with its lists. A list without stock has no page, and so no `href`. */
export interface SearchRow {
  readonly label: string
  readonly goals: readonly { readonly goal: 0 | 1; readonly href?: string; readonly count?: number }[]
}
