/**
 * The parts around every page of a language: logo, top bar, menu, footer, and the strings of the interface.
 */
import type { Locale } from '../../languages/codes.ts'
import type { ConsentMode } from '../../domain/tags.ts'
import type { StringKey } from '../../languages/string-keys.ts'
import type { Html, IconName, Link, Picture } from './elements.ts'
import type { Form } from './forms.ts'
import type { Office } from './offices.ts'

/** The logo of the header, and a smaller one for phones. */
export interface Logo {
  readonly large: Picture
  readonly small: Picture
}

/** The parts that all pages of one language share. Which of them a page contains is recorded (core/view/shell-parts.ts). */
export interface Shell {
  readonly locale: Locale
  readonly siteName: string
  /** The site is a draft: each page says so, and search engines do not index it. */
  readonly draft?: { readonly blanks: number } | undefined
  /** The path of the site on its host, if it lies in a folder of it: `/immo`. */
  readonly basePath?: string | undefined
  readonly homeHref: string
  readonly stylesheet: string
  /** The style sheet for printers. */
  readonly printStylesheet: string
  readonly script: string
  readonly sprite: string
  readonly icons: readonly {
    readonly rel: string
    readonly href: string
    readonly sizes?: string
    readonly type?: string
  }[]
  readonly manifest: string
  /** Font files that every page needs. They are preloaded together with the style sheet. */
  readonly fonts?: readonly string[]
  readonly themeColor: string
  /** For visitors with a dark system theme, if the site supports it. */
  readonly themeColorDark?: string
  readonly logo?: Logo
  /** The logo for dark ground, where the site has one. */
  readonly logoOnDark?: Logo
  readonly wordmark: string
  /** The page of saved items. Without it nothing can be saved. */
  readonly savedHref?: string
  readonly topBar?: { readonly left: readonly TopBarLink[]; readonly right: readonly TopBarLink[] }
  readonly menu: readonly MenuLink[]
  /** Items beyond the configured maximum, shown in the extra menu. */
  readonly extraMenu: readonly MenuLink[]
  /** Names of the public languages in their own language. The switcher is shown if there is more than one. */
  readonly languageNames: Readonly<Partial<Record<Locale, string>>>
  readonly showFlags: boolean
  readonly footer: Footer
  /** The form above the footer, which pages with a form of their own leave out. */
  readonly newsletter?: Form
  /** Forms of properties and projects, by name. */
  readonly requests: Readonly<Record<string, Form>>
  /** Address of the texts of the script of forms. */
  readonly formTexts: string
  /** The site has a service of its own, which is not on every host that serves its pages. */
  readonly hasService?: true
  /** The service counts views of pages. */
  readonly countsViews?: true
  /** Present if the site asks for consent. */
  readonly consent?: {
    /** The dialog, which the script fetches when it is needed. */
    readonly href: string
    readonly revision: number
    readonly months: number
    readonly mode: ConsentMode
    /** Ids of the tags that load after consent, separated by spaces. */
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
  /** The logo for its ground, where the site has one for dark ground too. */
  readonly logo?: Logo
  readonly columns: readonly {
    readonly title?: string
    readonly intro?: Html
    readonly text?: Html
    readonly pictures?: readonly Picture[]
  }[]
  /** Their names and hours are not shown here, so they are left out. */
  readonly offices: readonly Pick<Office, 'address' | 'phone' | 'email'>[]
  readonly legal: readonly { readonly term: StringKey; readonly text: string; readonly href?: string }[]
  readonly copyright?: string
  readonly links: readonly Link[]
  readonly social: readonly Link[]
}
