/** The metadata of a page for browsers, search engines and social networks. */

export interface Head {
  readonly title: string
  readonly description?: string
  readonly canonical?: string
  readonly noIndex?: true
  readonly noReferrer?: true
  readonly alternates: readonly { readonly hreflang: string; readonly href: string }[]
  /** The feeds and the calendar with the content of the page. */
  readonly feeds?: readonly FeedLink[]
  readonly openGraph: {
    readonly title: string
    readonly description?: string
    readonly type: 'website' | 'article'
    readonly locale: string
    readonly alternateLocales: readonly string[]
    readonly image?: {
      readonly url: string
      readonly width: number
      readonly height: number
      readonly alt: string
    }
  }
  readonly twitter: { readonly title: string; readonly description?: string; readonly image?: string }
  /** JSON-LD, already escaped for a script element by `core/view/json-ld.ts`. */
  readonly jsonLd?: string
  /** Style sheets in addition to that of the site: those of pages that are opened seldom, and the page's own. */
  readonly stylesheets?: readonly string[]
  /** The page's own script, in addition to that of the site. */
  readonly script?: string
  /** The script of the site evaluates the query before the first paint. */
  readonly answersQuery?: true
}

export interface FeedLink {
  /** The media type. */
  readonly type: string
  readonly href: string
  readonly title: string
}
