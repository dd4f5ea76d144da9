/**
 * The relation of a page to others: its languages, its breadcrumbs, its menu item, and the parts of the shell
 * that it omits.
 */
import type { Locale } from '../../languages/codes.ts'
import type { Head } from './head.ts'

/** The parts around the content that differ from page to page. */
export interface Frame {
  readonly head: Head
  /**
   * Every language of the site, this one included: its version of the page, or else its home page. None for
   * `/`.
   */
  readonly languages: readonly LanguageLink[]
  /** Internal path of the menu item that is marked as current. */
  readonly current?: string
  readonly breadcrumbs: readonly { readonly label: string; readonly href?: string }[]
  /** The header overlaps the banner until the page is scrolled. */
  readonly overBanner: boolean
  readonly fixedMenu: boolean
  /** The page contains a form or is a thank-you page, so its footer shows no newsletter form. */
  readonly withoutNewsletter?: true
  /** Class of `<body>`, for the page's own style sheet. */
  readonly className?: string
  readonly noCookiePopup?: true
  /** No tags are loaded: the address of the page or its fields give access to an account. */
  readonly withoutTags?: true
}

export interface LanguageLink {
  readonly locale: Locale
  readonly href: string
  /** The page does not exist in this language, so the link leads to the home page. */
  readonly elsewhere?: true
}
