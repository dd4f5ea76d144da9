/** A page among the others: its languages, its breadcrumbs, its place in the menu, and what of the shell it leaves out. */
import type { Locale } from '../../languages/codes.ts'
import type { Head } from './head.ts'

/** Everything around a page's own content that differs from page to page. */
export interface Frame {
  readonly head: Head
  /** Every language of the site, this one included: the page in it, or else its home page. None for `/`. */
  readonly languages: readonly LanguageLink[]
  /** Internal path of the menu item that is marked as current. */
  readonly current?: string
  readonly breadcrumbs: readonly { readonly label: string; readonly href?: string }[]
  /** The header lies over the banner until the page is scrolled. */
  readonly overBanner: boolean
  readonly fixedMenu: boolean
  /** The page asks something itself, or thanks for an answer: its footer asks for nothing. */
  readonly withoutNewsletter?: true
  /** Class of `<body>`, for the page's own style sheet. */
  readonly className?: string
  readonly noCookiePopup?: true
  /** Tags stay away: the address, or what is typed, opens an account. */
  readonly withoutTags?: true
}

export interface LanguageLink {
  readonly locale: Locale
  readonly href: string
  /** The page does not exist in this language: the link leads to the home page. */
  readonly elsewhere?: true
}
