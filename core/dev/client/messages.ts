/** What `dev` tells an open page, and what its panel asks for. Types only: both sides read them here. */

/** As in the terminal, in parts. */
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

/** The state of a page, whole: told when somebody opens it, and when any of it has changed. */
export interface PageMessage {
  /** Hash of the page as a build would write it; null where it cannot be rendered: what is shown then stays. */
  readonly version: string | null
  /** What keeps the site, or this page, from being rendered. */
  readonly errors: readonly ShownProblem[]
  /** Further errors, which are not among these. */
  readonly more: number
  /** Problems of this page, for the panel's button. */
  readonly notes: number
}

export interface PanelPage {
  readonly url: string
  readonly file: string
  readonly name: string
  readonly slot: string
  readonly locale: string
  /** Why it was rendered, a line for each cause. */
  readonly reasons: readonly string[]
  readonly source: { readonly file: string; readonly line: number } | null
  readonly inputs: readonly { readonly file: string; readonly role: string; readonly of: string }[]
  /** Files that all pages of the language are made of. */
  readonly shared: readonly string[]
  /** Languages of the site in which there is no such page. */
  readonly missing: readonly string[]
  readonly problems: readonly ShownProblem[]
}

/** The answer of `/_dev/open`: where no editor is named, the page shows the path. */
export interface OpenAnswer {
  readonly opened: boolean
  readonly file: string
}
