/** What browsers, search engines and social networks read of a page. */

export interface Head {
  readonly title: string
  readonly description?: string
  readonly canonical?: string
  readonly noIndex?: true
  readonly noReferrer?: true
  readonly alternates: readonly { readonly hreflang: string; readonly href: string }[]
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
  /** The page's own style sheet, beside the site's. */
  readonly stylesheet?: string
  /** A script that this page needs beside the site's. */
  readonly script?: string
  /** The site's script has a query to answer before anything shows. */
  readonly answersQuery?: true
}
