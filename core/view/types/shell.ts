/** What stands around every page of a language: logo, top bar, menu, footer, and the words of the interface. */
import type { Locale } from '../../languages/codes.ts'
import type { ConsentMode } from '../../domain/tags.ts'
import type { StringKey } from '../../languages/string-keys.ts'
import type { Html, IconName, Link, Picture } from './elements.ts'
import type { Form } from './forms.ts'
import type { Office } from './offices.ts'

/** What every page of one language has in common. Rendered once, referred to by its hash. */
export interface Shell {
  readonly locale: Locale
  readonly siteName: string
  readonly homeHref: string
  readonly stylesheet: string
  readonly script: string
  readonly sprite: string
  readonly icons: readonly {
    readonly rel: string
    readonly href: string
    readonly sizes?: string
    readonly type?: string
  }[]
  readonly manifest: string
  /** Font files that the style sheet needs on every page, fetched with it and not after it. */
  readonly fonts?: readonly string[]
  readonly themeColor: string
  /** For visitors whose system is dark, where the site follows it. */
  readonly themeColorDark?: string
  readonly logo?: { readonly large: Picture; readonly small: Picture }
  readonly wordmark: string
  /** The page of what a visitor saved; without one, nothing can be saved. */
  readonly savedHref?: string
  readonly topBar?: { readonly left: readonly TopBarLink[]; readonly right: readonly TopBarLink[] }
  readonly menu: readonly MenuLink[]
  /** Items beyond the configured maximum, shown in the extra menu. */
  readonly extraMenu: readonly MenuLink[]
  /** Names of the public languages in their own language; the switcher shows with more than one. */
  readonly languageNames: Readonly<Partial<Record<Locale, string>>>
  readonly showFlags: boolean
  readonly footer: Footer
  /** Forms of properties and projects, by name. */
  readonly requests: Readonly<Record<string, Form>>
  /** Address of what the script of forms says. */
  readonly formTexts: string
  /** Views of pages are counted by our own service. */
  readonly countsViews?: true
  /** Present where there is something to agree to. */
  readonly consent?: {
    /** The dialog, which the script fetches when it is wanted. */
    readonly href: string
    readonly revision: number
    readonly months: number
    readonly mode: ConsentMode
    /** Ids of the tags that a yes lets load, with spaces between them. */
    readonly tags: string
  }
  readonly strings: Readonly<Record<StringKey, string>>
}

export interface TopBarLink extends Link {
  readonly icon?: IconName
  readonly className?: string
}

export interface MenuLink extends Link {
  /** Internal path, compared with `frame.current`. */
  readonly path: string
  readonly children: readonly MenuLink[]
}

export interface Footer {
  readonly columns: readonly {
    readonly title?: string
    readonly intro?: Html
    readonly text?: Html
    readonly pictures?: readonly Picture[]
  }[]
  readonly offices: readonly Office[]
  readonly legal: readonly { readonly term: StringKey; readonly text: string; readonly href?: string }[]
  readonly copyright?: string
  readonly links: readonly Link[]
  readonly social: readonly Link[]
  readonly newsletter?: Form
}
