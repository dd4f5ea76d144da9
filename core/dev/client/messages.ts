/**
 * The messages of `dev` to an open page, and the requests of its panel. This file contains types only,
 * because the server and the browser import it.
 */

/** A problem as the terminal prints it, in parts. */
export interface ShownProblem {
  readonly code: string
  readonly severity: 'error' | 'warning'
  readonly message: string
  readonly hint: string | null
  readonly file: string | null
  readonly line: number | null
  readonly column: number | null
  readonly frame: string | null
  readonly related: readonly RelatedPlace[]
}

export interface RelatedPlace {
  readonly message: string
  readonly file: string | null
  readonly line: number | null
  readonly column: number | null
  readonly frame: string | null
}

/** The whole state of a page. It is sent when the page is opened, and after each change of the state. */
export interface PageMessage {
  /**
   * The hash of the page as a build would write it; null if the page cannot be rendered, and then the last
   * version stays visible.
   */
  readonly version: string | null
  /** The errors that prevent rendering of the site or of this page. */
  readonly errors: readonly ShownProblem[]
  /** The number of further errors. */
  readonly more: number
  /** The number of problems of this page, for the button of the panel. */
  readonly notes: number
}

export interface PanelPage {
  readonly url: string
  readonly file: string
  readonly name: string
  readonly slot: string
  readonly locale: string
  /** The reasons of the last rendering, one line for each. */
  readonly reasons: readonly string[]
  readonly source: { readonly file: string; readonly line: number } | null
  readonly inputs: readonly { readonly file: string; readonly role: string; readonly of: string }[]
  /** The files on which all pages of the language depend. */
  readonly shared: readonly string[]
  /** The languages of the site in which this page does not exist. */
  readonly missing: readonly string[]
  readonly problems: readonly ShownProblem[]
}

/** The answer of `/_dev/open`. Without a configured editor, the page shows the path. */
export interface OpenAnswer {
  readonly opened: boolean
  readonly file: string
}
